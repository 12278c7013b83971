// Draws what the scene shows of a layout beyond its regions: lines, and shaded or tinted areas.
import { s } from "./dom.js";
import { UNIT } from "./marks.js";
import { areaOf } from "./outlines.js";

/** @param {Geometry} info */
export function backdrop({ scene, size }) {
  const group = s("g", { "aria-hidden": "true", "pointer-events": "none" });
  const lines = (scene?.strokes ?? []).map((stroke) => stroke.map((value) => value * UNIT));
  const d = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
  if (d) group.append(s("path", { class: "extra-line", d }));
  for (const area of scene?.areas ?? []) {
    const kind = area.tint === null ? "window" : `tinted k${(area.tint % 9) + 1}`;
    const outline = areaOf(cellsOf(area, size), size);
    group.append(s("path", { class: `extra-line ${kind}`, d: outline }));
  }
  return group;
}

/** The cells of areas without a colour. @param {Geometry} info */
export function shadedCells({ scene, size }) {
  const shaded = (scene?.areas ?? []).filter(({ tint }) => tint === null);
  return new Set(shaded.flatMap((area) => cellsOf(area, size)));
}

/** @param {Area} area @param {number} size */
function cellsOf({ x, y, width, height }, size) {
  return Array.from(
    { length: width * height },
    (_, index) => (y + Math.floor(index / width)) * size + x + (index % width),
  );
}
