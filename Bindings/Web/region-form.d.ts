import type { RegionTree } from "./regions.js";

/** One row, as `regions form --events` has it. */
export interface FormRow {
  /** The field's key, `key.editor`, or `key.N` for an item of a list. */
  readonly id: string;
  readonly kind: string;
  readonly value: FormValue | null;
  /** The value in words, where it stands for something with a name. */
  readonly text?: string;
  /** What is wrong with the value, as far as it is shown yet. */
  readonly error: string | null;
  /** A pasted message filled it and may mean something else. */
  readonly doubtful?: true;
}

/** Text, an ID, a file's name or URL, an ISO 8601 time; a toggle; the items of a list; a form inside. */
export type FormValue = string | boolean | FormValue[] | { [key: string]: FormValue };

/** Facts by name; an array holds the options of the choice with this key. */
export interface FormFacts {
  [name: string]: string | boolean | (string | { id: string; title?: string | { en: string; zh?: string } })[];
}

/** The definition contradicts itself, or facts or values don't fit it. */
export class FormDefinitionError extends Error {
  /** Where in the definition's text, from 1; 0 where facts or values don't fit. */
  readonly line: number;
  readonly column: number;
}

/** An event doesn't fit the form, or a rule keeps a value out. */
export class FormRefusal extends Error {
  readonly key?: string;
}

/** All of the form is right and its files are sent: here is what it hands over. */
export class FormPayloadEvent extends Event {
  readonly payload: { [key: string]: FormValue };
  /** The chosen files that have no URL, by the name that stands for them in the payload. */
  readonly files: Map<string, File>;
  /** The same as a form would send it, files included. */
  readonly formData: FormData;
  /**
   * Waits for an answer before the form counts as submitted. A response that isn't ok and a rejection open
   * it again; `fields` of the error, or of the response's JSON, are messages by key.
   */
  respondWith(answer: Promise<unknown> | unknown): void;
}

/** Notes what happens to a form, for `regions form --events`. */
export class FormRecorder {
  readonly lines: object[];
  /** JSON Lines. */
  readonly events: string;
  readonly states: object[];
}

/** The attributes of `<region-form>`, as JSX and templates take them. */
export interface RegionFormAttributes {
  src?: string;
  data?: string;
  /** JSON. */
  facts?: string;
  /** JSON. */
  values?: string;
  name?: string;
  disabled?: boolean | "";
  "submit-label"?: string;
}

/**
 * `<region-form>`: a form of a definition of ours.
 *
 * Attributes: `src`, `data`, `facts`, `values`, `name`, `lang`, `disabled`, `submit-label`. Events: `input`,
 * `change`, `payload` (a `FormPayloadEvent`), and `error` when the form can't be had. States: `submitting`, `disabled`.
 */
export class RegionFormElement extends HTMLElement {
  static readonly formAssociated: true;
  /** Where the definition is. */
  src: string;
  /** Where the data set of its region fields is. */
  data: string;
  submitLabel: string;
  /** The definition, as an object or JSON text, in place of `src`. */
  definition: object | string | null;
  /** The data set: set one to use it instead of `data`. An open form keeps its values. */
  get tree(): RegionTree | null;
  set tree(tree: RegionTree | null);
  /** What is known outside the form; it may change while the form is open. */
  facts: FormFacts;
  /** The values the form begins with. */
  values: { [key: string]: FormValue | null };
  /** What time it is, in ISO 8601; null for the reader's clock. */
  now: string | null;
  /** Sends a file and resolves to its URL. Without one, files are handed over as files. */
  uploader: ((file: File, name: string) => Promise<string>) | null;
  /** What would be handed over now, right or not. */
  readonly value: { [key: string]: FormValue };
  readonly status: "editing" | "submitting" | "submitted" | "cancelled";
  readonly rows: readonly FormRow[];
  readonly files: Map<string, File>;
  /** Resolves when the form is there. */
  readonly ready: Promise<void>;
  get recorder(): FormRecorder | null;
  set recorder(recorder: FormRecorder | true | null);
  name: string;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  /** Marks every row that is wrong, too. */
  reportValidity(): boolean;
  /** Lets an event happen as `regions form --events` takes it; why it was refused, or null. */
  send(event: object): string | null;
  /** Marks what is wrong, or sends the files and hands the payload over; whether it was taken. */
  submit(): Promise<boolean>;
  /** Puts the values back it began with. */
  reset(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "region-form": RegionFormElement;
  }
  interface HTMLElementEventMap {
    payload: FormPayloadEvent;
  }
}
