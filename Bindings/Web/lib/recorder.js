/**
 * Notes the walks through a picker, so that a report of a fault is a few lines of text.
 *
 * A walk begins with what the picker was opened with, as the arguments of `regions pick --events`,
 * and the first state; then comes one line an event, with the state after it or why it was refused.
 * The events in it, sent to `regions pick --events` with those arguments, give the same states.
 */
export class WalkRecorder {
  #lines = [];
  #limit;

  /** @param {number} limit how many lines are kept; the oldest walk goes first. */
  constructor(limit = 10_000) { this.#limit = limit; }

  /** A picker was opened. */
  begin(configuration, state) {
    const { selected, within, depth, until, anyLevel } = configuration;
    const list = [];
    if (selected) list.push("--select", selected);
    if (within) list.push("--within", within);
    if (depth) list.push("--depth", String(depth));
    if (until) list.push("--until", until);
    if (anyLevel) list.push("--any-level");
    this.#add({ arguments: list, state });
  }

  /** An event was taken, or refused with an error. */
  note(event, state, error) {
    this.#add(error === undefined ? { event, state } : { event, error });
  }

  /** The lines so far, as values. */
  get lines() { return [...this.#lines]; }

  /** The lines so far, as JSON Lines. */
  get text() { return this.#lines.map((line) => `${JSON.stringify(line)}\n`).join(""); }

  clear() { this.#lines = []; }

  #add(line) {
    this.#lines.push(line);
    if (this.#lines.length <= this.#limit) return;
    // Whole walks only: a line without the one that opened the picker can't be replayed.
    const next = this.#lines.findIndex((line, index) => index > 0 && line.arguments);
    this.#lines.splice(0, next < 0 ? this.#lines.length : next);
  }
}
