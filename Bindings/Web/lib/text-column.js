const encoder = new TextEncoder();
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
  /** By ID: the name's bytes; null if there is no such region. */
  const names = new Map();
  let bytes = new Uint8Array(12 * rows + 64);
  let end = 0;
  for (let row = 0; row < rows; row += 1) {
    const id = ids[row];
    let name = names.get(id);
    if (name === undefined) {
      const region = tree.get(id);
      name = region ? encoder.encode(region.name) : null;
      names.set(id, name);
    }
    if (name !== null) {
      const { length } = name;
      if (end + length > bytes.length) bytes = larger(bytes);
      // Names are short: a loop is faster than a call that copies.
      for (let index = 0; index < length; index += 1) bytes[end + index] = name[index];
      end += length;
      validity[row >> 3] |= 1 << (row & 7);
    }
    offsets[row + 1] = end;
  }
  return new TextColumn(offsets, bytes.subarray(0, end), validity);
}

function larger(bytes) {
  const size = Math.min(2 * bytes.length + 4096, 0x7FFF_FFFF);
  if (size === bytes.length) throw new RangeError("the names take more than 2 GiB");
  const copy = new Uint8Array(size);
  copy.set(bytes);
  return copy;
}
