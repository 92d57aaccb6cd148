/**
 * Regions that are no more, read from a file of them (`china-former.regions`): each with the year in which
 * it went out of force and the regions of today that it became.
 */
export class FormerRegions {
  #tree;

  /** @param {import("./tree.js").RegionTree} tree of the file. */
  constructor(tree) { this.#tree = tree; }

  /**
   * What an ID was.
   *
   * @param {import("./tree.js").RegionTree} current the regions of today.
   * @returns {{ id: string, name: string, names: string[], until: number,
   *   successors: import("./region.js").Region[] } | undefined} undefined if no region had it.
   */
  get(id, current) {
    const region = this.#tree.get(id);
    return region && describe(region, current);
  }

  /** The regions that were called as a text says, best first. */
  search(text, current, limit) {
    return this.#tree.search(text, { limit, exact: true })
      .map(({ region, highlights }) => ({ ...describe(region, current), highlights }))
      .filter(({ until, successors }) => until && successors.length > 0);
  }
}

function describe(region, current) {
  const { until, successors = "" } = region.attributes;
  // Those of the file that are in force still are there for the paths of the others.
  if (until === undefined) return undefined;
  return {
    id: region.id, name: region.name, names: region.names, until: Number(until),
    successors: successors.split(" ").map((id) => current.get(id)).filter(Boolean),
  };
}
