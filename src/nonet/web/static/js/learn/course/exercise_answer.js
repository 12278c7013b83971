// What a learner has entered and taken out in an exercise, with undo; and how it is seen.

import { NONE } from "../../board/seen.js";
import { joined, t } from "../../page/words.js";

/** @typedef {ReadonlyMap<number, number>} Placed */
/** @typedef {ReadonlyMap<number, Digits>} Removed */

export class ExerciseAnswer {
  /** @type {{ placed: Placed, gone: Removed }} */
  now = { placed: new Map(), gone: new Map() };
  /** @type {(typeof this.now)[]} */
  past = [];
  /** @type {(typeof this.now)[]} */
  future = [];

  /**
   * @param {State} state @param {Geometry} info
   * @param {boolean} places Whether a digit is to be entered, rather than candidates taken out.
   */
  constructor({ layout, givens, entries, candidates }, { peers }, places) {
    this.size = layout.size;
    this.givens = givens;
    this.digits = givens.map((given, cell) => given || entries?.[cell] || 0);
    /** @type {Digits[]} */
    this.candidates = givens.map((_, cell) => candidates?.[cell] ?? []);
    const seenBy = (/** @type {number} */ cell) =>
      new Set(peers[cell].map((peer) => this.digits[peer]).filter(Boolean));
    /** Whether no marks are shown: for a digit none are needed that say only what digits say. */
    this.isBare =
      places &&
      this.candidates.every(
        ({ length }, cell) => this.digits[cell] || length === layout.size - seenBy(cell).size,
      );
  }

  get canUndo() {
    return this.past.length > 0;
  }
  get canRedo() {
    return this.future.length > 0;
  }

  /** @returns {[number, number][]} */
  get placed() {
    return [...this.now.placed];
  }
  /** @returns {[number, number][]} */
  get removed() {
    return [...this.now.gone].flatMap(([cell, digits]) =>
      digits.map((digit) => /** @type {[number, number]} */ ([cell, digit])),
    );
  }

  /** @param {Partial<typeof this.now>} change */
  make(change) {
    this.past.push(this.now);
    this.future = [];
    this.now = { ...this.now, ...change };
  }

  /**
   * Enter a digit into cells that may have it, or take it out.
   * @param {number[]} cells @param {number} digit
   */
  place(cells, digit) {
    const open = cells.filter((cell) => !this.digits[cell]);
    const placed = new Map(this.now.placed);
    const isThere = open.every((cell) => placed.get(cell) === digit);
    for (const cell of open) {
      if (isThere) placed.delete(cell);
      else placed.set(cell, digit);
    }
    if (open.length) this.make({ placed });
  }

  /**
   * Take a candidate out of cells, or bring it back.
   * @param {number[]} cells @param {number} digit
   */
  remove(cells, digit) {
    const open = cells.filter((cell) => this.candidates[cell].includes(digit));
    const gone = new Map(this.now.gone);
    const of = (/** @type {number} */ cell) => gone.get(cell) ?? [];
    const isThere = open.every((cell) => of(cell).includes(digit));
    for (const cell of open) {
      const others = of(cell).filter((other) => other !== digit);
      const digits = isThere ? others : [...others, digit].sort((one, other) => one - other);
      if (digits.length) gone.set(cell, digits);
      else gone.delete(cell);
    }
    if (open.length) this.make({ gone });
  }

  /** Take back all in cells. @param {number[]} cells */
  clear(cells) {
    const [placed, gone] = [new Map(this.now.placed), new Map(this.now.gone)];
    const found = cells.filter((cell) => [placed.delete(cell), gone.delete(cell)].includes(true));
    if (found.length) this.make({ placed, gone });
  }

  undo() {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.now);
    this.now = before;
  }

  redo() {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.now);
    this.now = after;
  }

  /** How often each digit is on the board, by digit. */
  counts() {
    const counts = Array(this.size + 1).fill(0);
    for (const digit of this.digits) counts[digit] += 1;
    return counts;
  }

  /** What the board shows below the answer. */
  get view() {
    return {
      digit: (/** @type {number} */ cell) => this.digits[cell],
      isGiven: (/** @type {number} */ cell) => this.givens[cell] > 0,
      centre: (/** @type {number} */ cell) =>
        this.digits[cell] || this.isBare ? NONE : this.candidates[cell],
    };
  }

  /** The answer as a step without an argument: digits placed, candidates taken out. */
  get shown() {
    const { placed, removed } = this;
    if (!placed.length && !removed.length) return null;
    const overlay = {
      ...{ place: [], fills: [], frames: [], spots: [], arrows: [] },
      ...{ halos: [], left: [] },
    };
    const none = { groups: [], houses: [], links: [], chain: [], blocks: [], nudgeHouses: [] };
    const step = { ...none, overlay, placements: placed, eliminations: removed };
    return /** @type {Shown} */ (
      /** @type {unknown} */ ({ step, candidates: this.candidates, depth: 2 })
    );
  }

  /** What a screen reader says of a cell. @param {number} cell */
  label(cell) {
    const digit = this.digits[cell];
    if (digit) return t(this.givens[cell] ? "cell-given" : "cell-entry", { digit });
    const placed = this.now.placed.get(cell);
    const gone = this.now.gone.get(cell) ?? [];
    const left = this.candidates[cell].filter((candidate) => !gone.includes(candidate));
    return joined([
      placed ? t("cell-entry", { digit: placed }) : t("cell-empty"),
      placed || !left.length || this.isBare ? "" : t("cell-centre", { digits: left.join(" ") }),
      gone.length ? t("find-removed", { digits: gone.join(" ") }) : "",
    ]);
  }
}
