import { RegionTree } from "../regions.js";

const $ = (id) => document.getElementById(id);
const number = new Intl.NumberFormat(document.documentElement.lang);
const milliseconds = (time) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

const started = performance.now();
const china = await RegionTree.load(new URL("../china.regions", import.meta.url));
const ready = performance.now() - started;
// One tree for the page: what a program looks up and what the elements show.
for (const picker of document.querySelectorAll("region-picker")) picker.tree = china;
const { parts } = await import("../region-picker.js");

$("fact-count").textContent = number.format(china.size);
$("fact-ready").textContent = milliseconds(ready);
const { title, asOf, origin } = china.metadata;
$("source").textContent = `${title}, ${asOf}. ${origin}`;

function weigh() {
  const files = new Map();
  for (const { name, encodedBodySize } of performance.getEntriesByType("resource")) {
    if (/\.(js|wasm|regions)$/.test(name)) files.set(name, encodedBodySize);
  }
  const onTheWay = [...files.values()].reduce((total, size) => total + size, 0);
  $("fact-weight").textContent = onTheWay ? `${number.format(Math.round(onTheWay / 1000))} kB` : "–";
  $("fact-memory").textContent = `${(china.memorySize / 1_000_000).toFixed(1)} MB`;
}

// The form

$("order").addEventListener("submit", (event) => {
  event.preventDefault();
  const values = Object.fromEntries(new FormData(event.target));
  $("order-out").textContent = JSON.stringify(values);
});
$("order").addEventListener("reset", () => { $("order-out").textContent = ""; });

// The shop form

$("shop").addEventListener("payload", (event) => {
  $("shop-out").textContent = JSON.stringify(event.payload, null, 2);
});
$("shop").addEventListener("input", () => { $("shop-out").textContent = ""; });

// A pasted message

$("delivery").tree = china;
document.querySelector(".message").addEventListener("click", ({ target }) => {
  const { name, phones, region, detail, doubtful, leftOver } = china.contact(target.textContent);
  $("delivery").send({
    event: "paste", contact: { name, phones, region: region && { id: region.id }, detail, doubtful, left_over: leftOver },
  });
});

// Search

function search() {
  const text = $("query").value;
  const list = $("found");
  if (!text) {
    list.replaceChildren();
    $("query-time").textContent = "";
    return;
  }
  const before = performance.now();
  const results = china.search(text, { limit: 12 });
  const time = performance.now() - before;
  const isNear = results[0]?.isNear;
  $("query-time").textContent = results.length === 0
    ? `没有叫“${text}”的地区 · ${milliseconds(time)}`
    : `${isNear ? `没有叫“${text}”的地区，相近的有：` : ""}${milliseconds(time)}`;
  list.replaceChildren(...results.map(({ region, kind, highlights }) => {
    const item = document.createElement("li");
    item.classList.toggle("near", Boolean(isNear));
    const part = (name, ...children) => {
      const span = document.createElement("span");
      span.className = name;
      span.append(...children);
      return span;
    };
    item.append(
      part("id", region.id), part("name", parts.marked(region.name, highlights)),
      part("way", region.names.slice(0, -1).join(" › ")), part("kind", kind));
    return item;
  }));
  weigh();
}
$("query").addEventListener("input", search);
for (const button of document.querySelectorAll(".try")) {
  button.addEventListener("click", () => {
    $("query").value = button.textContent;
    search();
  });
}

// Addresses

const sure = { certain: "确定", likely: "很可能", guess: "猜测" };

function matchAll() {
  const lines = $("addresses").value.split("\n").filter((line) => line.trim());
  const before = performance.now();
  const matches = lines.map((line) => china.match(line));
  const time = performance.now() - before;
  $("matched").replaceChildren(...matches.map(({ region, rest, confidence, alternatives }) => {
    const row = document.createElement("tr");
    row.classList.toggle("guess", confidence !== "certain");
    const others = alternatives.slice(0, 3).map((other) => other.names.join("/"));
    const cells = [
      region ? `${region.names.join(" › ")}  ${region.id}` : "—", rest,
      region ? sure[confidence] + (others.length ? `；或 ${others.join("，")}` : "") : "未识别",
    ];
    row.append(...cells.map((text) => {
      const cell = document.createElement("td");
      cell.textContent = text;
      return cell;
    }));
    return row;
  }));
  $("match-time").textContent = `${lines.length} 行 · ${milliseconds(time)}`;
  weigh();
}
$("addresses").addEventListener("input", matchAll);

// Look-up

function lookUp() {
  const lines = $("codes").value.split("\n").map((line) => line.trim()).filter(Boolean);
  $("names").textContent = lines
    .map((id) => `${id}\t${china.get(id)?.names.join("/") ?? "—"}`).join("\n");
}
$("codes").addEventListener("input", lookUp);
lookUp();
weigh();
matchAll();
// The forms have a module of their own, which is fetched when what comes before is there.
$("shop").tree = china;
import("../region-form.js").then(() => $("shop").ready).then(weigh);
// What a search reads is made when the page has nothing else to do.
(globalThis.requestIdleCallback ?? setTimeout)(() => { china.search("a", { limit: 1 }); weigh(); });
