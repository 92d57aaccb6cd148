import { VERSION } from "./memory.js";

/** Whether this is a page in a browser that has what elements of forms need; a server has not. */
const isPage = Boolean(globalThis.customElements && globalThis.ElementInternals
  && globalThis.CSSStyleSheet?.prototype.replaceSync && globalThis.HTMLDialogElement);

/** Defines an element, where there are elements and none is called so yet. */
export function define(name, type) {
  if (!isPage) return;
  const other = customElements.get(name);
  if (!other) customElements.define(name, type);
  else if (other !== type) {
    console.warn(`<${name}> is already defined by another copy; this one (${VERSION}) is left out`);
  }
}
