import assert from "node:assert/strict";
import { test } from "node:test";
import { anything, isAnything } from "../../src/nonet/web/static/js/library/filters.js";

test("At first all puzzles are searched for, whatever their order.", () => {
  assert.equal(isAnything(anything()), true);
  assert.equal(isAnything({ ...anything(), sort: "name" }), true);
  for (const name of Object.keys(anything()).filter((one) => one !== "sort"))
    assert.equal(isAnything({ ...anything(), [name]: "x" }), false, name);
});
