import { PickerRefusal } from "./errors.js";
import { NONE, Status } from "./memory.js";

const registry = new FinalizationRegistry((close) => close());
const statusNames = ["choosing", "finished", "cancelled"];

/** What stands for the next choice in `titles`, as in `regions pick --events`. */
export const PLACEHOLDER = "请选择";

/**
 * The picker's state machine: an event goes in, a state comes out, both as `regions pick --events` has
 * them. All rules are the machine's; this class only carries them over.
 *
 *     const session = china.pick({ until: "county" });
 *     session.send({ event: "select", level: 0, id: "110000" }).titles;   // ["北京市", "请选择"]
 */
export class PickerSession {
  #tree;
  #functions;
  #handle = 0;
  #within;

  /**
   * @param {import("./tree.js").RegionTree} tree
   * @param {{ within?: string, depth?: number, until?: string | number, anyLevel?: boolean,
   *   selected?: string }} [configuration]
   * @throws {PickerRefusal} a region that is named there isn't in the tree, or can't be chosen.
   */
  constructor(tree, configuration = {}) {
    this.#tree = tree;
    const memory = tree.memory;
    this.#functions = memory.functions;
    const { within, depth = 0, until, anyLevel = false, selected } = configuration;
    this.#within = within ? this.#region(within) : undefined;
    const status = this.#functions.regions_picker_open_until(
      tree.handle, this.#within?.number ?? NONE, depth, rankNumber(tree, until),
      anyLevel ? 1 : 0, memory.place(0));
    if (status === Status.notFound) {
      throw new PickerRefusal(
        `region “${within}” has nothing below it to choose from`, { region: within, isLeaf: true });
    }
    memory.check(status);
    this.#handle = memory.word(0);
    const handle = this.#handle;
    registry.register(this, () => close(memory, handle), this);
    if (selected) {
      try {
        this.send({ event: "preset", id: selected });
      } catch (error) {
        this.free();
        throw error;
      }
    }
  }

  /** Gives the memory back. */
  free() {
    if (!this.#handle) return;
    registry.unregister(this);
    if (!this.#tree.isFreed) close(this.#tree.memory, this.#handle);
    this.#handle = 0;
  }

  /**
   * Sends an event.
   *
   * @returns the state after it.
   * @throws {PickerRefusal} it doesn't fit; nothing has changed.
   */
  send(event) {
    const memory = this.#tree.memory;
    const functions = this.#functions;
    const handle = this.#open;
    let status;
    switch (event.event) {
      case "select":
        if (event.row === undefined) {
          const { number } = this.#region(event.id);
          status = functions.regions_picker_select_node(handle, event.level, number);
        } else {
          status = functions.regions_picker_select(handle, event.level, event.row);
        }
        break;
      case "tab": status = functions.regions_picker_tab(handle, event.level); break;
      case "preset":
        status = functions.regions_picker_preset(handle, this.#region(event.id).number);
        break;
      case "filter":
        // Composed, as names are: the module compares scalars.
        status = memory.withText(event.text.normalize(), (address, count) =>
          functions.regions_picker_filter(handle, address, count));
        break;
      case "confirm": status = functions.regions_picker_confirm(handle); break;
      case "back": status = functions.regions_picker_back(handle); break;
      case "cancel": status = functions.regions_picker_cancel(handle); break;
      default: throw new PickerRefusal(`unknown event “${event.event}”`);
    }
    memory.check(status === Status.invalid ? Status.refused : status);
    return this.state;
  }

  /** The state, as `regions pick --events` prints it. */
  get state() {
    const memory = this.#tree.memory;
    const functions = this.#functions;
    const handle = this.#open;
    const titles = [];
    for (let index = 0, end = functions.regions_picker_title_count(handle); index < end; index += 1) {
      memory.check(functions.regions_picker_title(handle, index, memory.place(0), memory.place(1)));
      const node = memory.word(1);
      titles.push(node === NONE ? PLACEHOLDER : this.#tree.at(node).name);
    }
    const chosen = this.chosen;
    const columns = [];
    const count = functions.regions_picker_column_count(handle);
    for (let level = 0; level < count; level += 1) {
      columns.push(functions.regions_picker_option_count(handle, level));
    }
    const state = {
      titles, selected: chosen.map(({ region }) => region.id),
      focus: functions.regions_picker_focus(handle), columns,
      status: statusNames[functions.regions_picker_status(handle)],
    };
    if (state.status === "finished") {
      state.result = chosen.map(({ region: { id, name } }) => ({ id, name }));
    }
    if (functions.regions_picker_is_filtered(handle)) {
      state.matches = this.matches.map(({ row }) => row);
    }
    return state;
  }

  /** What is chosen: the region and its row, by level. */
  get chosen() {
    const memory = this.#tree.memory;
    const count = this.#functions.regions_picker_selected_count(this.#open);
    return Array.from({ length: count }, (_, level) => {
      memory.check(this.#functions.regions_picker_selected(
        this.#handle, level, memory.place(0), memory.place(1)));
      return { region: this.#tree.at(memory.word(0)), row: memory.word(1) };
    });
  }

  /** The rows the filter leaves, each with the characters of its name that match; all without a filter. */
  get matches() {
    const memory = this.#tree.memory;
    const count = this.#functions.regions_picker_match_count(this.#open);
    return Array.from({ length: count }, (_, index) => {
      memory.check(this.#functions.regions_picker_match(
        this.#handle, index, memory.place(0), memory.place(1), memory.place(2)));
      return { row: memory.word(0), range: [memory.word(1), memory.word(2)] };
    });
  }

  /** The regions of a column, in its order, made when they are asked for; good until the next event. */
  column(level) {
    const length = this.#functions.regions_picker_option_count(this.#open, level);
    return { length, at: (row) => (row >= 0 && row < length ? this.#option(level, row) : undefined) };
  }

  #option(level, row) {
    const memory = this.#tree.memory;
    memory.check(this.#functions.regions_picker_option(
      this.#open, level, row, memory.place(0), memory.place(1)));
    return this.#tree.at(memory.word(0));
  }

  get #open() {
    if (!this.#handle) throw new Error("the picker was freed");
    return this.#handle;
  }

  #region(id) {
    const region = this.#tree.get(id);
    if (!region) throw new PickerRefusal(`no region has the ID “${id}”`, { region: id });
    return region;
  }
}

function close(memory, handle) {
  if (memory.death) return;
  memory.setWord(0, handle);
  memory.functions.regions_picker_close(memory.place(0));
}

/** The number of a rank that is given by number or name; 0 for none. */
export function rankNumber(tree, until) {
  if (until === undefined || until === null || until === "") return 0;
  const memory = tree.memory;
  const status = memory.withText(String(until), (address, count) =>
    memory.functions.regions_tree_find_rank(tree.handle, address, count, memory.place(0)));
  if (status === Status.notFound) {
    throw new PickerRefusal(`there is no rank “${until}”`, { rank: String(until) });
  }
  memory.check(status);
  return memory.word(0);
}
