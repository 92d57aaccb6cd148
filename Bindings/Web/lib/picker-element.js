import { baseStyle } from "./base-style.js";
import { make } from "./dom.js";
import { PickerRefusal } from "./errors.js";
import { PLACEHOLDER } from "./picker-session.js";
import { pickerStyle } from "./picker-style.js";
import { PickerView } from "./picker-view.js";
import { WalkRecorder } from "./recorder.js";
import { sharedTree } from "./shared-trees.js";
import { textsFor } from "./texts.js";

/** The data set beside the modules. */
const bundled = new URL("../china.regions", import.meta.url).href;

/** How many results of the whole tree are listed. */
const resultLimit = 60;

/** Screens no wider than this get a sheet. */
const narrow = "(max-width: 40rem)";

/**
 * `<region-picker>`: a form control whose value is the ID of a region.
 *
 *     <region-picker name="area" until="county" value="110101" required></region-picker>
 *
 * Which choices there are and when one is complete is the state machine's to say; the element sends
 * events and draws states.
 */
export class RegionPickerElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [
    "src", "value", "until", "within", "depth", "any-level", "placeholder", "required", "disabled",
    "readonly", "lang", "open", "aria-label", "aria-description",
  ];

  #internals = this.attachInternals();
  #button;
  #view;
  #texts = textsFor(this);
  #value = "";
  #isDirty = false;
  #isDisabled = false;
  #customError = "";
  /** The tree that is shown, its own or the one at `src`. */
  #tree = null;
  #ownTree = null;
  #loading = null;
  #error = null;
  #session = null;
  #state = null;
  #items = [];
  #recorder = null;
  #watch = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [baseStyle, pickerStyle];
    this.#button = make("button", {
      type: "button", class: "field", part: "button", "aria-haspopup": "dialog", "aria-expanded": "false",
    });
    this.#button.addEventListener("click", () => this.show());
    this.#view = new PickerView({
      close: () => this.close(),
      done: () => this.#send({ event: "confirm" }),
      retry: () => this.#retry(),
      type: (text) => this.#type(text),
      tab: (level) => this.#send({ event: "tab", level }),
      choose: (index) => this.#choose(index),
      back: () => this.#send({ event: "back" }),
      swipe: (direction) => this.#send({ event: "tab", level: this.#state.focus + direction }),
    });
    root.append(this.#button, this.#view.dialog);
    // A click on the element's label.
    this.addEventListener("click", (event) => {
      if (event.composedPath()[0] === this && !this.#isDisabled) this.#button.focus();
    });
  }

  // In the document

  connectedCallback() {
    // Values that were set before the element was defined.
    for (const name of ["tree", "value", "recorder", "disabled", "readOnly", "required", "open"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#texts = textsFor(this);
    this.#draw();
    this.#load();
    if (this.hasAttribute("open")) this.show();
  }

  disconnectedCallback() {
    this.#end();
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return;
    switch (name) {
      case "value":
        if (!this.#isDirty) this.#set(value ?? "");
        break;
      case "src":
        if (!this.#ownTree) {
          this.#tree = null;
          this.#loading = null;
          if (this.isConnected) this.#load();
        }
        break;
      case "open":
        if (!this.isConnected) break;
        if (value === null) this.close();
        else this.show();
        break;
      case "lang":
        this.#texts = textsFor(this);
        this.#draw();
        break;
      case "disabled":
        // What a fieldset says comes by `formDisabledCallback`.
        break;
      default:
        this.#draw();
    }
  }

  // A form control

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get type() { return this.localName; }
  get name() { return this.getAttribute("name") ?? ""; }
  set name(name) { this.setAttribute("name", name); }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  /** Makes the control invalid with a message of the page's own; an empty one ends that. */
  setCustomValidity(message) {
    this.#customError = String(message);
    this.#validate();
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    if (isDisabled) this.close();
    this.#draw();
  }

  formResetCallback() {
    this.#isDirty = false;
    this.#set(this.getAttribute("value") ?? "");
  }

  formStateRestoreCallback(state) {
    if (typeof state === "string") this.value = state;
  }

  // Properties

  /** The ID of the chosen region; empty if none is. */
  get value() { return this.#value; }
  set value(value) {
    this.#isDirty = true;
    this.#set(value === null || value === undefined ? "" : String(value));
  }

  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }

  /** The chosen region, with its name and path; null if none is, or the data is not there yet. */
  get region() { return this.#value && this.#tree ? this.#tree.get(this.#value) ?? null : null; }

  /** The tree that is shown: set one to use it instead of `src`; null before it is loaded. */
  get tree() { return this.#tree; }
  set tree(tree) {
    this.close();
    this.#ownTree = tree;
    this.#tree = tree;
    this.#error = this.#loading = null;
    this.#draw();
    if (!tree && this.isConnected) this.#load();
  }

  /** Notes what is done; set a `WalkRecorder`, or true for a new one. */
  get recorder() { return this.#recorder; }
  set recorder(recorder) { this.#recorder = recorder === true ? new WalkRecorder() : recorder; }

  /** Resolves when the data is there; rejects when it can't be had. */
  get ready() { return this.#load(); }

  get open() { return this.hasAttribute("open"); }
  set open(isOpen) { this.toggleAttribute("open", Boolean(isOpen)); }
  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(isDisabled) { this.toggleAttribute("disabled", Boolean(isDisabled)); }
  get readOnly() { return this.hasAttribute("readonly"); }
  set readOnly(isReadOnly) { this.toggleAttribute("readonly", Boolean(isReadOnly)); }
  get required() { return this.hasAttribute("required"); }
  set required(isRequired) { this.toggleAttribute("required", Boolean(isRequired)); }

  #set(value) {
    if (this.#session) this.close();
    this.#value = value;
    this.#draw();
  }

  get #configuration() {
    const depth = Number.parseInt(this.getAttribute("depth") ?? "", 10);
    return {
      within: this.getAttribute("within") || undefined,
      depth: depth > 0 ? depth : undefined,
      until: this.getAttribute("until") || undefined,
      anyLevel: this.hasAttribute("any-level"),
    };
  }

  // The data

  #load() {
    if (this.#tree) return Promise.resolve(this.#tree);
    if (this.#loading) return this.#loading;
    const source = this.getAttribute("src");
    const loading = sharedTree(source ? new URL(source, this.ownerDocument.baseURI).href : bundled);
    this.#loading = loading;
    this.#error = null;
    loading.then(
      (tree) => {
        if (this.#loading !== loading) return;
        this.#tree = tree;
        this.#loading = null;
        this.#draw();
        if (this.open) this.#begin();
      },
      (error) => {
        if (this.#loading !== loading) return;
        this.#loading = null;
        this.#error = error;
        this.#draw();
        if (this.open) this.#view.showError(error);
        this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
      });
    return loading;
  }

  #retry() {
    this.#view.showLoading();
    this.#view.scroller.focus();
    // The view shows what becomes of it.
    this.#load().catch(() => {});
  }

  // Closed: the button

  #draw() {
    const shown = this.#shown();
    const button = this.#button;
    const texts = this.#texts;
    const placeholder = this.getAttribute("placeholder") ?? texts.placeholder;
    const text = make("span", { class: "text", part: "text" });
    if (shown.names.length === 0) text.append(placeholder);
    shown.names.forEach((name, index) => {
      // A line may break behind the mark.
      if (index > 0) text.append(make("span", { class: "sep", "aria-hidden": "true" }, "›"), "\u200B");
      text.append(name);
    });
    button.replaceChildren(text, make("span", { class: "arrow", "aria-hidden": "true" }));
    button.classList.toggle("empty", shown.names.length === 0);
    button.classList.toggle("readonly", this.readOnly);
    button.disabled = this.#isDisabled;
    const label = this.#label;
    const spoken = shown.names.join(" ") || placeholder;
    if (label) button.setAttribute("aria-label", `${label}: ${spoken}`);
    else button.removeAttribute("aria-label");
    const description = this.getAttribute("aria-description");
    if (description) button.setAttribute("aria-description", description);
    else button.removeAttribute("aria-description");
    this.#internals.ariaRequired = String(this.required);
    this.#view.texts = texts;
    this.#view.title.textContent = label || placeholder;
    this.#validate(shown);
  }

  get #label() {
    const labels = [...this.#internals.labels ?? []].map((label) => label.textContent.trim());
    return this.getAttribute("aria-label") || labels.join(" ");
  }

  /** What of the value there is to show, and what is wrong with it by the machine's rules. */
  #shown() {
    if (!this.#value) return { names: [] };
    if (!this.#tree) return { names: [this.#value] };
    let session;
    try {
      session = this.#tree.pick({ ...this.#configuration, selected: this.#value });
      const { titles } = session.state;
      const names = session.chosen.map(({ region }) => region.name);
      const isComplete = titles.length === names.length || titles.at(-1) !== PLACEHOLDER;
      const last = session.chosen.at(-1)?.region;
      // It lies below the last rank: there is such a region, but it is no choice here.
      if (last?.id !== this.#value) return { names: this.#namesOf(this.#value), problem: "unknown" };
      return isComplete || this.hasAttribute("any-level")
        ? { names } : { names, problem: "incomplete" };
    } catch (error) {
      if (!(error instanceof PickerRefusal)) throw error;
      return { names: this.#namesOf(this.#value), problem: "unknown" };
    } finally {
      session?.free();
    }
  }

  #namesOf(id) { return this.#tree.get(id)?.names ?? [id]; }

  #validate(shown = this.#shown()) {
    const texts = this.#texts;
    this.#internals.setFormValue(this.#value || null, this.#value);
    if (this.readOnly || this.#isDisabled) {
      this.#internals.setValidity({});
    } else if (this.#customError) {
      this.#internals.setValidity({ customError: true }, this.#customError, this.#button);
    } else if (this.required && !this.#value) {
      this.#internals.setValidity({ valueMissing: true }, texts.required, this.#button);
    } else if (shown.problem === "unknown") {
      this.#internals.setValidity({ badInput: true }, texts.unknown(this.#value), this.#button);
    } else if (shown.problem === "incomplete") {
      this.#internals.setValidity(
        { badInput: true }, texts.incomplete(shown.names.at(-1)), this.#button);
    } else {
      this.#internals.setValidity({});
    }
    const { valid, valueMissing } = this.#internals.validity;
    // That something is missing is said when the form is sent, not before.
    this.#button.classList.toggle("bad", !valid && !valueMissing);
    this.#button.setAttribute("aria-invalid", String(!valid && !valueMissing));
  }

  // Open

  /** Opens the picker, unless it is disabled or read-only. */
  show() {
    if (this.#watch || !this.isConnected) return;
    if (this.#isDisabled || this.readOnly) {
      this.open = false;
      return;
    }
    this.#watch = new AbortController();
    this.open = true;
    this.#button.setAttribute("aria-expanded", "true");
    this.#texts = textsFor(this);
    this.#draw();
    const place = () => this.#view.place(this.#anchor, this.#isNarrow);
    const { signal } = this.#watch;
    addEventListener("resize", place, { signal });
    addEventListener("scroll", place, { signal, passive: true, capture: true });
    globalThis.visualViewport?.addEventListener("resize", place, { signal });
    if (this.#tree) {
      this.#begin();
      return;
    }
    this.#view.showLoading();
    this.#view.open(this.#anchor, this.#isNarrow);
    // The view shows what becomes of it.
    this.#load().catch(() => {});
  }

  /** Closes the picker without a choice. */
  close() {
    if (!this.#watch) return;
    if (this.#session && this.#state.status === "choosing") {
      const state = this.#session.send({ event: "cancel" });
      this.#recorder?.note({ event: "cancel" }, state);
    }
    this.#end();
    this.dispatchEvent(new Event("cancel"));
  }

  #end() {
    if (!this.#watch) return;
    this.#watch.abort();
    this.#watch = null;
    this.#session?.free();
    this.#session = this.#state = null;
    this.#items = [];
    this.open = false;
    this.#button.setAttribute("aria-expanded", "false");
    this.#view.close();
    if (this.isConnected) this.#button.focus({ preventScroll: true });
  }

  get #anchor() { return this.#button.getBoundingClientRect(); }
  get #isNarrow() { return matchMedia(narrow).matches; }

  #begin() {
    let configuration = this.#configuration;
    try {
      if (this.#value) {
        try {
          this.#session = this.#tree.pick({ ...configuration, selected: this.#value });
          configuration = { ...configuration, selected: this.#value };
        } catch (error) {
          // A value that isn't in the data can be left, not shown.
          if (!(error instanceof PickerRefusal)) throw error;
        }
      }
      this.#session ??= this.#tree.pick(configuration);
    } catch (error) {
      this.#view.showError(error);
      this.#view.open(this.#anchor, this.#isNarrow);
      return;
    }
    this.#state = this.#session.state;
    this.#recorder?.begin(configuration, this.#state);
    this.#view.doneButton.hidden = !configuration.anyLevel;
    this.#view.open(this.#anchor, this.#isNarrow);
    this.#drawState();
  }

  /** Sends an event; draws what comes of it. An event that doesn't fit changes nothing. */
  #send(event) {
    if (!this.#session) return false;
    try {
      this.#state = this.#session.send(event);
    } catch (error) {
      if (!(error instanceof PickerRefusal)) throw error;
      this.#recorder?.note(event, null, error.message);
      return false;
    }
    this.#recorder?.note(event, this.#state);
    if (!this.#state.matches) this.#view.clearText();
    if (this.#state.status === "finished") this.#finish();
    else this.#drawState();
    return true;
  }

  #type(text) {
    if (!this.#session) return;
    this.#state = this.#session.send({ event: "filter", text });
    this.#recorder?.note({ event: "filter", text }, this.#state);
    this.#drawState(text);
  }

  #choose(index) {
    const item = this.#items.at(index);
    if (item?.kind === "row") {
      this.#send({ event: "select", level: this.#state.focus, row: item.row });
    } else if (item?.kind === "result") {
      const { id } = item.region;
      // Going there decides nothing yet; a choice that is complete then is confirmed.
      if (!this.#send({ event: "preset", id })) return;
      const { titles, selected, focus } = this.#state;
      if (titles.length === selected.length && selected.at(-1) === id) {
        this.#send({ event: "select", level: focus, id });
      }
    }
  }

  #finish() {
    const value = this.#state.result.at(-1).id;
    const isChanged = value !== this.#value;
    this.#end();
    if (!isChanged) return;
    this.#isDirty = true;
    this.#set(value);
    this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Drawing a state

  #drawState(text = "") {
    const state = this.#state;
    const chosen = this.#session.chosen;
    const column = this.#session.column(state.focus);
    this.#view.doneButton.disabled = chosen.length === 0;
    this.#view.showLevels(
      state.titles, state.focus, state.columns.length, chosen.map(({ region }) => region.name));
    const parent = state.focus > 0 ? chosen[state.focus - 1].region : null;
    const chosenRow = chosen[state.focus]?.row ?? -1;
    if (text) return this.#drawFound(text, column, chosenRow);
    this.#items = new ColumnItems(column, chosenRow);
    this.#view.showItems(
      this.#items, Math.max(chosenRow, 0), this.#texts.options(parent?.name),
      this.#texts.count(column.length));
  }

  /** What the text leaves of the column; then what it finds everywhere else. */
  #drawFound(text, column, chosenRow) {
    const texts = this.#texts;
    const rows = this.#session.matches.map(({ row, range }) => ({
      kind: "row", row, name: column.at(row).name, isChosen: row === chosenRow, ranges: [range],
    }));
    const results = this.#results(text, column, rows);
    const certain = results.filter(({ isNear }) => !isNear);
    const near = rows.length + certain.length > 0 ? [] : results.filter(({ isNear }) => isNear);
    const count = rows.length + certain.length + near.length;
    const message = near.length > 0 ? texts.near(text)
      : count > 0 ? texts.count(count) : texts.nothing(text);
    const items = [...rows];
    if (certain.length > 0) {
      items.push({ kind: "heading", text: texts.everywhere }, ...certain);
    }
    if (near.length > 0) items.push({ kind: "heading", text: message }, ...near);
    let position = 0;
    for (const item of items) {
      if (item.kind === "heading") continue;
      item.position = position += 1;
      item.count = count;
    }
    this.#items = items;
    this.#view.showItems(
      items, items.findIndex(({ kind }) => kind !== "heading"), texts.results, message);
  }

  #results(text, column, rows) {
    const { within, depth, until } = this.#configuration;
    const listed = new Set(rows.map(({ row }) => column.at(row).number));
    const above = within ? this.#tree.get(within)?.level ?? 0 : 0;
    return this.#tree.search(text, { within, until, limit: resultLimit })
      .filter(({ region }) => !listed.has(region.number) && !(depth && region.level > above + depth))
      .map(({ region, isNear, highlights }) => ({
        kind: "result", region, isNear, name: region.name, ranges: highlights,
        way: region.names.slice(above, -1).join(" › "),
      }));
  }
}

/** The items of a column, of which only those are made that are looked at. */
class ColumnItems {
  #column;
  #chosenRow;

  constructor(column, chosenRow) {
    this.#column = column;
    this.#chosenRow = chosenRow;
    this.length = column.length;
  }

  at(row) {
    const region = this.#column.at(row);
    return region && {
      kind: "row", row, name: region.name, isChosen: row === this.#chosenRow,
      position: row + 1, count: this.length,
    };
  }
}
