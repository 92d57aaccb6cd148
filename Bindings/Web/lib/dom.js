/** An element with its attributes and children; attributes that are null or false are left out. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  element.append(...children);
  return element;
}

/** Does work when there is nothing else to do. */
export function later(work) {
  if (globalThis.requestIdleCallback) requestIdleCallback(work);
  else setTimeout(work, 50);
}

/** Sets an attribute, or takes it away if the value is null, undefined or false. */
export function set(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}
