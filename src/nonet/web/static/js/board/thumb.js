// A small picture of a puzzle for lists: given cells as dots, boxes as lines, and marks of rules.

import { s } from "../page/dom.js";
import { ruleMarks } from "./backdrop.js";
import { findScene } from "./find_scene.js";
import { regionLines } from "./lattice.js";
import { describe } from "./layout.js";
import { UNIT } from "./marks.js";

/** @param {State} state */
export function drawThumb({ layout, givens }) {
  const { size } = layout;
  const unit = 45 / size;
  const side = (unit * 0.6).toFixed(1);
  const from = (/** @type {number} */ index) => (1.5 + (index + 0.2) * unit).toFixed(1);
  const dots = givens.flatMap((digit, cell) =>
    digit
      ? [`M${from(cell % size)} ${from(Math.floor(cell / size))}h${side}v${side}h-${side}z`]
      : [],
  );
  const [high, wide] = [size * unit, size * unit];
  let lines = layout.shape ? "" : `M1.5 1.5h${wide}v${high}h${-wide}z`;
  if (layout.box) {
    const [rows, columns] = layout.box;
    for (let line = columns; line < size; line += columns) lines += `M${1.5 + line * unit} 1.5v45`;
    for (let line = rows; line < size; line += rows) lines += `M1.5 ${1.5 + line * unit}h45`;
  }
  /** @type {(d: string, properties: Record<string, string | number>) => SVGPathElement} */
  const path = (d, properties) => s("path", { d, ...properties });
  const svg = s(
    "svg",
    { class: "thumb", viewBox: "0 0 48 48", "aria-hidden": "true" },
    path(lines, { fill: "none", stroke: "currentColor", "stroke-width": 0.8, opacity: 0.5 }),
    layout.shape ? outline(layout, unit) : "",
    path(dots.join(""), { fill: "currentColor", opacity: 0.75 }),
  );
  if (layout.constraints) addMarks(svg, layout, unit).catch(() => {});
  return svg;
}

/** The lines round a board that is no square, and between its areas. */
const outline = (/** @type {Layout} */ layout, /** @type {number} */ unit) =>
  s("path", {
    d: regionLines(describe(layout).regions, layout.size, layout.shape),
    transform: `translate(1.5 1.5) scale(${unit / UNIT})`,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": (0.8 * UNIT) / unit,
    opacity: 0.5,
  });

/** @param {SVGSVGElement} svg @param {Layout} layout @param {number} unit */
async function addMarks(svg, layout, unit) {
  const scene = await findScene(layout);
  const transform = `translate(1.5 1.5) scale(${unit / UNIT})`;
  svg.prepend(s("g", { transform }, ruleMarks(scene?.below)));
  svg.append(s("g", { transform }, ruleMarks(scene?.above)));
  const [left, top, right, bottom] = (scene?.rim ?? [0, 0, 0, 0]).map((far) => far * unit);
  svg.setAttribute("viewBox", `${-left} ${-top} ${48 + left + right} ${48 + top + bottom}`);
}
