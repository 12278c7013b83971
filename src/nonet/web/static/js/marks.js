// Positions of the marks of a cell, in units of 1/60 cell: packed, or each digit at its own place.
import { textWidth } from "./glyphs.js";

export const UNIT = 60;
/** Room between packed marks and the edge of their cell: selection and frames run there. */
const EDGE = 7;
/** Room round the lattice of marks that have places of their own. */
const MARGIN = 5;
/** Least height of a mark that is packed: below it a cell is too full. */
const LEAST = 8;
/** Height from which centre marks stay in one row. */
const ENOUGH = 9.5;
/** Widest row of centre marks: beside it the signs of colours have room. */
const WIDEST = 44;
const LEADING = 2.5;

/** Upper left corner of a cell. @param {number} cell @param {number} size */
export const cornerOf = (cell, size) => [(cell % size) * UNIT, Math.floor(cell / size) * UNIT];

/**
 * Position of a candidate in a grid of `size` where each digit has its place: centre and radius.
 * @param {number} cell @param {number} digit @param {number} size
 */
export function spot(cell, digit, size) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / columns);
  const wide = (UNIT - 2 * MARGIN) / columns;
  const high = (UNIT - 2 * MARGIN) / rows;
  const [left, top] = cornerOf(cell, size);
  return {
    x: left + MARGIN + (((digit - 1) % columns) + 0.5) * wide,
    y: top + MARGIN + (Math.floor((digit - 1) / columns) + 0.5) * high,
    radius: Math.min(wide, high) / 2,
  };
}

/**
 * Marks of the first cell at the places of their digits; a digit that is both counts as a corner
 * mark.
 * @param {Digits} corner @param {Digits} centre @param {number} size @returns {Placed[]}
 */
export function placedMarks(corner, centre, size) {
  const at = (/** @type {number} */ digit) => ({ digit, ...spot(0, digit, size) });
  return [...corner.map(at), ...centre.filter((digit) => !corner.includes(digit)).map(at)];
}

/**
 * Corner marks in the corners and centre marks in the middle: `{digit, kind, text, x, y, height,
 * radius}` each; null where they are too many for a cell. `symbol` gives the text of a digit.
 * @param {Digits} corner @param {Digits} centre @param {(digit: number) => string} symbol
 * @returns {Packed[] | null}
 */
export function packedMarks(corner, centre, symbol) {
  const top = corner.length > 4 ? Math.ceil(corner.length / 2) : Math.min(corner.length, 2);
  const texts = (/** @type {Digits} */ digits) =>
    digits.map((digit) => ({ digit, text: symbol(digit) }));
  const rows = [corner.slice(0, top), corner.slice(top)].map(texts);
  const cornerHeight = Math.min(...rows.map((row) => heightOf(row, 11.5, UNIT - 2 * EDGE)));
  const room = UNIT - 2 * EDGE - (corner.length ? 2 * (cornerHeight + LEADING) : 0);
  const inner = middleRows(texts(centre), room);
  if (cornerHeight < LEAST || inner.height < LEAST) return null;
  return [
    ...rows.flatMap((row, index) =>
      spread(row, cornerHeight, EDGE + cornerHeight / 2 + index * (UNIT - 2 * EDGE - cornerHeight)),
    ),
    ...inner.rows.flatMap((row, index) =>
      middle(
        row,
        inner.height,
        UNIT / 2 + (index - (inner.rows.length - 1) / 2) * (inner.height + LEADING),
      ),
    ),
  ];
}

/** @param {number} height */
const gapOf = (height) => 0.36 * height;
/** @param {Sign[]} row @param {number} height */
const widthOf = (row, height) =>
  row.reduce((sum, { text }) => sum + textWidth(text, height), 0) +
  Math.max(row.length - 1, 0) * gapOf(height);

/**
 * Height at which a row is no wider than it may be.
 * @param {Sign[]} row @param {number} most @param {number} widest
 */
const heightOf = (row, most, widest) =>
  row.length ? Math.min(most, widest / widthOf(row, 1)) : most;

/**
 * One row where its marks can be read well, else the number of rows that makes them largest.
 * @param {Sign[]} marks @param {number} room
 */
function middleRows(marks, room) {
  /** @type {{rows: Sign[][], height: number}} */
  let best = { rows: [], height: Infinity };
  for (let count = 1; count <= marks.length && (count === 1 || best.height < ENOUGH); count += 1) {
    const length = Math.ceil(marks.length / count);
    const rows = Array.from({ length: Math.ceil(marks.length / length) }, (_, index) =>
      marks.slice(index * length, (index + 1) * length),
    );
    const height = Math.min(
      ...rows.map((row) => heightOf(row, count > 1 ? 12 : 15, WIDEST)),
      (room - (count - 1) * LEADING) / count,
    );
    if (count === 1 || height > best.height) best = { rows, height };
  }
  return best;
}

/**
 * A row of corner marks from edge to edge; a single one is at the left.
 * @param {Sign[]} row @param {number} height @param {number} y
 */
function spread(row, height, y) {
  const widths = row.map(({ text }) => textWidth(text, height));
  const gap =
    (UNIT - 2 * EDGE - widths.reduce((sum, width) => sum + width, 0)) / Math.max(row.length - 1, 1);
  return laid(row, "corner", height, EDGE, gap, y);
}

/** @param {Sign[]} row @param {number} height @param {number} y */
const middle = (row, height, y) =>
  laid(row, "centre", height, (UNIT - widthOf(row, height)) / 2, gapOf(height), y);

/**
 * @param {Sign[]} row @param {string} kind @param {number} height @param {number} left
 * @param {number} gap @param {number} y
 */
function laid(row, kind, height, left, gap, y) {
  let from = left;
  return row.map(({ digit, text }) => {
    const width = textWidth(text, height);
    const x = from + width / 2;
    from += width + gap;
    return { digit, kind, text, x, y, height, radius: Math.max(0.62 * height, width / 2 + 1) };
  });
}
