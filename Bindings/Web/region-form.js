/** Defines `<region-form>`. For the class alone, under another name, import `form/form-element.js`. */
import { VERSION } from "./lib/memory.js";
import { RegionFormElement } from "./form/form-element.js";

const name = "region-form";
if (!customElements.get(name)) {
  customElements.define(name, RegionFormElement);
} else if (customElements.get(name) !== RegionFormElement) {
  console.warn(`<${name}> is already defined by another copy; this one (${VERSION}) is left out`);
}

export { RegionFormElement };
export { FormPayloadEvent } from "./form/form-element.js";
export { FormRecorder } from "./form/form-recorder.js";
export { FormDefinitionError, FormRefusal } from "./form/form-session.js";
