// Sizes, regions and peers by plain houses; all else of a layout comes with its scene.

/** Largest size of a board. */
export const MAX_SIZE = 100;

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/**
 * Boxes for a size: as square as can be, lying; null where there are none.
 * @param {number} size @returns {Box | null}
 */
export function usualBox(size) {
  let rows = Math.floor(Math.sqrt(size));
  while (size % rows) rows -= 1;
  return rows > 1 ? [rows, size / rows] : null;
}

/**
 * A text that is the same for equal layouts, whatever fields they leave empty.
 * @param {Layout} layout
 */
export const keyOf = (layout) =>
  JSON.stringify(
    Object.entries(layout)
      .filter(([, value]) => value)
      .sort(),
  );

/** @param {string | null | undefined} names As "r1c1 r1c2". @param {number} size */
const cellsNamed = (names, size) =>
  [...(names ?? "").matchAll(/r(\d+)c(\d+)/g)].map(
    ([, row, column]) => (Number(row) - 1) * size + Number(column) - 1,
  );

/**
 * The area of each cell of a free board; -1: there is no cell.
 * @param {number[]} cells @param {number[][]} houses @param {number[][]} axes
 */
function areasOf(cells, houses, axes) {
  const areas = houses.filter((house) =>
    axes.every((axis) => house.some((cell) => axis[cell] !== axis[house[0]])),
  );
  const names = axes[0].map(() => "");
  for (const cell of cells) names[cell] = "0";
  for (const [at, area] of areas.entries()) for (const cell of area) names[cell] += ` ${at}`;
  const known = ["", ...new Set(names)];
  return names.map((name) => known.indexOf(name) - 1);
}

/** @param {Layout} layout */
export function regionsOf({ size, box, regions }) {
  if (regions || !box) return regions ?? null;
  const [rows, columns] = box;
  return range(size * size).map((cell) => {
    const row = Math.floor(cell / size);
    return Math.floor(row / rows) * (size / columns) + Math.floor((cell % size) / columns);
  });
}

/**
 * For each cell those that share a house with it, or that a rule makes different from it. The
 * largest board has 2.8 million of them.
 * @param {number[][]} houses @param {number[]} cells @param {[number, number][]} differ
 */
function peersIn(houses, cells, differ) {
  const housesOf = cells.map(() => /** @type {number[][]} */ ([]));
  for (const house of houses) for (const cell of house) housesOf[cell].push(house);
  const seen = new Int32Array(cells.length).fill(-1);
  const found = cells.map((cell) => {
    seen[cell] = cell;
    /** @type {number[]} */
    const peers = [];
    for (const house of housesOf[cell])
      for (const other of house)
        if (seen[other] !== cell) {
          seen[other] = cell;
          peers.push(other);
        }
    return peers;
  });
  for (const [one, other] of differ) {
    found[one].push(other);
    found[other].push(one);
  }
  return found;
}

/**
 * Cells that hold a digit that is in one of their houses twice.
 * @param {number[][]} houses @param {(cell: number) => number} digitAt
 */
export function doubled(houses, digitAt) {
  /** @type {Set<number>} */
  const found = new Set();
  for (const house of houses) {
    /** @type {number[]} */
    const cells = [];
    for (const cell of house) {
      const digit = digitAt(cell);
      if (digit && cells[digit] !== undefined) found.add(cell).add(cells[digit]);
      if (digit) cells[digit] = cell;
    }
  }
  return found;
}

/**
 * Everything looked up: rows, columns, regions and the houses of the scene.
 * @param {Layout} layout @param {Scene | null} scene @returns {Geometry}
 */
export function describe(layout, scene = null) {
  const { size, shape, digits } = layout;
  const square = range(size * size);
  const sides = shape ?? [size, size];
  const holes = new Set(cellsNamed(layout.holes, size));
  const has = (/** @type {number} */ cell) =>
    cell < sides[0] * size && cell % size < sides[1] && !holes.has(cell);
  const cells = square.filter(has);
  const [first, last] = digits ?? [1, size];
  let regions = regionsOf(layout);
  const rows = square.map((cell) => Math.floor(cell / size));
  const columns = square.map((cell) => cell % size);
  const houses = shape
    ? (layout.houses ?? []).map((house) => cellsNamed(house, size))
    : [rows, columns, ...(regions ? [regions] : [])].flatMap((numbers) =>
        range(size).map((house) => square.filter((cell) => numbers[cell] === house)),
      );
  if (shape) regions = areasOf(cells, houses, [rows, columns]);
  houses.push(...(scene?.houses ?? []));
  return {
    layout,
    scene,
    size,
    sides,
    count: square.length,
    cells,
    has,
    first,
    last,
    most: last - first + 1,
    each: shape || last - first >= size ? 0 : size,
    isUsual: !shape && !digits && !layout.layers,
    roles: scene?.roles ?? [],
    regions,
    houses,
    peers: peersIn(houses, square, scene?.differ ?? []),
  };
}
