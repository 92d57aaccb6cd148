import { readContact } from "../lib/contact.js";
import { parts } from "../region-picker.js";
import { FormRecorder } from "./form-recorder.js";
import { FormSession } from "./form-session.js";
import { formStyle } from "./form-style.js";
import { formTexts, languageOf } from "./form-texts.js";
import { FormView } from "./form-view.js";

const { baseStyle, bundledTree, fetchBytes, make, reflect, set, setState, sharedTree, takeEarlyProperties } = parts;

/**
 * What a form hands over, when all of it is right and its files are sent.
 *
 *     form.addEventListener("payload", (event) => {
 *       event.respondWith(fetch("/shops", { method: "POST", body: JSON.stringify(event.payload) }));
 *     });
 */
export class FormPayloadEvent extends Event {
  /** What is waited for before the form counts as submitted. */
  answer = null;

  constructor(payload, files, formData) {
    super("payload", { bubbles: true, composed: true, cancelable: true });
    /** An object of what the definition says. */
    this.payload = payload;
    /** The chosen files that have no URL yet, by the name that stands for them in the payload. */
    this.files = files;
    /** The same as a form would send it, files included. */
    this.formData = formData;
  }

  /**
   * Waits for an answer: a response that isn't ok, and a rejection, open the form again. What rejects
   * may have `fields`, messages by key.
   */
  respondWith(answer) { this.answer = Promise.resolve(answer); }
}

/**
 * `<region-form>`: a form of a definition of ours, with the same rows and the same errors as elsewhere.
 *
 *     <region-form src="shop.json" facts='{"provinceId": "440000"}'></region-form>
 */
export class RegionFormElement extends (globalThis.HTMLElement ?? class {}) {
  static get formAssociated() { return true; }
  static get observedAttributes() {
    return ["src", "data", "facts", "values", "lang", "disabled"];
  }

  #internals = this.attachInternals();
  #form;
  #slot;
  #submit;
  #status;
  #view = null;
  #tree = null;
  #ownTree = null;
  #definition = null;
  #facts = null;
  #values = null;
  #files = new Map();
  /** The files that stand in a row, or did. */
  #shownFiles = new Set();
  #now = null;
  #clock = true;
  #opening = null;
  #recorder = null;
  #isDisabled = false;
  /** The tree of the data set that reads addresses, and what it was made of. */
  #reader = null;
  #canPaste = false;
  /** Connected, with its attributes read: from then on each change begins anew. */
  #isLive = false;
  /** The definition at `src`, which is fetched once. */
  #fetched = { url: "", text: null };
  /** Values to go on with, in place of those it begins with. */
  #kept = null;
  /** What is typed letter by letter is an input; a change when it is done. */
  #isTyping = false;
  #isChanged = false;

  /** Sends a file and resolves to its URL: `async (file, name) => url`. Without it files stay files. */
  uploader = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [baseStyle(), formStyle()];
    this.#slot = make("div");
    this.#status = make("p", { class: "status", part: "status", role: "status" });
    this.#submit = make("button", { type: "submit", class: "button main", part: "submit" });
    this.#form = make(
      "form", { novalidate: "" }, this.#slot, this.#status,
      make("div", { class: "actions" }, this.#submit));
    root.append(this.#form);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.form) this.form.requestSubmit();
      else this.submit();
    });
    // What happens inside is reported by events of its own, once it is done.
    root.addEventListener("input", () => { this.#isTyping = true; }, { capture: true });
    root.addEventListener("compositionend", () => { this.#isTyping = true; }, { capture: true });
    for (const name of ["input", "compositionend", "change", "beforeinput", "compositionstart", "compositionupdate"]) {
      root.addEventListener(name, (event) => {
        event.stopPropagation();
        this.#isTyping = false;
        if (name === "change") this.#tellChange();
      });
    }
    this.addEventListener("invalid", (event) => {
      // Every failing row is marked, and the first gets the focus, in place of the browser's bubble.
      event.preventDefault();
      this.#mark();
    });
  }

  // In the document

  connectedCallback() {
    takeEarlyProperties(this, [
      "src", "data", "definition", "tree", "facts", "values", "now", "uploader", "recorder", "disabled", "name",
      "submitLabel",
    ]);
    this.#isLive = true;
    this.#start();
  }

  disconnectedCallback() {
    this.#isLive = false;
    this.#end();
  }

  attributeChangedCallback(name, old, value) {
    if (old === value || !this.#isLive || name === "disabled") return;
    if (name === "facts" && this.#view) this.#changeFacts(JSON.parse(value ?? "{}"));
    // Another language, the same values.
    else if (name === "lang") this.#restart(this.#view?.session.values);
    else this.#restart();
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    this.#form.classList.toggle("disabled", isDisabled);
    setState(this.#internals, "disabled", isDisabled);
    this.#changed();
  }

  formResetCallback() { this.reset(); }

  /** After the way back to the page, or after a browser that was closed. Files have to be chosen again. */
  formStateRestoreCallback(state) {
    if (typeof state !== "string") return;
    this.#kept = JSON.parse(state);
    this.#restart(this.#kept);
  }

  get form() { return this.#internals.form; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return (this.#view?.session.problems.length ?? 0) === 0; }
  reportValidity() {
    const isRight = this.checkValidity();
    if (!isRight) this.#mark();
    return isRight;
  }

  // Properties

  /** The definition: an object, or JSON text. In place of `src`. */
  get definition() { return this.#definition; }
  set definition(definition) {
    this.#definition = definition;
    this.#restart();
  }

  /** The data set: set one to use it instead of `data`. While the form is open its values stay. */
  get tree() { return this.#tree; }
  set tree(tree) {
    this.#ownTree = tree;
    if (!this.#view || !tree) {
      this.#restart();
      return;
    }
    this.#tree = tree;
    this.#view.session.setTree(tree);
    this.#view.draw();
    this.#changed();
  }

  /** What is known outside the form, and the options of choices that come from outside. */
  get facts() { return this.#facts ?? JSON.parse(this.getAttribute("facts") ?? "{}"); }
  set facts(facts) {
    if (this.#view) this.#changeFacts(facts);
    else this.#facts = facts;
  }

  /** The values the form begins with, by key; while it is open, what would be handed over now. */
  get values() { return this.#view ? this.value : this.#startValues; }
  set values(values) {
    this.#values = values;
    this.#restart();
  }

  /** What would be handed over now, right or not. */
  get value() { return this.#view ? this.#view.session.payload : {}; }

  /** What time it is, in ISO 8601, for rules that compare with it; the clock's unless it is set. */
  get now() { return this.#now; }
  set now(now) { this.#now = now; }

  /** `editing`, `submitting` or `submitted`. */
  get status() { return this.#view?.session.state.status ?? "editing"; }
  /** The rows as `regions form --events` has them. */
  get rows() { return this.#view?.session.state.rows ?? []; }
  /** The chosen files, by the name that stands for them as a value. */
  get files() { return new Map(this.#files); }
  /** Resolves when the form is there; rejects when it can't be had. */
  get ready() { return this.#opening ?? Promise.reject(new Error("the element is in no document")); }

  /** Notes what is done; set true to have a recorder made. */
  get recorder() { return this.#recorder; }
  set recorder(recorder) {
    this.#recorder = recorder === true ? new FormRecorder() : recorder;
    if (this.#view) this.#recorder?.begin(this.#view.session.state);
  }

  // Opening

  get #startValues() { return this.#values ?? JSON.parse(this.getAttribute("values") ?? "{}"); }

  /** @param {object | undefined} kept values to go on with, in place of those it begins with. */
  #restart(kept) {
    if (!this.#isLive) return;
    const files = kept ? [...this.#files] : [];
    this.#end();
    this.#files = new Map(files);
    this.#kept = kept ?? null;
    this.#start();
  }

  #start() {
    if (!this.#definition && !this.src) return;
    const texts = this.#texts;
    this.#say(texts.loading);
    this.#submit.hidden = true;
    const opening = this.#open();
    this.#opening = opening;
    opening.then(
      () => {},
      (error) => {
        if (this.#opening !== opening) return;
        const retry = make("button", { type: "button", class: "button", part: "retry" }, texts.retry);
        retry.addEventListener("click", () => this.#restart());
        this.#slot.replaceChildren(
          make("p", { class: "error", part: "error", role: "alert" }, `${texts.failed}: ${error.message}`), retry);
        this.#say("");
        console.warn(`<${this.localName}>:`, error.message);
        this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
      });
  }

  async #open() {
    const { data } = this;
    const base = this.ownerDocument.baseURI;
    const [definition, tree] = await Promise.all([
      this.#definition ?? this.#fetchDefinition(new URL(this.src, base).href),
      this.#ownTree ?? (data ? sharedTree(new URL(data, base).href) : bundledTree(false)),
    ]);
    const opening = this.#opening;
    const session = await FormSession.open(
      typeof definition === "string" ? definition : JSON.stringify(definition),
      { tree, language: languageOf(this), facts: this.facts, values: this.#kept ?? this.#startValues });
    if (this.#opening !== opening || !this.isConnected) {
      session.free();
      return;
    }
    this.#tree = tree;
    const { paste } = typeof definition === "string" ? JSON.parse(definition) : definition;
    this.#canPaste = Boolean(paste);
    this.#view = new FormView(session, this.#owner);
    this.#slot.replaceChildren(this.#view.element);
    this.#submit.textContent = this.getAttribute("submit-label") ?? this.#texts.submit;
    this.#submit.hidden = Boolean(this.form);
    this.#say("");
    this.#recorder?.begin(session.state);
    this.#validate();
  }

  /** The text of the definition; fetched again only from another place. */
  #fetchDefinition(url) {
    if (this.#fetched.url !== url) {
      const text = fetchBytes(url, "the form's definition").then((bytes) => new TextDecoder().decode(bytes));
      const fetched = { url, text };
      this.#fetched = fetched;
      // A failure isn't kept: the next call tries again.
      text.catch(() => { if (this.#fetched === fetched) this.#fetched = { url: "", text: null }; });
    }
    return this.#fetched.text;
  }

  #end() {
    this.#opening = null;
    this.#view?.release();
    this.#view = null;
    this.#slot.replaceChildren();
    this.#files.clear();
    this.#shownFiles.clear();
  }

  get #texts() { return formTexts(languageOf(this)); }

  /** What the view asks and reports. */
  get #owner() {
    const element = this;
    return {
      get texts() { return element.#texts; },
      get language() { return languageOf(element); },
      get tree() { return element.#tree; },
      now: () => element.#time(),
      file: (name) => element.#files.get(name),
      take: (file) => element.#take(file),
      readContact: element.#canPaste ? (text) => element.#readContact(text) : undefined,
      changed: (event, state) => element.#answered(event, state),
    };
  }

  /** What a pasted message says. The module that reads addresses comes with the first one. */
  async #readContact(text) {
    if (this.#reader?.of !== this.#tree) {
      this.#reader?.tree.then((tree) => tree.free(), () => {});
      const tree = parts.RegionTree.from(this.#tree.fileBytes.slice());
      this.#reader = { of: this.#tree, tree };
    }
    const { name, phones, postcode, idNumber, region, detail, doubtful, leftOver, alternatives } =
      readContact(await this.#reader.tree, text);
    // As `match --contact --json` has it.
    return {
      name, phones, postcode, id_number: idNumber, region: region && { id: region.id }, detail,
      doubtful: doubtful.map((key) => (key === "idNumber" ? "id_number" : key)), left_over: leftOver,
      alternatives: alternatives.map(({ id }) => ({ id })),
    };
  }

  /** The time for an event; none once an event has set it. */
  #time() {
    if (!this.#clock) return "";
    return this.#now ?? localTime(new Date());
  }

  /** A file by a name that no other chosen file has. */
  #take(file) {
    let name = file.name;
    const dot = name.lastIndexOf(".");
    for (let number = 2; this.#files.has(name) && this.#files.get(name) !== file; number += 1) {
      name = dot > 0 ? `${file.name.slice(0, dot)} ${number}${file.name.slice(dot)}` : `${file.name} ${number}`;
    }
    this.#files.set(name, file);
    return name;
  }

  /** Lets go of the files that were taken out of the form. */
  #dropFiles() {
    const rows = JSON.stringify(this.rows);
    for (const name of this.#files.keys()) {
      if (rows.includes(JSON.stringify(name))) this.#shownFiles.add(name);
      else if (this.#shownFiles.delete(name)) this.#files.delete(name);
    }
  }

  // What happens

  /**
   * Lets an event happen, as `regions form --events` takes it.
   *
   * @returns {string | null} why it was refused; null if it was taken.
   */
  send(event) { return this.#view?.send(event) ?? null; }

  #answered(event, state) {
    this.#recorder?.note(event, state);
    if (state.error !== undefined) return;
    if (event.event === "now") this.#clock = false;
    if (event.event === "options" || event.event === "fact") this.#view?.describe();
    if (this.#view) {
      this.#dropFiles();
      this.#changed();
    }
    if (["edit", "append", "remove", "move", "paste", "undo"].includes(event.event)) {
      this.#say("");
      this.#isChanged = true;
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      if (!this.#isTyping) this.#tellChange();
    }
  }

  #tellChange() {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #changed() {
    const isSending = this.status === "submitting";
    this.#submit.disabled = isSending;
    // Nothing can be typed that would not be sent.
    this.#slot.inert = isSending;
    this.#form.inert = this.#isDisabled;
    this.#form.classList.toggle("sending", isSending);
    setState(this.#internals, "submitting", isSending);
    this.#validate();
  }

  /** Gives the page's form the value and whether it is right, without marking a row. */
  #validate() {
    if (!this.#view) return;
    this.#internals.setFormValue(this.#formData(this.value), this.#stateToKeep());
    const problem = this.#isDisabled ? undefined : this.#view.session.problems[0];
    if (problem) this.#internals.setValidity({ customError: true }, problem.message, this.#form);
    else this.#internals.setValidity({});
    set(this.#form, "aria-busy", this.status === "submitting");
  }

  /** Entries as a form sends them: texts, files, and what has parts as JSON. Under a name all is one entry. */
  #formData(payload) {
    const data = new FormData();
    const files = this.#files;
    const add = (key, value) => {
      if (Array.isArray(value) && value.every((item) => typeof item === "string")) {
        for (const item of value) add(key, item);
      } else if (typeof value === "string" && files.has(value)) {
        data.append(key, files.get(value), files.get(value).name);
      } else {
        data.append(key, typeof value === "string" ? value : JSON.stringify(value));
      }
    };
    if (!this.name) {
      for (const [key, value] of Object.entries(payload)) add(key, value);
      return data;
    }
    data.append(this.name, JSON.stringify(payload));
    for (const [name, file] of files) data.append(`${this.name}.${name}`, file, file.name);
    return data;
  }

  /** What a browser keeps for the way back: the values, without files, which it may not keep. */
  #stateToKeep() {
    const withoutFiles = (value) => {
      if (typeof value === "string") return this.#files.has(value) ? null : value;
      if (Array.isArray(value)) return value.map(withoutFiles).filter((item) => item !== null);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutFiles(inner)]));
    };
    return JSON.stringify(withoutFiles(this.#view.session.values));
  }

  #changeFacts(facts) {
    const before = this.facts;
    this.#facts = facts;
    for (const name of new Set([...Object.keys(before), ...Object.keys(facts)])) {
      const value = facts[name] ?? null;
      if (JSON.stringify(before[name]) === JSON.stringify(value)) continue;
      if (Array.isArray(value)) this.send({ event: "options", key: name, value });
      else if (!Array.isArray(before[name])) this.send({ event: "fact", name, value });
    }
  }

  /** Puts the values back it began with. */
  reset() {
    this.#clock = true;
    this.#restart();
  }

  /** Marks every row that is wrong, of a form that can't be submitted. */
  #mark() {
    if (this.#view?.session.problems.length && !this.#view.send({ event: "submit" })) this.#announceErrors();
  }

  #announceErrors() {
    const { rows, firstError } = this.#view.session.state;
    if (firstError === undefined) return;
    this.#say(this.#texts.wrong(rows.filter((row) => row.error).length), "wrong");
    this.#view.focusRow(firstError);
  }

  #say(text, kind = "") {
    this.#status.textContent = text;
    this.#status.className = `status ${kind}`;
  }

  // Submission

  /**
   * Submits: marks what is wrong, or sends the files and hands the payload over by a `payload` event.
   *
   * @returns {Promise<boolean>} whether it was taken.
   */
  async submit() {
    const view = this.#view;
    if (!view || this.status === "submitting" || this.#isDisabled) return false;
    if (view.send({ event: "submit" })) return false;
    if (view.session.state.status !== "submitting") {
      this.#announceErrors();
      return false;
    }
    const texts = this.#texts;
    this.#say(texts.uploading);
    const failed = (messages, text) => {
      if (this.#view !== view) return false;
      view.send({ event: "failed", messages });
      this.#say(text, "wrong");
      view.focusRow(view.session.state.rows.find((row) => row.error)?.id);
      return false;
    };
    if (!await this.#upload(view)) {
      const names = new Set(view.session.state.files);
      const messages = Object.fromEntries(view.session.state.rows
        .filter(({ value }) => names.has(value)).map(({ id }) => [id, texts.notSent]));
      return failed(messages, texts.notSent);
    }
    if (this.#view !== view) return false;
    const { payload } = view.session.state;
    const files = new Map([...this.#files].filter(([name]) => view.session.state.files.includes(name)));
    const event = new FormPayloadEvent(payload, files, this.#formData(payload));
    this.dispatchEvent(event);
    try {
      const answer = await event.answer;
      if (answer instanceof Response && !answer.ok) throw await refusalOf(answer);
    } catch (error) {
      return failed(error.fields ?? {}, error.message || texts.notTaken(error.status));
    }
    if (this.#view !== view) return false;
    view.send({ event: "accepted" });
    this.#say(texts.submitted, "taken");
    return true;
  }

  /** Sends the files that have no URL, if there is someone to send them. */
  async #upload(view) {
    if (!this.uploader) return true;
    const results = await Promise.allSettled(view.session.state.files.map(async (name) => {
      const file = this.#files.get(name);
      if (!file) return;
      const url = await this.uploader(file, name);
      if (this.#view === view) view.send({ event: "uploaded", file: name, url: String(url) });
    }));
    return results.every(({ status }) => status === "fulfilled");
  }
}

/** What a server says of a payload it doesn't take: `{"message": …, "fields": {"key": …}}` if it is JSON. */
async function refusalOf(response) {
  try {
    const { message, fields } = await response.json();
    return { message, fields, status: response.status };
  } catch {
    // A page of the server's own, or nothing: the number is what there is to tell.
    return { status: response.status };
  }
}

/** A time of the reader's clock in ISO 8601, with its offset. */
function localTime(date) {
  const two = (number) => String(Math.trunc(number)).padStart(2, "0");
  const offset = -date.getTimezoneOffset();
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
    + `${offset < 0 ? "-" : "+"}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`;
}

reflect(RegionFormElement, {
  src: "text", data: "text", name: "text", disabled: "flag", submitLabel: "text",
}, { submitLabel: "submit-label" });
