import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "../../src/nonet/web/static/js/setting/history.js";

const draft = () => ({ givens: [0, 0, 0, 0], lines: [], title: "" });

test("What was changed at the desk is undone and done again, givens cell by cell.", () => {
  const history = new History(draft());
  history.change({ givens: [7, 0, 0, 0] });
  history.change({ lines: ["cage 3 r1c1-2"] });
  assert.deepEqual(history.past[0], { cells: [[0, 0]] });
  assert.equal(history.undo(), true);
  assert.deepEqual(history.now.lines, []);
  assert.deepEqual(history.now.givens, [7, 0, 0, 0]);
  assert.equal(history.undo(), true);
  assert.deepEqual(history.now, draft());
  assert.equal(history.undo(), false);
  history.redo();
  history.redo();
  assert.deepEqual(history.now, { givens: [7, 0, 0, 0], lines: ["cage 3 r1c1-2"], title: "" });
  assert.equal(history.redo(), false);
});

test("A change is made on another draft: that of before stays as it was.", () => {
  const before = draft();
  const history = new History(before);
  history.change({ givens: [1, 0, 0, 0] });
  assert.deepEqual(before, draft());
});

test("Changes of the same thing are one, until something else was changed.", () => {
  const history = new History(draft());
  for (const title of ["M", "Mo", "Morn"]) history.change({ title }, "title");
  history.change({ lines: ["a"] });
  history.change({ title: "x" }, "title");
  assert.equal(history.past.length, 3);
  history.undo();
  assert.equal(history.now.title, "Morn");
  history.undo();
  history.undo();
  assert.equal(history.now.title, "");
});

test("A change after undo forgets what was undone.", () => {
  const history = new History(draft());
  history.change({ title: "a" });
  history.undo();
  history.change({ title: "b" });
  assert.equal(history.redo(), false);
});

test("A board of another size is one change.", () => {
  const history = new History(draft());
  history.change({ givens: Array(9).fill(0) });
  history.undo();
  assert.deepEqual(history.now.givens, [0, 0, 0, 0]);
});

test("The last changes are saved with the draft, as far as there is room for them.", () => {
  const history = new History(draft());
  for (let number = 0; number < 6; number += 1)
    history.change({ lines: ["x".repeat(30_000) + number] });
  const { past, lines } = history.saved;
  assert.equal(past.length, 3);
  assert.equal(lines[0].at(-1), "5");
  const again = new History(history.now, history.saved);
  again.undo();
  assert.equal(again.now.lines[0].at(-1), "4");
});

test("Of very many changes the oldest are forgotten.", () => {
  const history = new History(draft());
  for (let number = 0; number < 510; number += 1) history.change({ title: String(number) });
  assert.equal(history.past.length, 500);
});
