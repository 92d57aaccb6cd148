/** The class alone, to be defined under another name: `customElements.define("my-form", RegionFormElement)`. */
export { FormPayloadEvent, RegionFormElement } from "../region-form.js";
