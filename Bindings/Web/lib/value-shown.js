import { isRefusal } from "./errors.js";
import { PLACEHOLDER } from "./picker-session.js";

/**
 * What of a value a field shows, and what is wrong with it by the machine's rules.
 *
 * @typedef {{ names: string[], note?: string, problem?: "deep" | "incomplete" | "unknown" | "retired",
 *   former?: object }} Shown
 */

/**
 * A region of the tree, within the bounds of the picker.
 *
 * @returns {Shown}
 */
export function shownRegion(tree, region, configuration) {
  let session;
  try {
    session = tree.pick({ ...configuration, selected: region.id });
    const { titles } = session.state;
    const names = session.chosen.map(({ region }) => region.name);
    const isComplete = titles.length === names.length || titles.at(-1) !== PLACEHOLDER;
    // It lies below the last rank: there is such a region, but it is no choice here.
    if (session.chosen.at(-1)?.region.id !== region.id) return { names: region.names, problem: "deep" };
    return isComplete || configuration.anyLevel ? { names } : { names, problem: "incomplete" };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { names: region.names, problem: "unknown" };
  } finally {
    session?.free();
  }
}

/**
 * A region that is no more, with what it became.
 *
 * @returns {Shown}
 */
export function shownFormer(former, texts) {
  const now = former.successors.map(({ name }) => name);
  return {
    names: former.names, note: now.length > 0 ? `（${texts.now(now)}）` : "", problem: "retired", former,
  };
}

/** What is wrong, in words; nothing if nothing is. */
export function troubleOf({ problem, names, former }, value, texts) {
  switch (problem) {
    case "unknown": return texts.unknown(value);
    case "deep": return texts.tooDeep(names.at(-1));
    case "incomplete": return texts.incomplete(names.at(-1));
    case "retired":
      return texts.retired(former.name, former.until, former.successors.map(({ name }) => name));
    default: return undefined;
  }
}
