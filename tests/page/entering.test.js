import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { FIRST, SOLUTION, Table } from "./table.js";

test("A digit typed onto a given changes nothing.", () => {
  const table = new Table();
  table.click(1, 2);
  table.press("5", "Delete");
  assert.equal(table.label(1, 2), "row 1 column 2, given 9");
});

test("With several cells selected the digit tool writes corner marks.", () => {
  const table = new Table();
  table.drag([1, 1], [2, 1]);
  table.press("8");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, corner marks 8");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, corner marks 8");
});

for (const [choice, said] of [
  ["n", "row 2 column 1, empty, centre marks 8"],
  ["e", "row 2 column 1, 8, conflict"],
])
  test(`With several cells selected it writes what was set: ${choice}.`, () => {
    const table = new Table();
    settings.several = choice;
    table.drag([1, 1], [2, 1]);
    table.press("8");
    assert.equal(table.label(2, 1), said);
  });

test("A mark goes to all cells while one lacks it, and from all once all have it.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4");
  table.drag([1, 1], [2, 1], [3, 1]);
  table.press("KeyC", "4");
  for (const row of [1, 2, 3])
    assert.equal(table.label(row, 1), `row ${row} column 1, empty, centre marks 4`);
  table.press("4");
  for (const row of [1, 2, 3]) assert.equal(table.label(row, 1), `row ${row} column 1, empty`);
});

test("Placing a digit takes its marks out of the peers; undo brings all of them back.", () => {
  const table = new Table();
  table.click(2, 1);
  table.press("Control+Digit8", "Control+Digit5");
  table.click(1, 1);
  table.press("8");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, centre marks 5");
  table.press("Control+z");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, centre marks 5 8");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("Without that setting a digit changes no other cell.", () => {
  const table = new Table();
  settings.tidy = false;
  table.click(2, 1);
  table.press("Control+Digit8");
  table.click(1, 1);
  table.press("8");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, centre marks 8");
});

test("Delete clears the tool's layer, then the topmost that is filled.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Shift+Digit4", "Control+Digit8", "Alt+Digit3", "KeyX", "Delete");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 8, red");
  table.press("Delete");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, red");
});

test("With that setting a digit is chosen first, and each click writes it.", () => {
  const table = new Table();
  settings.digitFirst = true;
  table.press("Escape", "8");
  assert.equal(table.pad.digit, 8);
  table.click(1, 1);
  table.click(2, 2);
  assert.equal(table.label(1, 1), "row 1 column 1, 8, conflict");
  assert.equal(table.label(2, 2), "row 2 column 2, 8, conflict");
  table.app.entering.digit(8, null);
  assert.equal(table.pad.digit, 0);
});

test("A digit that is locked is written by each click, until Escape.", () => {
  const table = new Table();
  table.app.entering.lock(8);
  assert.equal(table.pad.digit, 8);
  table.click(1, 1);
  table.click(2, 1);
  assert.equal(table.label(2, 1), "row 2 column 1, 8, conflict");
  table.press("Escape");
  table.click(3, 1);
  assert.equal(table.selected, 1);
  assert.equal(table.label(3, 1), "row 3 column 1, empty");
});

test("The letter tool writes any character into cells without a digit; digits stay digits.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("KeyL", "z", "8");
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
  table.press("Backspace");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, letter Z");
  table.press("a", "a");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
  table.drag([1, 1], [2, 1]);
  table.type({ code: "Quote", key: "ä" });
  table.press("Space", "Control+Digit5");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, letter Ä, centre marks 5");
});

test("Escape leaves the letters: keys are digits and commands again.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("KeyL", "h");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, letter H");
  table.press("Escape", "4");
  assert.equal(table.label(1, 1), "row 1 column 1, 4");
  table.press("Escape");
  assert.equal(table.selected, 0);
});

test("The candidates of one digit are seen alone, until the filter is taken off.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4", "Control+Digit8", "Shift+Digit5", "Escape", "KeyG", "8");
  assert.equal(table.app.view().filter, 8);
  assert.equal(table.shade(0), "same");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, corner marks 5, centre marks 4 8");
  table.press("KeyG");
  assert.equal(table.app.view().filter, 0);
  table.click(2, 6);
  table.press("KeyG");
  assert.equal(table.pad.filter, 4);
});

test("The colour tool for candidates colours one, and takes the colour away again.", () => {
  const table = new Table();
  table.play.candidates();
  table.click(1, 1);
  table.press("KeyB", "8");
  assert.deepEqual(table.game.candidateColours(0), [[8, 4]]);
  table.press("8");
  assert.deepEqual(table.game.candidateColours(0), []);
});

test("Where a digit is not marked it cannot be coloured, and a line says so.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4", "KeyB", "8");
  assert.match(table.toast, /no selected cell has the mark 8/);
  assert.deepEqual(table.game.candidateColours(0), []);
});

test("A click with that tool colours the candidate under it.", () => {
  const table = new Table();
  table.play.candidates();
  table.press("KeyB");
  table.app.board.cellAt = () => ({ cell: 0, digit: 5, isCentral: true });
  table.click(1, 1);
  assert.deepEqual(table.game.candidateColours(0), [[5, 4]]);
});

test("With that setting 10 is A, on the board and in marks, and G is 16.", () => {
  const table = new Table(
    new Game({ layout: { size: 16, box: [4, 4] }, givens: Array(256).fill(0), locked: false }),
  );
  settings.letters = true;
  table.click(1, 1);
  table.press("1", "0");
  assert.equal(table.label(1, 1), "row 1 column 1, given A");
  table.click(5, 5);
  table.app.entering.digit(16, null);
  assert.equal(table.label(5, 5), "row 5 column 5, given G");
});

test("Digits written before the start are givens after it.", () => {
  const givens = Array(81).fill(0);
  const table = new Table(new Game({ layout: { size: 9, box: [3, 3] }, givens, locked: false }));
  table.click(1, 1);
  table.press("5");
  assert.equal(table.label(1, 1), "row 1 column 1, given 5");
  table.game.locked = true;
  table.press("6");
  assert.equal(table.label(1, 1), "row 1 column 1, given 5");
});

test("While paused no digit is written and nothing is undone.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("5");
  table.app.timer.isPaused = true;
  table.press("8", "Control+z", "Delete");
  table.app.timer.isPaused = false;
  assert.equal(table.label(1, 1), "row 1 column 1, 5");
  table.press("8");
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
});

test("What was written is said: the cell, or that there is a conflict.", () => {
  const table = new Table();
  settings.several = "e";
  table.click(1, 1);
  table.press("8");
  assert.equal(table.live, "row 1 column 1, 8");
  table.drag([1, 1], [2, 1]);
  table.press("9");
  assert.equal(table.live, "Same digit twice in a row, column or box");
});

test("A full board with a wrong digit is named, and a right one is solved.", () => {
  const table = new Table(FIRST);
  for (const [cell, digit] of [...SOLUTION].entries())
    if (cell && !table.game.digit(cell)) table.game.make([["entry", cell, Number(digit)]]);
  settings.conflicts = "off";
  table.click(1, 1);
  table.press("5");
  assert.match(table.toast, /^The board is full, but not solved/);
  assert.equal(table.game.finished, false);
  table.press("8");
  assert.equal(table.game.finished, true);
  assert.equal(table.toast, "");
});

test("While a pattern is drawn Enter puts a cell and its twins into it, or takes them out.", () => {
  const table = new Table();
  table.app.pattern = new Set();
  document.body.dataset.tab = "make";
  table.app.symmetricCells = (cell) => [cell, 80 - cell];
  table.click(1, 1);
  assert.deepEqual(table.app.pattern, new Set([0, 80]));
  assert.equal(table.label(9, 9), "row 9 column 9, empty, in the pattern");
  assert.equal(table.drawn("in").length, 2);
  table.press("ArrowDown", "Enter");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, in the pattern");
  table.press("Enter");
  assert.equal(table.label(2, 1), "row 2 column 1, empty");
  document.body.dataset.tab = "play";
});
