/**
 * Puts the open panel beside its field: below it, else above it, smaller where neither has room, so that the
 * field is not covered; a sheet at the foot of a narrow screen keeps above the keyboard.
 *
 * @param {HTMLDialogElement} dialog
 * @param {DOMRect} anchor of the field.
 */
export function placePanel(dialog, anchor, isNarrow) {
  const { style } = dialog;
  style.left = style.top = style.bottom = style.blockSize = "";
  if (isNarrow) {
    const viewport = globalThis.visualViewport;
    const covered = viewport ? innerHeight - viewport.height - viewport.offsetTop : 0;
    if (covered > 1 && viewport.scale === 1) {
      style.bottom = `${covered}px`;
      style.blockSize = `min(82vh, 640px, ${viewport.height - 8}px)`;
    }
    return;
  }
  const gap = 6;
  const least = 200;
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const below = innerHeight - gap - (anchor.bottom + gap);
  const above = anchor.top - gap - gap;
  let top;
  if (below >= Math.min(height, least) && (below >= height || below >= above)) {
    top = anchor.bottom + gap;
    if (below < height) style.blockSize = `${below}px`;
  } else if (above >= least) {
    const taken = Math.min(height, above);
    if (taken < height) style.blockSize = `${taken}px`;
    top = anchor.top - gap - taken;
  } else {
    // There is room nowhere: it lies over the field, whole.
    top = innerHeight - gap - height;
  }
  const isRightToLeft = getComputedStyle(dialog).direction === "rtl";
  const left = isRightToLeft ? anchor.right - width : anchor.left;
  style.top = `${Math.max(gap, top)}px`;
  style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
}
