// What a drag draws of lines that branch.

import assert from "node:assert/strict";
import { test } from "node:test";

import { branchesOf, placesOf, stemTo } from "../../src/nonet/web/static/js/setting/places.js";

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
