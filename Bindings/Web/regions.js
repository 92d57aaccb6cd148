/**
 * The administrative regions of a country, read in place from one file: for pages, workers and Node.
 *
 *     import { RegionTree } from "./regions.js";
 *     const china = await RegionTree.load("china.regions");
 *     china.get("110101").name;      // "东城区"
 */
export { PickerRefusal, RegionFileError, RegionLoadError } from "./lib/errors.js";
export { VERSION } from "./lib/memory.js";
export { setModule } from "./lib/module.js";
export { setData } from "./lib/places.js";
export { PickerSession } from "./lib/picker-session.js";
export { Region, RegionList } from "./lib/region.js";
export { RegionTree } from "./lib/tree.js";
