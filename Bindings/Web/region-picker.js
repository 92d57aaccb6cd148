/**
 * Defines `<region-picker>`. Everything of `regions.js` is here too, so that a page with the element and a
 * program of its own gets one module. For the class alone, under another name, import `lib/picker-element.js`.
 */
import { define } from "./lib/define.js";
import { RegionPickerElement } from "./lib/picker-element.js";

define("region-picker", RegionPickerElement);

export * from "./regions.js";
export * as parts from "./lib/parts.js";
export { RegionPickerElement };
export { WalkRecorder } from "./lib/recorder.js";
