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
 * The path of the lines between regions, and where `isFramed` round the board.
 * @param {number[] | null} regions @param {number} size @param {boolean} [isFramed]
 */
export function regionLines(regions, size, isFramed) {
  if (!regions) return "";
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.min(row, column) < 0 || Math.max(row, column) >= size ? -1 : regions[row * size + column];
  const lines = range(size + 1).slice(...(isFramed ? [] : [1, -1]));
  const pieces = lines.flatMap((line) =>
    range(size).flatMap((index) => {
      const [far, along] = [line * UNIT, index * UNIT];
      return [
        at(line, index) === at(line - 1, index) ? "" : `M${along} ${far}h${UNIT}`,
        at(index, line) === at(index, line - 1) ? "" : `M${far} ${along}v${UNIT}`,
      ];
    }),
  );
  return pieces.join("");
}

/**
 * Names of rows and columns, outside the clues.
 * @param {number[]} sides @param {number} left @param {number} top
 */
export const lineNames = ([rows, columns], left, top) => {
  const named = (/** @type {number} */ count, /** @type {(at: number) => object} */ place) =>
    range(count).map((at) =>
      s("text", { class: "name", ...place((at + 0.5) * UNIT) }, String(at + 1)),
    );
  return [
    ...named(columns, (at) => ({ x: at, y: -7 - top })),
    ...named(rows, (at) => ({ x: -13 - left, y: at + 5 })),
  ];
};
