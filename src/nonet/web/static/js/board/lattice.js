// The lines of a grid and the names of its rows and columns.
import { s } from "../page/dom.js";
import { range } from "./layout.js";
import { UNIT } from "./marks.js";
import { areaOf } from "./outlines.js";

/**
 * Thin lines between cells, thick ones between regions, and those round the grid.
 * @param {Geometry} info @param {SVGElement} thick
 */
export function gridLines({ size, layout, cells }, thick) {
  const hidden = { "aria-hidden": "true", "pointer-events": "none" };
  if (layout.shape)
    return s("g", hidden, s("path", { class: "thin", d: areaOf(cells, size) }), thick);
  const side = size * UNIT;
  const places = range(size).map((line) => line * UNIT);
  const thin = places.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join("");
  const outline = s("rect", { class: "outline", width: side, height: side, rx: 3 });
  return s("g", hidden, s("path", { class: "thin", d: thin }), thick, outline);
}

/**
 * The path of the lines between regions, and round a board with a shape.
 * @param {number[] | null} regions @param {number} size @param {Layout["shape"]} [shape]
 */
export function regionLines(regions, size, shape) {
  if (!regions) return "";
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.min(row, column) < 0 || Math.max(row, column) >= size ? -1 : regions[row * size + column];
  let lines = "";
  for (let line = shape ? 0 : 1; line < size + (shape ? 1 : 0); line += 1)
    for (let index = 0; index < size; index += 1) {
      const [far, along] = [line * UNIT, index * UNIT];
      if (at(line, index) !== at(line - 1, index)) lines += `M${along} ${far}h${UNIT}`;
      if (at(index, line) !== at(index, line - 1)) lines += `M${far} ${along}v${UNIT}`;
    }
  return lines;
}

/**
 * Names of rows and columns, outside the clues.
 * @param {number[]} sides @param {number} left @param {number} top
 */
export const lineNames = ([rows, columns], left, top) =>
  range(Math.max(rows, columns)).flatMap((index) => {
    const middle = (index + 0.5) * UNIT;
    const name = String(index + 1);
    return [
      index < columns ? s("text", { class: "name", x: middle, y: -7 - top }, name) : "",
      index < rows ? s("text", { class: "name", x: -13 - left, y: middle + 5 }, name) : "",
    ];
  });
