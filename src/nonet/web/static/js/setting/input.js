// Keys and pointers at the desk, beyond those of the board in play: placing a rule, typing its
// number, clicking the rim of the grid.

import { range } from "../board/layout.js";
import { UNIT } from "../board/marks.js";

/** @typedef {[down: number, right: number]} Way */

/** Directions in which clues outside the grid read. */
export const WAYS = /** @type {Way[]} */ ([
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]);

const isDiagonal = (/** @type {Way} */ [down, right]) => Boolean(down && right);

/**
 * The cells from a place on, up to the rim.
 * @param {number} row @param {number} column @param {Way} way @param {number} size
 */
function lineFrom(row, column, [down, right], size) {
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
 * Whether a cage or a clue has its cells and its number, so that the next one may be drawn.
 * @param {Desk} desk
 */
function isReady({ chosen, cells, values }) {
  const isOne = chosen?.groups === 1 && ["cages", "outside"].includes(chosen.family);
  return isOne && cells.length > 0 && [...values.values()].some(Boolean);
}

/**
 * Of the cells of a line those that a clue of this kind is about.
 * @param {number[]} cells @param {RuleKind | null} kind
 */
export const cellsOfClue = (cells, kind) => cells.slice(0, kind?.reach || cells.length);

/** @param {Desk} desk @param {AbortSignal} signal */
export function followInput(desk, signal) {
  const { app } = desk;
  const { svg } = app.board;
  let isDrag = false;
  let wasDiagonal = false;
  /** @type {RuleKind | null} The kind of the line that was taken before. */
  let kind = null;

  const rank = (/** @type {Way} */ way) => Number(isDiagonal(way) !== wasDiagonal);

  /**
   * Lines from where the rim was clicked; another click there takes the next one. The first is like
   * the one that was taken before, or as lines of its kind usually are.
   */
  const rim = (/** @type {PointerEvent} */ event) => {
    const { chosen, size } = desk;
    const matrix = svg.getScreenCTM();
    if (chosen?.family !== "outside" || !matrix) return false;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [row, column] = [Math.floor(y / UNIT), Math.floor(x / UNIT)];
    const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
    if (isIn(row) && isIn(column)) return false;
    if (chosen !== kind) wasDiagonal = chosen.isDiagonal;
    kind = chosen;
    const found = WAYS.filter(([down, right]) => isIn(row + down) && isIn(column + right))
      .map((way) => ({ way, cells: lineFrom(row + way[0], column + way[1], way, size) }))
      .map(({ way, cells }) => ({ way, cells: cellsOfClue(cells, chosen) }))
      .flatMap((line) =>
        chosen.isTurned ? [line, { ...line, cells: [...line.cells].reverse() }] : [line],
      )
      .sort((one, other) => rank(one.way) - rank(other.way));
    if (!found.length) return false;
    const before = found.findIndex(({ cells }) => cells.join() === desk.cells.join());
    const { way, cells } = found[(before + 1) % found.length];
    if (before >= 0) wasDiagonal = isDiagonal(way);
    desk.select(cells);
    return true;
  };

  svg.addEventListener(
    "pointerdown",
    (event) => {
      isDrag = !(event.ctrlKey || event.metaKey || event.shiftKey || app.selection.several);
      if (isDrag && isReady(desk)) desk.placeChosen(true);
      if (event.button > 0 || !rim(event)) return;
      isDrag = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      app.board.focus();
    },
    { capture: true, signal },
  );
  svg.addEventListener(
    "pointerup",
    () => {
      const { chosen, cells } = desk;
      const isLine = chosen?.isPair || (chosen?.family === "lines" && chosen.groups < 3);
      if (isLine && isDrag && cells.length > 1 && !desk.needs()) desk.placeChosen();
      isDrag = false;
    },
    { signal },
  );
  svg.addEventListener("pointermove", () => isDrag && desk.picked(), { signal });
  svg.addEventListener("pointerdown", () => desk.picked(), { signal });
  document.addEventListener("keyup", () => desk.picked(), { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      if (!target.closest("#board, body") || document.querySelector("dialog[open]")) return;
      if (target.closest("input, textarea, select, button, a, summary")) return;
      if (!key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );

  /** Whether a key is of the desk. @param {KeyboardEvent} event */
  function key({ key: name, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey) {
      if (name === "c") return desk.copy();
      if (name === "v") return desk.paste();
      return false;
    }
    return !altKey && desk.chosen ? placingKey(desk, desk.chosen, name) : false;
  }
}

/**
 * Whether a key does something to the rule that is being placed.
 * @param {Desk} desk @param {RuleKind} chosen @param {string} name
 */
function placingKey(desk, chosen, name) {
  if (name === "Enter") desk.placeChosen();
  else if (name === "/" && chosen.groups > 1) desk.nextGroup();
  else if (name === "Escape" && !desk.cells.length) desk.choose(null);
  else return typedKey(desk, name);
  return true;
}

/** Whether a key writes the number of the rule. @param {Desk} desk @param {string} name */
function typedKey(desk, name) {
  const typed = desk.typed();
  if (!typed) return false;
  const isSign = /^[0-9]$/.test(name) || (name === ":" && typed.form === "pairs");
  if (isSign) desk.type(name);
  else if (name === "Backspace") desk.type("");
  else return false;
  return true;
}
