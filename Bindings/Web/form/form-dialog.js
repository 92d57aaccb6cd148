import { parts } from "../region-picker.js";
import { controlFor } from "./controls.js";
import { freshID } from "./dom.js";

const { make, set } = parts;

/** A page over the form: for a field that opens one, and for a form inside. Cancel changes nothing. */
export class FormDialog {
  /** What happens when it is gone. */
  onClose = () => {};

  /** Changes the value of a field; `take` gives a value and gets the message of a refusal, or null. */
  static ofField(host, row, field, take) {
    const control = controlFor(row.kind, host, (value) => { draft = value; });
    let draft = row.value;
    control.update(draft, field, row);
    set(control.target, "aria-label", field.title || field.key);
    const dialog = new FormDialog(field.title, host.texts, control.element, () => take(draft));
    dialog.target = control.target;
    dialog.onGone = () => control.release?.();
    if ("refused" in control) control.refused = (message) => dialog.complain(message);
    return dialog;
  }

  /** Fills a form inside another; what it would hand over is the value. */
  static ofForm(view, texts, take, abandon) {
    const title = view.heading.textContent;
    view.heading.hidden = true;
    const dialog = new FormDialog(title, texts, view.element, () => {
      view.send({ event: "submit" });
      const { status, payload, firstError } = view.session.state;
      if (status !== "submitted") {
        view.focusRow(firstError);
        return "";
      }
      return take(payload);
    });
    dialog.onGone = (isTaken) => {
      view.release();
      if (!isTaken) abandon();
    };
    return dialog;
  }

  constructor(title, texts, content, finish) {
    const id = freshID();
    this.finish = finish;
    this.message = make("p", { class: "error", part: "error", role: "alert", hidden: true });
    const cancel = make("button", { type: "button", class: "button", part: "cancel" }, texts.cancel);
    const done = make("button", { type: "button", class: "button main", part: "done" }, texts.done);
    this.element = make(
      "dialog", { part: "dialog", "aria-labelledby": id },
      make("h2", { id, class: "form-title" }, title),
      content, this.message, make("div", { class: "actions" }, cancel, done));
    cancel.addEventListener("click", () => this.#close(false));
    done.addEventListener("click", () => this.#done());
    this.element.addEventListener("cancel", (event) => {
      // The pickers and dialogs inside report their own.
      if (event.target !== this.element) return;
      event.preventDefault();
      this.#close(false);
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing || event.target.localName !== "input") return;
      // It would submit the form below.
      event.preventDefault();
      event.stopPropagation();
      if (event.target.type !== "file") this.#done();
    });
  }

  show() {
    this.element.showModal();
    (this.target ?? this.element.querySelector("input, select, textarea, button"))?.focus();
  }

  #done() {
    const message = this.finish();
    if (message === null) return this.#close(true);
    this.complain(message);
  }

  /** Shows what is wrong. */
  complain(message) {
    this.message.textContent = message;
    this.message.hidden = !message;
    if (this.target) {
      set(this.target, "aria-invalid", message ? "true" : null);
      this.target.focus();
    }
  }

  #close(isTaken) {
    this.element.close();
    this.element.remove();
    this.onGone(isTaken);
    this.onClose();
  }
}
