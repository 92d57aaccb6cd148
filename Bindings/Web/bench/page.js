import { run } from "./bench.js";

globalThis.run = run;
document.body.dataset.ready = "";
