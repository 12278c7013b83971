import assert from "node:assert/strict";
import { test } from "node:test";
import {
  contradiction,
  defaults,
  difficultyOf,
  isChanged,
  OWN,
  questionOf,
} from "../../src/nonet/web/static/js/setting/make_question.js";
import { speak } from "./texts.js";

await speak("en");

/** A request with these options, on a board. */
const request = (chosen = {}, layout = { size: 9, box: [3, 3] }, pattern = null) => ({
  chosen: { ...defaults(), ...chosen },
  layout,
  pattern,
});

for (const [name, layout] of [
  ["9 × 9", { size: 9, box: [3, 3] }],
  ["16 × 16", { size: 16, box: [4, 4] }],
  ["a jigsaw", { size: 9, regions: Array(81).fill(0) }],
])
  test(`Without a chosen difficulty the puzzle is easy, also ${name}.`, () => {
    assert.equal(questionOf(request({}, layout), null).difficulty, "Easy");
  });

test("Special options leave the difficulty open, and without them it is easy again.", () => {
  for (const special of [
    { fewest: "30" },
    { most: "30" },
    { requires: ["X-Wing"] },
    { minimal: true },
    { hardest: "X-Wing" },
    { start: true },
    { kind: "killer" },
  ])
    assert.equal(difficultyOf(request(special)), "");
  assert.equal(difficultyOf(request({}, undefined, new Set([1]))), "");
  assert.equal(difficultyOf(request({ fewest: "" })), "Easy");
  assert.equal(difficultyOf(request({ fewest: "30", difficulty: "Hard" })), "Hard");
});

test("Givens are asked for from the fewest to the most, where one of them is set.", () => {
  const givens = (chosen, layout) => questionOf(request(chosen, layout), null).givens;
  assert.equal(givens({}), null);
  assert.deepEqual(givens({ fewest: "20" }), [20, 81]);
  assert.deepEqual(givens({ most: "30" }), [0, 30]);
  const [fewest, most] = givens({}, { size: 100, box: [10, 10] });
  assert.ok(fewest > 5000 && most === 10_000);
});

test("A difficulty by rating is a range, open at both ends.", () => {
  const of = (chosen) => questionOf(request({ difficulty: "er", ...chosen }), null).difficulty;
  assert.deepEqual(of({ lowest: "1.5", highest: "2.6" }), [1.5, 2.6]);
  assert.deepEqual(of({}), [1, 12]);
});

test("Rules that are typed go line by line, and techniques are not asked for with them.", () => {
  const own = questionOf(request({ kind: OWN, rules: "thermometer 2\n\n kropki " }), null);
  assert.deepEqual(own.rules, ["thermometer 2", "kropki"]);
  assert.equal("requires" in own, false);
  assert.equal(questionOf(request({ kind: "killer" }), null).ruleKind, "killer");
});

test("A question has the pattern, the seed and the seconds as numbers.", () => {
  const asked = questionOf(request({ seed: "7", seconds: "5" }, undefined, new Set([1, 79])), null);
  assert.deepEqual([asked.pattern, asked.seed, asked.timeLimit], [[1, 79], 7, 5]);
});

test("Fewest above most is said in words, and so is a rating the wrong way round.", () => {
  const said = (chosen) => contradiction(questionOf(request(chosen), null));
  assert.match(said({ fewest: "40", most: "20" }), /^The fewest givens must not be more/);
  assert.notEqual(said({ fewest: "0", most: "82" }), null);
  assert.notEqual(said({ difficulty: "er", lowest: "3", highest: "2" }), null);
  assert.equal(said({ fewest: "20", most: "40" }), null);
  assert.equal(said({}), null);
});

test("Further options are known to differ from what is usual.", () => {
  assert.equal(isChanged(defaults()), false);
  assert.equal(isChanged({ ...defaults(), difficulty: "Hard", symmetry: "none" }), false);
  assert.equal(isChanged({ ...defaults(), minimal: true }), true);
});
