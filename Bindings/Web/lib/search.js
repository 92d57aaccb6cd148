import { NONE } from "./memory.js";
import { rankNumber } from "./picker-session.js";

/**
 * The regions a text stands for, best first; see `RegionTree.search`.
 *
 * @param {import("./tree.js").RegionTree} tree
 * @param {number} search the address of a search over it.
 */
export function searchTree(tree, search, text, options) {
  const { limit = 20, within, level = 0, until, exact = false } = options;
  const memory = tree.memory;
  const functions = memory.functions;
  const root = within === undefined ? NONE : tree.numberOf(within);
  const rank = rankNumber(tree, until);
  memory.check(memory.withText(text, (address, count) =>
    functions.regions_search_find_until(
      search, address, count, root, level, rank, limit, memory.place(0))));
  const results = memory.word(0);
  try {
    const count = functions.regions_results_count(results);
    const found = Array.from({ length: count }, (_, index) => result(tree, results, index));
    return exact ? found.filter(({ isNear }) => !isNear) : found;
  } finally {
    memory.setWord(0, results);
    functions.regions_results_close(memory.place(0));
  }
}

function result(tree, results, index) {
  const memory = tree.memory;
  const functions = memory.functions;
  memory.check(functions.regions_results_get(
    results, index, memory.place(0), memory.place(1)));
  const region = tree.at(memory.word(0));
  const kind = memory.constant(functions.regions_kind_name(memory.signed(1)));
  const capacity = 24;
  const ranges = memory.place(8);
  memory.check(functions.regions_results_highlights(
    results, index, ranges, capacity, memory.place(0)));
  return {
    region,
    kind,
    isNear: kind === "typo",
    highlights: Array.from({ length: memory.word(0) }, (_, part) => [
      memory.wordAt(ranges + 8 * part), memory.wordAt(ranges + 8 * part + 4),
    ]),
  };
}
