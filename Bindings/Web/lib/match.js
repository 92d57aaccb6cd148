import { NONE } from "./memory.js";
import { rankNumber } from "./picker-session.js";

/** `regions_confidence`, in the order of regions.h. */
export const confidences = [null, "guess", "likely", "certain"];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Reads an address; see `RegionTree.match`.
 *
 * @param {import("./tree.js").RegionTree} tree
 * @param {number} matcher the address of a matcher over it.
 */
export function matchAddress(tree, matcher, text, { within, until } = {}) {
  const memory = tree.memory;
  const functions = memory.functions;
  const root = within === undefined ? NONE : tree.numberOf(within);
  const rank = rankNumber(tree, until);
  memory.check(memory.withText(text, (address, count) =>
    functions.regions_matcher_read(matcher, address, count, root, rank, memory.place(0))));
  const match = memory.word(0);
  const bytes = encoder.encode(text);
  const slice = (start, end) => decoder.decode(bytes.subarray(start, end));
  try {
    memory.check(functions.regions_match_get(
      match, memory.place(0), memory.place(1), memory.place(2)));
    const node = memory.word(0);
    const confidence = confidences[memory.signed(1)] ?? null;
    const rest = slice(memory.word(2), functions.regions_match_rest_end(match));
    const parts = Array.from({ length: functions.regions_match_part_count(match) }, (_, index) => {
      memory.check(functions.regions_match_part(
        match, index, memory.place(0), memory.place(1), memory.place(2), memory.place(3)));
      return {
        text: slice(memory.word(1), memory.word(2)), region: tree.at(memory.word(0)),
        as: memory.constant(memory.word(3)),
      };
    });
    const alternatives = Array.from(
      { length: functions.regions_match_alternative_count(match) }, (_, index) => {
        memory.check(functions.regions_match_alternative(match, index, memory.place(0)));
        return tree.at(memory.word(0));
      });
    return { region: node === NONE ? undefined : tree.at(node), rest, confidence, parts, alternatives };
  } finally {
    memory.setWord(0, match);
    functions.regions_match_close(memory.place(0));
  }
}
