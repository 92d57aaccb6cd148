const decoder = new TextDecoder();

/** Texts one behind the other, as Apache Arrow has them: row i is from `offsets[i]` to before `offsets[i + 1]`. */
export class TextColumn {
  constructor(offsets, bytes, validity) {
    /** One more than there are rows. */
    this.offsets = offsets;
    /** UTF-8. */
    this.bytes = bytes;
    /** A bit for each row, the lowest first, set if there is a text. */
    this.validity = validity;
  }

  get length() { return this.offsets.length - 1; }

  /** The text of a row; null if there is none. */
  at(row) {
    if (!(row >= 0 && row < this.length)) return undefined;
    if ((this.validity[row >> 3] >> (row & 7) & 1) === 0) return null;
    return decoder.decode(this.bytes.subarray(this.offsets[row], this.offsets[row + 1]));
  }

  *[Symbol.iterator]() {
    for (let row = 0; row < this.length; row += 1) yield this.at(row);
  }
}

/**
 * The names of many IDs. Each different ID is looked up once; its name's bytes are copied from then on.
 *
 * @param {import("./tree.js").RegionTree} tree
 * @param {ArrayLike<number | bigint | string>} ids
 */
export function nameColumn(tree, ids) {
  const rows = ids.length;
  const offsets = new Int32Array(rows + 1);
  const validity = new Uint8Array(rows + 7 >> 3);
  const names = new Names(tree);
  // Numbers that fit 32 bits are found by a table of numbers, others and texts by a map.
  const find = ids instanceof Uint32Array || ids instanceof Int32Array ? names.ofNumber : names.ofID;
  let target = new DataView(new ArrayBuffer(12 * rows + 64));
  let end = 0;
  for (let row = 0; row < rows; row += 1) {
    const name = find.call(names, ids[row]);
    if (name !== 0) {
      const length = names.lengths[name];
      // Whole words, of which the next name covers what is too much.
      if (end + length + 4 > target.byteLength) target = larger(target);
      const { words } = names;
      for (let from = names.starts[name], to = end; to < end + length; from += 1, to += 4) {
        target.setUint32(to, words[from], true);
      }
      end += length;
      validity[row >> 3] |= 1 << (row & 7);
    }
    offsets[row + 1] = end;
  }
  return new TextColumn(offsets, new Uint8Array(target.buffer, 0, end), validity);
}

/** The names that were found, numbered from 1 on; 0 is none. A name is kept as words of four bytes. */
class Names {
  #tree;
  #map = new Map();
  /** An open-addressing table: the number, and the name's number + 1; a place with 0 is free. */
  #keys = new Int32Array(1024);
  #values = new Int32Array(1024);
  #shift = 22;
  #count = 0;
  #end = 0;
  lengths = [0];
  starts = [0];
  words = new Uint32Array(4096);

  constructor(tree) { this.#tree = tree; }

  ofID(id) {
    const name = this.#map.get(id);
    if (name !== undefined) return name;
    const found = this.#add(id);
    this.#map.set(id, found);
    return found;
  }

  /** @param {number} id of 32 bits, signed or not. */
  ofNumber(id) {
    const keys = this.#keys;
    const values = this.#values;
    const key = id | 0;
    // A table holds signed or unsigned numbers, never both: their lower 32 bits tell them apart.
    for (let place = Math.imul(key, 0x9E3779B1) >>> this.#shift; ; place = place + 1 & keys.length - 1) {
      const value = values[place];
      if (value === 0) {
        const name = this.#add(id);
        this.#insert(key, name + 1);
        return name;
      }
      if (keys[place] === key) return value - 1;
    }
  }

  #insert(key, value) {
    if (2 * this.#count >= this.#keys.length) {
      const [keys, values] = [this.#keys, this.#values];
      this.#keys = new Int32Array(2 * keys.length);
      this.#values = new Int32Array(2 * keys.length);
      this.#shift -= 1;
      for (let place = 0; place < keys.length; place += 1) {
        if (values[place] !== 0) this.#put(keys[place], values[place]);
      }
    }
    this.#count += 1;
    this.#put(key, value);
  }

  #put(key, value) {
    let place = Math.imul(key, 0x9E3779B1) >>> this.#shift;
    while (this.#values[place] !== 0) place = place + 1 & this.#keys.length - 1;
    this.#keys[place] = key;
    this.#values[place] = value;
  }

  #add(id) {
    const bytes = this.#tree.nameBytes(String(id));
    if (!bytes) return 0;
    const start = this.#end;
    this.#end += bytes.length + 3 >> 2;
    while (this.#end > this.words.length) {
      const words = new Uint32Array(2 * this.words.length);
      words.set(this.words);
      this.words = words;
    }
    bytes.forEach((byte, index) => { this.words[start + (index >> 2)] |= byte << 8 * (index & 3); });
    this.lengths.push(bytes.length);
    return this.starts.push(start) - 1;
  }
}

function larger(view) {
  const size = Math.min(2 * view.byteLength + 8192, 0x7FFF_FFFF);
  if (size === view.byteLength) throw new RangeError("the names take more than 2 GiB");
  const copy = new Uint8Array(size);
  copy.set(new Uint8Array(view.buffer));
  return new DataView(copy.buffer);
}
