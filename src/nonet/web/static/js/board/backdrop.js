// Draws what the scene shows of a layout beyond its regions: lines, shaded or tinted areas, and the
// marks of rules, which come as SVG. Of that only known elements and attributes are taken over.
import { s } from "../page/dom.js";
import { UNIT } from "./marks.js";
import { areaOf } from "./outlines.js";

const TAGS = ["g", "path", "text"];
const NAMES = [
  ...["d", "x", "y", "transform", "fill", "fill-opacity", "stroke", "stroke-width"],
  ...["stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["font-family", "font-size", "font-weight", "text-anchor"],
];

/** Marks of rules, from SVG in which a cell is one unit wide. @param {string} [svg] */
export function ruleMarks(svg = "") {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return s("g", { transform: `scale(${UNIT})` }, ...known(documentElement));
}

/** @param {Element} parent @returns {(Node | string)[]} */
const known = (parent) =>
  [...parent.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (!TAGS.includes(node.tagName)) return [];
    const wanted = [...node.attributes].filter(({ name }) => NAMES.includes(name));
    const attributes = Object.fromEntries(wanted.map(({ name, value }) => [name, value]));
    return s(/** @type {"g"} */ (node.tagName), attributes, ...known(node));
  });

/** @param {Geometry} info */
export function backdrop({ scene, size }) {
  const group = s("g", { "aria-hidden": "true", "pointer-events": "none" });
  const lines = (scene?.strokes ?? []).map((stroke) => stroke.map((value) => value * UNIT));
  const d = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
  if (d) group.append(s("path", { class: "extra-line", d }));
  for (const area of scene?.areas ?? []) {
    const { tint = null } = area;
    const kind = tint === null ? "window" : `tinted k${(tint % 9) + 1}`;
    const outline = areaOf(cellsOf(area, size), size);
    group.append(s("path", { class: `extra-line ${kind}`, d: outline }));
  }
  return group;
}

/** The cells of areas without a colour. @param {Geometry} info */
export function shadedCells({ scene, size }) {
  const shaded = (scene?.areas ?? []).filter(({ tint = null }) => tint === null);
  return new Set(shaded.flatMap((area) => cellsOf(area, size)));
}

/** @param {Area} area @param {number} size */
function cellsOf({ x, y, width, height }, size) {
  return Array.from(
    { length: width * height },
    (_, index) => (y + Math.floor(index / width)) * size + x + (index % width),
  );
}
