/** The look of `<region-form>`. A constructed style sheet, which a strict content security policy allows. */
export const formStyle = new CSSStyleSheet();

formStyle.replaceSync(`
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
@container (min-width: 30rem) {
  .row { grid-template-columns: 7.5em minmax(0, 1fr); }
  .title { padding-block-start: 0.62em; }
  .value, .error { grid-column: 2; }
}

.input {
  flex: 1 1 12em;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.75em;
  padding: 0.5em 0.75em;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  background: var(--_background);
  text-align: start;
}
textarea.input { resize: vertical; }
.input:hover { border-color: var(--_dim); }
.input::placeholder, .touch.empty { color: var(--_dim); opacity: 1; }
.touch { cursor: pointer; overflow-wrap: anywhere; }
.bad .input { border-color: var(--_error); }
region-picker { flex: 1 1 12em; inline-size: 100%; min-inline-size: 0; }
.switch { inline-size: 1.4em; block-size: 1.4em; accent-color: var(--_accent); }
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
  border: 1px dashed var(--_line); border-radius: var(--_radius);
  background: var(--_raised); color: var(--_dim);
  font-size: 0.88em; text-align: center;
  cursor: pointer;
}
.chooser:hover { border-color: var(--_dim); }
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
.actions { display: flex; flex-wrap: wrap; gap: 0.75em; justify-content: end; margin-block-start: 0.75em; }
.button {
  min-block-size: 2.75em;
  padding: 0.5em 1.4em;
  border: 1px solid var(--_line); border-radius: var(--_radius);
  background: none;
  cursor: pointer;
}
.main { border-color: transparent; background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
.button:disabled { opacity: 0.55; cursor: default; }

dialog {
  inline-size: min(32rem, calc(100vw - 1.5rem));
  max-block-size: calc(100dvh - 1.5rem);
  padding: 1.25rem;
  border: 1px solid var(--_line); border-radius: calc(var(--_radius) + 0.25rem);
  background: var(--_background); color: var(--_text);
  container-type: inline-size;
}
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
@media (forced-colors: active) { .bad .input, .bad .chooser { border-width: 3px; } }
`);
