import { parts } from "../region-picker.js";
import { freshID } from "./dom.js";

const { make } = parts;

/**
 * Where a message is pasted that holds several answers at once, 张三 13800138000 广东省深圳市南山区科苑路15号: what
 * it says goes into the fields of the form, in one step that can be taken back.
 *
 * `host`: texts, canPaste, paste(text), undo().
 */
export class PasteBox {
  #host;

  constructor(host) {
    this.#host = host;
    const { texts } = host;
    this.input = make("textarea", {
      class: "input", part: "input", rows: 2, id: freshID(), placeholder: texts.pasteHint, autocomplete: "off",
    });
    this.label = make("label", { class: "title", part: "title", for: this.input.id }, texts.paste);
    this.fill = make("button", { type: "button", class: "button", part: "paste" }, texts.pasteFill);
    this.undo = make("button", { type: "button", class: "button", part: "undo", hidden: true }, texts.pasteUndo);
    this.left = make("p", { class: "left-over", part: "left-over", role: "status" });
    this.element = make(
      "div", { class: "row paste", part: "row" }, this.label,
      make("div", { class: "value" }, this.input, this.fill, this.undo), this.left);
    this.fill.addEventListener("click", () => this.#paste());
    this.undo.addEventListener("click", () => {
      host.undo();
      this.input.focus();
    });
    // What is pasted is read at once; what is typed when that is asked for.
    this.input.addEventListener("paste", () => setTimeout(() => this.#paste()));
  }

  async #paste() {
    const text = this.input.value.trim();
    if (!text || this.fill.disabled) return;
    this.fill.disabled = true;
    try {
      const message = await this.#host.paste(text);
      if (message) this.left.textContent = message;
    } finally {
      this.fill.disabled = false;
    }
  }

  /** Shows what of the text had no field, and whether it can be taken back. */
  update({ leftOver = [], canUndo = false }) {
    const { texts } = this.#host;
    this.undo.hidden = !canUndo;
    this.left.textContent = leftOver.length > 0 ? texts.leftOver(leftOver.join(" ")) : canUndo ? texts.pasted : "";
  }
}
