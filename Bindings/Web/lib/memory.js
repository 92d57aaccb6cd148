import { PickerRefusal, RegionFileError } from "./errors.js";

/** The version of these modules. The WebAssembly module has to be of the same. */
export const VERSION = "0.10.0";

/** `regions_node` that is none. */
export const NONE = 0xFFFF_FFFF;

/** `regions_status`, in the order of regions.h. */
export const Status = Object.freeze({
  ok: 0, notFound: 1, tooSmall: 2, invalid: 3, refused: 4,
  unreadable: 5, notARegionFile: 6, unsupportedVersion: 7, malformed: 8, damaged: 9, noMemory: 10,
});

const fileErrors = new Map([
  [Status.unreadable, "unreadable"], [Status.notARegionFile, "not-a-region-file"],
  [Status.unsupportedVersion, "unsupported-version"], [Status.malformed, "malformed"],
  [Status.damaged, "damaged"],
]);

const placesSize = 512;
const textsSize = 8192;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * One instance of the WebAssembly module: its functions, and how values lie in its memory.
 *
 * A tree has an instance of its own, so that its memory goes when it goes, and a file that was made to
 * break the module breaks no other tree. Nothing else in this folder knows an address.
 *
 * `placesSize` bytes are kept for what functions return through pointers, and `textsSize` for a text on
 * its way in or out; longer ones get memory for the call.
 */
export class Memory {
  #exports;
  #bytes;
  #words;
  #base;
  #text;
  #death = null;
  #constants = {};

  /** @param {WebAssembly.Module} module */
  static async make(module) {
    const instance = await WebAssembly.instantiate(module, {});
    return new Memory(instance.exports);
  }

  constructor(exports) {
    this.#exports = exports;
    if (typeof exports.regions_version !== "function") {
      throw new Error("the WebAssembly module is not the one of regions.js");
    }
    const version = this.#string(exports.regions_version());
    if (version !== VERSION) {
      throw new Error(
        `regions.wasm is of version ${version} and regions.js of version ${VERSION}: `
          + "take both from one folder");
    }
    this.#base = this.allocate(placesSize + textsSize);
    this.#text = this.#base + placesSize;
    /** The module's functions by the names of regions.h, with a trap turned into an error. */
    this.functions = {};
    for (const [name, value] of Object.entries(exports)) {
      if (name.startsWith("regions_")) this.functions[name] = this.#guarded(value);
    }
  }

  /** Why the module can't be used any more, or null. */
  get death() { return this.#death; }

  /** The size of the module's memory in bytes. */
  get size() { return this.#exports.memory.buffer.byteLength; }

  /** All bytes. A view is good until the next call: memory that grows moves. */
  get bytes() {
    if (this.#bytes?.buffer !== this.#exports.memory.buffer) {
      this.#bytes = new Uint8Array(this.#exports.memory.buffer);
    }
    return this.#bytes;
  }

  get #view() {
    if (this.#words?.buffer !== this.#exports.memory.buffer) {
      this.#words = new DataView(this.#exports.memory.buffer);
    }
    return this.#words;
  }

  // Allocation

  /** Memory for so many bytes: who asks for it gives it to `release`. */
  allocate(count) {
    const address = this.#exports.malloc(Math.max(count, 1));
    if (address === 0) throw new RangeError(`there is no memory for ${count} bytes`);
    return address >>> 0;
  }

  release(address) {
    if (!this.#death) this.#exports.free(address);
  }

  /** Copies bytes into memory that is then the caller's to release. */
  copy(bytes) {
    const address = this.allocate(bytes.byteLength);
    this.bytes.set(bytes, address);
    return address;
  }

  // Places for out-parameters, 0 to 63, of eight bytes

  place(index) { return this.#base + 8 * index; }
  word(index) { return this.#view.getUint32(this.#base + 8 * index, true); }
  signed(index) { return this.#view.getInt32(this.#base + 8 * index, true); }
  wordAt(address) { return this.#view.getUint32(address, true); }
  signedAt(address) { return this.#view.getInt32(address, true); }
  setWord(index, value) { this.#view.setUint32(this.#base + 8 * index, value, true); }

  // Texts

  /** Calls `body` with the address and the size of a text in UTF-8. */
  withText(text, body) {
    const count = this.#write(text);
    if (count >= 0) return body(this.#text, count);
    const bytes = encoder.encode(text);
    const address = this.copy(bytes);
    try {
      return body(address, bytes.length);
    } finally {
      this.release(address);
    }
  }

  /** Writes a text to the kept place; -1 if it may not fit. */
  #write(text) {
    const length = text.length;
    if (3 * length > textsSize) return -1;
    const bytes = this.bytes;
    const start = this.#text;
    // IDs are short and plain; for them this is several times faster than an encoder.
    if (length <= 24) {
      let index = 0;
      for (; index < length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit > 0x7F) break;
        bytes[start + index] = unit;
      }
      if (index === length) return length;
    }
    return encoder.encodeInto(text, bytes.subarray(start, start + textsSize)).written;
  }

  /**
   * The text that a function writes to a buffer.
   *
   * @param {(buffer: number, capacity: number, length: number) => number} write returns a status.
   * @returns {string | undefined} undefined if there is none.
   */
  readText(write) {
    let status = write(this.#text, textsSize, this.place(0));
    if (status === Status.ok) return this.decode(this.#text, this.word(0));
    if (status === Status.notFound) return undefined;
    if (status !== Status.tooSmall) this.check(status);
    const capacity = this.word(0) + 1;
    const address = this.allocate(capacity);
    try {
      this.check(write(address, capacity, this.place(0)));
      return this.decode(address, this.word(0));
    } finally {
      this.release(address);
    }
  }

  /** The bytes of a text that is no longer than names are; good until the next call. */
  readBytes(write) {
    this.check(write(this.#text, textsSize, this.place(0)));
    return this.bytes.subarray(this.#text, this.#text + this.word(0));
  }

  /** The text of so many bytes at an address. */
  decode(address, count) {
    const bytes = this.bytes;
    if (count > 32) return decoder.decode(bytes.subarray(address, address + count));
    let text = "";
    for (let index = address, end = address + count; index < end;) {
      const first = bytes[index];
      if (first < 0x80) {
        text += String.fromCharCode(first);
        index += 1;
      } else if (first >= 0xE0 && first < 0xF0) {
        text += String.fromCharCode(
          (first & 0x0F) << 12 | (bytes[index + 1] & 0x3F) << 6 | bytes[index + 2] & 0x3F);
        index += 3;
      } else {
        return decoder.decode(bytes.subarray(address, address + count));
      }
    }
    return text;
  }

  /** The text at an address, up to its NUL. */
  #string(address) {
    const bytes = this.bytes;
    return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }

  /** A text that belongs to the library. */
  constant(address) { return this.#constants[address] ??= this.#string(address); }

  // Failures

  /** Throws what a status means, unless it is `ok`. */
  check(status, message = "") {
    if (status === Status.ok) return;
    const text = message || this.#string(this.#exports.regions_strerror(status));
    const kind = fileErrors.get(status);
    if (kind) throw new RegionFileError(kind, text);
    if (status === Status.refused) throw new PickerRefusal(text);
    throw status === Status.noMemory ? new RangeError(text) : new TypeError(text);
  }

  /** Calls a function that says in words what is wrong, and throws that. */
  checkWithMessage(call) {
    const capacity = 1024;
    const address = this.allocate(capacity);
    try {
      const status = call(address, capacity);
      if (status !== Status.ok) this.check(status, this.#string(address));
    } finally {
      this.release(address);
    }
  }

  /** A function after whose trap the module isn't called again. */
  #guarded(call) {
    return (a, b, c, d, e, f, g, h, i) => {
      if (this.#death) throw this.#death;
      try {
        return call(a, b, c, d, e, f, g, h, i);
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
        this.#death = new RegionFileError(
          "malformed", `the file made the reader stop: ${error.message}`, { cause: error });
        throw this.#death;
      }
    };
  }
}
