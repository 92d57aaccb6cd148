import { sheetOf } from "./base-style.js";

/**
 * The look of `<region-picker>`. A constructed style sheet, which a strict content security policy allows.
 *
 * The dialog's text is as large as the reader has set it, whatever the page makes of `rem`; all sizes in it
 * follow from that.
 */
export const pickerStyle = sheetOf(`
:host {
  --_row: var(--region-row-height, 2.75em);
  --_shadow: var(--region-shadow, 0 1em 3em rgb(0 0 0 / 0.22), 0 0.125em 0.5em rgb(0 0 0 / 0.12));
  display: inline-block;
  inline-size: 20em;
  max-inline-size: 100%;
  vertical-align: middle;
}

button { font: inherit; color: inherit; touch-action: manipulation; }

.label-text { margin-block-end: 0.3em; }
.message-text { margin: 0.3em 0 0; color: var(--_error); font-size: 0.88em; overflow-wrap: anywhere; }

.field {
  display: flex;
  align-items: center;
  gap: 0.5em;
  inline-size: 100%;
  min-block-size: 2.75em;
  padding: 0.5em 0.75em;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  background: var(--_background);
  color: var(--_text);
  text-align: start;
  cursor: pointer;
}
.field .text { flex: 1; min-inline-size: 0; word-break: keep-all; overflow-wrap: anywhere; line-height: 1.35; }
.field .now { color: var(--_dim); }
.field.empty .text, .field .sep { color: var(--_dim); }
.field .sep { padding-inline: 0.35em; }
.field .arrow {
  flex: none;
  inline-size: 0.5em;
  block-size: 0.5em;
  margin-inline: 0.15em;
  border: solid var(--_dim);
  border-width: 0 0.12em 0.12em 0;
  transform: translateY(-20%) rotate(45deg);
}
.field[aria-expanded="true"] .arrow { transform: translateY(20%) rotate(225deg); }
.field:hover { border-color: var(--_text); }
.field[aria-expanded="true"] { border-color: var(--_accent); }
.field.readonly { cursor: default; background: var(--_raised); }
.field.readonly .arrow { display: none; }
.field:disabled { opacity: 0.55; cursor: not-allowed; }
.field.bad { border-color: var(--_error); }
:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }

dialog {
  position: fixed;
  display: none;
  flex-direction: column;
  overflow: hidden;
  padding: 0;
  border: 1px solid var(--_line);
  background: var(--_background);
  color: var(--_text);
  box-shadow: var(--_shadow);
  font-size: var(--region-font-size, medium);
  line-height: 1.4;
  /* What a page sets for its texts is not meant for this. */
  font-style: normal; font-weight: 400;
  letter-spacing: normal; word-spacing: normal; text-indent: 0; text-transform: none; text-shadow: none;
  white-space: normal; text-align: start; cursor: default;
  overscroll-behavior: contain;
  color-scheme: inherit;
}
dialog:focus { outline: none; }
dialog[open] { display: flex; }
dialog.panel {
  inline-size: min(26em, calc(100vw - 1em));
  block-size: min(27em, calc(100vh - 1em));
  block-size: min(27em, calc(100dvh - 1em));
  margin: 0;
  border-radius: calc(var(--_radius) + 0.25em);
  max-block-size: none;
}
dialog.panel.wide { inline-size: min(40em, calc(100vw - 1em)); }
dialog.panel::backdrop { background: transparent; }
dialog.sheet {
  inset: auto 0 0 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: min(82vh, 40em);
  block-size: min(82dvh, 40em);
  max-block-size: none;
  margin: 0;
  border-width: 1px 0 0;
  border-radius: 1.1em 1.1em 0 0;
  padding-block-end: env(safe-area-inset-bottom, 0);
}
dialog.sheet::backdrop { background: rgb(0 0 0 / 0.45); }

.head { position: relative; flex: none; display: flex; align-items: center; gap: 0.5em; padding-block: 0.4em 0; padding-inline: 1em 0.5em; min-block-size: 2.9em; }
.sheet .head::before {
  content: "";
  position: absolute; inset-block-start: 0.35em; inset-inline-start: calc(50% - 1.1em);
  inline-size: 2.2em; block-size: 0.25em;
  border-radius: 1em;
  background: var(--_line);
}
.head h2 {
  flex: 1; margin: 0;
  font-size: 1em; font-weight: 600;
}
.plain {
  flex: none;
  min-inline-size: 2.5em; min-block-size: 2.5em;
  padding: 0 0.6em;
  border: 0; border-radius: var(--_radius);
  background: none;
  cursor: pointer;
}
.plain:hover { background: var(--_raised); }
.done { color: var(--_accent); font-weight: 600; }
.done:disabled { color: var(--_dim); opacity: 0.6; cursor: default; }
.cross { display: grid; place-items: center; padding: 0; color: var(--_dim); }
.cross::before { content: "✕"; font-size: 0.95em; }
:focus-visible { outline-offset: -2px; }
.field:focus-visible { outline-offset: 2px; }

.finder { position: relative; flex: none; padding: 0.15em 1em 0.35em; }
.finder input {
  inline-size: 100%;
  min-block-size: 2.5em;
  padding-block: 0.4em;
  padding-inline: 2.3em 2.5em;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  background: var(--_raised);
  color: inherit;
  font: inherit;
  appearance: none;
}
.finder input::placeholder { color: var(--_dim); opacity: 1; }
.finder input::-webkit-search-cancel-button { display: none; }
.finder input:focus { outline: 2px solid var(--_accent); outline-offset: -1px; }
.finder .glass {
  position: absolute;
  inset-block-start: 0.98em; inset-inline-start: 1.75em;
  inline-size: 0.72em; block-size: 0.72em;
  border: 0.12em solid var(--_dim); border-radius: 50%;
  pointer-events: none;
}
.finder .glass::after {
  content: ""; position: absolute;
  top: 0.53em; left: 0.58em;
  inline-size: 0.4em; block-size: 0.12em;
  background: var(--_dim); border-radius: 1px;
  transform: rotate(45deg); transform-origin: 0 0;
}
.finder .cross { position: absolute; inset-block-start: 0.15em; inset-inline-end: 1em; }
.finder .cross::before { font-size: 0.8em; }

.tabs {
  position: relative;
  display: flex;
  flex: none;
  padding-inline: 0.4em;
  border-block-end: 1px solid var(--_line);
  overflow-x: auto;
  scrollbar-width: none;
}
.tabs::-webkit-scrollbar { display: none; }
.tabs button {
  flex: none;
  max-inline-size: 11em;
  min-block-size: 2.75em;
  padding: 0.3em 0.6em;
  border: 0;
  background: none;
  cursor: pointer;
}
.tabs button[aria-selected="true"] { color: var(--_accent); font-weight: 600; }
.tabs button.prompt:not([aria-selected="true"]) { color: var(--_dim); }
.tabs .ink {
  position: absolute;
  bottom: 0; left: 0;
  block-size: 0.16em; inline-size: 1px;
  border-radius: 1px 1px 0 0;
  background: var(--_accent);
  transform-origin: 0 0;
}
.body { flex: 1; min-block-size: 0; display: flex; flex-direction: column; position: relative; }
.columns { flex: 1; min-block-size: 0; display: flex; position: relative; overflow: hidden; }
[role="tabpanel"] { flex: 1.3; min-inline-size: 0; min-block-size: 0; display: flex; }
.side, .list {
  flex: 1; min-inline-size: 0;
  overflow-y: auto; overscroll-behavior: contain; position: relative;
  scrollbar-width: thin; scrollbar-color: var(--_border) transparent;
}
.side { border-inline-end: 1px solid var(--_line); }
[role="tabpanel"] ~ .side { border-inline-start: 1px solid var(--_line); border-inline-end: 0; }
.side .row { color: var(--_dim); }
.side .row:hover { background: var(--_raised); color: var(--_text); }
.side .row.chosen { background: var(--_raised); color: var(--_accent); font-weight: 600; }
.letters {
  flex: none; display: flex; flex-direction: column; justify-content: space-evenly;
  padding-inline: 0.5em; padding-block: 0.25em;
  color: var(--_accent); font-size: 0.7em; font-weight: 600; line-height: 1; text-align: center;
  touch-action: none; user-select: none; cursor: pointer;
}
.letters span { padding: 0.1em 0.35em; }
.pinned { flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5em; padding: 0.7em 1em 0.35em; }
.pinned .caption { flex-basis: 100%; font-size: 0.8em; color: var(--_dim); }
.chip {
  min-block-size: 2.1em; padding: 0.2em 0.8em;
  border: 1px solid var(--_border); border-radius: 2em;
  background: none; font-size: 0.92em;
  word-break: keep-all; cursor: pointer;
}
.chip:hover, .chip:active { background: var(--_raised); }
.list { touch-action: pan-y; }
.list:focus { outline: none; }
.list:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
.plate { position: relative; }
.results { --_row: var(--region-result-height, 3.75em); }
.row {
  position: absolute;
  inset-inline: 0;
  block-size: var(--_row);
  display: flex;
  align-items: center;
  gap: 0.5em;
  padding-inline: 1em;
  cursor: pointer;
  contain: layout style;
}
.head h2, .tabs button, .row .name, .row .way { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row .way { display: block; margin-block-start: 0.15em; font-size: 0.8em; line-height: 1.25; color: var(--_dim); }
.row .label { flex: 1; min-inline-size: 0; line-height: 1.3; }
.results .row:not(.heading) { border-block-end: 1px solid var(--_line); }
.row.active { background: var(--_raised); box-shadow: inset 0.22em 0 0 var(--_accent); }
.row:dir(rtl).active { box-shadow: inset -0.22em 0 0 var(--_accent); }
.touched .row.active { background: none; box-shadow: none; }
.row:not(.heading):active, .touched .row.active:active { background: var(--_raised); }
.row[aria-selected="true"] { color: var(--_accent); font-weight: 600; }
.row[aria-selected="true"]::after {
  content: "";
  flex: none;
  inline-size: 0.38em; block-size: 0.72em;
  margin-inline: 0.5em 0.3em; margin-block-end: 0.2em;
  border: solid currentColor; border-width: 0 0.18em 0.18em 0;
  transform: rotate(42deg);
}
.row.near { color: var(--_dim); }
.row.heading { cursor: default; align-items: end; padding-block-end: 0.35em; font-size: 1em; }
.row.heading span { font-size: 0.8em; color: var(--_dim); line-height: 1.3; }
mark { background: none; color: var(--_accent); font-weight: 600; }

.note { flex: 1; min-block-size: 0; overflow: auto; overflow-wrap: anywhere; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 0.75em; padding: 1.5em; text-align: center; color: var(--_dim); }
.note.error .message { color: var(--_text); font-weight: 600; }
.note .detail { font-size: 0.85em; overflow-wrap: anywhere; max-inline-size: 22em; }
.note .retry {
  min-block-size: 2.75em; padding: 0.4em 1.4em;
  border: 0; border-radius: var(--_radius);
  background: var(--_accent); color: var(--_on-accent);
  font-weight: 600; cursor: pointer;
}
.spinner {
  inline-size: 1.8em; block-size: 1.8em;
  border: 0.2em solid var(--_line); border-block-start-color: var(--_accent);
  border-radius: 50%;
  animation: turn 0.8s linear infinite;
}
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

@keyframes turn { to { transform: rotate(1turn); } }
@keyframes rise { from { transform: translateY(100%); } }
@keyframes unfold { from { transform: translateY(-0.4em); opacity: 0; } }
@keyframes fade { from { opacity: 0; } }
@media (prefers-reduced-motion: no-preference) {
  dialog.sheet[open] { animation: rise 0.22s ease-out; }
  /* It goes as it came, where a browser can show what is closed already. */
  dialog.sheet { transition: transform 0.18s ease-in, overlay 0.18s allow-discrete, display 0.18s allow-discrete; }
  dialog.sheet:not([open]) { transform: translateY(100%); pointer-events: none; }
  dialog.panel[open] { animation: unfold 0.12s ease-out; }
  dialog[open]::backdrop { animation: fade 0.2s; }
  .tabs .ink.moving { transition: transform 0.2s ease; }
}
@media (prefers-reduced-motion: reduce) {
  .spinner { animation-duration: 2.4s; }
}
@media (max-height: 24em) {
  .head { min-block-size: 0; padding-block: 0; }
  .head h2 { visibility: hidden; block-size: 0; }
  .head .cross { position: absolute; inset-block-start: 0.15em; inset-inline-end: 0.25em; z-index: 1; }
  .finder { padding-inline-end: 3em; }
  .finder .cross { inset-inline-end: 3em; }
  dialog.sheet, dialog.panel { block-size: calc(100vh - 0.5em); block-size: calc(100dvh - 0.5em); }
}
@media (forced-colors: active) {
  .finder .glass::after { background: CanvasText; }
  .row.active { outline: 2px solid Highlight; outline-offset: -2px; }
  .tabs .ink { background: Highlight; }
}
`);
