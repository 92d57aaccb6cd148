/** Defines `<region-picker>`. For the class alone, under another name, import `lib/picker-element.js`. */
import { VERSION } from "./lib/memory.js";
import { RegionPickerElement } from "./lib/picker-element.js";

const name = "region-picker";
if (!customElements.get(name)) {
  customElements.define(name, RegionPickerElement);
} else if (customElements.get(name) !== RegionPickerElement) {
  console.warn(`<${name}> is already defined by another copy; this one (${VERSION}) is left out`);
}

export { RegionPickerElement };
export { WalkRecorder } from "./lib/recorder.js";
