/**
 * Defines `<region-picker>`. What `regions.js` exports is here too, so that a page with the element and a
 * program of its own gets one module; only trees that take messages apart (`contact`) are of `regions.js` alone. For the class alone, under another name, import `lib/picker-element.js`.
 */
import { define } from "./lib/define.js";
import { RegionPickerElement } from "./lib/picker-element.js";

define("region-picker", RegionPickerElement);

export * from "./lib/exports.js";
export * as parts from "./lib/parts.js";
export { RegionPickerElement };
export { WalkRecorder } from "./lib/recorder.js";
