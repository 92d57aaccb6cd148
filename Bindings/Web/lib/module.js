import { RegionLoadError } from "./errors.js";
import { places } from "./places.js";

/** The compiled modules, once for all trees of the page; or the promises of them. */
const compiled = {};

/**
 * Says where the WebAssembly module is, if it doesn't lie beside `regions.js`.
 *
 * @param {string | URL | BufferSource | WebAssembly.Module} place
 */
export function setModule(place) {
  places.whole = places.lean = place;
  delete compiled.whole;
  delete compiled.lean;
}

/** A compiled module. A failure isn't kept: the next call tries again. */
export function theModule(matching = true) {
  // Who has the whole one needs no other.
  const name = matching || compiled.whole ? "whole" : "lean";
  compiled[name] ??= compile(places[name]).catch((error) => {
    delete compiled[name];
    throw error;
  });
  return compiled[name];
}

/** Fetches and compiles a module. */
export async function compile(place) {
  if (place instanceof WebAssembly.Module) return place;
  if (place instanceof ArrayBuffer || ArrayBuffer.isView(place)) return WebAssembly.compile(place);
  const bytes = await fetchBytes(place, "the WebAssembly module");
  if (bytes[0] !== 0 || bytes[1] !== 0x61 || bytes[2] !== 0x73 || bytes[3] !== 0x6D) {
    const isPage = bytes[0] === 0x3C;
    throw new RegionLoadError(
      String(place), 200,
      `${place} is ${isPage ? "a web page" : "something else"} instead of a WebAssembly module: `
        + "is the path right?");
  }
  return WebAssembly.compile(bytes);
}

/**
 * The bytes at a URL: by `fetch`, or from the disk where a program in Node names a file.
 *
 * @param {string | URL} place
 * @param {string} what for messages.
 * @param {AbortSignal} [signal]
 */
export async function fetchBytes(place, what, signal) {
  const url = toURL(place);
  if (url.protocol === "file:" && globalThis.process?.getBuiltinModule) {
    const { readFile } = globalThis.process.getBuiltinModule("node:fs/promises");
    try {
      return new Uint8Array(await readFile(url, { signal }));
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new RegionLoadError(url.href, 0, `${what} can't be read: ${error.message}`, { cause: error });
    }
  }
  let response;
  try {
    response = await fetch(url, { signal });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new RegionLoadError(
      url.href, 0, `${what} can't be fetched from ${url.href}: ${error.message}`, { cause: error });
  }
  throw new RegionLoadError(
    url.href, response.status,
    `${what} can't be fetched from ${url.href}: the server answers ${response.status} `
      + `${response.statusText}`.trimEnd());
}

/** A path is one from the page's, or from the working directory of a program. */
function toURL(place) {
  if (place instanceof URL) return place;
  const base = globalThis.document?.baseURI ?? globalThis.location?.href
    ?? `file://${globalThis.process?.cwd() ?? ""}/`;
  return new URL(place, base);
}
