// What clears fog, as the desk reads and writes it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readTriggers, writtenTriggers } from "../../src/nonet/web/static/js/setting/fog.js";

const MORE = [{ cells: ["r1c1", "r1c2"], lights: ["r4c4"] }];

test("What a right digit clears is read from the triggers that were written for it.", () => {
  for (const clears of ["around", "itself", "nothing"])
    for (const more of [[], MORE]) {
      const written = writtenTriggers(clears, more, 4);
      const isUsual = clears === "nothing" && !more.length; // nothing says nothing
      assert.deepEqual(readTriggers(written, 4), { clears: isUsual ? "around" : clears, more });
    }
});

test("In deep fog a digit clears its own cell, and usual fog needs no triggers.", () => {
  assert.deepEqual(writtenTriggers("around", [], 4), []);
  assert.deepEqual(writtenTriggers("itself", [], 4)[5], { cells: ["r2c2"], lights: ["r2c2"] });
  const [first] = writtenTriggers("around", MORE, 4);
  assert.deepEqual(first, { cells: ["r1c1"], lights: ["r1c1", "r1c2", "r2c1", "r2c2"] });
  assert.equal(writtenTriggers("around", MORE, 4).length, 17);
});
