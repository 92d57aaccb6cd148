/** What the looks of `<region-picker>` and `<region-form>` have in common: what a page may set, and resets. */
export const baseStyle = new CSSStyleSheet();

baseStyle.replaceSync(`
:host {
  --_accent: var(--region-accent, light-dark(#c2410c, #fb923c));
  --_on-accent: var(--region-on-accent, light-dark(#fff, #1c1917));
  --_background: var(--region-background, light-dark(#fff, #1c1b1a));
  --_raised: var(--region-raised, light-dark(#f5f4f2, #2a2927));
  --_text: var(--region-text, light-dark(#1c1917, #f2f0ee));
  --_dim: var(--region-dim, light-dark(#68625d, #a8a29e));
  --_line: var(--region-line, light-dark(#dedad6, #403d3a));
  --_error: var(--region-error, light-dark(#b42318, #f97066));
  --_radius: var(--region-radius, 0.625rem);
  font: inherit;
  color: var(--_text);
  text-align: start;
}
:host([hidden]) { display: none; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
`);
