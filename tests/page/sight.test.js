import assert from "node:assert/strict";
import { test } from "node:test";
import { middleOf, Sight } from "../../src/nonet/web/static/js/board/sight.js";

/** A board of nine rows without a margin, in a place of 540 pixels. */
function begun() {
  const sight = new Sight(() => [0, 0, 540, 540]);
  sight.width = 540;
  sight.height = 540;
  return sight;
}

test("The whole board is seen at first, and again when it is small enough.", () => {
  const sight = begun();
  assert.deepEqual(sight.settle(), [0, 0, 540, 540]);
  sight.zoom(1.01);
  assert.equal(sight.isZoomed, false);
  sight.zoom(0.3);
  assert.equal(sight.factor, 1);
});

test("A board is enlarged to cells of 90 pixels, and at least to twice its size.", () => {
  const sight = begun();
  sight.zoom(50);
  assert.equal(sight.factor, 2);
  const large = new Sight(() => [0, 0, 6000, 6000]);
  Object.assign(large, { width: 600, height: 600 });
  large.zoom(50);
  assert.equal(large.factor, 15);
});

test("What is seen ends at the rim of the board.", () => {
  const sight = begun();
  sight.zoom(2);
  sight.middle = middleOf(0, 9);
  assert.deepEqual(sight.settle(), [0, 0, 270, 270]);
  sight.shift(9000, 9000);
  assert.deepEqual(sight.settle(), [270, 270, 270, 270]);
});

test("Where the place is wider than the board the board is in its middle.", () => {
  const sight = begun();
  sight.width = 2000;
  sight.zoom(2);
  sight.settle();
  assert.equal(sight.middle[0], 270);
});

test("The cell of the keyboard is brought into sight, and no further than that.", () => {
  const sight = begun();
  sight.zoom(2);
  sight.middle = middleOf(0, 9);
  sight.settle();
  assert.equal(sight.isSeen(middleOf(0, 9)), true);
  assert.equal(sight.isSeen(middleOf(80, 9)), false);
  assert.equal(sight.reveal(middleOf(80, 9)), true);
  sight.settle();
  assert.equal(sight.isSeen(middleOf(80, 9)), true);
  const { middle } = sight;
  assert.equal(sight.reveal(middleOf(70, 9)), false);
  assert.equal(sight.middle, middle);
});

test("The columns and rows in sight are known, for the marks that are drawn.", () => {
  const sight = begun();
  sight.zoom(2);
  sight.middle = [270, 135];
  sight.settle();
  assert.deepEqual(sight.ends, [2, 6, 0, 4]);
});
