// The lines of a grid and the names of its rows and columns.
import { s } from "../page/dom.js";
import { range } from "./layout.js";
import { cornerOf, UNIT } from "./marks.js";

/**
 * Thin lines between cells, thick ones between regions, and those round the grid.
 * @param {number} size @param {SVGElement} thick
 */
export function gridLines(size, thick) {
  const side = size * UNIT;
  const places = range(size).map((line) => line * UNIT);
  const thin = places.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join("");
  const outline = s("rect", { class: "outline", width: side, height: side, rx: 3 });
  const hidden = { "aria-hidden": "true", "pointer-events": "none" };
  return s("g", hidden, s("path", { class: "thin", d: thin }), thick, outline);
}

/** The path of the lines between regions. @param {number[] | null} regions @param {number} size */
export function regionLines(regions, size) {
  let lines = "";
  for (let cell = 0; regions && cell < size * size; cell += 1) {
    const [x, y] = cornerOf(cell, size);
    if (cell % size && regions[cell] !== regions[cell - 1]) lines += `M${x} ${y}v${UNIT}`;
    if (cell >= size && regions[cell] !== regions[cell - size]) lines += `M${x} ${y}h${UNIT}`;
  }
  return lines;
}

/**
 * Names of rows and columns, outside the clues.
 * @param {number} size @param {number} left @param {number} top
 */
export const lineNames = (size, left, top) =>
  range(size).flatMap((index) => {
    const middle = (index + 0.5) * UNIT;
    const name = String(index + 1);
    return [
      s("text", { class: "name", x: middle, y: -7 - top }, name),
      s("text", { class: "name", x: -13 - left, y: middle + 5 }, name),
    ];
  });
