/** How many results of the whole tree are listed. */
const resultLimit = 60;

/** Columns of fewer regions than this are seen at a glance, and get no letters. */
const indexedFrom = 12;

/** The items of a column, of which only those are made that are looked at. */
export class ColumnItems {
  #column;
  #chosenRow;

  constructor(column, chosenRow) {
    this.#column = column;
    this.#chosenRow = chosenRow;
    this.length = column.length;
    /** The item of the chosen row, or -1. */
    this.chosen = chosenRow;
  }

  at(row) {
    const region = this.#column.at(row);
    return region && {
      kind: "row", row, name: region.name, isChosen: row === this.#chosenRow,
      position: row + 1, count: this.length,
    };
  }
}

/** Whether a column is long enough for letters, and all of its regions have readings. */
export function canBeIndexed(column) {
  if (column.length < indexedFrom) return false;
  for (let row = 0; row < column.length; row += 1) if (!initialOf(column.at(row))) return false;
  return true;
}

function initialOf(region) {
  const { pinyin = region.name } = region.attributes;
  const letter = pinyin.normalize("NFD")[0].toUpperCase();
  return letter >= "A" && letter <= "Z" ? letter : "";
}

/** The items of a column by the first letters of their readings, under a heading each. */
export class IndexedItems {
  /** Where each letter begins. */
  letters = [];
  chosen = -1;
  #items = [];

  constructor(column, chosenRow) {
    const rows = Array.from({ length: column.length }, (_, row) => {
      const region = column.at(row);
      return { row, region, initial: initialOf(region), reading: region.attributes.pinyin ?? region.name };
    });
    rows.sort((a, b) => (a.initial === b.initial
      ? a.reading.localeCompare(b.reading, "en") || a.row - b.row : a.initial < b.initial ? -1 : 1));
    let position = 0;
    for (const { row, region, initial } of rows) {
      if (this.letters.at(-1)?.letter !== initial) {
        this.letters.push({ letter: initial, index: this.#items.length });
        this.#items.push({ kind: "heading", text: initial });
      }
      if (row === chosenRow) this.chosen = this.#items.length;
      this.#items.push({
        kind: "row", row, name: region.name, isChosen: row === chosenRow, position: position += 1,
        count: column.length,
      });
    }
    this.length = this.#items.length;
  }

  at(index) { return this.#items[index]; }
}

/**
 * What a text finds: rows of the column in front, then regions elsewhere as paths, then regions that are no
 * more; near matches only where there is nothing else.
 *
 * @param {{ tree: import("./tree.js").RegionTree, former: import("./former-regions.js").FormerRegions | null,
 *   configuration: object, column: object, matches: object[], chosenRow: number, texts: object }} scope
 * @returns {{ items: object[], message: string, isNothing: boolean }} `isNothing`: nothing is called so.
 */
export function foundItems(text, { tree, former, configuration, column, matches, chosenRow, texts }) {
  const { within, depth, until } = configuration;
  const above = within ? tree.get(within)?.level ?? 0 : 0;
  const isInReach = (region) => !(depth && region.level > above + depth);
  // Of sixty results a dozen is seen: the others' names are not asked for.
  const result = ({ region, isNear, highlights }) => ({
    kind: "result", region, isNear, ranges: highlights,
    get name() { return region.name; },
    get way() { return region.names.slice(above, -1).join(" › "); },
  });
  const rows = matches.map(({ row, range }) => ({
    kind: "row", row, name: column.at(row).name, isChosen: row === chosenRow, ranges: [range],
  }));
  const listed = new Set(rows.map(({ row }) => column.at(row).number));
  // A depth is no bound of a search: what lies too deep is left out afterwards.
  const all = tree.search(text, { within, until, limit: depth ? 10 * resultLimit : resultLimit + rows.length + 1 })
    .filter(({ region }) => !listed.has(region.number) && isInReach(region));
  const isCut = all.length > resultLimit;
  const results = all.slice(0, resultLimit).map(result);
  const certain = results.filter(({ isNear }) => !isNear);
  const isNothing = rows.length + certain.length === 0;
  const gone = isNothing && former ? former.search(text, tree, 12).flatMap((old) =>
    old.successors.filter((region) => isInReach(region) && isBelow(region, within, tree)).map((region) => ({
      kind: "result", region, name: texts.wasUntil(old.name, old.until), ranges: old.highlights,
      way: texts.now([region.names.slice(above).join(" › ")]),
    }))) : [];
  const near = isNothing && gone.length === 0 ? results : [];
  const shown = [...certain, ...gone, ...near];
  const count = rows.length + shown.length;
  const message = near.length > 0 ? texts.near(text)
    : count > 0 ? texts.count(count, isCut) : texts.nothing(text);
  const items = [...rows];
  // Alone, results need no heading to set them off from what is before them.
  if (near.length > 0) items.push({ kind: "heading", text: message });
  else if (rows.length > 0 && shown.length > 0) items.push({ kind: "heading", text: texts.everywhere });
  items.push(...shown);
  return { items: numbered(items), message, isNothing };
}

/** The regions of today that one of before became, to choose from. */
export function successorItems(old, tree, texts) {
  const heading = { kind: "heading", text: texts.successors(old.name) };
  return numbered([heading, ...old.successors.map((region) => ({
    kind: "result", region, name: region.name, way: region.names.slice(0, -1).join(" › "),
  }))]);
}

function isBelow(region, within, tree) {
  if (!within) return true;
  const top = tree.get(within)?.number;
  return region.path.slice(0, -1).some(({ number }) => number === top);
}

function numbered(items) {
  const count = items.filter(({ kind }) => kind !== "heading").length;
  let position = 0;
  for (const item of items) {
    if (item.kind !== "heading") Object.assign(item, { position: position += 1, count });
  }
  return items;
}
