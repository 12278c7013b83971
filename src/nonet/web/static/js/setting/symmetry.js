// The cells that go together in a symmetric pattern.
/** @type {Record<string, ((place: RowColumn, last: number) => RowColumn)[]>} */
const TURNS = {
  "half-turn": [([row, column], last) => [last - row, last - column]],
  "quarter-turn": [([row, column], last) => [column, last - row]],
  "top-bottom": [([row, column], last) => [last - row, column]],
  "left-right": [([row, column], last) => [row, last - column]],
  diagonal: [([row, column]) => [column, row]],
  "anti-diagonal": [([row, column], last) => [last - column, last - row]],
};
TURNS.full = [...TURNS["quarter-turn"], ...TURNS.diagonal];

/**
 * A cell and all that a symmetry takes it to.
 * @param {number} cell @param {number} size @param {string} symmetry
 */
export function symmetricCells(cell, size, symmetry) {
  const found = new Set([cell]);
  for (const image of found) {
    for (const turn of TURNS[symmetry] ?? []) {
      const [row, column] = turn([Math.floor(image / size), image % size], size - 1);
      found.add(row * size + column);
    }
  }
  return [...found];
}
