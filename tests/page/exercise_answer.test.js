import assert from "node:assert/strict";
import { test } from "node:test";
import { describe } from "../../src/nonet/web/static/js/board/layout.js";
import { ExerciseAnswer } from "../../src/nonet/web/static/js/learn/course/exercise_answer.js";
import { FIRST, stateOf } from "./table.js";
import { speak } from "./texts.js";

await speak("en", "learn");

/** An exercise on the first puzzle, with all candidates that houses leave. */
function begun(places, change = (candidates) => candidates) {
  const state = stateOf(FIRST);
  const info = describe(state.layout);
  const candidates = state.givens.map((given, cell) => {
    const seen = new Set(info.peers[cell].map((peer) => state.givens[peer]));
    return given ? [] : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
  });
  return new ExerciseAnswer({ ...state, candidates: change(candidates) }, info, places);
}

test("A digit is entered into open cells, and taken out where all of them have it.", () => {
  const answer = begun(true);
  answer.place([0, 1], 8);
  assert.deepEqual(answer.placed, [[0, 8]]);
  answer.place([0], 4);
  assert.deepEqual(answer.placed, [[0, 4]]);
  answer.place([0], 4);
  assert.deepEqual(answer.placed, []);
  answer.place([1], 4);
  assert.equal(answer.past.length, 3);
});

test("Candidates are taken out and brought back, only where they are.", () => {
  const answer = begun(false);
  answer.remove([0, 2], 8);
  answer.remove([0], 4);
  assert.deepEqual(answer.removed, [
    [0, 4],
    [0, 8],
  ]);
  answer.remove([0], 8);
  assert.deepEqual(answer.removed, [[0, 4]]);
});

test("Undo and redo go through the answer, and clearing is a step of it.", () => {
  const answer = begun(false);
  answer.remove([0], 4);
  answer.place([2], 4);
  answer.clear([0, 2]);
  assert.deepEqual([answer.placed, answer.removed], [[], []]);
  answer.clear([0]);
  answer.undo();
  assert.deepEqual([answer.placed, answer.removed], [[[2, 4]], [[0, 4]]]);
  answer.undo();
  answer.undo();
  answer.undo();
  assert.equal(answer.canUndo, false);
  answer.redo();
  answer.redo();
  assert.deepEqual(answer.placed, [[2, 4]]);
  assert.equal(answer.canRedo, true);
});

test("For a digit no marks are shown that say only what digits say.", () => {
  assert.deepEqual(begun(true).view.centre(0), []);
  assert.deepEqual(begun(false).view.centre(0), [4, 5, 6, 7, 8]);
  const fewer = begun(true, (candidates) => {
    candidates[0] = [4, 8];
    return candidates;
  });
  assert.deepEqual(fewer.view.centre(0), [4, 8]);
  assert.deepEqual(fewer.view.centre(1), []);
  assert.equal(fewer.view.digit(1), 9);
  assert.equal(fewer.view.isGiven(1), true);
  assert.equal(fewer.counts()[9], [...FIRST].filter((sign) => sign === "9").length);
});

test("The answer is shown like a step without an argument.", () => {
  const answer = begun(true);
  assert.equal(answer.shown, null);
  answer.place([0], 8);
  assert.deepEqual(answer.shown.step.placements, [[0, 8]]);
});

test("A screen reader hears what was entered, what is left, and what was removed.", () => {
  const answer = begun(false);
  answer.remove([0], 4);
  assert.equal(answer.label(0), "empty, centre marks 5 6 7 8, removed 4");
  answer.place([0], 8);
  assert.equal(answer.label(0), "8, removed 4");
  assert.equal(answer.label(1), "given 9");
});
