// What the page's own figures are made of: this library beside nested JSON and JSON.parse, in one page.
import { RegionTree } from "../regions.js";

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

/** Times `body` several times; the median, in milliseconds. */
async function time(repeats, body) {
  const times = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    const before = performance.now();
    await body(turn);
    times.push(performance.now() - before);
  }
  return median(times);
}

/** Waits until what was drawn is about to be shown. */
const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });

export async function run({ repeats = 7, names = 1_000_000 } = {}) {
  const results = [];
  const add = (what, ours, theirs, unit) => results.push({ what, ours, theirs, unit });
  const file = new Uint8Array(await (await fetch("../china.regions")).arrayBuffer());
  const text = await (await fetch("../bench/nested.json")).text();

  // Ready: from the bytes to the first answer. The module is compiled once for a page.
  await RegionTree.from(file);
  add("ready, from the bytes to the first name",
    await time(repeats, async () => { (await RegionTree.from(file)).get("440305").name; }),
    await time(repeats, () => {
      const roots = JSON.parse(text);
      const find = (regions, id) => {
        for (const region of regions) {
          if (region.id === id) return region;
          const found = region.children && find(region.children, id);
          if (found) return found;
        }
      };
      find(roots, "440305").name;
    }), "ms");

  const tree = await RegionTree.from(file);
  const parsed = JSON.parse(text);
  const map = new Map();
  (function index(regions) {
    for (const region of regions) {
      map.set(region.id, region);
      if (region.children) index(region.children);
    }
  })(parsed);
  const ids = [...map.keys()];

  // Look-ups, all IDs in an order of chance, warm.
  let state = 1;
  const order = ids.slice();
  for (let place = order.length - 1; place > 0; place -= 1) {
    state = Math.imul(state, 48271) % 0x7FFFFFFF >>> 0;
    const other = state % (place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  let sum = 0;
  const ours = () => { for (const id of order) sum += tree.get(id).name.length; };
  const theirs = () => { for (const id of order) sum += map.get(id).name.length; };
  add("a look-up with its name, the first of each ID", await time(1, ours) * 1e6 / order.length,
    await time(1, theirs) * 1e6 / order.length, "ns");
  add("a look-up with its name, warm", await time(repeats, ours) * 1e6 / order.length,
    await time(repeats, theirs) * 1e6 / order.length, "ns");

  // Search: names that contain a text, as cascaders do, beside all of our names, pinyin and slips.
  tree.search("a");
  const queries = ["朝阳", "西湖", "深圳市南山区", "xihu", "gdsz", "新华街道", "湾", "中山"];
  const contains = (query) => {
    const found = [];
    (function walk(regions, path) {
      for (const region of regions) {
        const names = path + region.name;
        if (region.name.includes(query) && found.length < 20) found.push(names);
        if (region.children) walk(region.children, `${names}/`);
      }
    })(parsed, "");
    return found;
  };
  add("a search", await time(repeats, () => { for (const query of queries) sum += tree.search(query).length; })
    / queries.length,
  await time(repeats, () => { for (const query of queries) sum += contains(query).length; })
    / queries.length, "ms");

  // Names of many IDs in one call, beside a loop over the map.
  const column = Uint32Array.from({ length: names }, (_, row) => Number(order[row * 31 % order.length]));
  tree.names(column.subarray(0, 10));
  add(`names of ${names.toLocaleString("en")} IDs`,
    await time(3, () => { sum += tree.names(column).length; }),
    await time(3, () => {
      const found = new Array(column.length);
      for (let row = 0; row < column.length; row += 1) found[row] = map.get(String(column[row])).name;
      sum += found.length;
    }), "ms");

  // From a key to the frame that shows it.
  await import("../region-picker.js");
  const picker = document.createElement("region-picker");
  picker.tree = tree;
  document.body.append(picker);
  picker.show();
  const input = picker.shadowRoot.querySelector("input");
  const keys = ["朝", "朝阳", "朝阳区", "x", "xi", "xih", "xihu", ""];
  await frame();
  const handled = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    for (const key of keys) {
      const before = performance.now();
      input.value = key;
      input.dispatchEvent(new Event("input"));
      // What a frame has to do before it is painted.
      picker.shadowRoot.querySelector("dialog").getBoundingClientRect();
      handled.push(performance.now() - before);
      await frame();
    }
  }
  add("from a key to what is painted, median", median(handled), null, "ms");
  add("from a key to what is painted, slowest", Math.max(...handled), null, "ms");
  picker.close();
  picker.remove();

  return {
    results, checked: sum > 0,
    memory: { file: file.length, module: tree.memorySize, json: text.length },
  };
}
