import { FormerRegions } from "./former-regions.js";
import { RegionLoadError } from "./errors.js";
import { places } from "./places.js";
import { RegionTree } from "./tree.js";

/** The trees that elements show, by URL: elements with one source share one. */
const trees = new Map();

/**
 * The tree at a URL, loaded once however many elements ask for it, and let go when none holds it.
 *
 * @param {string | URL} place
 * @returns {Promise<RegionTree>} rejects with what `RegionTree.load` throws; then the next call tries again.
 */
export function sharedTree(place) {
  const url = String(place);
  const entry = trees.get(url);
  const tree = entry?.reference?.deref();
  if (tree && !tree.isFreed) return Promise.resolve(tree);
  if (entry?.loading) return entry.loading;
  const loading = RegionTree.load(url, { matching: false }).then(
    (tree) => {
      trees.set(url, { reference: new WeakRef(tree) });
      return tree;
    },
    (error) => {
      trees.delete(url);
      throw error;
    });
  trees.set(url, { loading });
  return loading;
}

/** The bundled data: to the counties alone if that is enough, which is a seventh, else with all towns. */
export function bundledTree(isToCounties) {
  if (!isToCounties || trees.has(String(places.all))) return sharedTree(places.all);
  return sharedTree(places.counties).catch((error) => {
    // Who has put only the whole file beside the modules gets that.
    if (error instanceof RegionLoadError && error.status === 404) return sharedTree(places.all);
    throw error;
  });
}

/** The regions that are no more, of a file of them. */
export async function sharedFormer(place) { return new FormerRegions(await sharedTree(place)); }
