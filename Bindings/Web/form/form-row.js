import { parts } from "../region-picker.js";
import { controlFor, dateTimeText } from "./controls.js";
import { freshID } from "./dom.js";
import { ListAdder } from "./list-adder.js";

const { make, set } = parts;

/** A row of the form: its title, its control, and what is wrong with it. */
export class FormRowView {
  #host;
  #field;
  #row;
  #control;
  #label;
  #value;
  #error;
  #doubt;
  #notice = null;

  /** @param row of the state; @param field of the description. */
  constructor(host, row, field) {
    this.#host = host;
    this.id = row.id;
    this.#field = field;
    this.#label = make("label", { class: "title", part: "title", id: freshID() });
    this.#value = make("div", { class: "value" });
    this.#error = make("p", { class: "error", part: "error", id: freshID() });
    this.#doubt = make("p", { class: "doubt", part: "doubt", id: freshID(), hidden: "" });
    this.#control = this.#makeControl(row, field);
    if ("refused" in this.#control) this.#control.refused = (message) => this.refuse(message);
    this.#value.append(this.#control.element);
    this.element = make(
      "div", { class: "row", part: "row", "data-key": row.id, "data-kind": row.kind },
      this.#label, this.#value, this.#doubt, this.#error);
    if (row.kind === "item") this.#value.append(this.#itemButtons());
    const target = this.#control.target;
    target.id ||= freshID();
    this.#label.htmlFor = target.id;
    this.element.addEventListener("focusin", () => host.focused(this.#row));
  }

  #makeControl(row, field) {
    const host = this.#host;
    const edit = (value) => host.edit(row.kind === "dateTimeEditor" ? field.key : row.id, value);
    if (row.kind === "list") {
      return new ListAdder(host, field, (value) => host.append(field.key, value));
    }
    const kind = row.kind === "item" ? field.item.kind : row.kind;
    if (kind === "reveal") return new RowButton(() => host.touch(row.id));
    if (kind === "form") return new RowButton(() => host.openForm(row.id));
    if (kind === "dateTime" && field.inlineEditor) return new RowButton(() => host.toggleEditor(row.id));
    if (field.opensPage && row.kind !== "item") return new RowButton(() => host.openPage(this.#row, field));
    if (row.kind === "item" && kind === "choice") return new ItemText();
    return controlFor(kind, host, edit);
  }

  /** Shows a state. */
  update(row, field, position) {
    // What was refused stays in view until something else happens to the row.
    if (this.#row && this.#row.value !== row.value) this.#notice = null;
    this.#row = row;
    this.#field = field;
    const texts = this.#host.texts;
    const title = this.#title(row, field, position);
    const isPlain = row.kind === "item" || row.kind === "dateTimeEditor" || !field.title;
    this.#label.hidden = isPlain || row.kind === "reveal";
    this.#label.textContent = title;
    if (field.required && !isPlain) {
      this.#label.append(make("span", { class: "star", "aria-hidden": "true" }, " *"));
    }
    const control = this.#control;
    if (control instanceof RowButton) {
      control.update(this.#words(row, field), row.kind === "reveal" || hasValue(row.value));
    } else if (row.kind === "item") {
      control.update(row.value, { ...field.item, title, sources: field.sources }, row);
    } else {
      control.update(row.value, field, row);
    }
    const { target } = control;
    set(target, "aria-label", target.localName === "button" ? `${title}: ${target.textContent}` : title);
    if (row.kind === "reveal") target.removeAttribute("aria-label");
    set(target, "aria-required", field.required && row.kind !== "item" && target.localName !== "button");
    this.#show(this.#notice ?? row.error, row.doubtful === true);
    for (const button of this.element.querySelectorAll("[data-move]")) {
      const name = row.text ?? title;
      const { move } = button.dataset;
      button.setAttribute("aria-label", texts[move](name));
      if (move === "remove") continue;
      // One item alone has nowhere to go.
      button.hidden = position.isFirst && position.isLast;
      button.disabled = move === "up" ? position.isFirst : position.isLast;
    }
  }

  /** Says why a value was not taken; the row shows the one of before. */
  refuse(message) {
    this.#notice = message;
    this.#show(message);
    const { target } = this.#control;
    if (!(this.#control instanceof RowButton)) this.#control.update(this.#row.value, this.#field, this.#row);
    target.focus();
  }

  /** @param {boolean} isDoubtful it was filled in from a message, and may have been meant otherwise. */
  #show(message, isDoubtful = false) {
    const { target } = this.#control;
    this.element.classList.toggle("doubtful", isDoubtful && !message);
    this.#doubt.hidden = !isDoubtful || Boolean(message);
    this.#doubt.textContent = isDoubtful ? this.#host.texts.doubtful : "";
    this.element.classList.toggle("bad", Boolean(message));
    if (this.#error.textContent !== (message ?? "")) this.#error.textContent = message ?? "";
    this.#error.hidden = !message;
    if (target.localName === "region-picker") {
      // Its button is in a tree of its own, where no ID of this one reaches.
      set(target, "aria-description", message);
      target.setCustomValidity(message ?? "");
      return;
    }
    set(target, "aria-invalid", message ? "true" : null);
    set(target, "aria-describedby", message ? this.#error.id : isDoubtful ? this.#doubt.id : null);
  }

  #title(row, field, position) {
    const texts = this.#host.texts;
    const title = field.title || field.placeholder || field.key;
    if (row.kind === "dateTimeEditor") return texts.editor(title);
    if (row.kind === "item") return texts.item(title, position.number);
    return title;
  }

  /** The value of a row that is changed elsewhere, in words. */
  #words(row, field) {
    const texts = this.#host.texts;
    if (row.kind === "reveal") return field.title;
    if (row.text) return row.text;
    if (row.kind === "dateTime") return dateTimeText(row.value, this.#host.language) || field.placeholder || texts.choose;
    if (row.value === true) return texts.yes;
    if (row.value === false) return texts.no;
    if (row.value && typeof row.value === "object") {
      return Object.values(row.value).filter((value) => typeof value === "string").join(" ") || texts.choose;
    }
    return row.value || field.placeholder || texts.choose;
  }

  #itemButtons() {
    const host = this.#host;
    const button = (move, mark, action) => {
      const element = make("button", { type: "button", class: "remove", part: move, "data-move": move }, mark);
      element.addEventListener("click", action);
      return element;
    };
    return make("span", { class: "moves" },
      button("up", "↑", () => host.moveItem(this.#row, -1)),
      button("down", "↓", () => host.moveItem(this.#row, 1)),
      button("remove", "✕", () => host.removeItem(this.#row)));
  }

  focus() { this.#control.target.focus(); }

  release() { this.#control.release?.(); }
}

function hasValue(value) { return value !== null && value !== "" && value !== undefined; }

/** A row that is changed elsewhere: in an editor below it, on a page of its own. */
class RowButton {
  constructor(touch) {
    this.element = this.target = make("button", { type: "button", class: "input touch", part: "input" });
    this.target.addEventListener("click", touch);
  }

  update(words, hasValue) {
    this.target.textContent = words;
    this.target.classList.toggle("empty", !hasValue);
  }
}

/** An item that is there or not there. */
class ItemText {
  constructor() {
    this.element = this.target = make("span", { class: "item-text", tabindex: "-1", role: "group" });
  }

  update(value, field, row) { this.target.textContent = row.text ?? value; }
}
