import { later, make } from "./dom.js";

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
  /** The height of a row, and of one of results. */
  #heights = [];
  /** How far it is scrolled and how much of it is seen: asked of the scroller, both would lay out the page. */
  #top = 0;
  #seen = 0;
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
    new ResizeObserver(() => {
      this.#seen = scroller.clientHeight;
      this.#fill();
    }).observe(scroller);
    scroller.addEventListener("scroll", () => {
      this.#top = scroller.scrollTop;
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#fill();
      });
    }, { passive: true });
  }

  /**
   * Shows other rows, from the top.
   *
   * @param {boolean} isLean makes no more of a short list than can be seen, either.
   */
  reset(count, isLean = false) {
    this.#count = count;
    this.#isLean = isLean;
    // Results come with each key: what was measured for the level is good enough until they are laid out.
    if (!isLean || !this.#seen) this.#measure();
    this.#clear();
    if (this.#top) this.#top = this.#scroller.scrollTop = 0;
    this.#fill(isLean ? 1 : margin);
    // What is beyond can wait until this is painted.
    if (isLean) later(() => this.#fill());
  }

  /** Draws one row again, if it exists. */
  redraw(index) {
    const old = this.#rows.get(index);
    if (!old) return;
    const row = this.#place(index);
    old.replaceWith(row);
    this.#rows.set(index, row);
  }

  /** How many rows a page has. */
  get page() {
    return Math.max(1, Math.floor(this.#seen / this.#height) - 1);
  }

  /**
   * Brings a row into sight, moving no more than needed.
   *
   * @param {boolean | "top"} centred puts it in the middle instead, if it isn't in sight; or at the top,
   *   wherever it is.
   */
  show(index, centred = false) {
    const top = index * this.#height;
    const bottom = top + this.#height;
    const isAbove = top < this.#top;
    if (centred === "top") this.#scroll(top);
    else if (isAbove || bottom > this.#top + this.#seen) {
      if (centred) this.#scroll(top - (this.#seen - this.#height) / 2);
      else this.#scroll(isAbove ? top : bottom - this.#seen);
    }
  }

  #scroll(top) {
    this.#scroller.scrollTop = top;
    this.#top = this.#scroller.scrollTop;
    this.#fill();
  }

  /** Takes the height of a row, which the style sheet and the reader's text size decide. */
  remeasure() {
    const before = this.#height;
    this.#measure();
    if (before !== this.#height) {
      const first = this.#top / before;
      this.#clear();
      this.#scroll(first * this.#height);
    } else {
      this.#fill();
    }
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  get #height() { return this.#heights[Number(this.#scroller.classList.contains("results"))] || 44; }

  #measure() {
    const probes = ["", "results"].map((kind) => make("div", { class: kind }, make("div", { class: "row" })));
    this.#plate.append(...probes);
    this.#heights = probes.map((probe) => probe.firstChild.getBoundingClientRect().height);
    for (const probe of probes) probe.remove();
    this.#top = this.#scroller.scrollTop;
    this.#seen = this.#scroller.clientHeight;
  }

  /** No rows, on a plate for so many. */
  #clear() {
    this.#plate.style.height = `${this.#count * this.#height}px`;
    this.#plate.replaceChildren();
    this.#rows.clear();
  }

  #fill(beyond = margin) {
    const isWhole = this.#count <= whole && !this.#isLean;
    const first = isWhole
      ? 0 : Math.max(0, Math.floor(this.#top / this.#height) - beyond);
    const end = isWhole ? this.#count : Math.min(
      this.#count, Math.ceil((this.#top + this.#seen) / this.#height) + beyond);
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
