// A reading while it is corrected: the digits, which of them are in doubt, and which were checked.

import { describe, range } from "../board/layout.js";

/** Above this a cell that is not in doubt is shown as certain. */
const CERTAIN = 0.99;

/** @typedef {"sure" | "unsure" | "doubt" | "checked"} Standing */

export class Reading {
  /** @param {PhotoFound} found @param {HTMLCanvasElement} shown what its mesh lies on */
  constructor(found, shown) {
    this.shown = shown;
    this.layout = found.layout;
    this.digits = [...found.digits];
    this.likely = found.likely;
    this.mesh = found.mesh;
    this.inDoubt = found.inDoubt;
    /** Cells in doubt, the most doubtful first. */
    this.doubtful = found.doubtful;
    /** Cells that the player looked at and found right, or put right. @type {Set<number>} */
    this.checked = new Set();
    this.info = describe(found.layout);
  }

  get size() {
    return this.layout.size;
  }
  /** Doubtful cells that nobody has checked. */
  get open() {
    return this.doubtful.filter((cell) => !this.checked.has(cell));
  }
  /** @returns {State} */
  get state() {
    return { layout: this.layout, givens: [...this.digits] };
  }

  /** How certain the digit of a cell is. @param {number} cell @returns {Standing} */
  standing(cell) {
    if (this.checked.has(cell)) return "checked";
    if (this.doubtful.includes(cell)) return "doubt";
    const read = this.likely[cell].find(({ digit }) => digit === this.digits[cell]);
    return read && read.probability >= CERTAIN ? "sure" : "unsure";
  }

  /** The player says what a cell holds. @param {number} cell @param {number} digit */
  put(cell, digit) {
    this.digits[cell] = digit;
    this.checked.add(cell);
  }

  /** Cells whose digit is also in a cell that they see. */
  conflicts() {
    const { digits, info } = this;
    const isIn = (/** @type {number} */ cell) =>
      digits[cell] && info.peers[cell].some((peer) => digits[peer] === digits[cell]);
    return new Set(range(digits.length).filter(isIn));
  }

  /** The next doubtful cell that is not checked, or null. @param {number | null} after */
  next(after) {
    const { open, doubtful } = this;
    const from = after === null ? -1 : doubtful.indexOf(after);
    return open.find((cell) => doubtful.indexOf(cell) > from) ?? open[0] ?? null;
  }

  /** Turn all of it to the right by a quarter. */
  turn() {
    const { size, layout } = this;
    const cells = range(size * size);
    // Where the cell was that comes to be here.
    const from = cells.map((cell) => (size - 1 - (cell % size)) * size + Math.floor(cell / size));
    const to = /** @type {number[]} */ ([]);
    for (const cell of cells) to[from[cell]] = cell;
    /** @type {<T>(values: T[]) => T[]} */
    const turned = (values) => cells.map((cell) => values[from[cell]]);
    this.digits = turned(this.digits);
    this.likely = turned(this.likely);
    this.doubtful = this.doubtful.map((cell) => to[cell]);
    this.checked = new Set([...this.checked].map((cell) => to[cell]));
    this.mesh = this.mesh.map((row, down) => row.map((_, right) => this.mesh[size - right][down]));
    this.layout = {
      ...layout,
      ...(layout.box ? { box: /** @type {Box} */ ([layout.box[1], layout.box[0]]) } : {}),
      ...(layout.regions ? { regions: turned(layout.regions) } : {}),
    };
    this.info = describe(this.layout);
    return (/** @type {number} */ cell) => to[cell];
  }
}
