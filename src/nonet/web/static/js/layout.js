// What a board has to know of a layout to draw it: houses, peers, and where the thick lines run.

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

/** @param {number} size */
function windowsOf(size) {
  const side = Math.round(Math.sqrt(size));
  const starts = range(side - 1).map((index) => 1 + index * (side + 1));
  return starts.flatMap((top) =>
    starts.map((left) =>
      range(size).map((index) => (top + Math.floor(index / side)) * size + left + (index % side)),
    ),
  );
}

/**
 * Everything drawn and looked up: `{layout, size, count, regions, houses, windows, peers}`.
 *
 * @param {LayoutFields} given
 * @returns {Geometry}
 */
export function describe(given) {
  const layout = wholeLayout(given);
  const { size, box } = layout;
  const count = size * size;
  const regions = regionsOf(layout);
  const all = range(count);
  const houses = [
    ...range(size).map((row) => range(size).map((column) => row * size + column)),
    ...range(size).map((column) => range(size).map((row) => row * size + column)),
  ];
  if (regions)
    houses.push(...range(size).map((region) => all.filter((cell) => regions[cell] === region)));
  if (layout.diagonals) {
    houses.push(
      range(size).map((index) => index * (size + 1)),
      range(size).map((index) => (index + 1) * (size - 1)),
    );
  }
  const windows = layout.windows ? windowsOf(size) : [];
  houses.push(...windows);
  if (layout.disjointGroups && box) {
    houses.push(
      ...range(size).map((place) =>
        all.filter(
          (cell) =>
            (Math.floor(cell / size) % box[0]) * box[1] + ((cell % size) % box[1]) === place,
        ),
      ),
    );
  }
  /** @type {Set<number>[]} */
  const sets = all.map(() => new Set());
  for (const house of houses)
    for (const cell of house) for (const other of house) sets[cell].add(other);
  const peers = sets.map((set, cell) => {
    set.delete(cell);
    return [...set];
  });
  return { layout, size, count, regions, houses, windows, peers };
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
