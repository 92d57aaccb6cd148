/** The class alone, to be defined under another name: `customElements.define("my-picker", RegionPickerElement)`. */
export { RegionPickerElement, setData, setModule } from "../region-picker.js";
