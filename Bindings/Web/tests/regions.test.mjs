// The modules as a program in Node uses them: node --test Bindings/Web/tests
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Worker } from "node:worker_threads";

const built = new URL("../../../.build/web/", import.meta.url);
const {
  PickerRefusal, RegionFileError, RegionLoadError, RegionTree, setModule, VERSION,
} = await import(new URL("regions.js", built));
const place = new URL("china.regions", built);
const china = await RegionTree.load(place);
const bytes = await readFile(place);

test("a region is found by its ID as text or as a number", () => {
  assert.equal(china.get("110101").name, "东城区");
  assert.equal(china.get(440305).id, "440305");
  assert.equal(china.get("999999"), undefined);
  assert.equal(china.has("110000"), true);
  assert.equal(china.get("0110101"), undefined);
});

test("IDs that no file has are not there, whatever they hold", () => {
  for (const id of ["", " ", "\0", "北", "1".repeat(300), "-1", "1e5", "\uD800", "9".repeat(40_000)]) {
    assert.equal(china.get(id), undefined, JSON.stringify(id.slice(0, 20)));
  }
});

test("path, parent, level and children lead up and down", () => {
  const nanshan = china.get("440305");
  assert.deepEqual(nanshan.names, ["广东省", "深圳市", "南山区"]);
  assert.equal(nanshan.parent.name, "深圳市");
  assert.equal(nanshan.level, 3);
  assert.equal(china.get("440000").parent, undefined);
  assert.equal(nanshan.parent.children.indexOf(nanshan) >= 0, true);
  assert.equal(china.roots.length, 34);
  assert.deepEqual(china.roots.map(({ name }) => name).slice(0, 2), ["北京市", "天津市"]);
  assert.equal(china.roots.at(-1).isLeaf, false);
  assert.equal(china.roots.at(34), undefined);
  assert.deepEqual(JSON.parse(JSON.stringify(nanshan)).path.map(({ id }) => id),
    ["440000", "440300", "440305"]);
});

test("ranks tell a county from its level", () => {
  assert.equal(china.get("110101").rank, 3);
  assert.equal(china.get("110101").level, 2);
  assert.equal(china.get("440300").rank, 2);
});

test("attributes are there by name", () => {
  assert.equal(china.get("110101").attributes.pinyin, "dong cheng qu");
});

test("every region leads back to itself", () => {
  let count = 0;
  for (const region of china) {
    if (region.number % 97 !== 0) continue;
    assert.equal(china.get(region.id).number, region.number);
    assert.equal(region.path.at(-1).name, region.name);
    count += 1;
  }
  assert.equal(count, Math.ceil(china.size / 97));
});

test("a search says why and what to mark", () => {
  const [first] = china.search("gd sz nanshan");
  assert.equal(first.region.id, "440305");
  const [name] = china.search("朝阳区", { limit: 1 });
  assert.equal(name.kind, "name");
  assert.deepEqual(name.highlights, [[0, 3]]);
  assert.equal(china.search("朝阳", { within: "220000", limit: 1 })[0].region.id, "220104");
  assert.equal(china.search("朝阳", { level: 1 }).length, 0);
  assert.equal(china.search("").length, 0);
  assert.throws(() => china.search("x", { within: "nowhere" }), RangeError);
});

test("a near match is marked as one, and can be left out", () => {
  const results = china.search("hangzhuo");
  assert.equal(results.length > 0 && results.every(({ isNear }) => isNear), true);
  assert.equal(china.search("hangzhuo", { exact: true }).length, 0);
  assert.equal(china.search("杭州").some(({ isNear }) => isNear), false);
});

test("until keeps what is too small out of the results", () => {
  const results = china.search("朝阳", { until: "county", limit: 50 });
  assert.equal(results.length > 0 && results.every(({ region }) => region.rank <= 3), true);
  assert.throws(() => china.search("朝阳", { until: "parish" }), PickerRefusal);
});

test("an address leads to its region and leaves the rest", () => {
  const { region, rest, confidence, parts } = china.match("浙江省杭州市西湖区文三路478号");
  assert.equal(region.id, "330106");
  assert.equal(rest, "文三路478号");
  assert.equal(confidence, "certain");
  assert.deepEqual(parts.map(({ text }) => text), ["浙江省", "杭州市", "西湖区"]);
  const nothing = china.match("hello");
  assert.equal(nothing.region, undefined);
  assert.equal(nothing.rest, "hello");
  assert.equal(nothing.confidence, null);
});

test("a pasted message is taken apart", () => {
  const text = "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期 13812345678转801";
  const { region, ...rest } = china.contact(text);
  assert.equal(region.id, "440605");
  assert.deepEqual(rest, {
    name: "大旋仔", phones: ["13600488000", "13812345678-801"], postcode: undefined, idNumber: undefined,
    detail: "盐步，穗盐路景裕嘉园1期", confidence: "likely", doubtful: ["name", "detail"], leftOver: [],
    alternatives: [],
  });
  const nothing = china.contact("…");
  assert.deepEqual([nothing.name, nothing.phones, nothing.region], [undefined, [], undefined]);
  const chaoyang = china.contact("朝阳区 李四 13912345678");
  assert.ok(chaoyang.doubtful.includes("region") && chaoyang.alternatives.length > 0);
  const towns = china.contact("深圳市南山区粤海街道科苑路15号", { until: "county" });
  assert.deepEqual([towns.region.id, towns.detail], ["440305", "粤海街道科苑路15号"]);
});

test("regions that are no more come with what became of them", async () => {
  const tree = await RegionTree.load(place, { former: new URL("china-former.regions", built) });
  const chongwen = tree.former("110103");
  assert.deepEqual(chongwen.names, ["北京市", "崇文区"]);
  assert.equal(chongwen.until, 2010);
  assert.deepEqual(chongwen.successors.map(({ id }) => id), ["110101"]);
  assert.equal(tree.former(110103).name, "崇文区");
  assert.equal(tree.former("110101"), undefined);
  assert.equal(tree.former("nothing"), undefined);
  const [found] = tree.search("崇文区");
  assert.deepEqual([found.region.id, found.kind], ["110101", "former-name"]);
  const match = tree.match("北京市崇文区幸福大街1号");
  assert.deepEqual([match.region.id, match.rest], ["110101", "幸福大街1号"]);
  assert.equal(match.parts.at(-1).as, "former-name");
  assert.throws(() => china.former("110103"), TypeError);
  await assert.rejects(RegionTree.load(place, { former: place, matching: false }), TypeError);
  tree.free();
});

test("a filter finds accented names however they are typed", async () => {
  const tree = await RegionTree.from(await readFile(new URL("accents.regions", import.meta.url)));
  for (const text of ["hà", "HÀ", "ha\u0300", "nội".normalize("NFD"), "NỘI"]) {
    const picker = tree.pick();
    const { matches } = picker.send({ event: "filter", text });
    assert.deepEqual(matches, [0], text);
    picker.free();
  }
  const picker = tree.pick();
  picker.send({ event: "filter", text: "nội" });
  assert.deepEqual(picker.matches, [{ row: 0, range: [3, 6] }]);
  picker.free();
});

test("names of many IDs come in one column", () => {
  const ids = Uint32Array.of(110101, 440305, 999999, 110000);
  const names = china.names(ids);
  assert.deepEqual([...names], ["东城区", "南山区", null, "北京市"]);
  assert.deepEqual([...china.names(["110101", "x", "820001"])], ["东城区", null, china.get("820001").name]);
  assert.equal(china.names(new Int32Array(0)).length, 0);
  for (const Type of [Float64Array, BigInt64Array, Int32Array]) {
    const one = Type === BigInt64Array ? Type.of(110101n) : Type.of(110101);
    assert.equal(china.names(one).at(0), "东城区");
  }
  assert.throws(() => china.names("110101"), TypeError);
});

test("a column of many portions is the same as its parts", () => {
  const all = Array.from(china.level(3), ({ id }) => Number(id));
  const ids = Uint32Array.from({ length: 300_000 }, (_, row) => all[row * 7919 % all.length]);
  const names = china.names(ids);
  for (let row = 0; row < ids.length; row += 4001) {
    assert.equal(names.at(row), china.get(ids[row]).name);
  }
  assert.equal(names.at(299_999), china.get(ids[299_999]).name);
});

test("the picker takes events and gives states as the command line does", () => {
  const session = china.pick({ depth: 3 });
  assert.deepEqual(session.state,
    { titles: ["请选择"], selected: [], focus: 0, columns: [34], status: "choosing" });
  session.send({ event: "select", level: 0, id: "440000" });
  session.send({ event: "preset", id: "440305" });
  const state = session.send({ event: "select", level: 2, id: "440305" });
  assert.equal(state.status, "finished");
  assert.deepEqual(state.result.map(({ name }) => name), ["广东省", "深圳市", "南山区"]);
  assert.throws(() => session.send({ event: "select", level: 9, row: 0 }), PickerRefusal);
  assert.throws(() => session.send({ event: "dance" }), PickerRefusal);
  session.free();
  session.free();
  assert.throws(() => session.state, /freed/);
  assert.throws(() => china.pick({ within: "999999" }), PickerRefusal);
  assert.throws(() => china.pick({ within: "440305", selected: "110101" }), PickerRefusal);
});

test("a tree that was freed says so, and freeing again does nothing", async () => {
  const tree = await RegionTree.from(bytes);
  const region = tree.get("110101");
  tree.search("北京");
  tree.free();
  tree.free();
  assert.equal(tree.isFreed, true);
  assert.throws(() => tree.get("110000"), /freed/);
  assert.throws(() => region.children, /freed/);
});

test("a damaged file is an error of its own kind, wherever the damage is", async () => {
  const rejected = async (data, kind) => assert.rejects(
    RegionTree.from(data), (error) => error instanceof RegionFileError && (!kind || error.kind === kind));
  await rejected(new Uint8Array(0));
  await rejected(new TextEncoder().encode("<!doctype html>"), "not-a-region-file");
  await rejected(bytes.subarray(0, 1000));
  await rejected(bytes.subarray(0, bytes.length - 1));
  let state = 20251231;
  for (let turn = 0; turn < 60; turn += 1) {
    state = Math.imul(state, 1103515245) + 12345 >>> 0;
    const damaged = Uint8Array.from(bytes);
    damaged[state % bytes.length] ^= 1 << state % 8;
    await rejected(damaged);
  }
});

test("the files that are kept as malformed are refused, and the next file opens", async () => {
  const { readdir } = await import("node:fs/promises");
  const folder = new URL("../../../Data/Malformed/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".regions"));
  assert.equal(names.length > 3, true);
  for (const name of names) {
    await assert.rejects(async () => {
      const tree = await RegionTree.from(await readFile(new URL(name, folder)));
      tree.verify();
    }, RegionFileError, name);
  }
  assert.equal((await RegionTree.from(bytes)).get("110101").name, "东城区");
});

test("what can't be fetched has a sentence of its own", async () => {
  await assert.rejects(RegionTree.load(new URL("nowhere.regions", built)), RegionLoadError);
  setModule(new URL("china.regions", built));
  await assert.rejects(RegionTree.load(place), /instead of a WebAssembly module/);
  setModule(new URL("index.html", built));
  await assert.rejects(RegionTree.load(place), /a web page instead/);
  setModule(new URL("regions.wasm", built));
  assert.equal((await RegionTree.load(place)).size, china.size);
});

test("a module of another version is refused in words", async () => {
  const wasm = Uint8Array.from(await readFile(new URL("regions.wasm", built)));
  const text = new TextEncoder().encode(`${VERSION}\0`);
  for (let at = 0; at < wasm.length - text.length; at += 1) {
    if (text.every((byte, index) => wasm[at + index] === byte)) wasm[at] += 1;
  }
  setModule(wasm);
  await assert.rejects(RegionTree.load(place), /regions\.wasm is of version/);
  setModule(new URL("regions.wasm", built));
});

test("memory is the file's and little more, and is given back", async () => {
  const tree = await RegionTree.from(bytes);
  assert.equal(tree.memorySize < bytes.length + 1_000_000, true, `${tree.memorySize}`);
  const size = tree.memorySize;
  for (let turn = 0; turn < 2000; turn += 1) {
    tree.pick({ selected: "440305" }).free();
  }
  assert.equal(tree.memorySize - size < 1_000_000, true, `${tree.memorySize}`);
});

test("trees that are let go are collected", { skip: !globalThis.gc }, async () => {
  let collected = 0;
  const registry = new FinalizationRegistry(() => { collected += 1; });
  for (let turn = 0; turn < 20; turn += 1) registry.register(await RegionTree.from(bytes), turn);
  for (let turn = 0; turn < 20 && collected < 15; turn += 1) {
    globalThis.gc();
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
  assert.equal(collected >= 15, true, `${collected} of 20`);
});

/** The CRC-32 of zlib. */
function checksum(bytes, crc = 0) {
  const table = Int32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? value >>> 1 ^ 0xEDB88320 : value >>> 1;
    return value;
  });
  crc = ~crc;
  for (let index = 0; index < bytes.length; index += 1) crc = crc >>> 8 ^ table[(crc ^ bytes[index]) & 0xFF];
  return ~crc >>> 0;
}

/** The bundled file behind a section of zeros that no version knows. */
function padded(size) {
  const [header, entry] = [32, 24];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(12, true);
  const sections = bytes.subarray(header + count * entry);
  const start = header + (count + 1) * entry;
  const file = new Uint8Array(start + size + sections.length);
  const out = new DataView(file.buffer);
  file.set(bytes.subarray(0, header));
  file.set(sections, start + size);
  out.setUint32(12, count + 1, true);
  out.setBigUint64(16, BigInt(file.length), true);
  file.set(new TextEncoder().encode("ZERO"), header);
  out.setUint32(header + 4, checksum(file.subarray(start, start + size)), true);
  out.setBigUint64(header + 8, BigInt(start), true);
  out.setBigUint64(header + 16, BigInt(size), true);
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [header + index * entry, header + (index + 1) * entry];
    file.set(bytes.subarray(from, from + entry), to);
    const place = view.getBigUint64(from + 8, true);
    out.setBigUint64(to + 8, place + BigInt(entry + size), true);
  }
  out.setUint32(header - 4, checksum(file.subarray(header, start), checksum(file.subarray(0, header - 4))), true);
  return file;
}

test("a file beyond 256 MB is read right, whose bits 32 bits don't count", async () => {
  const tree = await RegionTree.from(padded(300_000_000));
  assert.equal(tree.memorySize < 300_000_000 + 2_000_000, true, `${tree.memorySize}`);
  for (let number = 0; number < china.size; number += 97) {
    const region = china.at(number);
    const found = tree.get(region.id);
    assert.deepEqual([found.number, found.names, found.rank], [number, region.names, region.rank]);
    assert.deepEqual(found.attributes, region.attributes);
  }
  assert.equal(tree.search("gd sz nanshan")[0].region.id, "440305");
  assert.equal(tree.match("杭州市西湖区文三路478号").region.id, "330106");
  tree.free();
});

test("a worker has a tree of its own", async () => {
  const source = `import { parentPort } from "node:worker_threads";
    import { RegionTree } from ${JSON.stringify(new URL("regions.js", built).href)};
    const tree = await RegionTree.load(new URL(${JSON.stringify(place.href)}));
    parentPort.postMessage(tree.get("330106").names.join("/"));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  const answer = await new Promise((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  await worker.terminate();
  assert.equal(answer, "浙江省/杭州市/西湖区");
});

test("memory that is given out overlaps nothing, is aligned, and is used again", async () => {
  const { instance: { exports } } = await WebAssembly.instantiate(
    await readFile(new URL("regions-picker.wasm", built)), {});
  const { malloc, free, memory } = exports;
  let state = 20251121;
  const random = (limit) => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
  const held = [];
  let largest = 0;
  for (let turn = 0; turn < 60_000; turn += 1) {
    if (held.length > 0 && random(100) < (held.length > 400 ? 60 : 40)) {
      const [{ address, size, mark }] = held.splice(random(held.length), 1);
      const bytes = new Uint8Array(memory.buffer, address, size);
      assert.equal(bytes.every((byte) => byte === mark), true, `turn ${turn}`);
      free(address);
    } else {
      const size = random(50) === 0 ? random(200_000) : random(10) === 0 ? random(4000) : random(200);
      const address = malloc(size) >>> 0;
      assert.equal(address > 0 && address % 16 === 0, true, `${address}`);
      const mark = random(256);
      new Uint8Array(memory.buffer, address, size).fill(mark);
      held.push({ address, size, mark });
      largest = Math.max(largest, held.reduce((sum, { size }) => sum + size, 0));
    }
  }
  assert.equal(memory.buffer.byteLength < 2 * largest + 500_000, true, `${memory.buffer.byteLength} for ${largest}`);
  for (const { address } of held) free(address);
  // All of it is one block again.
  const before = memory.buffer.byteLength;
  assert.notEqual(malloc(before - 400_000), 0);
  assert.equal(memory.buffer.byteLength, before);
  assert.equal(malloc(0xFFFF_FFFF), 0);
});
