/** Defines `<region-form>`, and `<region-picker>`, which it contains. */
import { RegionFormElement } from "./form/form-element.js";
import { parts } from "./region-picker.js";

parts.define("region-form", RegionFormElement);

export { RegionFormElement };
export { FormPayloadEvent } from "./form/form-element.js";
export { FormRecorder } from "./form/form-recorder.js";
export { FormDefinitionError, FormRefusal } from "./form/form-session.js";
