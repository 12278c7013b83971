// What is seen of a board: how large, and where the middle of it is. Knows nothing of the page.
import { cornerOf, UNIT } from "./marks.js";

/** Pixels of a cell at the largest. */
const LARGEST = 90;
/** Below this nothing is larger than the whole board. */
const LEAST = 1.02;

/** The middle of a cell. @param {number} cell @param {number} size */
export const middleOf = (cell, size) => cornerOf(cell, size).map((at) => at + UNIT / 2);

export class Sight {
  /** How much larger than the whole board. */
  factor = 1;
  /** The middle of what is seen. */
  middle = [0, 0];
  /** Pixels of the place for the board. */
  width = 0;
  height = 0;

  /** @param {() => number[]} wholeOf Where the whole board is: x, y, width and height. */
  constructor(wholeOf) {
    this.wholeOf = wholeOf;
  }

  get isZoomed() {
    return this.factor > 1;
  }

  /** Pixels of a unit where the whole board is seen. */
  get least() {
    const [, , width, height] = this.wholeOf();
    return Math.min(this.width / width, this.height / height);
  }

  /** Pixels of a unit now. */
  get scale() {
    return this.least * this.factor;
  }

  get most() {
    return Math.max(2, LARGEST / (this.least * UNIT));
  }

  /** Width and height of what is seen, in units. */
  get seen() {
    return [this.width / this.scale, this.height / this.scale];
  }

  /** @param {number} factor */
  zoom(factor) {
    this.factor = Math.min(Math.max(factor, 1), this.most);
    if (this.factor < LEAST) this.factor = 1;
  }

  /** @param {number} right @param {number} down In units. */
  shift(right, down) {
    this.middle = [this.middle[0] + right, this.middle[1] + down];
  }

  /** The part that is seen, no further than the rim of the board. */
  settle() {
    const { seen } = this;
    const whole = this.wholeOf();
    const [left, top, width, height] = whole;
    this.middle = [
      [left, width],
      [top, height],
    ].map(([from, length], axis) => {
      const half = seen[axis] / 2;
      if (2 * half >= length) return from + length / 2;
      return Math.min(Math.max(this.middle[axis], from + half), from + length - half);
    });
    if (!this.isZoomed) return whole;
    return [this.middle[0] - seen[0] / 2, this.middle[1] - seen[1] / 2, ...seen];
  }

  /** The first and the last column and row in sight: left, right, top, bottom. */
  get ends() {
    const { seen } = this;
    return this.middle.flatMap((middle, axis) =>
      [-1, 1].map((way) => Math.floor((middle + (way * seen[axis]) / 2) / UNIT)),
    );
  }

  /**
   * Bring the cell at a point into sight, with the one beside it; says whether that moved anything.
   * @param {number[]} point
   */
  reveal(point) {
    const reach = this.seen.map((side) => Math.max(side / 2 - 1.5 * UNIT, 0));
    const far = point.map((at, axis) => at - this.middle[axis]);
    const [right, down] = far.map(
      (way, axis) => Math.sign(way) * Math.max(Math.abs(way) - reach[axis], 0),
    );
    if (!right && !down) return false;
    this.shift(right, down);
    return true;
  }

  /** Whether a point is in sight. @param {number[]} point */
  isSeen(point) {
    return this.seen.every((side, axis) => Math.abs(point[axis] - this.middle[axis]) < side / 2);
  }
}
