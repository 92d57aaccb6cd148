/** The look of `<region-picker>`. A constructed style sheet, which a strict content security policy allows. */
export const pickerStyle = new CSSStyleSheet();

pickerStyle.replaceSync(`
:host {
  --_row: var(--region-row-height, 2.75em);
  --_shadow: var(--region-shadow, 0 1rem 3rem rgb(0 0 0 / 0.22), 0 0.125rem 0.5rem rgb(0 0 0 / 0.12));
  display: inline-block;
  inline-size: 20rem;
  max-inline-size: 100%;
  vertical-align: middle;
}

button { font: inherit; color: inherit; touch-action: manipulation; }

.field {
  display: flex;
  align-items: center;
  gap: 0.5em;
  inline-size: 100%;
  min-block-size: 2.75em;
  padding: 0.5em 0.75em;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  background: var(--_background);
  color: var(--_text);
  text-align: start;
  cursor: pointer;
}
.field .text { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; line-height: 1.35; }
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
.field:hover { border-color: var(--_dim); }
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
  font-size: 1rem;
  line-height: 1.4;
}
dialog[open] { display: flex; }
dialog.panel {
  inline-size: min(26rem, calc(100vw - 1rem));
  block-size: min(27rem, calc(100dvh - 1rem));
  margin: 0;
  border-radius: calc(var(--_radius) + 0.25rem);
  max-block-size: none;
}
dialog.panel::backdrop { background: transparent; }
dialog.sheet {
  inset: auto 0 0 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: min(82dvh, 40rem);
  max-block-size: none;
  margin: 0;
  border-width: 1px 0 0;
  border-radius: 1.1rem 1.1rem 0 0;
  padding-block-end: env(safe-area-inset-bottom, 0);
}
dialog.sheet::backdrop { background: rgb(0 0 0 / 0.45); }

header { display: flex; align-items: center; gap: 0.5rem; padding: 0.4rem 0.5rem 0 1rem; min-block-size: 2.9rem; }
header h2 {
  flex: 1; min-inline-size: 0; margin: 0;
  font-size: 1rem; font-weight: 600;
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
.plain {
  flex: none;
  min-inline-size: 2.5rem; min-block-size: 2.5rem;
  padding: 0 0.6rem;
  border: 0; border-radius: var(--_radius);
  background: none;
  cursor: pointer;
}
.plain:hover { background: var(--_raised); }
.done { color: var(--_accent); font-weight: 600; }
.done:disabled { color: var(--_dim); opacity: 0.6; cursor: default; }
.cross { display: grid; place-items: center; padding: 0; color: var(--_dim); }
.cross::before { content: "✕"; font-size: 0.95rem; }
:focus-visible { outline-offset: -2px; }
.field:focus-visible { outline-offset: 2px; }

.finder { position: relative; padding: 0.15rem 1rem 0.35rem; }
.finder input {
  inline-size: 100%;
  min-block-size: 2.5rem;
  padding: 0.4rem 2.5rem 0.4rem 2.3rem;
  border: 1px solid transparent;
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
  inset-block-start: 0.98rem; inset-inline-start: 1.75rem;
  inline-size: 0.72rem; block-size: 0.72rem;
  border: 0.12rem solid var(--_dim); border-radius: 50%;
  pointer-events: none;
}
.finder .glass::after {
  content: ""; position: absolute;
  inset-block-start: 0.53rem; inset-inline-start: 0.58rem;
  inline-size: 0.4rem; block-size: 0.12rem;
  background: var(--_dim); border-radius: 1px;
  transform: rotate(45deg); transform-origin: 0 0;
}
.finder .cross { position: absolute; inset-block-start: 0.15rem; inset-inline-end: 1rem; }
.finder .cross::before { font-size: 0.8rem; }

.tabs {
  position: relative;
  display: flex;
  flex: none;
  padding-inline: 0.5rem;
  border-block-end: 1px solid var(--_line);
  overflow-x: auto;
  scrollbar-width: none;
}
.tabs::-webkit-scrollbar { display: none; }
.tabs button {
  flex: none;
  max-inline-size: 11em;
  min-block-size: 2.75rem;
  padding: 0.3rem 0.6rem;
  border: 0;
  background: none;
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  cursor: pointer;
}
.tabs button[aria-selected="true"] { color: var(--_accent); font-weight: 600; }
.tabs button.prompt:not([aria-selected="true"]) { color: var(--_dim); }
.tabs .ink {
  position: absolute;
  inset-block-end: 0; inset-inline-start: 0;
  block-size: 0.16rem; inline-size: 1px;
  border-radius: 1px 1px 0 0;
  background: var(--_accent);
  transform-origin: 0 0;
}
.body { flex: 1; min-block-size: 0; display: flex; flex-direction: column; position: relative; }
[role="tabpanel"] { flex: 1; min-block-size: 0; display: flex; }
.list { flex: 1; min-inline-size: 0; overflow-y: auto; overscroll-behavior: contain; position: relative; scrollbar-width: thin; scrollbar-color: var(--_line) transparent; touch-action: pan-y; }
.list:focus { outline: none; }
.list:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
.plate { position: relative; }
.row {
  position: absolute;
  inset-inline: 0;
  block-size: var(--_row);
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding-inline: 1rem;
  cursor: pointer;
  contain: layout style;
}
.row .name { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row .way { display: block; font-size: 0.78em; line-height: 1.25; color: var(--_dim); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row .label { flex: 1; min-inline-size: 0; line-height: 1.3; }
.row.active { background: var(--_raised); }
.row[aria-selected="true"] { color: var(--_accent); font-weight: 600; }
.row[aria-selected="true"]::after {
  content: "";
  flex: none;
  inline-size: 0.38em; block-size: 0.72em;
  margin-inline: 0.5em 0.3em; margin-block-end: 0.2em;
  border: solid currentColor; border-width: 0 0.14em 0.14em 0;
  transform: rotate(42deg);
}
.row.near { color: var(--_dim); }
.row.heading { cursor: default; align-items: end; padding-block-end: 0.35em; font-size: 1em; }
.row.heading span { font-size: 0.8em; color: var(--_dim); line-height: 1.3; }
mark { background: none; color: var(--_accent); font-weight: 600; }

.note { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 0.75rem; padding: 1.5rem; text-align: center; color: var(--_dim); }
.note.error .message { color: var(--_text); font-weight: 600; }
.note .detail { font-size: 0.85em; overflow-wrap: anywhere; max-inline-size: 22rem; }
.note .retry {
  min-block-size: 2.75rem; padding: 0.4rem 1.4rem;
  border: 0; border-radius: var(--_radius);
  background: var(--_accent); color: var(--_on-accent);
  font-weight: 600; cursor: pointer;
}
.spinner {
  inline-size: 1.8rem; block-size: 1.8rem;
  border: 0.2rem solid var(--_line); border-block-start-color: var(--_accent);
  border-radius: 50%;
  animation: turn 0.8s linear infinite;
}
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

@keyframes turn { to { transform: rotate(1turn); } }
@keyframes rise { from { transform: translateY(2.5rem); opacity: 0; } }
@keyframes unfold { from { transform: translateY(-0.4rem); opacity: 0; } }
@keyframes fade { from { opacity: 0; } }
@media (prefers-reduced-motion: no-preference) {
  dialog.sheet[open] { animation: rise 0.2s ease-out; }
  dialog.panel[open] { animation: unfold 0.12s ease-out; }
  dialog[open]::backdrop { animation: fade 0.2s; }
  .tabs .ink.moving { transition: transform 0.2s ease; }
}
@media (prefers-reduced-motion: reduce) {
  .spinner { animation-duration: 2.4s; }
}
@media (forced-colors: active) {
  .row.active { outline: 2px solid Highlight; outline-offset: -2px; }
  .tabs .ink { background: Highlight; }
}
`);
