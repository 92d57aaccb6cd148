import { NONE } from "./memory.js";

/**
 * One region of a tree. It belongs to the tree and is good as long as that is not freed.
 *
 * The same ID gives the same object for as long as the tree remembers it.
 */
export class Region {
  #name;
  #id;

  /** Made by a tree; programs ask the tree. */
  constructor(tree, number, id) {
    /** The tree this region is part of. */
    this.tree = tree;
    /** The region's number in its file, in level order. What outlives the file is the ID. */
    this.number = number;
    this.#id = id;
  }

  /** The ID as the source has it, leading zeros included. */
  get id() { return this.#id ??= this.tree.text("regions_node_id", this.number); }

  /** The name. */
  get name() { return this.#name ??= this.tree.text("regions_node_name", this.number); }

  /** 1 for a root. */
  get level() { return this.tree.levelOf(this.number); }

  /** 1 for a province, 2 prefecture, 3 county, 4 town, 5 village; undefined if the data doesn't say. */
  get rank() { return this.tree.rankOf(this.number); }

  /** The region this one is part of; undefined for a root. */
  get parent() { return this.tree.parentOf(this.number); }

  /** The regions directly below, in the source's order. */
  get children() { return this.tree.childrenOf(this.number); }

  /** Whether nothing lies below. */
  get isLeaf() { return this.children.length === 0; }

  /** The regions from the root down to this one. */
  get path() { return this.tree.pathTo(this.number); }

  /** The names of the path. */
  get names() { return this.path.map((region) => region.name); }

  /** The attributes the region has, by name. */
  get attributes() { return this.tree.attributesOf(this.number); }

  /** As `regions lookup --json` has it. */
  toJSON() {
    return {
      id: this.id, name: this.name, level: this.level,
      path: this.path.map(({ id, name }) => ({ id, name })),
    };
  }

  toString() { return `${this.id} ${this.names.join("/")}`; }
}

/** A run of regions: the roots, or the children of one. A region is made when it is asked for. */
export class RegionList {
  #tree;
  #first;

  constructor(tree, first, length) {
    this.#tree = tree;
    this.#first = first === NONE ? 0 : first;
    /** How many there are. */
    this.length = length;
  }

  /** The region at a place, from 0; negative ones count from the end; undefined if there is none. */
  at(index) {
    const place = index < 0 ? this.length + index : index;
    return place >= 0 && place < this.length ? this.#tree.at(this.#first + place) : undefined;
  }

  /** The place of a region in the list, or -1. */
  indexOf(region) {
    const place = region?.tree === this.#tree ? region.number - this.#first : -1;
    return place >= 0 && place < this.length ? place : -1;
  }

  map(body) { return Array.from(this, body); }
  find(body) { for (const region of this) if (body(region)) return region; }

  *[Symbol.iterator]() {
    for (let index = 0; index < this.length; index += 1) yield this.#tree.at(this.#first + index);
  }
}
