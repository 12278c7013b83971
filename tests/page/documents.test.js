import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellsOf,
  fromDocument,
  isEarlier,
  toText,
} from "../../src/nonet/web/static/js/library/documents.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { digitsOf, FIRST, Table } from "./table.js";

/** A table with the game of another one, saved and read again. */
const reloaded = (table) => new Table(fromDocument(JSON.parse(toText(table.game))));

test("A saved game names the layer of each change by one letter, and its moves are undone.", () => {
  let table = new Table();
  table.click(1, 1);
  table.press("8", "ArrowRight", "ArrowRight", "Shift+Digit4", "Control+Digit2", "Alt+Digit3");
  assert.deepEqual(JSON.parse(toText(table.game)).history, [
    [["e", 0, 0, 8]],
    [["r", 2, [], [4]]],
    [["n", 2, [], [2]]],
    [["c", 2, [], [3]]],
  ]);
  table = reloaded(table);
  assert.equal(table.label(1, 3), "row 1 column 3, empty, corner marks 4, centre marks 2, red");
  table.press("Control+z", "Control+z", "Control+z", "Control+z");
  assert.equal(table.label(1, 3), "row 1 column 3, empty");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("Moves, marks, colours and what was undone are in the document.", () => {
  let table = new Table();
  table.click(1, 1);
  table.press("8", "ArrowDown", "Control+Digit5", "Alt+Digit2", "ArrowDown", "6", "Control+z");
  table = reloaded(table);
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
  assert.equal(table.label(2, 1), "row 2 column 1, empty, centre marks 5, dark grey");
  table.press("Control+y");
  assert.equal(table.label(3, 1), "row 3 column 1, 6");
});

test("A game saved without letters, pen and save points is as it was.", () => {
  const document = {
    version: 1,
    state: {
      layout: { size: 9, box: [3, 3] },
      givens: digitsOf(FIRST),
      entries: [8, ...Array(80).fill(0)],
    },
    marks: { corner: [[], [], [4], ...Array(78).fill([])] },
    history: [[["e", 0, 0, 8]]],
    settings: {},
  };
  const table = new Table(fromDocument(document));
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
  assert.equal(table.label(1, 3), "row 1 column 3, empty, corner marks 4");
  table.press("Control+z");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("Beyond 25 × 25 marks are saved as masks, and are there again with their moves.", () => {
  const givens = Array(900).fill(0);
  givens[0] = 1;
  let table = new Table({ layout: { size: 30, box: [5, 6] }, givens });
  table.play.candidates();
  table.click(1, 2);
  table.press("Control+Digit4");
  assert.ok(toText(table.game).length < 60_000);
  table = reloaded(table);
  assert.match(table.label(1, 2), /empty, centre marks 2 3 5 6/);
  table.press("Control+z");
  assert.match(table.label(1, 2), /empty, centre marks 2 3 4 5/);
  table.press("Control+z");
  assert.equal(table.label(1, 2), "row 1 column 2, empty");
});

test("Everything of a game is in its document, once and again.", () => {
  const game = new Game(
    { layout: { size: 4, box: [2, 2] }, givens: [1, ...Array(15).fill(0)] },
    { author: "Ada", rules: "r", message: "m", cosmetics: { fog: ["r1c1"] }, solution: null },
  );
  game.enter([1], 2);
  game.mark([2], "corner", 3);
  game.mark([2], "centre", 4);
  game.mark([3], "colours", 5);
  game.colourCandidate([2], 3, 7);
  game.write([4], "K");
  game.make([["pen", 5, [[0, 8]]]]);
  game.fillCandidates({ keep: true });
  game.setAuto(true, null);
  game.undo();
  game.savePoints = [{ name: "p", elapsed: 3, cells: cellsOf(game) }];
  game.elapsed = 61.26;
  game.crossed.add("0,1:3 4");
  game.help();
  game.task = { kind: "daily", day: "2026-12-01", level: "easy" };
  game.draft = { lines: ["cage 3 r1c1-2"], past: [], future: [] };
  const text = toText(game);
  assert.equal(toText(fromDocument(JSON.parse(text))), text);
  const { state, elapsed, settings, savePoints } = JSON.parse(text);
  assert.deepEqual(state.entries.slice(0, 3), [0, 2, 0]);
  assert.deepEqual([elapsed, settings.helps, settings.crossed], [61.3, 1, ["0,1:3 4"]]);
  assert.ok(savePoints[0].cells.some(([letter, cell]) => letter === "l" && cell === 4));
});

test("Marks are listed beside those that candidates fill in, and both are saved.", () => {
  let table = new Table();
  table.click(1, 1);
  table.press("Control+8");
  table.play.turnAuto();
  assert.equal(
    table.label(1, 1),
    "row 1 column 1, empty, automatic candidates 4 5 6 7, centre marks 8",
  );
  table.click(2, 1);
  table.press("7");
  table = reloaded(table);
  assert.equal(
    table.label(1, 1),
    "row 1 column 1, empty, automatic candidates 4 5 6, centre marks 8",
  );
  table.play.turnAuto();
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 8");
});

test("A document is earlier than one of the same game with more moves, and no other.", () => {
  const at = (...history) => ({ history, settings: {} });
  const [one, other] = [[["e", 0, 0, 8]], [["e", 0, 0, 4]]];
  assert.equal(isEarlier(at(), at(one)), true);
  assert.equal(isEarlier(at(one), at(one, other)), true);
  assert.equal(isEarlier(at(one), at(one)), true);
  assert.equal(isEarlier(at(one, other), at(one)), false);
  assert.equal(isEarlier(at(other), at(one, other)), false);
  assert.equal(isEarlier({ history: [one, other], settings: { done: 1 } }, at(one)), true);
  const drawn = { history: [], settings: { draft: { past: [one] } } };
  assert.equal(isEarlier(at(), drawn), true);
  assert.equal(isEarlier(drawn, at()), false);
});
