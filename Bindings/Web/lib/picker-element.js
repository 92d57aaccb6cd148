import { baseStyle } from "./base-style.js";
import { later } from "./dom.js";
import { isRefusal } from "./errors.js";
import { FieldView } from "./field-view.js";
import { canBeIndexed, ColumnItems, foundItems, IndexedItems, successorItems } from "./picker-items.js";
import { pickerStyle } from "./picker-style.js";
import { PickerView } from "./picker-view.js";
import { places } from "./places.js";
import { reflect, setState, takeEarlyProperties } from "./properties.js";
import { WalkRecorder } from "./recorder.js";
import { bundledTree, sharedFormer, sharedTree } from "./shared-trees.js";
import { textsFor } from "./texts.js";
import { shownFormer, shownRegion, troubleOf } from "./value-shown.js";

/** Screens no wider than this get a sheet; from the other on there is room for levels side by side. */
const narrow = "(max-width: 40rem)";
const wide = "(min-width: 48rem)";

/** What ends at the counties or above, by the words that a data set of China knows for it. */
const toCounties = /^(?:[1-3]|province|prefecture|city|county|district|[省市区县]|区县|[省地县]级)$/i;

/**
 * `<region-picker>`: a form control whose value is the ID of a region.
 *
 *     <region-picker name="area" until="county" value="110101" required></region-picker>
 *
 * Which choices there are and when one is complete is the state machine's to say; the element sends
 * events and draws states.
 */
export class RegionPickerElement extends (globalThis.HTMLElement ?? class {}) {
  static get formAssociated() { return true; }
  static get observedAttributes() {
    return [
      "src", "value", "text", "former", "until", "within", "depth", "any-level", "pinned", "index", "placeholder",
      "required", "disabled", "readonly", "lang", "open", "aria-label", "aria-labelledby", "aria-description",
    ];
  }

  #internals = this.attachInternals();
  #field;
  #view;
  #texts = textsFor(this);
  #value = "";
  #isDirty = false;
  #isDisabled = false;
  #customError = "";
  /** Whether the form was sent, or asked, with what is wrong now. */
  #isMarked = false;
  /** The value was set after `text` was. */
  #isTextStale = false;
  /** The tree that is shown, its own or the one at `src`. */
  #tree = null;
  #ownTree = null;
  #loading = null;
  #error = null;
  /** The value lies below the counties, whose data was not enough. */
  #needsTowns = false;
  #former = null;
  #formerLoading = null;
  /** What the page asks for and the data doesn't have. */
  #mistake = null;
  #session = null;
  #state = null;
  #items = [];
  #recorder = null;
  #watch = null;
  #opener = null;
  #treeIsGone = () => this.close();
  #labelWatch = globalThis.MutationObserver && new MutationObserver(() => this.#draw());

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [baseStyle(), pickerStyle()];
    this.#field = new FieldView({
      open: () => this.#show(this.#field.button),
      openTyping: () => {
        this.#show(this.#field.button);
        if (this.#watch) this.#view.input.focus();
      },
      relabel: () => this.#draw(),
    });
    this.#view = new PickerView({
      close: () => this.close(),
      done: () => this.#send({ event: "confirm" }),
      retry: () => this.#retry(),
      type: (text) => this.#type(text),
      tab: (level) => this.#send({ event: "tab", level }),
      choose: (index) => this.#choose(index),
      side: (level, row) => this.#send({ event: "tab", level }) && this.#send({ event: "select", level, row }),
      pinned: (id) => this.#chooseRegion(id),
      back: () => this.#send({ event: "back" }),
      swipe: (direction) => this.#send({ event: "tab", level: this.#state?.focus + direction }),
    });
    root.append(...this.#field.elements, this.#view.dialog);
    // What is typed into the search field is no change of the value.
    for (const name of ["input", "beforeinput", "change", "compositionstart", "compositionupdate", "compositionend"]) {
      root.addEventListener(name, (event) => event.stopPropagation());
    }
    // A click on the element's label.
    this.addEventListener("click", (event) => {
      if (event.composedPath()[0] === this && !this.#isDisabled) this.#field.button.focus();
    });
    this.addEventListener("invalid", () => {
      this.#isMarked = true;
      this.#draw();
    });
    // A label may have come, gone or changed meanwhile.
    this.addEventListener("focusin", () => this.#watchLabels());
  }

  // In the document

  connectedCallback() {
    takeEarlyProperties(this, [
      "src", "until", "within", "depth", "anyLevel", "placeholder", "text", "former", "pinned", "index", "tree",
      "value", "defaultValue", "recorder", "disabled", "readOnly", "required", "open", "name",
    ]);
    this.#takeFallback();
    this.#texts = textsFor(this);
    this.#watchLabels();
    this.#draw();
    // Who waits by `ready` is told; the field shows it.
    this.#load().catch(() => {});
    if (this.hasAttribute("open")) this.show();
    if (this.autofocus && [null, this.ownerDocument.body].includes(this.ownerDocument.activeElement)) this.focus();
  }

  disconnectedCallback() {
    this.#labelWatch?.disconnect();
    this.#end();
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return;
    switch (name) {
      case "value":
        if (!this.#isDirty) this.#set(value ?? "");
        break;
      case "text":
        this.#isTextStale = false;
        this.#draw();
        break;
      case "src":
        this.#reload();
        break;
      case "open":
        if (!this.isConnected) break;
        if (value === null) this.close();
        else this.show();
        break;
      case "former":
        this.#former = this.#formerLoading = null;
        this.#draw();
        break;
      case "until": case "within": case "depth": case "any-level": case "pinned": case "index":
        this.#changeConfiguration();
        break;
      case "lang":
        this.#texts = textsFor(this);
        this.#draw();
        if (this.#session) this.#drawState(this.#view.input.value);
        break;
      case "readonly":
        if (this.readOnly) this.close();
        this.#draw();
        break;
      case "disabled":
        // What a fieldset says comes by `formDisabledCallback`.
        break;
      default:
        this.#draw();
    }
  }

  /** A control inside stands in where there are no scripts; here it would be sent too. */
  #takeFallback() {
    for (const control of this.querySelectorAll(":scope > :is(input, select, textarea):not([slot])")) {
      if (!this.#value && !this.#isDirty && control.value) this.#set(control.value);
      control.disabled = true;
    }
  }

  // A form control

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get type() { return this.localName; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  /** Makes the control invalid with a message of the page's own; an empty one ends that. */
  setCustomValidity(message) {
    this.#customError = String(message);
    this.#draw();
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    if (isDisabled) this.close();
    this.#draw();
  }

  formResetCallback() {
    this.#isDirty = this.#isMarked = false;
    this.#set(this.getAttribute("value") ?? "");
  }

  formStateRestoreCallback(state) {
    if (typeof state === "string") this.value = state;
  }

  // Properties

  /** The ID of the chosen region; empty if none is. A region set is its ID. */
  get value() { return this.#value; }
  set value(value) {
    this.#isDirty = true;
    const id = value?.id ?? value;
    if (typeof id === "object" && id !== null) throw new TypeError("a value is an ID or a region");
    this.#set(id === null || id === undefined ? "" : String(id));
  }

  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }

  /** The chosen region; null if none is, the data is not there yet, or the region is no more. */
  get region() { return this.#value ? this.#aliveTree?.get(this.#value) ?? null : null; }

  /** What the value was, if it is the ID of a region that is no more; null else. */
  get formerRegion() {
    return this.#value && this.#aliveTree && !this.region
      ? this.#former?.get(this.#value, this.#tree) ?? null : null;
  }

  /** The regions above the first level, for who chooses them often: IDs. */
  get pinned() { return (this.getAttribute("pinned") ?? "").split(/[\s,]+/).filter(Boolean); }
  set pinned(ids) {
    const text = Array.isArray(ids) ? ids.join(" ") : ids ?? "";
    if (text) this.setAttribute("pinned", text);
    else this.removeAttribute("pinned");
  }

  /** The tree that is shown: set one to use it instead of `src`; null before it is loaded. */
  get tree() { return this.#tree; }
  set tree(tree) {
    this.close();
    this.#ownTree = tree ?? null;
    this.#tree = this.#ownTree;
    this.#error = this.#loading = null;
    this.#draw();
    if (!tree && this.isConnected) this.#load().catch(() => {});
  }

  /** Notes what is done; set a `WalkRecorder`, or true for a new one. */
  get recorder() { return this.#recorder; }
  set recorder(recorder) { this.#recorder = recorder === true ? new WalkRecorder() : recorder; }

  /** Resolves when the data is there; rejects when it can't be had. */
  get ready() { return this.#load(); }

  #set(value) {
    if (this.#session) this.close();
    if (this.#value !== value) {
      if (this.isConnected) this.#isTextStale = true;
      this.#isMarked &&= !value;
    }
    this.#value = value;
    this.#draw();
  }

  get #configuration() {
    return {
      within: this.within || undefined,
      depth: this.depth ?? undefined,
      until: this.until || undefined,
      anyLevel: this.anyLevel,
    };
  }

  /** Other bounds: what is open begins anew within them. */
  #changeConfiguration() {
    if (!this.isConnected) return;
    if (!this.#ownTree && !this.src && this.#tree && !this.#isToCounties && this.#hasCountiesOnly) {
      this.#reload();
      return;
    }
    this.#draw();
    if (this.#watch && this.#tree) this.#begin();
  }

  // The data

  get #aliveTree() { return this.#tree?.isFreed ? null : this.#tree; }

  /** Whether the data that ends at the counties is enough. */
  get #isToCounties() {
    if (this.#needsTowns) return false;
    return toCounties.test(this.until) || !this.within && this.depth !== null && this.depth <= 2;
  }

  get #hasCountiesOnly() { return this.#tree && !this.#tree.has("110101001"); }

  /** Takes the data anew, as `src` and the bounds say now. */
  #reload() {
    if (this.#ownTree) return;
    this.#session?.free();
    this.#session = this.#state = null;
    this.#tree = this.#loading = this.#error = null;
    if (!this.isConnected) return;
    this.#draw();
    if (this.#watch) this.#view.showLoading();
    this.#load().catch(() => {});
  }

  #load() {
    if (this.#aliveTree) return Promise.resolve(this.#tree);
    if (this.#loading) return this.#loading;
    this.#tree = null;
    const { src } = this;
    const loading = src
      ? sharedTree(new URL(src, this.ownerDocument.baseURI).href) : bundledTree(this.#isToCounties);
    this.#loading = loading;
    this.#error = null;
    this.#draw();
    loading.then(
      (tree) => {
        if (this.#loading !== loading) return;
        this.#tree = tree;
        this.#loading = null;
        this.#draw();
        if (this.#watch) this.#begin();
      },
      (error) => {
        if (this.#loading !== loading) return;
        this.#loading = null;
        this.#error = error;
        this.#draw();
        if (this.#watch) this.#view.showError(error);
        this.#tell(error);
      });
    return loading;
  }

  #tell(error) {
    console.warn(`<${this.localName}>:`, error.message);
    this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
  }

  #retry() {
    this.#view.showLoading();
    // The view shows what becomes of it.
    this.#load().catch(() => {});
  }

  /** Where the regions are that are no more; none for data of the page's own, unless it says. */
  get #formerPlace() {
    const given = this.getAttribute("former");
    if (given === "none" || given === null && (this.src || this.#ownTree)) return null;
    return given ? new URL(given, this.ownerDocument.baseURI) : places.former;
  }

  /** Gets them when they are needed first; true once they are there. */
  #needFormer() {
    if (this.#former) return true;
    if (this.#formerLoading || !this.#formerPlace) return false;
    const loading = sharedFormer(this.#formerPlace);
    this.#formerLoading = loading;
    loading.then(
      (former) => {
        if (this.#formerLoading !== loading) return;
        this.#former = former;
        this.#draw();
        if (this.#session && this.#view.input.value) this.#drawState(this.#view.input.value);
        else if (this.#session && this.formerRegion) this.#begin();
      },
      // It goes on without them.
      (error) => console.warn(`<${this.localName}>:`, error.message));
    return false;
  }

  // Closed: the field

  #draw() {
    const shown = this.#shown();
    const texts = this.#texts;
    const placeholder = this.getAttribute("placeholder") ?? texts.placeholder;
    const label = this.#label;
    this.#validate(shown);
    const { valid, valueMissing } = this.#internals.validity;
    // That something is missing is said when the form is sent, not before.
    const isBad = !valid && (!valueMissing || this.#isMarked) || Boolean(this.#error || this.#mistake);
    this.#field.draw({
      names: shown.names, note: shown.note, placeholder, label, isBad,
      description: this.getAttribute("aria-description"),
      message: !valid && this.#isMarked ? this.#internals.validationMessage : "",
      isRequired: this.required, isReadOnly: this.readOnly, isDisabled: this.#isDisabled,
      isLoading: Boolean(this.#loading),
    });
    for (const [name, isSet] of Object.entries({
      loading: this.#loading, error: this.#error ?? this.#mistake, invalid: isBad, open: this.#watch,
      retired: shown.problem === "retired", filled: this.#value,
    })) setState(this.#internals, name, Boolean(isSet));
    this.#view.texts = texts;
    this.#view.title.textContent = label || placeholder;
  }

  get #label() {
    const byID = (this.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean)
      .map((id) => this.getRootNode().getElementById?.(id)?.textContent.trim()).filter(Boolean);
    const labels = [...this.#internals.labels ?? []].map((label) => label.textContent.trim());
    return byID.join(" ") || this.getAttribute("aria-label") || labels.join(" ") || this.#field.slotted;
  }

  #watchLabels() {
    if (!this.isConnected || !this.#labelWatch) return;
    this.#labelWatch.disconnect();
    const named = (this.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean)
      .map((id) => this.getRootNode().getElementById?.(id)).filter(Boolean);
    for (const label of [...this.#internals.labels ?? [], ...named]) {
      this.#labelWatch.observe(label, { characterData: true, childList: true, subtree: true });
    }
    this.#draw();
  }

  /** What of the value there is to show, and what is wrong with it by the machine's rules. */
  #shown() {
    const tree = this.#aliveTree;
    if (!tree) return this.#shownWithout();
    const mistake = this.#findMistake(tree);
    if (!this.#value) return { names: [] };
    const region = tree.get(this.#value);
    if (!region) return this.#shownMissing(tree);
    if (mistake) return { names: region.names };
    return shownRegion(tree, region, this.#configuration);
  }

  /** Until the data is there, and where it can't be had: the page's text, but no bare code. */
  #shownWithout() {
    if (!this.#value) return { names: [] };
    const names = this.#isTextStale ? [] : this.text.split(/[\s›>/]+/).filter(Boolean);
    if (names.length > 0) return { names };
    return { names: [this.#error ? this.#texts.failed : this.#texts.loading] };
  }

  /** A value that is not in the tree: of a town, of a region that is no more, or of none. */
  #shownMissing(tree) {
    if (this.#value.length > 6 && !this.#ownTree && !this.src && this.#hasCountiesOnly && !this.#needsTowns) {
      this.#needsTowns = true;
      queueMicrotask(() => this.#reload());
      return this.#shownWithout();
    }
    this.#needFormer();
    const former = this.#former?.get(this.#value, tree);
    if (former) return shownFormer(former, this.#texts);
    const given = this.text && !this.#isTextStale ? this.#shownWithout().names : [];
    return { names: given.length > 0 ? given : [this.#texts.unknownField(this.#value)], problem: "unknown" };
  }

  /** Whether the page asks for a rank or a region that the data doesn't have. It is told once. */
  #findMistake(tree) {
    let found = null;
    try {
      tree.pick(this.#configuration).free();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      found = error;
    }
    if (found?.message !== this.#mistake?.message) {
      this.#mistake = found;
      if (found) queueMicrotask(() => this.#tell(found));
    }
    return this.#mistake;
  }

  #validate(shown) {
    const texts = this.#texts;
    this.#internals.setFormValue(this.#value || null, this.#value);
    const [flags, message] = this.#trouble(shown, texts);
    if (flags) this.#internals.setValidity(flags, message, this.#field.button);
    else this.#internals.setValidity({});
  }

  #trouble(shown, texts) {
    if (this.readOnly || this.#isDisabled) return [];
    if (this.#customError) return [{ customError: true }, this.#customError];
    if (this.required && !this.#value) return [{ valueMissing: true }, texts.required];
    const message = troubleOf(shown, this.#value, texts);
    return message ? [{ badInput: true }, message] : [];
  }

  // Open

  /** Opens the picker, unless it is disabled or read-only. */
  show() {
    const active = this.ownerDocument.activeElement;
    this.#show(active === this || active === this.ownerDocument.body ? null : active);
  }

  /** @param {HTMLElement | null} opener gets the focus back. */
  #show(opener) {
    if (this.#watch || !this.isConnected) return;
    if (this.#isDisabled || this.readOnly) {
      this.open = false;
      return;
    }
    this.#opener = opener;
    this.#watch = new AbortController();
    this.open = true;
    this.#field.button.setAttribute("aria-expanded", "true");
    this.#texts = textsFor(this);
    this.#draw();
    const { signal } = this.#watch;
    const place = () => this.#place();
    addEventListener("resize", place, { signal });
    addEventListener("scroll", place, { signal, passive: true, capture: true });
    globalThis.visualViewport?.addEventListener("resize", place, { signal });
    if (this.#aliveTree) {
      this.#begin();
    } else {
      this.#view.showLoading();
      this.#view.open(this.#anchor, this.#isNarrow);
      // The view shows what becomes of it.
      this.#load().catch(() => {});
    }
    this.dispatchEvent(new Event("open"));
  }

  /** Closes the picker without a choice. */
  close() {
    if (!this.#watch) return;
    if (this.#session && this.#state.status === "choosing" && this.#aliveTree) {
      const state = this.#session.send({ event: "cancel" });
      this.#recorder?.note({ event: "cancel" }, state);
    }
    this.#end();
    // As that of a file field does.
    this.dispatchEvent(new Event("cancel", { bubbles: true }));
    this.dispatchEvent(new Event("close"));
  }

  #end() {
    if (!this.#watch) return;
    this.#watch.abort();
    this.#watch = null;
    this.#tree?.watchers?.delete(this.#treeIsGone);
    this.#session?.free();
    this.#session = this.#state = null;
    this.#items = [];
    this.open = false;
    this.#field.button.setAttribute("aria-expanded", "false");
    this.#view.close();
    setState(this.#internals, "open", false);
    if (!this.isConnected) return;
    const opener = this.#opener?.isConnected ? this.#opener : this.#field.button;
    this.#opener = null;
    opener.focus({ preventScroll: true });
  }

  get #anchor() { return this.#field.button.getBoundingClientRect(); }
  get #isNarrow() { return matchMedia(narrow).matches; }

  #place() {
    this.#view.dialog.classList.toggle("wide", this.#view.sides.count > 0 && !this.#isNarrow);
    this.#view.place(this.#anchor, this.#isNarrow);
  }

  #begin() {
    this.#session?.free();
    this.#session = this.#state = null;
    const tree = this.#tree;
    let configuration = this.#configuration;
    tree.watchers?.add(this.#treeIsGone);
    const { formerRegion: former } = this;
    // A region that is no more is gone on with as what it became, if that is one.
    const selected = former ? former.successors.length === 1 && former.successors[0].id : this.#value;
    const view = this.#view;
    view.open(this.#anchor, this.#isNarrow);
    try {
      if (selected) {
        try {
          this.#session = tree.pick({ ...configuration, selected });
          configuration = { ...configuration, selected };
        } catch (error) {
          // A value that isn't in the data can be left, not shown.
          if (!isRefusal(error)) throw error;
        }
      }
      this.#session ??= tree.pick(configuration);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      view.showMistake(error);
      return;
    }
    this.#state = this.#session.state;
    this.#recorder?.begin(configuration, this.#state);
    view.doneButton.hidden = !configuration.anyLevel;
    if (former?.successors.length > 1) this.#offer(successorItems(former, tree, this.#texts));
    else if (view.input.value) this.#type(view.input.value);
    else this.#drawState();
    view.focusHome();
    this.#warm(tree);
  }

  /** Makes what a search reads before the first letter is typed, when there is nothing else to do. */
  #warm(tree) {
    const session = this.#session;
    // Two letters, because the second takes another way through what the first has made. The session filters by
    // tables of its own; what is typed already has made them.
    for (const text of ["n", "na"]) {
      later(() => {
        if (this.#session !== session || this.#view.input.value) return;
        session.send({ event: "filter", text });
        foundItems(text, {
          tree, former: null, configuration: this.#configuration, column: session.column(this.#state.focus),
          matches: session.matches, chosenRow: -1, texts: this.#texts,
        });
        session.send({ event: "filter", text: "" });
      });
    }
  }

  /** Sends an event; draws what comes of it. An event that doesn't fit changes nothing. */
  #send(event) {
    if (!this.#session) return false;
    const before = this.#state;
    try {
      this.#state = this.#session.send(event);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#recorder?.note(event, null, error.message);
      return false;
    }
    const state = this.#state;
    this.#recorder?.note(event, state);
    if (!state.matches) this.#view.clearText();
    if (state.status === "finished") {
      this.#finish();
      return true;
    }
    this.#drawState();
    if (state.focus !== before.focus || state.selected.length !== before.selected.length) {
      const { focus: level, selected } = state;
      this.dispatchEvent(new CustomEvent("levelchange", { detail: { level, selected } }));
    }
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
      this.#chooseRegion(item.region.id);
    }
  }

  /** Going there decides nothing yet; a choice that is complete then is confirmed. */
  #chooseRegion(id) {
    if (!this.#send({ event: "preset", id })) return;
    const { titles, selected, focus } = this.#state;
    if (titles.length === selected.length && selected.at(-1) === id) {
      this.#send({ event: "select", level: focus, id });
    }
  }

  #finish() {
    const value = this.#state.result.at(-1).id;
    const isChanged = value !== this.#value;
    this.#end();
    if (isChanged) {
      this.#isDirty = true;
      this.#set(value);
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }
    this.dispatchEvent(new Event("close"));
  }

  // Drawing a state

  #drawState(text = "") {
    const state = this.#state;
    const view = this.#view;
    const texts = this.#texts;
    const chosen = this.#session.chosen;
    const column = this.#session.column(state.focus);
    view.doneButton.disabled = chosen.length === 0;
    view.showLevels(
      state.titles, state.focus, state.columns.length, chosen.map(({ region }) => region.name));
    const chosenRow = chosen[state.focus]?.row ?? -1;
    this.#drawBeside(text, chosen);
    if (text) {
      const { items, message, isNothing } = foundItems(text, {
        tree: this.#tree, former: this.#former, configuration: this.#configuration, column,
        matches: this.#session.matches, chosenRow, texts,
      });
      if (isNothing) this.#needFormer();
      this.#items = items;
      view.showItems(
        items, items.findIndex(({ kind }) => kind !== "heading"), texts.results, message, true);
      return;
    }
    const parent = state.focus > 0 ? chosen[state.focus - 1].region : null;
    const items = this.index && canBeIndexed(column)
      ? new IndexedItems(column, chosenRow) : new ColumnItems(column, chosenRow);
    this.#items = items;
    view.showLetters(items.letters ?? []);
    const first = items.letters ? 1 : 0;
    const count = texts.count(column.length);
    view.showItems(
      items, items.chosen < 0 ? first : items.chosen, texts.options(parent?.name),
      parent ? texts.chosen(parent.name, count) : count);
  }

  /** What stands beside the list: pinned regions, letters, the other levels. */
  #drawBeside(text, chosen) {
    const { focus, columns } = this.#state;
    const view = this.#view;
    view.showPinned(focus === 0 && !text ? this.pinned.map((id) => this.#tree.get(id)).filter(Boolean) : []);
    view.showLetters([]);
    const levels = text || !matchMedia(wide).matches || this.#isNarrow ? []
      : columns.map((_, level) => level).filter((level) => level !== focus);
    const { count } = view.sides;
    view.sides.show(levels.map((level) => ({
      level, items: this.#session.column(level), chosen: chosen[level]?.row ?? -1,
    })), focus);
    if (view.sides.count !== count) this.#place();
  }

  /** Offers regions in place of a level. */
  #offer(items) {
    this.#drawState();
    this.#items = items;
    this.#view.showItems(items, 1, this.#texts.results, items[0].text, true);
  }
}

reflect(RegionPickerElement, {
  src: "text", until: "text", within: "text", depth: "number", anyLevel: "flag", placeholder: "text", text: "text",
  former: "text", index: "flag", name: "text", open: "flag", disabled: "flag", readOnly: "flag", required: "flag",
}, { anyLevel: "any-level" });

// Who imports the class says here where the files are: regions.js is a module of its own.
export { setModule } from "./module.js";
export { setData } from "./places.js";
