import assert from "node:assert/strict";
import { test } from "node:test";
import {
  describe,
  doubled,
  keyOf,
  regionsOf,
  usualBox,
} from "../../src/nonet/web/static/js/board/layout.js";
import { packed, unpacked } from "../../src/nonet/web/static/js/board/masks.js";
import { isPlain, sceneOf } from "../../src/nonet/web/static/js/board/scene.js";
import { JIGSAWS } from "../../src/nonet/web/static/js/setting/jigsaws.js";
import { symmetricCells } from "../../src/nonet/web/static/js/setting/symmetry.js";

test("Boxes are as square as can be, lying; a prime size has none.", () => {
  assert.deepEqual([4, 6, 9, 12, 100, 7, 1].map(usualBox), [
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [10, 10],
    null,
    null,
  ]);
});

test("A cell of a classic board sees 20 others, each once.", () => {
  const { peers, houses } = describe({ size: 9, box: [3, 3] });
  assert.equal(houses.length, 27);
  for (const seen of peers) assert.deepEqual([seen.length, new Set(seen).size], [20, 20]);
  assert.equal(describe({ size: 7 }).peers[0].length, 12);
});

test("Regions come from the boxes where the layout names none.", () => {
  assert.deepEqual(regionsOf({ size: 4, box: [2, 2] }).slice(0, 8), [0, 0, 1, 1, 0, 0, 1, 1]);
  const regions = [0, 0, 1, 1];
  assert.equal(regionsOf({ size: 2, regions }), regions);
  assert.equal(regionsOf({ size: 7 }), null);
});

test("Houses and pairs of a scene are seen as well.", () => {
  const scene = { houses: [[0, 10, 20]], differ: [[0, 80]] };
  const { peers } = describe({ size: 9 }, scene);
  assert.ok(peers[0].includes(20) && peers[0].includes(80) && peers[80].includes(0));
});

test("Both cells of a digit that is twice in a house are found.", () => {
  const digits = [5, 5, 0, 5];
  assert.deepEqual(
    doubled([[0, 1, 2], [3]], (cell) => digits[cell]),
    new Set([0, 1]),
  );
});

test("Equal layouts have one key, whatever fields they leave empty.", () => {
  assert.equal(keyOf({ size: 9, box: [3, 3] }), keyOf({ regions: null, box: [3, 3], size: 9 }));
  assert.notEqual(keyOf({ size: 9, box: [3, 3] }), keyOf({ size: 9 }));
});

test("A list of digits is a mask and back, also beyond 32.", () => {
  for (const digits of [[], [1], [4, 5], [1, 33, 100]])
    assert.deepEqual(unpacked(packed(digits)), digits);
  assert.equal(packed([1, 5]), "11");
});

test("A scene is known by its layout and drawings once it was found.", () => {
  const layout = { size: 4, box: [2, 2], diagonals: true };
  assert.equal(isPlain(layout), false);
  assert.equal(isPlain({ size: 4, box: [2, 2], regions: null }), true);
  assert.equal(sceneOf(layout, {}), null);
  const scene = { houses: [] };
  sceneOf(layout, {}, scene);
  assert.equal(sceneOf({ ...layout, windows: false }, {}), scene);
  assert.equal(sceneOf(layout, { fog: ["r1c1"] }), null);
});

test("Each jigsaw of ours has regions as large as its rows.", () => {
  for (const [size, regions] of Object.entries(JIGSAWS)) {
    const counts = Array(Number(size)).fill(0);
    for (const region of regions) counts[region] += 1;
    assert.deepEqual(counts, Array(Number(size)).fill(Number(size)));
  }
});

test("A symmetry takes a cell to its twins, and each twin to the same cells.", () => {
  assert.deepEqual(symmetricCells(0, 9, "none"), [0]);
  assert.deepEqual(symmetricCells(1, 9, "half-turn"), [1, 79]);
  const turned = symmetricCells(1, 9, "quarter-turn");
  assert.equal(turned.length, 4);
  for (const cell of turned)
    assert.deepEqual(symmetricCells(cell, 9, "quarter-turn").sort(), [...turned].sort());
  assert.equal(symmetricCells(1, 9, "full").length, 8);
  assert.deepEqual(symmetricCells(40, 9, "full"), [40]);
});
