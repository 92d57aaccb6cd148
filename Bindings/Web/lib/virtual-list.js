/** Rows made beyond what is in sight, above and below. */
const margin = 6;

/** Lists of no more rows than this are there whole: more than any province, city or county has below it. */
const whole = 100;

/**
 * A list of rows of equal height. Of a long one only those exist that can be seen, and a few around them;
 * a short one is there whole, so that a page's own search and a reader's machine find all of it.
 *
 * The rows lie on a plate as high as all of them; scrolling makes and removes rows at its edges.
 */
export class VirtualList {
  #scroller;
  #plate;
  #makeRow;
  #count = 0;
  #isLean = false;
  #height = 0;
  #rows = new Map();
  #frame = 0;

  /**
   * @param {HTMLElement} scroller scrolls; has a height of its own.
   * @param {(index: number) => HTMLElement} makeRow draws one row anew.
   */
  constructor(scroller, makeRow) {
    this.#scroller = scroller;
    this.#makeRow = makeRow;
    this.#plate = document.createElement("div");
    this.#plate.className = "plate";
    this.#plate.setAttribute("role", "presentation");
    scroller.append(this.#plate);
    scroller.addEventListener("scroll", () => {
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#fill();
      });
    }, { passive: true });
  }

  /** How many rows exist in the document. */
  get size() { return this.#rows.size; }

  /**
   * Shows other rows, from the top.
   *
   * @param {boolean} isLean makes no more of a short list than can be seen, either.
   */
  reset(count, isLean = false) {
    this.#count = count;
    this.#isLean = isLean;
    this.#measure();
    this.#plate.style.height = `${count * this.#height}px`;
    this.#plate.replaceChildren();
    this.#rows.clear();
    this.#scroller.scrollTop = 0;
    this.#fill();
  }

  /** Draws one row again, if it exists. */
  redraw(index) {
    const old = this.#rows.get(index);
    if (!old) return;
    const row = this.#place(index);
    old.replaceWith(row);
    this.#rows.set(index, row);
  }

  /** The row at an index, if it exists. */
  row(index) { return this.#rows.get(index); }

  /** How many rows a page has. */
  get page() {
    return Math.max(1, Math.floor(this.#scroller.clientHeight / (this.#height || 1)) - 1);
  }

  /**
   * Brings a row into sight, moving no more than needed.
   *
   * @param {boolean | "top"} centred puts it in the middle instead, if it isn't in sight; or at the top,
   *   wherever it is.
   */
  show(index, centred = false) {
    const scroller = this.#scroller;
    const top = index * this.#height;
    const bottom = top + this.#height;
    const isAbove = top < scroller.scrollTop;
    const isBelow = bottom > scroller.scrollTop + scroller.clientHeight;
    if (centred === "top") {
      scroller.scrollTop = top;
    } else if (isAbove || isBelow) {
      if (centred) scroller.scrollTop = top - (scroller.clientHeight - this.#height) / 2;
      else scroller.scrollTop = isAbove ? top : bottom - scroller.clientHeight;
    }
    this.#fill();
  }

  /** Takes the height of a row, which the style sheet and the reader's text size decide. */
  remeasure() {
    const before = this.#height;
    this.#measure();
    if (before === this.#height) return this.#fill();
    const first = before ? this.#scroller.scrollTop / before : 0;
    this.#plate.style.height = `${this.#count * this.#height}px`;
    this.#plate.replaceChildren();
    this.#rows.clear();
    this.#scroller.scrollTop = first * this.#height;
    this.#fill();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #measure() {
    const probe = document.createElement("div");
    probe.className = "row";
    probe.setAttribute("aria-hidden", "true");
    this.#plate.append(probe);
    this.#height = probe.getBoundingClientRect().height || 44;
    probe.remove();
  }

  #fill() {
    const { scrollTop, clientHeight } = this.#scroller;
    const isWhole = this.#count <= whole && !this.#isLean;
    const first = isWhole
      ? 0 : Math.max(0, Math.floor(scrollTop / this.#height) - margin);
    const end = isWhole ? this.#count : Math.min(
      this.#count, Math.ceil((scrollTop + clientHeight) / this.#height) + margin);
    for (const [index, row] of this.#rows) {
      if (index >= first && index < end) continue;
      row.remove();
      this.#rows.delete(index);
    }
    // In the order of the list, for who reads the document instead of looking at it.
    let next = null;
    for (let index = end - 1; index >= first; index -= 1) {
      let row = this.#rows.get(index);
      if (!row) {
        row = this.#place(index);
        this.#plate.insertBefore(row, next);
        this.#rows.set(index, row);
      }
      next = row;
    }
  }

  #place(index) {
    const row = this.#makeRow(index);
    row.classList.add("row");
    row.style.transform = `translateY(${index * this.#height}px)`;
    return row;
  }
}
