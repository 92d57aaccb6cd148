/**
 * Where the files beside the modules are. Bundlers that know `new URL(…, import.meta.url)` take the files
 * along; for others `setModule` and `setData` say where they are.
 */
export const places = {
  /** The module with all functions, and the one without the reader of addresses. */
  whole: new URL("../regions.wasm", import.meta.url),
  lean: new URL("../regions-picker.wasm", import.meta.url),
  /** The module with the forms. */
  form: new URL("../regions-form.wasm", import.meta.url),
  /** The data set; the part of it that ends at the counties; the regions that are no more. */
  all: new URL("../china.regions", import.meta.url),
  counties: new URL("../china-county.regions", import.meta.url),
  former: new URL("../china-former.regions", import.meta.url),
};

/**
 * Says where the data sets are that elements show without `src`.
 *
 * @param {{ all?: string | URL, counties?: string | URL, former?: string | URL }} data what is left out stays.
 */
export function setData({ all, counties, former }) {
  if (all) places.all = all;
  if (counties) places.counties = counties;
  if (former) places.former = former;
}
