// Sizes, regions and peers of plain houses; all else of a layout comes with its scene.

/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, index) => index);

/**
 * Boxes for a size: as square as can be, lying; null where there are none.
 *
 * @param {number} size
 * @returns {Box | null}
 */
export function usualBox(size) {
  let rows = Math.floor(Math.sqrt(size));
  while (size % rows) rows -= 1;
  return rows > 1 ? [rows, size / rows] : null;
}

/**
 * The layout of a size with its usual boxes.
 *
 * @param {number} size
 * @returns {Layout}
 */
export function usualLayout(size) {
  return {
    size,
    box: usualBox(size),
    regions: null,
    diagonals: false,
    windows: false,
    disjointGroups: false,
  };
}

/**
 * A layout with all fields, as the server wants it.
 *
 * @param {LayoutFields} layout
 * @returns {Layout}
 */
export function wholeLayout(layout) {
  const {
    size,
    box = null,
    regions = null,
    diagonals = false,
    windows = false,
    disjointGroups = false,
  } = layout;
  return { size, box, regions, diagonals, windows, disjointGroups };
}

/**
 * @param {number} cell
 * @param {number} size
 */
export function cellName(cell, size) {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/**
 * All shapes of boxes for a size.
 *
 * @param {number} size
 * @returns {Box[]}
 */
export function boxesOf(size) {
  return range(size)
    .slice(2)
    .filter((rows) => size % rows === 0)
    .map((rows) => [rows, size / rows]);
}

/** @param {Pick<Layout, "size" | "box" | "regions">} layout */
export function regionsOf({ size, box, regions }) {
  if (regions) return regions;
  if (!box) return null;
  const [rows, columns] = box;
  return range(size * size).map((cell) => {
    const row = Math.floor(cell / size);
    return Math.floor(row / rows) * (size / columns) + Math.floor((cell % size) / columns);
  });
}

/**
 * Whether a layout has rows, columns and regions alone.
 *
 * @param {LayoutFields} layout
 */
export function isPlain({ size, box, regions, ...constraints }) {
  return !Object.values(constraints).some(Boolean);
}

/**
 * Everything looked up: rows, columns, regions and the houses of the scene.
 *
 * @param {LayoutFields} given
 * @param {Scene | null} scene
 * @returns {Geometry}
 */
export function describe(given, scene) {
  const layout = wholeLayout(given);
  const { size } = layout;
  const all = range(size * size);
  const regions = regionsOf(layout);
  const keys = [(/** @type {number} */ cell) => Math.floor(cell / size)];
  keys.push((cell) => cell % size);
  if (regions) keys.push((cell) => regions[cell]);
  const houses = keys.flatMap((key) =>
    range(size).map((house) => all.filter((cell) => key(cell) === house)),
  );
  houses.push(...(scene?.houses ?? []));
  /** @type {Set<number>[]} */
  const sets = all.map(() => new Set());
  for (const house of houses)
    for (const cell of house) for (const other of house) sets[cell].add(other);
  const peers = sets.map((set, cell) => [...set].filter((other) => other !== cell));
  return { layout, scene, size, count: all.length, regions, peers };
}

/**
 * Whether two layouts are the same.
 *
 * @param {LayoutFields} one
 * @param {LayoutFields} other
 */
export function sameLayout(one, other) {
  return JSON.stringify(wholeLayout(one)) === JSON.stringify(wholeLayout(other));
}

/**
 * A word for a layout: the key of its message.
 *
 * @param {Omit<LayoutFields, "size">} layout
 */
export function layoutKind({ box, regions, diagonals, windows, disjointGroups }) {
  if (regions) return "kind-jigsaw";
  if (!box) return "kind-latin";
  if (disjointGroups) return "kind-groups";
  if (diagonals && windows) return "kind-both";
  if (diagonals) return "kind-diagonal";
  return windows ? "kind-windows" : "kind-classic";
}
