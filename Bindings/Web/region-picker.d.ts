import type { Rank, Region, RegionTree, FormerRegion } from "./regions.js";

export * from "./regions.js";

/** Notes the walks through a picker; its events replay in `regions pick --events`. */
export class WalkRecorder {
  constructor(limit?: number);
  readonly lines: object[];
  /** JSON Lines. */
  readonly text: string;
  clear(): void;
}

/** Where a picker is: the level in front, from 0, and the IDs that are chosen. */
export interface LevelChange {
  level: number;
  selected: string[];
}

/** The attributes of `<region-picker>`, as JSX and templates take them. */
export interface RegionPickerAttributes {
  src?: string;
  value?: string;
  /** Names for the value until the data is there: "广东省 深圳市 南山区". */
  text?: string;
  until?: Rank;
  within?: string;
  depth?: number | string;
  "any-level"?: boolean | "";
  /** IDs above the first level, separated by spaces. */
  pinned?: string;
  /** Long levels by the letters of their readings. */
  index?: boolean | "";
  /** A file of regions that are no more; "none" for none. */
  former?: string;
  placeholder?: string;
  name?: string;
  required?: boolean | "";
  disabled?: boolean | "";
  readonly?: boolean | "";
  open?: boolean | "";
}

/** The events of its own that a `<region-picker>` sends, by name. */
export interface RegionPickerEventMap {
  /** The picker was opened. */
  open: Event;
  /** It was closed, with a choice or without. */
  close: Event;
  /**
   * It was closed without a choice. It bubbles and can't be prevented, as that of `<input type="file">`: who
   * listens on a `<dialog>` around it asks for `event.target`.
   */
  cancel: Event;
  /** Another level is in front. */
  levelchange: CustomEvent<LevelChange>;
}

/**
 * `<region-picker>`: a form control whose value is the ID of a region.
 *
 * Events: `input` and `change` when another region was chosen, `open`, `close`, `cancel`, `levelchange`, and
 * `error` when the data can't be had or what the attributes say doesn't fit it. States: `loading`, `error`,
 * `invalid`, `open`, `retired`, `filled`. Slots: `label`, `help`, `empty`.
 */
export class RegionPickerElement extends HTMLElement {
  static readonly formAssociated: true;
  /** The ID; empty if none is chosen. Setting it is no event; a region stands for its ID. */
  get value(): string;
  set value(value: string | number | Region | null | undefined);
  defaultValue: string;
  /** Where the data is, in place of the bundled. */
  src: string;
  /** Stop at regions of this rank: a word or a number. */
  get until(): string;
  set until(rank: Rank | null | undefined);
  /** Choose below this region. */
  within: string;
  /** Stop after so many levels; null for no bound. */
  depth: number | null;
  anyLevel: boolean;
  placeholder: string;
  /** Names for the value until the data is there, separated by spaces. */
  text: string;
  /** Where the regions are that are no more; "none" for none. */
  former: string;
  /** The IDs of regions offered above the first level. */
  get pinned(): string[];
  set pinned(ids: string[] | string | null);
  /** Whether long levels are ordered by the letters of their readings. */
  index: boolean;
  name: string;
  readonly type: string;
  /** The chosen region; null if none is, or the data is not there yet. */
  readonly region: Region | null;
  /** What the value was, if it is the ID of a region that is no more. */
  readonly formerRegion: FormerRegion | null;
  /** The tree that is shown: set one to use it instead of `src`. */
  get tree(): RegionTree | null;
  set tree(tree: RegionTree | null);
  /** Set true, or a recorder, to have what is done noted. */
  get recorder(): WalkRecorder | null;
  set recorder(recorder: WalkRecorder | true | null);
  /** Resolves when the data is there. */
  readonly ready: Promise<RegionTree>;
  open: boolean;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  show(): void;
  /** Closes without a choice. */
  close(): void;
  addEventListener<Name extends keyof RegionPickerEventMap>(
    type: Name, listener: (this: RegionPickerElement, event: RegionPickerEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name, listener: (this: RegionPickerElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "region-picker": RegionPickerElement;
  }
}
