import { parts } from "../region-picker.js";
import { arrange, freshID } from "./dom.js";
import { FormDialog } from "./form-dialog.js";
import { FormRowView } from "./form-row.js";
import { FormRefusal } from "./form-session.js";
import { PasteBox } from "./paste-box.js";

const { make, set } = parts;

/**
 * Draws the rows of a session and sends it what is done to them. Which rows there are, what they show and
 * what is wrong is the machine's to say.
 *
 * `owner` gives `texts`, `language`, `tree`, `now()`, `file(name)`, `take(file)`, for a form with a box for messages `readContact(text)`, and is called back by `changed(event)`.
 */
export class FormView {
  #session;
  #owner;
  #rows = new Map();
  #sections = [];
  #fields = new Map();
  #focus = null;
  #paste = null;

  constructor(session, owner) {
    this.#session = session;
    this.#owner = owner;
    this.heading = make("h2", { class: "form-title", part: "form-title" });
    this.body = make("div", { class: "sections" });
    this.element = make("div", { class: "form" }, this.heading, this.body);
    this.describe();
    this.draw();
  }

  get texts() { return this.#owner.texts; }
  get language() { return this.#owner.language; }
  get tree() { return this.#owner.tree; }
  get session() { return this.#session; }
  file(name) { return this.#owner.file(name); }
  take(file) { return this.#owner.take(file); }

  // Drawing

  /** Takes titles and options anew: they may have changed with the language, facts or options. */
  describe() {
    const description = this.#session.describe();
    this.heading.textContent = description.title ?? "";
    this.heading.hidden = !description.title;
    if (this.#owner.readContact && !this.#paste) {
      this.#paste = new PasteBox(this.#pasteHost);
      this.body.before(this.#paste.element);
    }
    this.#fields = new Map();
    this.#sections = description.sections.map((section, number) => {
      const view = this.#sections[number] ?? new Section();
      view.update(section.title);
      for (const field of section.fields) this.#fields.set(field.key, { ...field, section: view });
      return view;
    });
    arrange(this.body, this.#sections.map(({ element }) => element));
  }

  /** Shows the session's state. */
  draw() {
    const { rows, changes } = this.#session.state;
    this.#paste?.update(this.#session.state);
    const hadFocus = this.#focusedRow();
    const kept = new Map();
    for (const row of rows) {
      const view = this.#rows.get(row.id) ?? new FormRowView(this, row, this.#fieldOf(row));
      kept.set(row.id, view);
    }
    for (const [id, view] of this.#rows) if (!kept.has(id)) view.release();
    this.#rows = kept;
    for (const section of this.#sections) {
      const own = rows.filter((row) => this.#fieldOf(row).section === section);
      section.element.hidden = own.length === 0;
      arrange(section.rows, own.map(({ id }) => kept.get(id).element));
    }
    for (const row of rows) {
      kept.get(row.id).update(row, this.#fieldOf(row), this.#position(row, rows));
    }
    // The focus goes on where the row with it went away: to what took its place.
    if (hadFocus && !kept.has(hadFocus)) {
      const next = changes.find((change) => "insert" in change)?.id ?? rows[0]?.id;
      kept.get(next)?.focus();
    }
  }

  /** The field of a row; a row of an item or an editor is that of its list or its date. */
  #fieldOf(row) {
    return this.#fields.get(row.id) ?? this.#fields.get(row.id.slice(0, row.id.lastIndexOf(".")));
  }

  #position(row, rows) {
    if (row.kind !== "item") return null;
    const { key } = this.#fieldOf(row);
    const items = rows.filter((other) => other.kind === "item" && this.#fieldOf(other).key === key);
    const index = items.indexOf(row);
    return { index, number: index + 1, isFirst: index === 0, isLast: index === items.length - 1 };
  }

  #focusedRow() {
    return this.element.getRootNode().activeElement?.closest?.(".row")?.dataset.key;
  }

  /** Moves to a row; false if it isn't there. */
  focusRow(id) {
    const view = this.#rows.get(id);
    view?.element.scrollIntoView?.({ block: "nearest" });
    view?.focus();
    return Boolean(view);
  }

  /** Closes all that is open around the form. */
  release() {
    for (const view of this.#rows.values()) view.release();
    this.#session.free();
  }

  // What is done

  /**
   * Sends an event and draws what comes of it.
   *
   * @returns the message of a refusal, or null if it was taken.
   */
  send(event, row) {
    try {
      const state = this.#session.send(event, this.#owner.now());
      this.#owner.changed(event, state);
      this.draw();
      return null;
    } catch (error) {
      if (!(error instanceof FormRefusal)) throw error;
      this.#owner.changed(event, { error: error.message, ...error.key && { key: error.key } });
      this.#rows.get(row ?? error.key)?.refuse(error.message);
      return error.message;
    }
  }

  /** What the box for a pasted message asks. */
  get #pasteHost() {
    return {
      texts: this.texts,
      paste: async (text) => {
        const contact = await this.#owner.readContact(text);
        return this.send({ event: "paste", contact });
      },
      undo: () => this.send({ event: "undo" }),
    };
  }

  edit(id, value) { return this.send({ event: "edit", key: id, value }, id); }

  append(key, value) {
    if (this.send({ event: "append", key, value }, key)) return;
    const added = this.#session.state.changes.find((change) => "insert" in change)?.id;
    if (this.#fields.get(key).item.kind === "form" && added) this.openForm(added, true);
  }

  removeItem(row) {
    const { index } = this.#position(row, this.#session.state.rows);
    const { key } = this.#fieldOf(row);
    if (!this.send({ event: "remove", key, index }, key)) this.focusRow(key);
  }

  moveItem(row, step) {
    const { index } = this.#position(row, this.#session.state.rows);
    const { key } = this.#fieldOf(row);
    this.send({ event: "move", key, from: index, to: index + step }, row.id);
  }

  /** A row got the cursor; `touch` says so to one that opens when it is touched. */
  focused(row) {
    if (this.#focus === row.id || row.kind === "reveal" || this.#fieldOf(row)?.inlineEditor
      && row.kind === "dateTime") return;
    this.#focus = row.id;
    this.send({ event: "focus", key: row.id }, row.id);
  }

  touch(id) {
    this.#focus = id;
    this.send({ event: "focus", key: id }, id);
  }

  /** Opens or closes the editor below a date. */
  toggleEditor(id) {
    const isOpen = this.#rows.has(`${id}.editor`);
    this.#focus = isOpen ? null : id;
    this.send({ event: "focus", key: this.#focus }, id);
    if (!isOpen) this.#rows.get(`${id}.editor`)?.focus();
  }

  /** Changes a field on a page of its own: nothing is changed before Done, and a refusal is shown there. */
  openPage(row, field) {
    const dialog = FormDialog.ofField(this, row, field, (value) => this.edit(row.id, value));
    this.#open(dialog, row.id);
  }

  /** Fills the form inside a row. */
  openForm(id, isNew = false) {
    const inner = this.#session.inside(id);
    if (!inner) return;
    const view = new FormView(inner, { ...innerOwner(this.#owner), changed: () => {} });
    const dialog = FormDialog.ofForm(view, this.texts, (payload) => this.edit(id, payload), () => {
      const row = this.#session.state.rows.find((row) => row.id === id);
      if (isNew && row) this.removeItem(row);
    });
    this.#open(dialog, id);
  }

  #open(dialog, id) {
    dialog.onClose = () => this.focusRow(id);
    this.element.append(dialog.element);
    dialog.show();
  }
}

/** What a form inside another asks: the same as the one around it. */
function innerOwner(owner) {
  return {
    get texts() { return owner.texts; },
    get language() { return owner.language; },
    get tree() { return owner.tree; },
    now: () => owner.now(),
    file: (name) => owner.file(name),
    take: (file) => owner.take(file),
  };
}

/** The rows of a section under its title. */
class Section {
  constructor() {
    this.title = make("h3", { class: "section-title", part: "section-title", id: freshID() });
    this.rows = make("div", { class: "rows" });
    this.element = make("section", { part: "section" }, this.title, this.rows);
  }

  update(title) {
    this.title.textContent = title ?? "";
    this.title.hidden = !title;
    set(this.element, "role", title ? "group" : null);
    set(this.element, "aria-labelledby", title ? this.title.id : null);
  }
}
