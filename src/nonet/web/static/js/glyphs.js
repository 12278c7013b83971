// Small digits as lines, for marks: all marks of a cell are one path, where text would be drawn sign by
// sign. A full 25×25 grid has 15 000 of them.
//
// Each digit lies in a box of 6 × 10, all points absolute.
const LINES = [
  "M3 0C4.9 0 6 1.8 6 5C6 8.2 4.9 10 3 10C1.1 10 0 8.2 0 5C0 1.8 1.1 0 3 0",
  "M1 2L3.6 0L3.6 10",
  "M.3 2.7C.3 1.1 1.4 0 3 0C4.7 0 5.7 1.1 5.7 2.7C5.7 5.2 1.2 7.2 .2 10L6 10",
  "M.5 1.5C1 .5 1.9 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.8 4.5 4.7 2.6 4.7C4.7 4.7 6 5.7 6 7.3C6 9 4.7 10 3 10C1.6 10 .5 9.3 .1 8.2",
  "M4.5 10L4.5 0L0 7L6 7",
  "M5.4 0L1.1 0L.7 4.5C1.3 4.1 2 3.9 2.9 3.9C4.8 3.9 6 5.1 6 6.9C6 8.8 4.8 10 2.9 10C1.6 10 .6 9.4 .1 8.4",
  "M5.3 1C4.8 .3 4.1 0 3.3 0C1.2 0 0 2.2 0 5.8C0 8.6 1.1 10 3 10C4.8 10 6 8.8 6 6.9C6 5.1 4.8 3.9 3.1 3.9C1.5 3.9 .3 5 .1 6.5",
  "M0 0L6 0C4 3 2.5 6.2 2.1 10",
  "M3 4.6C1.5 4.6 .5 3.7 .5 2.3C.5 .9 1.5 0 3 0C4.5 0 5.5 .9 5.5 2.3C5.5 3.7 4.5 4.6 3 4.6C1.2 4.6 0 5.7 0 7.3C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.7 4.8 4.6 3 4.6",
  "M.7 9C1.2 9.7 1.9 10 2.7 10C4.8 10 6 7.8 6 4.2C6 1.4 4.9 0 3 0C1.2 0 0 1.2 0 3.1C0 4.9 1.2 6.1 2.9 6.1C4.5 6.1 5.7 5 5.9 3.5",
];
const GAP = 2.6;

/** The lines of a number, `height` high, with its middle at a point. */
export function numberLines(value, x, y, height) {
  const figures = [...String(value)];
  const scale = height / 10;
  const left = x - (figures.length * 6 + (figures.length - 1) * GAP) / 2 * scale;
  return figures.map((figure, index) => LINES[figure].replace(/([\d.]+) ([\d.]+)/g, (_, right, down) =>
    `${(left + (index * (6 + GAP) + Number(right)) * scale).toFixed(1)} ${(y + (down - 5) * scale).toFixed(1)}`)).join("");
}
