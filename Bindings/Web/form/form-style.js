import { parts } from "../region-picker.js";

/** The look of `<region-form>`. A constructed style sheet, which a strict content security policy allows. */
export const formStyle = parts.sheetOf(`
:host {
  display: block;
  container-type: inline-size;
  line-height: 1.4;
}
p, h2, h3 { margin: 0; }
button, input, select, textarea { font: inherit; color: inherit; }
button, select, label { touch-action: manipulation; }
:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }

.form-title { font-size: 1.15em; margin-block-end: 0.75em; }
.section-title { font-size: 0.9em; color: var(--_dim); margin-block-end: 0.5em; }
section + section { margin-block-start: 1.25em; padding-block-start: 1.25em; border-block-start: 1px solid var(--_line); }
.rows { display: grid; gap: 0.85em; }

.row { display: grid; gap: 0.25em 1em; min-inline-size: 0; }
.title { color: var(--_dim); font-size: 0.92em; }
.star { color: var(--_error); }
.value { display: flex; flex-wrap: wrap; gap: 0.5em; align-items: center; min-inline-size: 0; }
.error { color: var(--_error); font-size: 0.88em; overflow-wrap: anywhere; }
.doubt { color: var(--_dim); font-size: 0.88em; }
.doubtful .input { border-style: dashed; border-color: var(--_accent); }
.left-over { color: var(--_dim); font-size: 0.88em; overflow-wrap: anywhere; }
.left-over:empty { display: none; }
.paste { margin-block-end: 1.25em; }
.paste textarea { flex-basis: 100%; }
@container (min-width: 30em) {
  .row { grid-template-columns: 7.5em minmax(0, 1fr); }
  .title { padding-block-start: 0.62em; }
  .value, .error, .doubt, .left-over { grid-column: 2; }
}

form.disabled { opacity: 0.55; }
form.sending .sections { opacity: 0.7; }

.input {
  flex: 1 1 12em;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.75em;
  padding: 0.5em 0.75em;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  background: var(--_background);
  text-align: start;
  appearance: none;
}
/* What opens something has the picker's arrow. */
select.input, .touch {
  padding-inline-end: 2em;
  background-image:
    linear-gradient(45deg, transparent 50%, var(--_dim) 50%), linear-gradient(-45deg, transparent 50%, var(--_dim) 50%);
  background-position: right 1.1em center, right 0.75em center;
  background-size: 0.36em 0.36em;
  background-repeat: no-repeat;
}
select.input:dir(rtl), .touch:dir(rtl) { background-position: left 0.75em center, left 1.1em center; }
[data-kind="reveal"] .touch { background-image: none; padding-inline-end: 0.75em; }
input.input::-webkit-calendar-picker-indicator { opacity: 0.7; }
textarea.input { resize: vertical; }
.input:hover { border-color: var(--_dim); }
.input::placeholder, .touch.empty { color: var(--_dim); opacity: 1; }
.touch { cursor: pointer; overflow-wrap: anywhere; }
.bad .input { border-color: var(--_error); }
region-picker { flex: 1 1 12em; inline-size: 100%; min-inline-size: 0; }
.switch {
  appearance: none; position: relative; flex: none;
  inline-size: 2.75em; block-size: 1.6em; margin: 0.5em 0;
  border: 1px solid var(--_border); border-radius: 1em;
  background: var(--_raised); cursor: pointer;
}
.switch::before {
  content: ""; position: absolute; inset-block-start: 0.18em; inset-inline-start: 0.2em;
  inline-size: 1.12em; block-size: 1.12em; border-radius: 50%; background: var(--_border);
}
.switch:checked { background: var(--_accent); border-color: var(--_accent); }
.switch:checked::before { inset-inline-start: 1.35em; background: var(--_on-accent); }
[data-kind="reveal"] .touch {
  flex: 0 1 auto; inline-size: auto;
  border-style: dashed; background: none; color: var(--_accent);
}

.adder { display: flex; flex: 1; flex-wrap: wrap; gap: 0.5em; }
.item-text { flex: 1; overflow-wrap: anywhere; }
.moves { display: inline-flex; gap: 0.25em; margin-inline-start: auto; }
.remove {
  inline-size: 2.25em; block-size: 2.25em;
  padding: 0;
  border: 1px solid var(--_line); border-radius: 50%;
  background: var(--_raised); color: var(--_dim);
  cursor: pointer;
}
.remove:hover { color: var(--_error); border-color: currentcolor; }
.remove:disabled { opacity: 0.35; cursor: default; }

.picture { display: flex; flex: 1; gap: 0.75em; align-items: center; min-inline-size: 0; }
.chooser {
  position: relative;
  display: grid; place-items: center; flex: none;
  inline-size: 5.5em; min-block-size: 5.5em;
  overflow: hidden;
  border: 1px dashed var(--_border); border-radius: var(--_radius);
  background: var(--_raised); color: var(--_dim);
  font-size: 0.88em; text-align: center;
  cursor: pointer;
}
.chooser:hover { border-color: var(--_dim); }
.over .chooser { border: 1px solid var(--_accent); color: var(--_accent); }
.chooser:focus-within { outline: 2px solid var(--_accent); outline-offset: 2px; }
.bad .chooser { border: 1px solid var(--_error); }
.chooser span { padding: 0.25em; }
.preview { inline-size: 100%; block-size: 5.5em; object-fit: cover; }
.preview:not([hidden]) ~ span {
  position: absolute; inset: auto 0 0;
  background: var(--_background); color: var(--_text); opacity: 0.85;
}
.hidden { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
.name { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

.status { min-block-size: 1.4em; margin-block-start: 0.75em; color: var(--_dim); }
.status.wrong { color: var(--_error); font-weight: 600; }
.status.taken { color: var(--_text); font-weight: 600; }
.status.taken::before { content: "✓ "; color: var(--_accent); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75em; justify-content: end; margin-block-start: 0.75em; }
.button {
  min-block-size: 2.75em;
  padding: 0.5em 1.4em;
  border: 1px solid var(--_border); border-radius: var(--_radius);
  background: none;
  cursor: pointer;
}
.main { border-color: transparent; background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
.button:disabled { opacity: 0.55; cursor: default; }

dialog {
  inline-size: min(32em, calc(100vw - 1.5em));
  max-block-size: calc(100dvh - 1.5em);
  padding: 1.25em;
  border: 1px solid var(--_line); border-radius: calc(var(--_radius) + 0.25em);
  background: var(--_background); color: var(--_text);
  container-type: inline-size;
}
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
@container (max-width: 30em) { .actions .main { flex: 1; } }
@media (forced-colors: active) { .bad .input, .bad .chooser { border-width: 3px; } }
`);
