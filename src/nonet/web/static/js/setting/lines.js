// Lines of cells from a place on, for clues outside the grid.

import { range } from "../board/layout.js";

/** @typedef {[down: number, right: number]} Way */

/** Directions in which clues outside the grid read. */
const WAYS = /** @type {Way[]} */ ([
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]);

/** The directions in which clues of a kind read. @param {RuleKind | null} kind */
export const waysOf = (kind) =>
  WAYS.filter(([down, right]) => Boolean(down && right) === Boolean(kind?.isDiagonal));

/**
 * The cells from a place on, up to the rim.
 * @param {number} row @param {number} column @param {Way} way @param {number} size
 */
export function lineFrom(row, column, [down, right], size) {
  const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
  return range(size)
    .map((step) => [row + step * down, column + step * right])
    .filter(([one, other]) => isIn(one) && isIn(other))
    .map(([one, other]) => one * size + other);
}

/**
 * The whole line through a cell in a direction.
 * @param {number} cell @param {Way} way @param {number} size
 */
export function lineThrough(cell, [down, right], size) {
  let row = Math.floor(cell / size);
  let column = cell % size;
  const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
  while (isIn(row - down) && isIn(column - right)) {
    row -= down;
    column -= right;
  }
  return lineFrom(row, column, [down, right], size);
}

/**
 * Of the cells of a line those that a clue of this kind is about.
 * @param {number[]} cells @param {RuleKind | null} kind
 */
export const cellsOfClue = (cells, kind) => cells.slice(0, kind?.reach || cells.length);
