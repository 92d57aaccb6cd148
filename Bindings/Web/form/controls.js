import { parts } from "../region-picker.js";

const { make, set } = parts;

/*
 * What a value is changed with. A control has an `element` to put somewhere, a `target` that takes the
 * focus and the ARIA attributes, and `update(value, field, row)`, which shows a value without reporting
 * it. A new value goes to the `report` it was made with; null empties the field.
 *
 * `host` is the view: its texts, its tree, its files.
 */

/** A control for a kind of field. */
export function controlFor(kind, host, report) {
  switch (kind) {
    case "multilineText": return new TextControl("textarea", report);
    case "toggle": return new ToggleControl(report);
    case "choice": case "leadTime": return new ChoiceControl(host, report);
    case "dateTime": case "dateTimeEditor": return new DateTimeControl(report);
    case "region": return new RegionControl(host, report);
    case "attachment": return new PictureControl(host, report);
    default: return new TextControl("input", report);
  }
}

/** What a keyboard on a screen shows and a browser fills in, by how a text is written. */
const keyboards = {
  email: { inputmode: "email", autocomplete: "email", autocapitalize: "off" },
  mobile: { inputmode: "tel", autocomplete: "tel-national" },
  landline: { inputmode: "tel", autocomplete: "tel-national" },
  phone: { inputmode: "tel", autocomplete: "tel" },
  postalCode: { inputmode: "numeric", autocomplete: "postal-code" },
};

/** Text of one line or of many. What an input method composes is reported when it is done. */
export class TextControl {
  constructor(name, report) {
    this.element = this.target = make(name, {
      part: "input", class: "input", type: name === "input" ? "text" : null, rows: name === "input" ? null : 3,
      autocomplete: "off",
    });
    this.isComposing = false;
    const reportText = () => report(this.target.value === "" ? null : this.target.value);
    this.target.addEventListener("compositionstart", () => { this.isComposing = true; });
    this.target.addEventListener("compositionend", () => {
      this.isComposing = false;
      reportText();
    });
    this.target.addEventListener("input", () => { if (!this.isComposing) reportText(); });
  }

  update(value, field) {
    set(this.target, "placeholder", field.placeholder || null);
    for (const [name, text] of Object.entries(keyboards[field.format] ?? {})) set(this.target, name, text);
    // The text is left alone while it is what is shown: setting it would move the cursor.
    if (!this.isComposing && this.target.value !== (value ?? "")) this.target.value = value ?? "";
  }
}

/** Yes or no. */
export class ToggleControl {
  constructor(report) {
    this.element = this.target = make("input", {
      type: "checkbox", role: "switch", part: "switch", class: "switch",
    });
    this.target.addEventListener("change", () => report(this.target.checked));
  }

  update(value) { this.target.checked = value === true; }
}

/** One of several options; one that is not among them, such as another lead time, is shown too. */
export class ChoiceControl {
  #host;

  constructor(host, report) {
    this.#host = host;
    this.element = this.target = make("select", { part: "input", class: "input" });
    this.target.addEventListener("change", () => report(this.target.value || null));
  }

  update(value, field, row) {
    const texts = this.#host.texts;
    const empty = field.placeholder || (field.kind === "leadTime" ? texts.nothing : texts.choose);
    const options = [{ id: "", title: empty }, ...field.options ?? []];
    if (value && !options.some(({ id }) => id === value)) {
      options.push({ id: value, title: row?.text ?? value });
    }
    this.target.replaceChildren(...options.map(({ id, title }) => make("option", { value: id }, title)));
    this.target.value = value ?? "";
  }
}

/** A day and a time of day. An offset from UTC that is there stays. */
export class DateTimeControl {
  #offset = "";

  constructor(report) {
    this.element = this.target = make("input", { type: "datetime-local", part: "input", class: "input" });
    this.target.addEventListener("change", () => {
      report(this.target.value ? this.target.value + this.#offset : null);
    });
  }

  update(value) {
    const parts = partsOf(value);
    this.#offset = parts?.offset ?? "";
    const shown = parts ? `${parts.day}T${parts.time}` : "";
    if (this.target.value !== shown) this.target.value = shown;
  }
}

function partsOf(value) {
  const found = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-][\d:]+)?)?$/
    .exec(value ?? "");
  return found && { day: found[1], time: found[2] ?? "00:00", offset: found[3] ?? "" };
}

/** A date-time as the reader writes it; what is none is shown as it is. */
export function dateTimeText(value, language) {
  const parts = partsOf(value);
  if (!parts) return value ?? "";
  const shown = new Intl.DateTimeFormat(language, {
    dateStyle: "medium", timeStyle: "short", timeZone: "UTC",
  });
  return shown.format(new Date(`${parts.day}T${parts.time}Z`));
}

/** A region: the picker, whose choice is the value. */
export class RegionControl {
  #host;

  constructor(host, report) {
    this.#host = host;
    this.element = this.target = make("region-picker", { exportparts: "button: input" });
    this.target.addEventListener("change", () => report(this.target.value || null));
  }

  update(value, field) {
    const picker = this.target;
    for (const name of ["until", "depth", "within"]) set(picker, name, field[name]);
    set(picker, "placeholder", field.placeholder || field.boxes?.join(" / ") || null);
    set(picker, "lang", this.#host.language);
    if (picker.tree !== this.#host.tree) picker.tree = this.#host.tree;
    if (picker.value !== (value ?? "")) picker.value = value ?? "";
  }
}

/** A file that is chosen, dropped or pasted, shown if it is a picture, and removed. */
export class PictureControl {
  /** What happens when a file isn't of the kind that is asked for: gets a message. */
  refused = () => {};
  /** Whether several at once are one report each. */
  takesMany = false;
  #host;
  #report;
  #shown = null;
  #url = null;
  #isPicture = false;

  constructor(host, report) {
    this.#host = host;
    this.#report = report;
    this.target = make("input", { type: "file", class: "hidden" });
    this.image = make("img", { class: "preview", part: "picture", alt: "", hidden: "" });
    this.name = make("span", { class: "name" });
    this.words = make("span");
    this.removal = make("button", { type: "button", class: "remove", part: "remove" }, "✕");
    this.element = make(
      "div", { class: "picture" },
      make("label", { class: "chooser", part: "chooser" }, this.image, this.target, this.words),
      this.name, this.removal);
    this.target.addEventListener("change", () => {
      this.#take([...this.target.files]);
      // The same file may be chosen again.
      this.target.value = "";
    });
    this.element.addEventListener("paste", (event) => this.#receive(event, event.clipboardData));
    for (const name of ["dragenter", "dragover", "dragleave", "drop"]) {
      this.element.addEventListener(name, (event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        // Else the browser would show the file in place of the page.
        event.preventDefault();
        this.element.classList.toggle("over", name === "dragenter" || name === "dragover");
        if (name === "drop") this.#receive(event, event.dataTransfer);
      });
    }
    this.removal.addEventListener("click", () => {
      report(null);
      this.target.focus();
    });
    this.image.addEventListener("error", () => { this.image.hidden = true; });
  }

  /** Files that come otherwise than by the chooser; what is no file goes its own way. */
  #receive(event, data) {
    if (data.files.length === 0) return;
    event.preventDefault();
    this.#take([...data.files]);
  }

  #take(files) {
    const { texts } = this.#host;
    // A file chooser can be told to offer everything.
    const other = this.#isPicture && files.find(({ type }) => !type.startsWith("image/"));
    if (other) this.refused(texts.notAPicture(other.name));
    else if (files.length > 1 && !this.takesMany) this.refused(texts.onlyOne);
    else for (const file of files) this.#report(this.#host.take(file));
  }

  update(value, field) {
    const texts = this.#host.texts;
    const sources = field.sources ?? [];
    set(this.target, "multiple", this.takesMany);
    this.#isPicture = sources.length > 0 && !sources.includes("files");
    set(this.target, "accept", this.#isPicture ? "image/*" : null);
    set(this.target, "capture", sources.length === 1 && sources[0] === "camera" ? "environment" : null);
    set(this.element, "title", texts.dropHint);
    this.words.textContent = value ? texts.replacePicture : texts.choosePicture;
    this.name.textContent = value ? value.slice(value.lastIndexOf("/") + 1) : "";
    this.removal.hidden = !value;
    this.removal.setAttribute("aria-label", texts.remove(field.title || this.name.textContent));
    if (value === this.#shown) return;
    this.release();
    this.#shown = value;
    const file = this.#host.file(value);
    if (file?.type.startsWith("image/")) this.#url = URL.createObjectURL(file);
    const address = this.#url ?? (/^https?:/.test(value ?? "") ? value : null);
    set(this.image, "src", address);
    this.image.hidden = !address;
  }

  /** Lets go of what the preview holds. */
  release() {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = this.#shown = null;
  }
}
