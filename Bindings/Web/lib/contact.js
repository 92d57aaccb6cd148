import { confidences } from "./match.js";
import { NONE } from "./memory.js";
import { rankNumber } from "./picker-session.js";

/** `regions_contact_part`, in the order of regions.h. */
const Part = Object.freeze({
  name: 0, phone: 1, extension: 2, postcode: 3, idNumber: 4, region: 5, detail: 6, leftOver: 7, whole: 8,
});

/**
 * Takes a pasted message apart: 张三 13800138000 广东省深圳市南山区科苑路15号. `RegionTree` of regions.js has it as
 * `contact`; the picker's module does without.
 *
 * @param {import("./tree.js").RegionTree} tree one with matching.
 * @param {string} text
 * @param {{ within?: string | import("./region.js").Region, until?: string | number }} [options] `until`: the
 *   region of that rank at most; the names of smaller ones stay in the detail.
 * @returns {{ name?: string, phones: string[], postcode?: string, idNumber?: string,
 *   region?: import("./region.js").Region, detail?: string, confidence: "certain" | "likely" | "guess",
 *   doubtful: string[], leftOver: string[], alternatives: import("./region.js").Region[] }}
 *   `doubtful`: the keys of what someone should look at; `leftOver`: what belongs to no key; `alternatives`:
 *   other regions that could be meant.
 */
export function readContact(tree, text, { within, until } = {}) {
  const matcher = tree.openMatcher();
  const memory = tree.memory;
  const functions = memory.functions;
  const root = within === undefined ? NONE : tree.numberOf(within);
  const rank = rankNumber(tree, until);
  memory.check(memory.withText(text, (address, count) =>
    functions.regions_contact_read(matcher, address, count, root, rank, memory.place(0))));
  const contact = memory.word(0);
  const texts = (part) => Array.from(
    { length: functions.regions_contact_count(contact, part) },
    (_, index) => memory.readText((buffer, capacity, length) =>
      functions.regions_contact_text(contact, part, index, buffer, capacity, length)) ?? "");
  const confidence = (part, index = 0) => confidences[functions.regions_contact_confidence(contact, part, index)] ?? null;
  try {
    const [name] = texts(Part.name);
    const extensions = texts(Part.extension);
    const phones = texts(Part.phone).map((phone, index) => extensions[index] ? `${phone}-${extensions[index]}` : phone);
    const [postcode] = texts(Part.postcode);
    const [idNumber] = texts(Part.idNumber);
    const [detail] = texts(Part.detail);
    memory.check(functions.regions_contact_region(contact, memory.place(0)));
    const node = memory.word(0);
    const region = node === NONE ? undefined : tree.at(node);
    const alternatives = Array.from(
      { length: functions.regions_contact_alternative_count(contact) }, (_, index) => {
        memory.check(functions.regions_contact_alternative(contact, index, memory.place(0)));
        return tree.at(memory.word(0));
      });
    const isSure = (part, index) => confidence(part, index) === "certain";
    const doubtful = Object.entries({
      name: name !== undefined && !isSure(Part.name),
      phones: phones.some((_, index) => !isSure(Part.phone, index)),
      // That six digits behind an address are its postal code is likely; nothing makes it certain.
      postcode: confidence(Part.postcode) === "guess",
      idNumber: idNumber !== undefined && !isSure(Part.idNumber),
      region: region !== undefined && !isSure(Part.region),
      detail: detail !== undefined && !isSure(Part.detail),
    }).filter(([, isSo]) => isSo).map(([key]) => key);
    return {
      name, phones, postcode, idNumber, region, detail, confidence: confidence(Part.whole), doubtful,
      leftOver: texts(Part.leftOver), alternatives,
    };
  } finally {
    memory.setWord(0, contact);
    functions.regions_contact_close(memory.place(0));
  }
}
