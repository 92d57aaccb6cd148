/**
 * The administrative regions of a country, read in place from one file: for pages, workers and Node.
 *
 *     import { RegionTree } from "./regions.js";
 *     const china = await RegionTree.load("china.regions");
 *     china.get("110101").name;      // "东城区"
 */
import { readContact } from "./lib/contact.js";
import { RegionTree } from "./lib/tree.js";

export * from "./lib/exports.js";

RegionTree.prototype.contact = function contact(text, options) {
  return readContact(this, String(text), options);
};
