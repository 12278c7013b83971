// How the parts of an argument look: a colour and a shape each, the same as in nonet's drawings.
/** @typedef {{ink: string, shape: keyof typeof CORNERS | "circle", dashed: boolean}} Look */

/**
 * @param {string} ink
 * @param {Look["shape"]} shape
 * @returns {Look}
 */
const look = (ink, shape, dashed = false) => ({ ink, shape, dashed });
const FIRST = look("blue", "circle");
const SECOND = look("orange", "square");
const THIRD = look("green", "diamond");
const FOURTH = look("purple", "hexagon");
const FIN = look("vermilion", "square", true);

/** @type {Record<string, Look>} */
const LOOKS = {
  pattern: FIRST,
  house: look("sky", "square"),
  base: look("blue", "square"),
  cover: look("orange", "square", true),
  fin: FIN,
  endo_fin: look("vermilion", "diamond", true),
  pivot: FIRST,
  pincer: SECOND,
  restricted_common: look("yellow", "hexagon"),
  floor: FOURTH,
  roof: SECOND,
  extra: THIRD,
  colour_a: FIRST,
  colour_b: SECOND,
  colour_c: THIRD,
  colour_d: FOURTH,
  on: FIRST,
  off: SECOND,
  assumption: look("yellow", "diamond"),
  conclusion: FOURTH,
  base_cells: FIRST,
  target: SECOND,
  companion: THIRD,
  cross_line: look("purple", "square", true),
  guardian: FIN,
};
const SETS = [
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  look("sky", "circle", true),
  look("vermilion", "square", true),
  look("yellow", "diamond", true),
];
const ALONE = new Set(["on", "off", "assumption", "conclusion", "restricted_common"]);

/** Number of corners, turn in degrees and stretch of the shapes but the circle. */
const CORNERS = { square: [4, 45, 1.25], diamond: [4, 0, 1.2], hexagon: [6, 0, 1.1] };

export const PLACED = look("green", "hexagon");

/**
 * The look of each group; almost locked sets look different one by one.
 *
 * @param {Group[]} groups
 */
export function looksOf(groups) {
  let sets = groups.some((group) => LOOKS[group.role] === FIRST) ? 1 : 0;
  return groups.map((group) =>
    group.role === "als" ? SETS[sets++ % SETS.length] : (LOOKS[group.role] ?? FIRST),
  );
}

/**
 * Whether the cells of a group are shaded, in addition to the shapes round its candidates.
 *
 * @param {Group} group
 */
export function fillsItsCells(group) {
  return group.house === null && !ALONE.has(group.role);
}

/**
 * The outline of a shape round a point.
 *
 * @param {Look["shape"]} shape
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function outline(shape, x, y, radius) {
  if (shape === "circle")
    return (
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0` +
      `a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
    );
  const [count, turn, stretch] = CORNERS[shape];
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    const far = stretch * radius;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
