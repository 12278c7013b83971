// Positions of the marks of a cell, in units of 1/60 cell: packed, or each digit at its own place.
import { textWidth } from "./glyphs.js";

export const UNIT = 60;
/** What a cell has for its marks, where rules leave all of it: frames run round it. */
const WHOLE = /** @type {const} */ ([5, 5, UNIT - 5, UNIT - 5]);
/** Room between packed marks and the edge of what they have. */
const EDGE = 2;
/** Least height of a mark that is packed: below it a cell is too full. */
const LEAST = 8;
/** Height from which centre marks stay in one row. */
const ENOUGH = 9.5;
/** Room beside a row of centre marks, where the signs of colours are. */
const BESIDE = 3;
/** Height of a mark with a place of its own: a share of half its width in a whole cell. */
const HIGH = 1.18;
const LEADING = 2.5;

/** Upper left corner of a cell. @param {number} cell @param {number} size */
export const cornerOf = (cell, size) => [(cell % size) * UNIT, Math.floor(cell / size) * UNIT];

/**
 * Position of a candidate in a cell of a grid of `size` where each digit has its place: centre,
 * radius and, for a figure of usual width, the height.
 * @param {number} digit @param {number} size @param {Room} [room]
 */
export function spot(digit, size, [left, top, right, bottom] = WHOLE) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / columns);
  const wide = (right - left) / columns;
  const high = (bottom - top) / rows;
  return {
    x: left + (((digit - 1) % columns) + 0.5) * wide,
    y: top + (Math.floor((digit - 1) / columns) + 0.5) * high,
    radius: Math.min(wide, high) / 2,
    height: Math.min((HIGH * (WHOLE[2] - WHOLE[0])) / columns / 2, 0.78 * high),
  };
}

/**
 * Marks at the places of their digits in a cell; a digit that is both counts as a corner mark.
 * @param {Digits} corner @param {Digits} centre @param {number} size @param {Room} [room]
 * @returns {Placed[]}
 */
export function placedMarks(corner, centre, size, room) {
  const at = (/** @type {number} */ digit) => ({ digit, ...spot(digit, size, room) });
  return [...corner.map(at), ...centre.filter((digit) => !corner.includes(digit)).map(at)];
}

/**
 * Corner marks in the corners and centre marks in the middle: `{digit, kind, text, x, y, height,
 * radius}` each; null where they are too many for a cell. `symbol` gives the text of a digit,
 * `scale` makes all of them smaller or larger.
 * @param {Digits} corner @param {Digits} centre @param {(digit: number) => string} symbol
 * @param {Room} [room] @param {number} [scale] @returns {Packed[] | null}
 */
export function packedMarks(corner, centre, symbol, room = WHOLE, scale = 1) {
  const [left, top] = [room[0] + EDGE, room[1] + EDGE];
  const [wide, high] = [room[2] - EDGE - left, room[3] - EDGE - top];
  const first = corner.length > 4 ? Math.ceil(corner.length / 2) : Math.min(corner.length, 2);
  const texts = (/** @type {Digits} */ digits) =>
    digits.map((digit) => ({ digit, text: symbol(digit) }));
  const rows = [corner.slice(0, first), corner.slice(first)].map(texts);
  const cornerHeight = Math.min(...rows.map((row) => heightOf(row, (scale * high) / 4, wide)));
  const between = high - (corner.length ? 2 * (cornerHeight + LEADING) : 0);
  const inner = middleRows(texts(centre), wide - BESIDE, between, scale);
  if (cornerHeight < LEAST || inner.height < LEAST) return null;
  return [
    ...rows.flatMap((row, index) =>
      spread(row, cornerHeight, left, wide, top + cornerHeight / 2 + index * (high - cornerHeight)),
    ),
    ...inner.rows.flatMap((row, index) =>
      middle(
        row,
        inner.height,
        left + wide / 2,
        top + high / 2 + (index - (inner.rows.length - 1) / 2) * (inner.height + LEADING),
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
 * @param {Sign[]} marks @param {number} wide @param {number} high @param {number} scale
 */
function middleRows(marks, wide, high, scale) {
  /** @type {{rows: Sign[][], height: number}} */
  let best = { rows: [], height: Infinity };
  for (let count = 1; count <= marks.length && (count === 1 || best.height < ENOUGH); count += 1) {
    const length = Math.ceil(marks.length / count);
    const rows = Array.from({ length: Math.ceil(marks.length / length) }, (_, index) =>
      marks.slice(index * length, (index + 1) * length),
    );
    const height = Math.min(
      ...rows.map((row) => heightOf(row, scale * (count > 1 ? 12 : 15), wide)),
      (high - (count - 1) * LEADING) / count,
    );
    if (count === 1 || height > best.height) best = { rows, height };
  }
  return best;
}

/**
 * A row of corner marks from edge to edge; a single one is at the left.
 * @param {Sign[]} row @param {number} height @param {number} left @param {number} wide
 * @param {number} y
 */
function spread(row, height, left, wide, y) {
  const widths = row.map(({ text }) => textWidth(text, height));
  const gap = (wide - widths.reduce((sum, width) => sum + width, 0)) / Math.max(row.length - 1, 1);
  return laid(row, "corner", height, left, gap, y);
}

/** @param {Sign[]} row @param {number} height @param {number} x @param {number} y */
const middle = (row, height, x, y) =>
  laid(row, "centre", height, x - widthOf(row, height) / 2, gapOf(height), y);

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
