import { RegionTree } from "./tree.js";

/** The trees that elements show, by URL: elements with one source share one. */
const trees = new Map();

/**
 * The tree at a URL, loaded once however many elements ask for it, and let go when none holds it.
 *
 * @param {string} url
 * @returns {Promise<RegionTree>} rejects with what `RegionTree.load` throws; then the next call tries again.
 */
export function sharedTree(url) {
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
