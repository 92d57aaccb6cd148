import { make } from "./dom.js";
import { VirtualList } from "./virtual-list.js";

/**
 * The levels beside the one in front, on wide screens: what was chosen on the way, and what can be chosen
 * instead by a click. For who uses keys or listens the tabs say the same.
 */
export class SideColumns {
  #panel;
  #choose;
  #columns = [];

  /**
   * @param {HTMLElement} panel the level in front, between them.
   * @param {(level: number, row: number) => void} choose
   */
  constructor(panel, choose) {
    this.#panel = panel;
    this.#choose = choose;
  }

  get count() { return this.#columns.length; }

  /** @param {{ level: number, items: { length: number, at(row: number): object }, chosen: number }[]} columns */
  show(columns, focus) {
    this.clear();
    for (const { level, items, chosen } of columns) {
      const element = make("div", { class: "side", part: "side", "aria-hidden": "true" });
      const list = new VirtualList(element, (row) => make(
        "div", { class: `row${row === chosen ? " chosen" : ""}`, "data-row": String(row) },
        make("span", { class: "label" }, make("span", { class: "name" }, items.at(row)?.name ?? ""))));
      element.addEventListener("click", (event) => {
        const row = event.target.closest("[data-row]");
        if (row) this.#choose(level, Number(row.dataset.row));
      });
      if (level < focus) this.#panel.before(element);
      else (this.#columns.at(-1)?.level > focus ? this.#columns.at(-1).element : this.#panel).after(element);
      this.#columns.push({ level, element, list });
      list.reset(items.length, true);
      if (chosen >= 0) list.show(chosen, true);
    }
  }

  clear() {
    for (const { element, list } of this.#columns) {
      list.reset(0);
      list.stop();
      element.remove();
    }
    this.#columns = [];
  }
}
