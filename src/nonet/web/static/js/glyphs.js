// Small digits and letters as lines, for marks: all marks of a cell are one path, where text would
// be drawn sign by sign. A full 25×25 grid has 15 000 of them.
//
// Each lies in a box of 6 × 10, all points absolute.
const DIGITS = [
  "M3 0C4.9 0 6 1.8 6 5C6 8.2 4.9 10 3 10C1.1 10 0 8.2 0 5C0 1.8 1.1 0 3 0",
  "M1 2L3.6 0L3.6 10",
  "M.3 2.7C.3 1.1 1.4 0 3 0C4.7 0 5.7 1.1 5.7 2.7C5.7 5.2 1.2 7.2 .2 10L6 10",
  "M.5 1.5C1 .5 1.9 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.8 4.5 4.7 2.6 4.7C4.7 4.7 6 5.7 6 7.3" +
    "C6 9 4.7 10 3 10C1.6 10 .5 9.3 .1 8.2",
  "M4.5 10L4.5 0L0 7L6 7",
  "M5.4 0L1.1 0L.7 4.5C1.3 4.1 2 3.9 2.9 3.9C4.8 3.9 6 5.1 6 6.9C6 8.8 4.8 10 2.9 10" +
    "C1.6 10 .6 9.4 .1 8.4",
  "M5.3 1C4.8 .3 4.1 0 3.3 0C1.2 0 0 2.2 0 5.8C0 8.6 1.1 10 3 10C4.8 10 6 8.8 6 6.9" +
    "C6 5.1 4.8 3.9 3.1 3.9C1.5 3.9 .3 5 .1 6.5",
  "M0 0L6 0C4 3 2.5 6.2 2.1 10",
  "M3 4.6C1.5 4.6 .5 3.7 .5 2.3C.5 .9 1.5 0 3 0C4.5 0 5.5 .9 5.5 2.3C5.5 3.7 4.5 4.6 3 4.6" +
    "C1.2 4.6 0 5.7 0 7.3C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.7 4.8 4.6 3 4.6",
  "M.7 9C1.2 9.7 1.9 10 2.7 10C4.8 10 6 7.8 6 4.2C6 1.4 4.9 0 3 0C1.2 0 0 1.2 0 3.1" +
    "C0 4.9 1.2 6.1 2.9 6.1C4.5 6.1 5.7 5 5.9 3.5",
];
/** @type {Record<string, string>} */
const LETTERS = {
  A: "M0 10L3 0L6 10M1.2 6.4L4.8 6.4",
  B:
    "M.5 4.8L3 4.8C4.6 4.8 5.4 3.8 5.4 2.4C5.4 1 4.6 0 3 0L.5 0L.5 10L3.2 10C5 10 6 8.9 6 7.4" +
    "C6 5.8 5 4.8 3.2 4.8",
  C: "M6 1.8C5.4 .6 4.5 0 3.3 0C1.2 0 0 1.9 0 5C0 8.1 1.2 10 3.3 10C4.5 10 5.4 9.4 6 8.2",
  D: "M.4 0L.4 10L2.4 10C4.7 10 6 8.2 6 5C6 1.8 4.7 0 2.4 0L.4 0",
  E: "M5.6 0L.6 0L.6 10L5.6 10M.6 4.8L4.8 4.8",
  F: "M5.6 0L.6 0L.6 10M.6 4.9L4.8 4.9",
  G:
    "M5.9 1.8C5.3 .6 4.5 0 3.3 0C1.2 0 0 1.9 0 5C0 8.1 1.2 10 3.3 10C4.9 10 6 8.8 6 7L6 5.4" +
    "L3.5 5.4",
  H: "M.3 0L.3 10M5.7 0L5.7 10M.3 4.8L5.7 4.8",
  I: "M3 0L3 10",
  J: "M5.2 0L5.2 7C5.2 8.9 4.3 10 2.8 10C1.4 10 .6 9.2 .4 7.7",
  K: "M.5 0L.5 10M5.8 0L.5 6M2.2 4.2L6 10",
  L: "M.8 0L.8 10L5.8 10",
  M: "M0 10L0 0L3 6L6 0L6 10",
  N: "M.3 10L.3 0L5.7 10L5.7 0",
  O: "M3 0C5 0 6 1.9 6 5C6 8.1 5 10 3 10C1 10 0 8.1 0 5C0 1.9 1 0 3 0",
  P: "M.5 10L.5 0L3.2 0C5 0 6 1.1 6 2.8C6 4.5 5 5.6 3.2 5.6L.5 5.6",
  Q: "M3 0C5 0 6 1.9 6 5C6 8.1 5 10 3 10C1 10 0 8.1 0 5C0 1.9 1 0 3 0M3.6 7.4L6 10.4",
  R: "M.5 10L.5 0L3.2 0C5 0 6 1.1 6 2.8C6 4.5 5 5.6 3.2 5.6L.5 5.6M3.2 5.6L6 10",
  S:
    "M5.6 1.6C5 .6 4.2 0 3.1 0C1.5 0 .4 1 .4 2.5C.4 4 1.4 4.6 3 5C4.8 5.4 5.8 6.1 5.8 7.5" +
    "C5.8 9 4.7 10 3 10C1.7 10 .7 9.3 .1 8.1",
  T: "M0 0L6 0M3 0L3 10",
  U: "M.3 0L.3 6.4C.3 8.7 1.3 10 3 10C4.7 10 5.7 8.7 5.7 6.4L5.7 0",
  V: "M0 0L3 10L6 0",
  W: "M0 0L1.4 10L3 3L4.6 10L6 0",
  X: "M.2 0L5.8 10M5.8 0L.2 10",
  Y: "M0 0L3 5L6 0M3 5L3 10",
  Z: "M.4 0L5.6 0L.2 10L5.8 10",
  "*": "M3 2L3 8M.4 3.5L5.6 6.5M5.6 3.5L.4 6.5",
};
const GAP = 2.6;

/** How wide a digit's text is at a height. @param {string} text @param {number} height */
export const textWidth = (text, height) =>
  ((text.length * 6 + (text.length - 1) * GAP) / 10) * height;

/**
 * The lines of a digit's text, `height` high, with its middle at a point.
 * @param {string} text @param {number} x @param {number} y @param {number} height
 */
export function textLines(text, x, y, height) {
  const figures = [...text];
  const scale = height / 10;
  const left = x - textWidth(text, height) / 2;
  return figures
    .map((figure, index) =>
      (DIGITS[Number(figure)] ?? LETTERS[figure]).replace(
        /([\d.]+) ([\d.]+)/g,
        (_, right, down) => {
          const across = left + (index * (6 + GAP) + Number(right)) * scale;
          return `${across.toFixed(1)} ${(y + (down - 5) * scale).toFixed(1)}`;
        },
      ),
    )
    .join("");
}

/** The small sign of each colour, 1 to 9, round the point where its path begins. */
export const SIGNS = [
  "",
  "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
  "m-3.3-3.3h6.6v6.6h-6.6z",
  "m0-4.2l4.2 7.4h-8.4z",
  "m0-4.5l4.5 4.5l-4.5 4.5l-4.5-4.5z",
  "m0-4.8l1.2 3.2l3.4.1l-2.7 2.1l.9 3.3l-2.8-1.9l-2.8 1.9l.9-3.3l-2.7-2.1l3.4-.1z",
  "m-1.4-4h2.8v2.6h2.6v2.8h-2.6v2.6h-2.8v-2.6h-2.6v-2.8h2.6z",
  "m0 4.2l-4.2-7.4h8.4z",
  "m-4-2.4l1.6-1.6l2.4 2.4l2.4-2.4l1.6 1.6l-2.4 2.4l2.4 2.4l-1.6 1.6l-2.4-2.4l-2.4 2.4" +
    "l-1.6-1.6l2.4-2.4z",
  "m0-4.2l4 2.9l-1.5 4.7h-5l-1.5-4.7z",
];
