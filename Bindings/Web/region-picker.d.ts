import type { Region, RegionTree } from "./regions.js";

/** Notes the walks through a picker; its events replay in `regions pick --events`. */
export class WalkRecorder {
  constructor(limit?: number);
  readonly lines: object[];
  /** JSON Lines. */
  readonly text: string;
  clear(): void;
}

/**
 * `<region-picker>`: a form control whose value is the ID of a region.
 *
 * Attributes: `src`, `value`, `until`, `within`, `depth`, `any-level`, `placeholder`, `name`, `required`,
 * `disabled`, `readonly`, `lang`, `open`. Events: `input`, `change`, `cancel`, and `error` when the data
 * can't be had.
 */
export class RegionPickerElement extends HTMLElement {
  static readonly formAssociated: true;
  /** The ID; empty if none is chosen. Setting it is no event. */
  value: string;
  defaultValue: string;
  name: string;
  readonly type: string;
  /** The chosen region; null if none is, or the data is not there yet. */
  readonly region: Region | null;
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
}

declare global {
  interface HTMLElementTagNameMap {
    "region-picker": RegionPickerElement;
  }
}
