import { parts } from "../region-picker.js";
import { controlFor } from "./controls.js";

const { make } = parts;

/** What adds items to a list: a control for one of its kind, and a button where a choice alone isn't clear. */
export class ListAdder {
  #host;
  #append;
  #kind;
  /** What happens when a file isn't of the kind that is asked for: gets a message. */
  refused = () => {};

  constructor(host, field, append) {
    this.#host = host;
    this.#append = append;
    this.#kind = field.item.kind;
    if (this.#kind === "form") {
      this.element = this.target = make("button", { type: "button", class: "button", part: "add" });
      this.target.addEventListener("click", () => append({}));
      return;
    }
    const isChosen = ["choice", "region", "attachment", "leadTime"].includes(this.#kind);
    this.control = controlFor(this.#kind, host, (value) => {
      this.draft = value;
      if (isChosen) this.#add();
    });
    this.target = this.control.target;
    if ("refused" in this.control) {
      this.control.refused = (message) => this.refused(message);
      this.control.takesMany = true;
    }
    this.draft = null;
    if (isChosen) {
      this.element = this.control.element;
      return;
    }
    this.button = make("button", { type: "button", class: "button", part: "add" });
    this.button.addEventListener("click", () => this.#add());
    this.target.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing || this.#kind === "multilineText") return;
      // Enter adds here; elsewhere it submits.
      event.preventDefault();
      this.#add();
    });
    this.element = make("div", { class: "adder" }, this.control.element, this.button);
  }

  #add() {
    const value = this.draft;
    if (value === null) return;
    this.draft = null;
    this.#append(value);
    this.control.update(null, this.#field);
  }

  #field = {};

  update(items, field) {
    const texts = this.#host.texts;
    if (!this.control) {
      this.target.textContent = texts.add;
      return;
    }
    // What is there already isn't offered again.
    const taken = new Set((items ?? []).filter((item) => typeof item === "string"));
    const options = field.item.options?.filter(({ id }) => !taken.has(id));
    this.#field = {
      ...field.item, options, placeholder: field.placeholder || texts.addTo(field.title), title: field.title,
      sources: field.sources,
    };
    this.control.update(this.draft, this.#field);
    if (this.button) this.button.textContent = texts.add;
  }

  release() { this.control?.release?.(); }
}
