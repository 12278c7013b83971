// Outlines as paths: of a set of cells, of a slice of one, and of shapes round a candidate.
import { cornerOf, UNIT } from "./marks.js";

/** Number of corners, turn in degrees and stretch of the shapes but the circle. */
const CORNERS = { square: [4, 45, 1.25], diamond: [4, 0, 1.2], hexagon: [6, 0, 1.1] };

/** Cells as areas. @param {number[]} cells @param {number} size */
export const areaOf = (cells, size) =>
  cells.map((cell) => `M${cornerOf(cell, size).join(" ")}h${UNIT}v${UNIT}h${-UNIT}z`).join("");

/**
 * The outline of a set of cells, `inset` units inside them.
 * @param {number[]} cells @param {number} size @param {number} inset
 */
export function borders(cells, size, inset) {
  const set = new Set(cells);
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && column >= 0 && row < size && column < size && set.has(row * size + column);
  // How far an edge runs at one of its ends: to the inset, to the border, or round a corner.
  const reach = (/** @type {boolean} */ side, /** @type {boolean} */ corner) => {
    if (!side) return inset;
    return corner ? -inset : 0;
  };
  let path = "";
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [x, y] = cornerOf(cell, size);
    const at = (/** @type {number} */ down, /** @type {number} */ right) =>
      has(row + down, column + right);
    for (const way of [-1, 1]) {
      const far = way < 0 ? inset : UNIT - inset;
      if (!at(way, 0)) {
        const [from, to] = [reach(at(0, -1), at(way, -1)), reach(at(0, 1), at(way, 1))];
        path += `M${x + from} ${y + far}H${x + UNIT - to}`;
      }
      if (!at(0, way)) {
        const [from, to] = [reach(at(-1, 0), at(-1, way)), reach(at(1, 0), at(1, way))];
        path += `M${x + far} ${y + from}V${y + UNIT - to}`;
      }
    }
  }
  return path;
}

/**
 * A slice of a cell, as of a cake; the whole cell for the only colour.
 * @param {number} from @param {number} to @param {number[]} corner The upper left of the cell.
 */
export function wedge(from, to, [left, top]) {
  if (to - from === 1) return `M${left} ${top}h${UNIT}v${UNIT}h${-UNIT}z`;
  const half = UNIT / 2;
  const points = [[half, half]];
  for (const turn of [
    from,
    ...[0.125, 0.375, 0.625, 0.875].filter((corner) => corner > from && corner < to),
    to,
  ]) {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const stretch = half / Math.max(Math.abs(x), Math.abs(y));
    points.push([half + x * stretch, half + y * stretch]);
  }
  const named = points.map(([x, y]) => `${(left + x).toFixed(2)} ${(top + y).toFixed(2)}`);
  return `M${named.join("L")}z`;
}

/**
 * The outline of a shape round a point.
 * @param {Shape} shape @param {number[]} middle @param {number} radius
 */
export function outline(shape, [x, y], radius) {
  const half = `a${radius} ${radius} 0 1 0`;
  if (shape === "circle")
    return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
  const [count, turn, stretch] = CORNERS[shape];
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    const far = stretch * radius;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
