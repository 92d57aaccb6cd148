/** A style sheet that is made when it is first asked for: a server, which imports modules too, makes none. */
export function sheetOf(text) {
  let sheet = null;
  return () => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
    }
    return sheet;
  };
}

/** Each colour by day and by night, and the property by which a page sets another. */
const colours = {
  accent: ["#c2410c", "#fb923c"],
  "on-accent": ["#fff", "#1c1917"],
  background: ["#fff", "#1c1b1a"],
  raised: ["#f5f4f2", "#2a2927"],
  text: ["#1c1917", "#f2f0ee"],
  dim: ["#68625d", "#a8a29e"],
  line: ["#dedad6", "#403d3a"],
  border: ["#8c857f", "#807a74"],
  error: ["#b42318", "#f97066"],
};

function declarations(value) {
  return Object.entries(colours)
    .map(([name, pair]) => `--_${name}: var(--region-${name}, ${value(pair)});`).join("\n");
}

/** What the looks of `<region-picker>` and `<region-form>` have in common: what a page may set, and resets. */
export const baseStyle = sheetOf(`
:host {
  ${declarations(([day]) => day)}
  --_radius: var(--region-radius, 0.625em);
  font: inherit;
  color: var(--_text);
  text-align: start;
}
@supports (color: light-dark(#000, #fff)) {
  :host { ${declarations(([day, night]) => `light-dark(${day}, ${night})`)} }
}
:host([hidden]) { display: none; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
`);
