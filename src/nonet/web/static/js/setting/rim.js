// Clues outside the grid, by clicks beside it: a click takes a line from there or selects the clue
// that is there, and only a key or a button turns it.

import { UNIT } from "../board/marks.js";
import { cellsOfClue, lineFrom, WAYS } from "./lines.js";

const isDiagonal = (/** @type {import("./lines.js").Way} */ [down, right]) =>
  Boolean(down && right);

export class Rim {
  wasDiagonal = false;
  /** @type {RuleKind | null} The kind of the line that was taken before. */
  kind = null;
  /** @type {{diagonal: boolean, cells: number[]}[]} The lines from the place of the last click. */
  lines = [];

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** The row and column of a click beside the grid. @param {PointerEvent} event */
  place({ clientX, clientY }) {
    const { size, app } = this.desk;
    const matrix = app.board.svg.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const [row, column] = [Math.floor(y / UNIT), Math.floor(x / UNIT)];
    const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
    return isIn(row) && isIn(column) ? null : { row, column };
  }

  /** The lines from a place; the first is like the one that was taken before. */
  from(/** @type {number} */ row, /** @type {number} */ column) {
    const { chosen, size } = this.desk;
    const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
    const rank = (/** @type {{diagonal: boolean}} */ { diagonal }) =>
      Number(diagonal !== this.wasDiagonal);
    return WAYS.filter(([down, right]) => isIn(row + down) && isIn(column + right))
      .map((way) => ({
        diagonal: isDiagonal(way),
        cells: cellsOfClue(lineFrom(row + way[0], column + way[1], way, size), chosen),
      }))
      .flatMap((line) =>
        chosen?.isTurned ? [line, { ...line, cells: [...line.cells].reverse() }] : [line],
      )
      .sort((one, other) => rank(one) - rank(other));
  }

  /** Whether a click was beside the grid. @param {PointerEvent} event */
  click(event) {
    const { desk } = this;
    const { chosen } = desk;
    const place = chosen?.family === "outside" ? this.place(event) : null;
    if (!chosen || !place) return false;
    if (chosen !== this.kind) this.wasDiagonal = chosen.isDiagonal;
    this.kind = chosen;
    const lines = this.from(place.row, place.column);
    if (!lines.length) return false;
    const isSame = (/** @type {number[]} */ cells) =>
      lines.some((line) => line.cells.join() === cells.join());
    this.lines = lines;
    if (isSame(desk.cells)) return true;
    const there = desk.rules.find(
      ({ text, cells }) => text.startsWith(`${chosen.name} `) && isSame(cells),
    );
    if (there) desk.app.selection.none();
    if (there) desk.mark(there);
    else desk.select(lines[0].cells);
    return true;
  }

  /** Take the next line from the place of the last click. */
  turn() {
    const { desk, lines } = this;
    if (!lines.length) return;
    const marked = desk.cells.length ? desk.cells : (desk.marked?.cells ?? []);
    const before = lines.findIndex(({ cells }) => cells.join() === marked.join());
    const { diagonal, cells } = lines[(before + 1) % lines.length];
    this.wasDiagonal = diagonal;
    desk.select(cells);
  }
}
