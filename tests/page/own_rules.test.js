import assert from "node:assert/strict";
import { test } from "node:test";
import { isPlain, joining, tickedAt } from "../../src/nonet/web/static/js/setting/own_rules.js";
import { pairsAsText, pairsOf, withPair } from "../../src/nonet/web/static/js/setting/pair_grid.js";

test("Pairs of digits are a text in the order of the digits.", () => {
  assert.equal(
    pairsAsText([
      [1, 2],
      [10, 3],
    ]),
    "1:2 10:3",
  );
  assert.deepEqual([...pairsOf("1:2 , x 10:3 4:")], ["1:2", "10:3"]);
  assert.equal(withPair("2:1 10:1", [2, 10], true, false), "2:1 2:10 10:1");
  assert.equal(withPair("", [3, 1], true, true), "1:3 3:1");
  assert.equal(withPair("1:3 2:2 3:1", [1, 3], false, true), "2:2");
  assert.equal(withPair("1:3 3:1", [1, 3], false, false), "3:1");
  assert.equal(withPair("2:2", [2, 2], true, true), "2:2");
});

const rule = (/** @type {string} */ text, /** @type {number[]} */ cells) =>
  /** @type {SetRule} */ (/** @type {unknown} */ ({ text, cells }));

test("A click on a cell ticks the rules there one by one, and then none of them.", () => {
  const rules = [rule("odd", [0]), rule("cage", [0, 1]), rule("line", [5])];
  let ticked = tickedAt(rules, new Set(["line"]), 0);
  assert.deepEqual([...ticked], ["line", "odd"]);
  ticked = tickedAt(rules, ticked, 0);
  assert.deepEqual([...ticked], ["line", "odd", "cage"]);
  ticked = tickedAt(rules, ticked, 0);
  assert.deepEqual([...ticked], ["line"]);
  assert.deepEqual([...tickedAt(rules, ticked, 7)], ["line"]);
});

test("One rule may be denied, and two or more are joined.", () => {
  const kind = (/** @type {number} */ fewestParts, mostParts = 0) =>
    /** @type {RuleKind} */ (/** @type {unknown} */ ({ fewestParts, mostParts }));
  const kinds = [kind(0), kind(1, 1), kind(2), kind(2, 3)];
  assert.deepEqual(joining(kinds, 0), []);
  assert.deepEqual(joining(kinds, 1), [kinds[1]]);
  assert.deepEqual(joining(kinds, 3), [kinds[2], kinds[3]]);
  assert.deepEqual(joining(kinds, 4), [kinds[2]]);
});

test("A rule is plain without a name, a text and a drawing.", () => {
  const plain = {
    title: "",
    text: "",
    shape: /** @type {const} */ ("usual"),
    colour: "",
    label: "",
  };
  assert.ok(isPlain(plain));
  assert.ok(!isPlain({ ...plain, title: "Mine" }));
  assert.ok(!isPlain({ ...plain, shape: "none" }));
});
