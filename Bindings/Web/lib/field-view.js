import { make, set } from "./dom.js";

/**
 * The closed picker: a label if the page put one in, the field with what is chosen, and below it what is
 * wrong or a help of the page's.
 *
 * `actions`: open, openTyping.
 */
export class FieldView {
  #actions;
  #drawn = "";
  #labelSlot = make("slot", { name: "label" });

  constructor(actions) {
    this.#actions = actions;
    this.button = make("button", {
      type: "button", class: "field", part: "button", role: "combobox", "aria-haspopup": "dialog",
      "aria-expanded": "false", "aria-controls": "dialog",
    });
    this.label = make("div", { class: "label-text", part: "label", hidden: true }, this.#labelSlot);
    this.message = make("p", { class: "message-text", id: "message", part: "message", hidden: true });
    this.elements = [this.label, this.button, this.message, make("slot", { name: "help" })];
    this.#labelSlot.addEventListener("slotchange", () => {
      this.label.hidden = this.slotted === "";
      this.#actions.relabel();
    });
    this.label.addEventListener("click", () => this.button.focus());
    this.button.addEventListener("click", () => this.#actions.open());
    this.button.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The text of the label that the page put into the element. */
  get slotted() {
    return this.#labelSlot.assignedNodes().map((node) => node.textContent).join("").trim();
  }

  #key(event) {
    const { key } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp" || key === "F4" && !event.altKey) {
      event.preventDefault();
      this.#actions.open();
    } else if (key.length === 1 && key !== " " && !event.altKey) {
      // The letter lands in the search field, which has the focus then.
      this.#actions.openTyping();
    }
  }

  /**
   * @param {{ names: string[], note?: string, placeholder: string, label: string, description: string | null,
   *   message: string, isBad: boolean, isRequired: boolean, isReadOnly: boolean, isDisabled: boolean,
   *   isLoading: boolean }} state
   */
  draw(state) {
    const { button } = this;
    this.#drawText(state);
    button.classList.toggle("empty", state.names.length === 0);
    button.classList.toggle("readonly", state.isReadOnly);
    button.classList.toggle("bad", state.isBad);
    button.disabled = state.isDisabled;
    set(button, "part", state.isBad ? "button button-invalid" : "button");
    set(button, "aria-label", state.label || state.placeholder);
    set(button, "aria-description", state.description);
    set(button, "aria-required", state.isRequired ? "true" : null);
    set(button, "aria-readonly", state.isReadOnly ? "true" : null);
    set(button, "aria-invalid", state.isBad ? "true" : null);
    set(button, "aria-busy", state.isLoading ? "true" : null);
    set(button, "aria-describedby", state.message ? "message" : null);
    this.message.hidden = !state.message;
    this.message.textContent = state.message;
  }

  /** What stands in the field; it is left alone while it is the same: it may be being clicked. */
  #drawText(state) {
    const key = JSON.stringify([state.names, state.note, state.placeholder]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const text = make("span", { class: "text", part: "text" });
    if (state.names.length === 0) text.append(state.placeholder);
    state.names.forEach((name, index) => {
      // A line may break behind the mark.
      if (index > 0) text.append(make("span", { class: "sep", "aria-hidden": "true" }, "›"), "\u200B");
      text.append(name);
    });
    if (state.note) text.append(" ", make("span", { class: "now", part: "successor" }, state.note));
    this.button.replaceChildren(text, make("span", { class: "arrow", "aria-hidden": "true" }));
  }
}
