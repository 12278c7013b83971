import assert from "node:assert/strict";
import { test } from "node:test";
import { textPath, textWidth } from "../../src/nonet/web/static/js/board/glyphs.js";
import {
  cornerOf,
  packedMarks,
  placedMarks,
  spot,
  UNIT,
} from "../../src/nonet/web/static/js/board/marks.js";

/** Left, top, right and bottom of marks, in cells. */
function box(marks) {
  const points = marks.flatMap(({ text, x, y, height }) => [
    ...textPath(text, x, y, height).matchAll(/([\d.-]+) ([\d.-]+)/g),
  ]);
  const [xs, ys] = [1, 2].map((axis) => points.map((point) => Number(point[axis]) / UNIT));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const near = (found, wanted, far) =>
  assert.ok(Math.abs(found - wanted) < far, `${found} ${wanted}`);
const kinds = (marks, wanted) => marks.filter(({ kind }) => kind === wanted);

test("Corner marks are in the corners, centre marks in the centre; a digit can be both.", () => {
  const marks = packedMarks([1, 2, 5], [2, 5, 8], String);
  const [left, top, right, bottom] = box(kinds(marks, "corner"));
  for (const [found, wanted] of [
    [left, 0],
    [top, 0],
    [right, 1],
    [bottom, 1],
  ])
    near(found, wanted, 0.16);
  assert.ok(Math.min(left, top) > 0.1);
  assert.ok(Math.max(right, bottom) < 0.9);
  const centre = box(kinds(marks, "centre"));
  assert.ok(centre[1] > 0.3 && centre[3] < 0.7);
  near(centre[0] + centre[2], 1, 0.06);
  assert.deepEqual(
    kinds(marks, "centre").map(({ text }) => text),
    ["2", "5", "8"],
  );
});

test("Marks with fixed places have them, however they were entered.", () => {
  const [four] = placedMarks([], [4], 9);
  const [corner] = placedMarks([4], [4], 9);
  assert.deepEqual([four.x, four.y], [corner.x, corner.y]);
  assert.equal(placedMarks([4], [4], 9).length, 1);
  assert.ok(four.x < 0.4 * UNIT);
  near(four.y, UNIT / 2, 1);
  const places = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => spot(digit, 9)).map(({ x, y }) => `${x} ${y}`),
  );
  assert.equal(places.size, 9);
});

test("Each candidate at its place is at least 14 pixels high in a cell of 86.", () => {
  for (const { height } of placedMarks([], [1, 5, 9], 9)) assert.ok(height >= (14 / 86) * 60);
});

test("Nine centre marks go on two rows or more, and keep off the edge.", () => {
  const marks = packedMarks([], [1, 2, 3, 4, 5, 6, 7, 8, 9], String);
  assert.ok(new Set(marks.map(({ y }) => y)).size > 1);
  const [left, top, right, bottom] = box(marks);
  assert.ok(Math.min(left, top) > 0.05 && Math.max(right, bottom) < 0.95);
});

test("Marks that would be too small are not packed.", () => {
  const many = Array.from({ length: 25 }, (_, index) => index + 1);
  assert.equal(packedMarks(many, many, String), null);
  assert.notEqual(packedMarks([1], [2], String, [5, 15, 55, 55]), null);
});

test("Marks are smaller and larger as the player has set it.", () => {
  const [small, large] = [0.86, 1.18].map((scale) =>
    packedMarks([], [8], String, undefined, scale),
  );
  assert.ok(small[0].height < large[0].height);
});

test("A text is as wide as its signs, and an unknown sign has no outline.", () => {
  assert.ok(textWidth("10", 10) > textWidth("1", 10));
  assert.equal(textPath("8", 30, 30, 12).match(/M/g).length, 3); // an 8 has two holes
});

test("Cells lie in rows from the upper left corner.", () => {
  assert.deepEqual(
    [0, 8, 9, 80].map((cell) => cornerOf(cell, 9)),
    [
      [0, 0],
      [480, 0],
      [0, 60],
      [480, 480],
    ],
  );
});
