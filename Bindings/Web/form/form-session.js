import { parts } from "../region-picker.js";

const { Memory, compile, places } = parts;

/** The module with the forms, which is fetched with the first of them. */
let compiled = null;

/** A failure isn't kept: the next call tries again. */
function theModule() {
  compiled ??= compile(places.form).catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** A form can't be opened: its definition contradicts itself, or facts or values don't fit it. */
export class FormDefinitionError extends Error {
  constructor(message, line, column) {
    super(line > 0 ? `${line}:${column}: ${message}` : message);
    this.name = "FormDefinitionError";
    /** Where a definition isn't JSON, from 1; 0 for all else. */
    this.line = line;
    this.column = column;
  }
}

/** An event doesn't fit the form, or a rule keeps a value out; it changed nothing. */
export class FormRefusal extends Error {
  constructor(message, key) {
    super(message);
    this.name = "FormRefusal";
    /** The field whose rule keeps the value out; undefined for an event that doesn't fit. */
    this.key = key;
  }
}

/** Frees the memory of a form that was let go without `free`. */
const registry = new FinalizationRegistry((close) => close());

/**
 * A form as the machine in Swift has it: events go in, states come out, as with `regions form --events`.
 *
 * It has an instance of the module of its own, with its own copy of the data set.
 */
export class FormSession {
  #memory;
  #handle;
  #resource;
  /** The answer to the last event: rows, changes, status. */
  state;

  /**
   * @param {string} definition JSON text.
   * @param {{ tree?: import("../lib/tree.js").RegionTree, language?: string, facts?: object, values?: object }}
   *   [options]
   * @throws {FormDefinitionError}
   */
  static async open(definition, { tree, ...options } = {}) {
    const memory = await Memory.make(await theModule());
    const handle = memory.withText(definition, (text, count) => {
      const copy = memory.copy(memory.bytes.slice(text, text + count));
      try {
        return memory.withText(JSON.stringify(options), (more, moreCount) =>
          memory.functions.regions_form_open(
            openTree(memory, tree), copy, count, more, moreCount));
      } finally {
        memory.release(copy);
      }
    });
    const session = new FormSession(memory, handle);
    const state = session.#answer(memory.functions.regions_form_answer_size(handle));
    if (state.error !== undefined) {
      session.free();
      throw new FormDefinitionError(state.error, state.line ?? 0, state.column ?? 0);
    }
    session.state = state;
    return session;
  }

  constructor(memory, handle) {
    this.#memory = memory;
    this.#handle = handle;
    this.#resource = () => memory.functions.regions_form_close(handle);
    registry.register(this, this.#resource, this);
  }

  /** Lets go of it; nothing else may be called then. */
  free() {
    if (!this.#resource) return;
    registry.unregister(this);
    this.#resource();
    this.#resource = null;
  }

  /**
   * Lets an event happen.
   *
   * @param {object} event as `regions form --events` takes it.
   * @param {string} now what time it is, in ISO 8601; empty for no clock.
   * @returns the new state.
   * @throws {FormRefusal} it changed nothing.
   */
  send(event, now = "") {
    const memory = this.#memory;
    const state = memory.withText(JSON.stringify(event), (line, count) => {
      const copy = memory.copy(memory.bytes.slice(line, line + count));
      try {
        return memory.withText(now, (time, timeCount) => this.#answer(
          memory.functions.regions_form_send(this.#handle, copy, count, time, timeCount)));
      } finally {
        memory.release(copy);
      }
    });
    if (state.error !== undefined) throw new FormRefusal(state.error, state.key);
    this.state = state;
    return state;
  }

  /** Takes another data set: values stay, rows show its names. */
  setTree(tree) {
    this.state = this.#answer(this.#memory.functions.regions_form_set_tree(
      this.#handle, openTree(this.#memory, tree)));
    return this.state;
  }

  /** Titles, placeholders, limits and options, in the language of the form. */
  describe() { return this.#answer(this.#memory.functions.regions_form_describe(this.#handle)); }

  /** What would be handed over now, right or not. */
  get payload() { return this.#answer(this.#memory.functions.regions_form_payload(this.#handle)); }

  /** The values of all fields, shown or not, to open a form with. */
  get values() { return this.#answer(this.#memory.functions.regions_form_values(this.#handle)); }

  /** What keeps the form from being submitted. */
  get problems() { return this.#answer(this.#memory.functions.regions_form_problems(this.#handle)); }

  /** The form inside a row, as a session of its own; null if there is none. */
  inside(row) {
    const memory = this.#memory;
    const handle = memory.withText(row, (text, count) =>
      memory.functions.regions_form_inside(this.#handle, text, count));
    if (!handle) return null;
    const session = new FormSession(memory, handle);
    session.state = session.#answer(memory.functions.regions_form_answer_size(handle));
    return session;
  }

  #answer(size) {
    const memory = this.#memory;
    const address = memory.allocate(size);
    try {
      memory.functions.regions_form_answer(this.#handle, address);
      return JSON.parse(memory.decode(address, size));
    } finally {
      memory.release(address);
    }
  }
}

// A tree stays as long as the module's instance: rows may still show its names.
function openTree(memory, tree) {
  if (!tree) return 0;
  const bytes = tree.fileBytes;
  const address = memory.copy(bytes);
  memory.checkWithMessage((message, capacity) =>
    memory.functions.regions_tree_open_borrowed(
      address, bytes.length, memory.place(0), message, capacity));
  return memory.word(0);
}
