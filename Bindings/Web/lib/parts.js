/* What `<region-form>` takes from the module of the picker, so that a page has it once. */
export { baseStyle, sheetOf } from "./base-style.js";
export { define } from "./define.js";
export { make, set } from "./dom.js";
export { Memory } from "./memory.js";
export { compile, fetchBytes } from "./module.js";
export { marked } from "./picker-view.js";
export { RegionTree } from "./tree.js";
export { places } from "./places.js";
export { reflect, setState, takeEarlyProperties } from "./properties.js";
export { bundledTree, sharedTree } from "./shared-trees.js";
