/** A `.regions` file can't be used. */
export class RegionFileError extends Error {
  /**
   * @param {string} kind "unreadable", "not-a-region-file", "unsupported-version", "malformed"
   *   (ends early, or its parts contradict each other) or "damaged" (differs from its checksum).
   */
  constructor(kind, message, options) {
    super(message, options);
    this.name = "RegionFileError";
    this.kind = kind;
  }
}

/** A file could not be fetched, or is not what its place promises. */
export class RegionLoadError extends Error {
  /**
   * @param {string} url what was asked for.
   * @param {number} status the server's answer; 0 if there was none.
   */
  constructor(url, status, message, options) {
    super(message, options);
    this.name = "RegionLoadError";
    this.url = url;
    this.status = status;
  }
}

/** A picker doesn't take an event now. It is as it was. */
export class PickerRefusal extends Error {
  /** @param {object} about what it is about, by name: a `rank`, a `region`. */
  constructor(message, about = {}) {
    super(message);
    this.name = "PickerRefusal";
    Object.assign(this, about);
  }
}

/** Whether a picker refused something; its tree may be one of another copy of the modules. */
export function isRefusal(error) { return error?.name === "PickerRefusal"; }
