/* What regions.js and region-picker.js both export. */
export { PickerRefusal, RegionFileError, RegionLoadError } from "./errors.js";
export { VERSION } from "./memory.js";
export { setModule } from "./module.js";
export { setData } from "./places.js";
export { PickerSession } from "./picker-session.js";
export { Region, RegionList } from "./region.js";
export { RegionTree } from "./tree.js";
