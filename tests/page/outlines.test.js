import assert from "node:assert/strict";
import { test } from "node:test";
import { regionLines } from "../../src/nonet/web/static/js/board/lattice.js";
import { areaOf, borders, outline, wedge } from "../../src/nonet/web/static/js/board/outlines.js";

const ends = (path) => [...path.matchAll(/[MHV]/g)].length;

test("The border of a cell is its four sides, that of two cells has none between them.", () => {
  assert.equal(borders([0], 9, 3), "M3 3H57M3 3V57M3 57H57M57 3V57");
  assert.equal(ends(borders([0, 1], 9, 3)), 2 * 6);
});

test("A border turns inwards round the corner of a bent set, without a gap.", () => {
  // From the bent corner at 60 60 the lines begin 3 units before it.
  assert.equal(
    borders([0, 1, 9], 9, 3),
    "M3 3H60M3 3V60M60 3H117M57 57H117M117 3V57M3 60V117M3 117H57M57 57V117",
  );
});

test("An area is a square for each of its cells.", () => {
  assert.equal(areaOf([0, 10], 9), "M0 0h60v60h-60zM60 60h60v60h-60z");
  assert.equal(areaOf([], 9), "");
});

test("One colour takes a whole cell, several take slices that meet in the middle.", () => {
  assert.equal(wedge(0, 1, [60, 0]), "M60 0h60v60h-60z");
  assert.equal(
    wedge(0, 0.5, [0, 0]),
    "M30.00 30.00L30.00 0.00L60.00 0.00L60.00 60.00L30.00 60.00z",
  );
  assert.ok(wedge(0.5, 1, [0, 0]).startsWith("M30.00 30.00L30.00 60.00L0.00 60.00"));
});

test("A shape round a point has its corners, a circle none.", () => {
  const lines = (shape) => (outline(shape, [30, 30], 10).match(/L/g) ?? []).length + 1;
  assert.deepEqual(["square", "diamond", "hexagon"].map(lines), [4, 4, 6]);
  assert.match(outline("circle", [30, 30], 10), /^M20 30a10 10/);
});

test("Thick lines run between regions, and nowhere else.", () => {
  assert.equal(regionLines([0, 0, 1, 1], 2), "M0 60h60M60 60h60");
  assert.equal(regionLines([0, 1, 0, 1], 2), "M60 0v60M60 60v60");
  assert.equal(regionLines(null, 9), "");
});
