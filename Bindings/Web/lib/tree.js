import { matchAddress } from "./match.js";
import { Memory, NONE, Status } from "./memory.js";
import { fetchBytes, theModule } from "./module.js";
import { PickerSession } from "./picker-session.js";
import { Region, RegionList } from "./region.js";
import { searchTree } from "./search.js";
import { nameColumn } from "./text-column.js";

/** Frees the memory of a tree that was let go without `free`. */
const registry = new FinalizationRegistry((close) => close());

/** `regions_metadata`, in the order of regions.h. */
const metadataParts = ["title", "asOf", "origin", "license", "formatVersion"];

/** How many regions are remembered by ID; then all are forgotten. */
const rememberedLimit = 65_536;

/**
 * A data set of regions, read in place from a `.regions` file.
 *
 *     const china = await RegionTree.load("china.regions");
 *     china.get("110101").name;                 // "东城区"
 *     china.get("440305").names;                // ["广东省", "深圳市", "南山区"]
 *     china.search("gd sz nanshan")[0].region;
 *
 * What it takes: the file, and about as much again for tables that are made for who asks often.
 */
export class RegionTree {
  #memory;
  #functions;
  #handle;
  #bytes;
  #search = 0;
  #matcher = 0;
  /** The regions of before: their tree's address and their bytes', 0 without. */
  #former = 0;
  #formerBytes = 0;
  #byID = new Map();
  /** What is called when the tree is freed; for the classes beside this one. */
  watchers = new Set();

  /**
   * Fetches a file and opens it. In Node a file URL or a path works too.
   *
   * @param {string | URL} place
   * @param {{ signal?: AbortSignal, matching?: boolean, former?: string | URL }} [options] `matching`: false
   *   for the module without the reader of addresses, which is smaller; `match` throws then. `former`: a file
   *   of regions that are no more, whose names search and match then know.
   * @throws {RegionLoadError} it can't be fetched.
   * @throws {RegionFileError} it isn't a `.regions` file, or not a whole one.
   */
  static async load(place, { signal, matching = true, former } = {}) {
    if (former && !matching) throw new TypeError("the module without matching knows no former regions");
    // All at once: none waits for another.
    const [module, bytes, formerBytes] = await Promise.all([
      theModule(matching), fetchBytes(place, "the data set", signal),
      former ? fetchBytes(former, "the data set of former regions", signal) : undefined,
    ]);
    return openTree(module, bytes, formerBytes);
  }

  /**
   * Opens a file whose bytes are at hand.
   *
   * @param {BufferSource} bytes are copied.
   * @param {BufferSource} [former] those of regions that are no more, as for `load`.
   * @throws {RegionFileError} they aren't a `.regions` file, or not a whole one.
   */
  static async from(bytes, former) {
    return openTree(await theModule(), viewOf(bytes), former && viewOf(former));
  }

  constructor(memory, current, former) {
    if (!(memory instanceof Memory)) throw new TypeError("use RegionTree.load or RegionTree.from");
    const { handle, address: bytes, count } = current;
    this.#memory = memory;
    this.#functions = memory.functions;
    this.#handle = handle;
    this.#bytes = bytes;
    this.#former = former?.handle ?? 0;
    this.#formerBytes = former?.address ?? 0;
    /** The size of the file in bytes. */
    this.byteCount = count;
    /** How many regions there are. */
    this.size = memory.functions.regions_tree_count(handle);
    /** How many levels there are. */
    this.depth = memory.functions.regions_tree_depth(handle);
    registry.register(this, () => {
      if (former) release(memory, former.handle, former.address);
      release(memory, handle, bytes);
    }, this);
  }

  /** Gives the memory back. What was made from the tree can't be used any more. */
  free() {
    if (!this.#memory) return;
    registry.unregister(this);
    if (!this.#memory.death) {
      if (this.#search) this.#close("regions_search_close", this.#search);
      if (this.#matcher) this.#close("regions_matcher_close", this.#matcher);
    }
    if (this.#former) release(this.#memory, this.#former, this.#formerBytes);
    release(this.#memory, this.#handle, this.#bytes);
    this.#memory = this.#functions = null;
    this.#byID.clear();
    for (const told of this.watchers) told();
  }

  [Symbol.dispose ?? Symbol.for("dispose")]() { this.free(); }

  /** Whether `free` was called. */
  get isFreed() { return this.#memory === null; }

  /** The memory the tree takes in all, in bytes. */
  get memorySize() { return this.memory.size; }

  /** The module's memory; for the classes beside this one. */
  get memory() {
    if (!this.#memory) throw new Error("the tree was freed");
    return this.#memory;
  }

  /** The file's bytes where they lie in the module's memory: good until the next call. */
  get fileBytes() {
    return this.memory.bytes.subarray(this.#bytes, this.#bytes + this.byteCount);
  }

  /** The tree's address; for the classes beside this one. */
  get handle() { return this.#handle; }

  // Looking up

  /**
   * The region with an ID, or undefined. IDs are compared as they are written.
   *
   * @param {string | number} id
   */
  get(id) {
    const key = typeof id === "string" ? id : String(id);
    return this.#byID.get(key) ?? this.#find(key);
  }

  has(id) { return this.get(id) !== undefined; }

  #find(id) {
    const memory = this.memory;
    const status = memory.withText(id, (address, count) =>
      this.#functions.regions_tree_find(this.#handle, address, count, memory.place(0)));
    if (status === Status.notFound) return undefined;
    memory.check(status);
    const region = new Region(this, memory.word(0), id);
    if (this.#byID.size >= rememberedLimit) this.#byID.clear();
    this.#byID.set(id, region);
    return region;
  }

  /** The region with a number from 0 to `size` - 1, in level order. */
  at(number) {
    if (!(number >= 0 && number < this.size)) return undefined;
    return new Region(this, number);
  }

  /** The regions without a parent. */
  get roots() { return this.level(1); }

  /** The regions of a level, 1 for the roots. */
  level(level) {
    const memory = this.memory;
    memory.check(this.#functions.regions_tree_level(
      this.#handle, level, memory.place(0), memory.place(1)));
    return new RegionList(this, memory.word(0), memory.word(1));
  }

  /** Where the data is from: `title`, `asOf`, `origin`, `license`, `formatVersion`. */
  get metadata() {
    return Object.fromEntries(metadataParts.map((part, index) => [
      part,
      this.memory.readText((buffer, capacity, length) => this.#functions.regions_tree_metadata(
        this.#handle, index, buffer, capacity, length)),
    ]));
  }

  /** Reads every byte and every region and checks that they fit together. */
  verify() {
    if (!this.#functionsNow.regions_tree_verify) {
      throw new TypeError("the tree was loaded without matching, by a module that can't verify");
    }
    this.memory.checkWithMessage((message, capacity) =>
      this.#functions.regions_tree_verify(this.#handle, message, capacity));
  }

  *[Symbol.iterator]() {
    for (let number = 0; number < this.size; number += 1) yield new Region(this, number);
  }

  // What is no more

  /**
   * What an ID that is no longer in force was, and what became of the region; undefined if no region had it.
   *
   * @param {string | number} id
   * @returns {{ id: string, name: string, names: string[], until: number, successors: Region[] } | undefined}
   *   `until`: the year; `successors`: the regions of today, none where that is left open.
   * @throws {TypeError} the tree was loaded without former regions.
   */
  former(id) {
    const memory = this.memory;
    if (!this.#former) throw new TypeError("the tree was loaded without former regions");
    const text = String(id);
    const capacity = 48;
    const status = memory.withText(text, (address, count) =>
      this.#functions.regions_former_find(
        this.#former, this.#handle, address, count, memory.place(0), memory.place(1),
        memory.place(8), capacity, memory.place(2)));
    if (status === Status.notFound) return undefined;
    memory.check(status);
    const [node, until, count] = [memory.word(0), memory.signed(1), memory.word(2)];
    const successors = Array.from({ length: count }, (_, index) =>
      new Region(this, memory.wordAt(memory.place(8) + 4 * index)));
    // Names hold no NUL: one stands between them.
    memory.setWord(3, 0);
    const names = memory.readText((buffer, size, written) => this.#functions.regions_node_path(
      this.#former, node, memory.place(3), 1, buffer, size, written)).split("\0");
    return { id: text, name: names.at(-1), names, until, successors };
  }

  // Searching

  /**
   * The regions a text stands for, best first: any of their names, parts of them, pinyin, initials, IDs,
   * in any order, along the path.
   *
   * @param {string} text
   * @param {{ limit?: number, within?: string | Region, level?: number, until?: string | number,
   *   exact?: boolean }} [options] `limit`: 20 if left out; `within`: only what lies below; `level`: only
   *   regions of it; `until`: only regions of this rank or above; `exact`: no near matches.
   * @returns {{ region: Region, kind: string, isNear: boolean, highlights: [number, number][] }[]}
   *   `isNear`: nothing is called like that, this is one slip away; `highlights`: the parts of the name that
   *   match, in characters.
   */
  search(text, options = {}) {
    const memory = this.memory;
    if (!this.#search) {
      memory.check(this.#former
        ? this.#functions.regions_search_open_former(this.#handle, this.#former, memory.place(0))
        : this.#functions.regions_search_open(this.#handle, memory.place(0)));
      this.#search = memory.word(0);
    }
    return searchTree(this, this.#search, String(text), options);
  }

  /**
   * The region an address lies in, and what of the text is left.
   *
   * @param {string} text as people write it: 杭州市西湖区文三路478号.
   * @param {{ within?: string | Region, until?: string | number }} [options] `until`: the region of that rank
   *   at most.
   * @returns {{ region?: Region, rest: string, confidence: "certain" | "likely" | "guess" | null,
   *   parts: { text: string, region: Region, as: string }[], alternatives: Region[] }}
   *   `confidence` is "certain" if no other region reads the same text as well.
   */
  match(text, options = {}) {
    return matchAddress(this, this.openMatcher(), String(text), options);
  }

  /** The address of what reads addresses, made when the first one comes: for this package's own modules. */
  openMatcher() {
    const memory = this.memory;
    if (!this.#matcher) {
      if (!this.#functions.regions_matcher_open) {
        throw new TypeError("the tree was loaded without matching");
      }
      memory.check(this.#functions.regions_matcher_open(this.#handle, this.#former, memory.place(0)));
      this.#matcher = memory.word(0);
    }
    return this.#matcher;
  }

  /**
   * The names of many IDs at once.
   *
   * @param {ArrayBufferView | string[]} ids a typed array of numbers, or texts.
   * @returns {import("./text-column.js").TextColumn} a name for each; none for an ID that is not there.
   */
  names(ids) {
    if (!Array.isArray(ids) && !(ArrayBuffer.isView(ids) && !(ids instanceof DataView))) {
      throw new TypeError("IDs are a typed array of numbers or an array of strings");
    }
    return nameColumn(this, ids);
  }

  /** The name of an ID as UTF-8, good until the next call; for the classes beside this one. */
  nameBytes(id) {
    const memory = this.memory;
    const status = memory.withText(id, (address, count) =>
      this.#functions.regions_tree_find(this.#handle, address, count, memory.place(0)));
    if (status === Status.notFound) return undefined;
    memory.check(status);
    return memory.readBytes((buffer, capacity, length) =>
      this.#functions.regions_node_name(this.#handle, memory.word(0), buffer, capacity, length));
  }

  /** The number of a region that is given as such or by ID; for the classes beside this one. */
  numberOf(region) {
    if (typeof region === "object") return region.number;
    const found = this.get(region);
    if (!found) throw new RangeError(`no region has the ID “${region}”`);
    return found.number;
  }

  // What `Region` asks

  text(name, number) {
    const call = this.#functionsNow[name];
    return this.#memory.readText((buffer, capacity, length) =>
      call(this.#handle, number, buffer, capacity, length));
  }

  get #functionsNow() { return this.memory.functions; }

  levelOf(number) {
    const memory = this.memory;
    memory.check(this.#functions.regions_node_level(this.#handle, number, memory.place(0)));
    return memory.word(0);
  }

  rankOf(number) {
    const memory = this.memory;
    const status = this.#functions.regions_node_rank(this.#handle, number, memory.place(0));
    if (status === Status.notFound) return undefined;
    memory.check(status);
    return memory.word(0);
  }

  parentOf(number) {
    const memory = this.memory;
    const status = this.#functions.regions_node_parent(this.#handle, number, memory.place(0));
    if (status === Status.notFound) return undefined;
    memory.check(status);
    return new Region(this, memory.word(0));
  }

  childrenOf(number) {
    const memory = this.memory;
    memory.check(this.#functions.regions_node_children(
      this.#handle, number, memory.place(0), memory.place(1)));
    return new RegionList(this, memory.word(0), memory.word(1));
  }

  pathTo(number) {
    const memory = this.memory;
    const nodes = memory.place(8);
    memory.check(this.#functions.regions_node_ancestors(
      this.#handle, number, nodes, 32, memory.place(0)));
    return Array.from(
      { length: memory.word(0) }, (_, index) => new Region(this, memory.wordAt(nodes + 4 * index)));
  }

  attributesOf(number) {
    const memory = this.memory;
    const result = {};
    const count = this.#functions.regions_tree_attribute_count(this.#handle);
    for (let index = 0; index < count; index += 1) {
      const value = memory.readText((buffer, capacity, length) =>
        this.#functions.regions_node_attribute(
          this.#handle, number, index, buffer, capacity, length));
      if (value === undefined) continue;
      const name = memory.readText((buffer, capacity, length) =>
        this.#functions.regions_tree_attribute_name(this.#handle, index, buffer, capacity, length));
      result[name] = value;
    }
    return result;
  }

  /** A session of the picker's state machine; free it when it is done with. */
  pick(configuration) { return new PickerSession(this, configuration); }

  #close(name, handle) {
    this.#memory.setWord(0, handle);
    this.#functions[name](this.#memory.place(0));
  }
}

function viewOf(bytes) {
  return ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
}

function release(memory, handle, bytes) {
  if (memory.death) return;
  memory.setWord(0, handle);
  memory.functions.regions_tree_close(memory.place(0));
  memory.release(bytes);
}

async function openTree(module, bytes, formerBytes) {
  const memory = await Memory.make(module);
  const current = openBytes(memory, bytes);
  return new RegionTree(memory, current, formerBytes && openBytes(memory, formerBytes));
}

/** Opens a file in the module's memory. */
function openBytes(memory, bytes) {
  const address = memory.copy(bytes);
  const functions = memory.functions;
  memory.checkWithMessage((message, capacity) =>
    functions.regions_tree_open_borrowed(
      address, bytes.length, memory.place(0), message, capacity));
  const handle = memory.word(0);
  memory.checkWithMessage((message, capacity) =>
    functions.regions_tree_verify_checksums(handle, message, capacity));
  return { handle, address, count: bytes.length };
}
