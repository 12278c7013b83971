// What a drag draws of lines that branch.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  branchesOf,
  placesOf,
  stemTo,
  strokesOf,
} from "../../src/nonet/web/static/js/setting/places.js";

test("A drag that goes back over its line and turns off makes a line to each end.", () => {
  assert.deepEqual(branchesOf([1, 2, 3]), [[1, 2, 3]]);
  assert.deepEqual(branchesOf([1, 2, 3, 2, 5]), [
    [1, 2, 3],
    [1, 2, 5],
  ]);
  assert.deepEqual(branchesOf([1, 2, 3, 4, 3, 2, 5, 1, 7]), [
    [1, 2, 3, 4],
    [1, 2, 5],
    [1, 7],
  ]);
  assert.deepEqual(branchesOf([1, 2, 3, 2]), [[1, 2, 3]]);
});

test("A drag that ends in its first cell is closed; one that goes back and turns off has strokes.", () => {
  const both = { mayClose: true, mayBranch: true };
  const strokes = (/** @type {number[]} */ path, /** @type {object} */ kind = {}) =>
    strokesOf(path, { ...both, ...kind });
  assert.deepEqual(strokes([1, 2, 11, 10, 1]), [[1, 2, 11, 10, 1]]);
  assert.deepEqual(strokes([1, 2, 3, 2, 11]), [
    [1, 2, 3],
    [2, 11],
  ]);
  assert.deepEqual(strokes([1, 2, 3, 4, 3, 2, 11, 2, 20]), [
    [1, 2, 3, 4],
    [2, 11],
    [2, 20],
  ]);
  for (const path of [[1], [1, 2, 3], [1, 2, 3, 2], [1, 2, 1], [1, 2, 3, 12, 2, 20]])
    assert.equal(strokes(path), null);
  assert.equal(strokes([1, 2, 11, 10, 1], { mayClose: false }), null);
  assert.equal(strokes([1, 2, 3, 2, 11], { mayBranch: false }), null);
});

test("A line that begins on another one has that one's bulb.", () => {
  const rules = [
    { text: "slow-thermometer r1c1 r1c2", cells: [0, 1] },
    { text: "thermometer r1c2 r1c3 r2c3", cells: [1, 2, 11] },
  ];
  assert.deepEqual(stemTo(rules, "thermometer", 2), [1]);
  assert.deepEqual(stemTo(rules, "thermometer", 11), [1, 2]);
  assert.deepEqual(stemTo(rules, "thermometer", 1), []);
  assert.deepEqual(stemTo(rules, "thermometer", 40), []);
});

test("A drag makes a chain of pairs, and a branch has the cells of its stem.", () => {
  const rules = [{ text: "thermometer r1c1 r1c2", cells: [0, 1] }];
  const desk = /** @type {any} */ ({ rules, size: 9 });
  const kind = (/** @type {object} */ more) =>
    /** @type {any} */ ({ name: "thermometer", isPair: false, ...more });
  assert.deepEqual(placesOf(desk, kind({ isPair: true }), [[0, 1, 2]], null), [
    "r1c1 r1c2",
    "r1c2 r1c3",
  ]);
  assert.deepEqual(placesOf(desk, kind({}), [[0], [1, 2]], null), ["r1c1 / r1c2 r1c3"]);
  assert.deepEqual(placesOf(desk, kind({}), [], [[1, 10]]), ["r1c1 r1c2 r2c2"]);
  assert.deepEqual(placesOf(desk, kind({}), [], [[1, 0]]), ["r1c2 r1c1"]);
});
