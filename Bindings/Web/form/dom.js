/** Puts elements in this order under a parent, moving no more than must be. */
export function arrange(parent, elements) {
  const wanted = new Set(elements);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const element of elements) {
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
}

let lastID = 0;

/** An ID that no other element of the page has. */
export function freshID() { return `region-form-${lastID += 1}`; }
