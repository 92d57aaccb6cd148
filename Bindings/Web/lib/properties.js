/**
 * Gives a class of elements properties that stand for attributes: what is set becomes the attribute, and
 * what is asked for is read from it.
 *
 * @param {Function} type
 * @param {Record<string, "text" | "flag" | "number">} properties the attribute has the same name in small
 *   letters, with hyphens between words where `attributes` says so.
 */
export function reflect(type, properties, attributes = {}) {
  for (const [name, kind] of Object.entries(properties)) {
    const attribute = attributes[name] ?? name.toLowerCase();
    Object.defineProperty(type.prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        if (kind === "flag") return this.hasAttribute(attribute);
        const text = this.getAttribute(attribute);
        if (kind === "text") return text ?? "";
        const number = Number.parseInt(text ?? "", 10);
        return number > 0 ? number : null;
      },
      set(value) {
        if (kind === "flag") this.toggleAttribute(attribute, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Takes over what a page set as plain properties before the element was defined. */
export function takeEarlyProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/** Says a state to style sheets, as `:state(name)`; older browsers know it as `:--name`, the oldest not at all. */
export function setState(internals, name, isSet) {
  const act = isSet ? "add" : "delete";
  try {
    internals.states?.[act](name);
  } catch {
    internals.states[act](`--${name}`);
  }
}
