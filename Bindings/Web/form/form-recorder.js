/** Notes what happens to a form, as lines that `regions form --events` replays. */
export class FormRecorder {
  /** `{"event": …, "state": …}`; the first has the state alone. */
  lines = [];

  /** A form begins. */
  begin(state) { this.lines = [{ state }]; }

  note(event, state) { this.lines.push({ event, state }); }

  /** The events alone, as JSON Lines. */
  get events() {
    return this.lines.slice(1).map(({ event }) => `${JSON.stringify(event)}\n`).join("");
  }

  /** The states, the first one included. */
  get states() { return this.lines.map(({ state }) => state); }
}
