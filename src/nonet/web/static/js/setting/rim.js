// Clues outside the grid, by clicks beside it: a click takes a line from there or selects the clue
// that is there, and only a key or a button turns it.

import { UNIT } from "../board/marks.js";
import { cellsOfClue, lineFrom, waysOf } from "./lines.js";

/**
 * Room for clues outside the grid, where one is to be placed.
 * @param {Geometry} info @param {RuleKind | null} kind @returns {Geometry}
 */
export function withRim(info, kind) {
  if (kind?.family !== "outside") return info;
  const scene = info.scene ?? { houses: [], areas: [], strokes: [] };
  const [left, top, right, bottom] = (scene.rim ?? [0, 0, 0, 0]).map((far) => Math.max(far, 1));
  return { ...info, scene: { ...scene, rim: [left, top, right, bottom] } };
}

export class Rim {
  /** @type {number[][]} The lines from the place of the last click. */
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

  /** The lines from a place, in the directions of the kind that is chosen. */
  from(/** @type {number} */ row, /** @type {number} */ column) {
    const { chosen, size } = this.desk;
    const isIn = (/** @type {number} */ at) => at >= 0 && at < size;
    return waysOf(chosen)
      .filter(([down, right]) => isIn(row + down) && isIn(column + right))
      .map((way) => cellsOfClue(lineFrom(row + way[0], column + way[1], way, size), chosen))
      .flatMap((cells) => (chosen?.isTurned ? [cells, [...cells].reverse()] : [cells]));
  }

  /** Whether a click was beside the grid. @param {PointerEvent} event */
  click(event) {
    const { desk } = this;
    const { chosen } = desk;
    const place = chosen?.family === "outside" ? this.place(event) : null;
    if (!chosen || !place) return false;
    const lines = this.from(place.row, place.column);
    if (!lines.length) return false;
    const isSame = (/** @type {number[]} */ cells) =>
      lines.some((line) => line.join() === cells.join());
    this.lines = lines;
    if (isSame(desk.cells)) return true;
    const there = desk.rules.find(
      ({ text, cells }) => text.startsWith(`${chosen.name} `) && isSame(cells),
    );
    if (there) desk.app.selection.none();
    if (there) desk.mark(there);
    else desk.select(lines[0]);
    return true;
  }

  /** Take the next line from the place of the last click. */
  turn() {
    const { desk, lines } = this;
    if (!lines.length) return;
    const marked = desk.cells.length ? desk.cells : (desk.marked?.cells ?? []);
    const before = lines.findIndex((cells) => cells.join() === marked.join());
    desk.select(lines[(before + 1) % lines.length]);
  }
}
