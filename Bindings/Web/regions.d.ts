/** The administrative regions of a country, read in place from one file: for pages, workers and Node. */

/** The version of these modules; the WebAssembly module has to be of the same. */
export const VERSION: string;

/** A `.regions` file can't be used. */
export class RegionFileError extends Error {
  readonly kind: "unreadable" | "not-a-region-file" | "unsupported-version" | "malformed" | "damaged";
}

/** A file could not be fetched, or is not what its place promises. */
export class RegionLoadError extends Error {
  readonly url: string;
  /** The server's answer; 0 if there was none. */
  readonly status: number;
}

/** A picker doesn't take an event now; it is as it was. */
export class PickerRefusal extends Error {}

/** Says where the WebAssembly module is, if it doesn't lie beside `regions.js`. */
export function setModule(place: string | URL | BufferSource | WebAssembly.Module): void;

/**
 * Says where the data sets are that elements show without `src`, if they don't lie beside the modules: all of
 * it, the part that ends at the counties, and the regions that are no more. What is left out stays.
 */
export function setData(places: { all?: string | URL; counties?: string | URL; former?: string | URL }): void;

/** A rank by number or name: 1 or "province", 2 "prefecture", 3 "county", 4 "town", 5 "village". */
export type Rank = number | "province" | "prefecture" | "county" | "town" | "village" | (string & {});

/** One region of a tree; good as long as the tree is not freed. */
export class Region {
  private constructor();
  readonly tree: RegionTree;
  /** The number in the file, in level order. What outlives the file is the ID. */
  readonly number: number;
  /** The ID as the source has it, leading zeros included. */
  readonly id: string;
  readonly name: string;
  /** 1 for a root. */
  readonly level: number;
  /** 1 for a province, 2 prefecture, 3 county, 4 town, 5 village; undefined if the data doesn't say. */
  readonly rank: number | undefined;
  readonly parent: Region | undefined;
  /** The regions directly below, in the source's order. */
  readonly children: RegionList;
  readonly isLeaf: boolean;
  /** The regions from the root down to this one. */
  readonly path: Region[];
  /** The names of the path. */
  readonly names: string[];
  readonly attributes: Record<string, string>;
  toJSON(): { id: string; name: string; level: number; path: { id: string; name: string }[] };
}

/** A run of regions; one is made when it is asked for. */
export class RegionList implements Iterable<Region> {
  private constructor();
  readonly length: number;
  /** From 0; negative ones count from the end. */
  at(index: number): Region | undefined;
  indexOf(region: Region): number;
  map<Value>(body: (region: Region, index: number) => Value): Value[];
  find(body: (region: Region) => boolean): Region | undefined;
  [Symbol.iterator](): Iterator<Region>;
}

/** Why a region was found. */
export type MatchKind =
  | "name" | "short-name" | "alias" | "former-name" | "zone" | "traditional" | "part" | "pinyin"
  | "pinyin-initials" | "id" | "path" | "typo";

/** A region that is no longer in force. */
export interface FormerRegion {
  id: string;
  /** The last name it had. */
  name: string;
  /** The names from the root down to its own. */
  names: string[];
  /** The year in which it went out of force. */
  until: number;
  /** The regions of today that it became or was divided among; none where that is left open. */
  successors: Region[];
}

export interface SearchResult {
  region: Region;
  kind: MatchKind;
  /** Nothing is called as was asked; this comes near. */
  isNear: boolean;
  /** The parts of the name that match, in characters: from the first to before the second number. */
  highlights: [number, number][];
}

export interface SearchOptions {
  /** 20 if left out. */
  limit?: number;
  /** Only regions below this one. */
  within?: string | Region;
  /** Only regions of this level, 1 for the roots. */
  level?: number;
  /** Only regions of this rank or above. */
  until?: Rank;
  /** No near matches. */
  exact?: boolean;
}

export interface AddressMatch {
  /** Undefined if the text names no region. */
  region: Region | undefined;
  /** What is left of the text behind the region. */
  rest: string;
  /** "certain": no other region reads the same text as well. */
  confidence: "certain" | "likely" | "guess" | null;
  /** The names the region was read from. */
  parts: { text: string; region: Region; as: string }[];
  /** Other regions that could be meant, the likeliest first. */
  alternatives: Region[];
}

/** What a pasted message says of who gets something, and where. */
export interface Contact {
  /** Who gets it; undefined if the text names nobody for sure enough. */
  name: string | undefined;
  /** In the order of the text, each once; an extension stands behind a hyphen. */
  phones: string[];
  postcode: string | undefined;
  /** The number of an identity card. */
  idNumber: string | undefined;
  region: Region | undefined;
  /** The address below the region. */
  detail: string | undefined;
  /** "certain" if every part is. */
  confidence: "certain" | "likely" | "guess";
  /** What someone should look at. */
  doubtful: ("name" | "phones" | "postcode" | "idNumber" | "region" | "detail")[];
  /** What belongs to none of these. */
  leftOver: string[];
  /** Other regions that could be meant, the likeliest first. */
  alternatives: Region[];
}

/** Texts one behind the other: row i is the bytes from `offsets[i]` to before `offsets[i + 1]`. */
export interface TextColumn extends Iterable<string | null> {
  readonly length: number;
  readonly offsets: Int32Array;
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** A bit for each row, the lowest first, set if there is a text. */
  readonly validity: Uint8Array;
  at(row: number): string | null | undefined;
}

export type IDColumn =
  | Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | BigInt64Array
  | BigUint64Array | Float32Array | Float64Array | string[];

export interface PickerConfiguration {
  /** Choose below this region. */
  within?: string;
  /** At most so many levels. */
  depth?: number;
  /** Stop at regions of this rank, however many levels lie above them. */
  until?: Rank;
  /** Any region may be the answer, by `confirm`. */
  anyLevel?: boolean;
  /** Begin with the path to this region chosen. */
  selected?: string;
}

/** An event of the picker, as `regions pick --events` takes it. */
export type PickerEvent =
  | { event: "select"; level: number; row: number }
  | { event: "select"; level: number; id: string }
  | { event: "tab"; level: number }
  | { event: "preset"; id: string }
  | { event: "filter"; text: string }
  | { event: "confirm" }
  | { event: "back" }
  | { event: "cancel" };

/** A state of the picker, as `regions pick --events` prints it. */
export interface PickerState {
  titles: string[];
  selected: string[];
  focus: number;
  columns: number[];
  status: "choosing" | "finished" | "cancelled";
  result?: { id: string; name: string }[];
  /** With a filter: the rows of the column in front that remain. */
  matches?: number[];
}

/** The picker's state machine; free it when it is done with. */
export class PickerSession {
  private constructor();
  readonly state: PickerState;
  readonly chosen: { region: Region; row: number }[];
  readonly matches: { row: number; range: [number, number] }[];
  /** The regions of a column; good until the next event. */
  column(level: number): { readonly length: number; at(row: number): Region | undefined };
  /** @throws PickerRefusal if the event doesn't fit; nothing has changed then. */
  send(event: PickerEvent): PickerState;
  free(): void;
}

export interface Metadata {
  title: string;
  asOf: string;
  origin: string;
  license: string;
  formatVersion: string;
}

/** A data set of regions, read in place from a `.regions` file. */
export class RegionTree implements Iterable<Region> {
  private constructor();
  /** Fetches a file and opens it; in Node a file URL or a path works too. */
  static load(place: string | URL, options?: {
    signal?: AbortSignal;
    /** False for the module without the reader of addresses, which is smaller; `match` throws then. */
    matching?: boolean;
    /** A file of regions that are no more: `former`, and search and match by their names. */
    former?: string | URL;
  }): Promise<RegionTree>;
  /** Opens a file whose bytes are at hand; they are copied. */
  static from(bytes: BufferSource, former?: BufferSource): Promise<RegionTree>;
  readonly size: number;
  readonly depth: number;
  readonly roots: RegionList;
  readonly metadata: Metadata;
  readonly isFreed: boolean;
  /** All memory of the module, in bytes. */
  readonly memorySize: number;
  /** IDs are compared as they are written. */
  get(id: string | number): Region | undefined;
  has(id: string | number): boolean;
  /** The region with a number from 0 to `size` - 1, in level order. */
  at(number: number): Region | undefined;
  level(level: number): RegionList;
  /** What an ID that is no longer in force was; throws if the tree was loaded without former regions. */
  former(id: string | number): FormerRegion | undefined;
  search(text: string, options?: SearchOptions): SearchResult[];
  match(text: string, options?: { within?: string | Region; until?: Rank }): AddressMatch;
  /** Takes a pasted message apart: recipient, telephone numbers, region, detail; throws if loaded without matching. Of regions.js, not of region-picker.js. */
  contact(text: string, options?: { within?: string | Region; until?: Rank }): Contact;
  /** The names of many IDs at once. */
  names(ids: IDColumn): TextColumn;
  pick(configuration?: PickerConfiguration): PickerSession;
  /** Reads every byte and every region and checks that they fit together; throws if loaded without matching. */
  verify(): void;
  /** Gives the memory back. What was made from the tree can't be used any more. */
  free(): void;
  [Symbol.iterator](): Iterator<Region>;
}
