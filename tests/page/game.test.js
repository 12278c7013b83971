import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { digitsOf, FIRST, SOLUTION, stateOf, Table } from "./table.js";

const begin = (text = FIRST, more = {}) => new Game({ ...stateOf(text), ...more });

test("Writing the solution digit by digit ends with the puzzle solved, and a screen reader hears it.", () => {
  const table = new Table();
  table.click(1, 1);
  for (const [cell, digit] of [...SOLUTION].entries()) {
    if (FIRST[cell] === ".") table.press(digit);
    table.press("ArrowRight");
    if (cell % 9 === 8) table.press("ArrowDown");
  }
  assert.equal(table.game.finished, true);
  assert.match(table.live, /^Solved in [0-9:]+\. Well done\.$/);
});

test("Cells with a digit that is twice in a house are in conflict, until it goes.", () => {
  const game = begin();
  game.enter([0], 9);
  assert.deepEqual(game.conflicts(), new Set([0, 1]));
  assert.equal(game.conflicts(), game.conflicts());
  game.undo();
  assert.deepEqual(game.conflicts(), new Set());
});

test("Nine of a digit are counted, and all that are too many.", () => {
  const table = new Table(".".repeat(81));
  const places = [0, 12, 24, 28, 40, 52, 56, 68, 80];
  for (const cell of places) table.app.moved(table.game.enter([cell], 1));
  assert.deepEqual([table.pad.counts[1], table.pad.clashing.size], [9, 0]);
  table.app.moved(table.game.enter([80], 1));
  table.app.moved(table.game.enter([79], 1));
  assert.deepEqual([table.pad.counts[1], [...table.pad.clashing]], [9, [1]]);
  table.app.moved(table.game.enter([80], 1));
  assert.equal(table.pad.counts[1], 10);
});

test("Cells with the same digit are alike; without one those that share a mark or a colour.", () => {
  const game = begin();
  assert.equal(game.alike(1).length, [...FIRST].filter((sign) => sign === "9").length);
  assert.deepEqual(game.alike(0), [0]);
  game.mark([0, 3], "centre", 4);
  game.mark([0, 5], "colours", 2);
  assert.deepEqual(game.alike(0), [0, 3]);
  assert.deepEqual(game.alike(5), [0, 5]);
  game.write([2, 8], "K");
  assert.deepEqual(game.alike(2), [2, 8]);
});

test("A move that changes nothing is no move.", () => {
  const game = begin();
  assert.equal(game.enter([1], 9), false);
  assert.equal(game.clear([0], "entry"), false);
  assert.equal(game.centreMarks([0]), false);
  assert.equal(game.canUndo, false);
});

test("The seconds played when a move was made are kept with it, through undo and redo.", () => {
  const game = begin();
  game.elapsed = 12.4;
  game.enter([0], 8);
  const [move] = game.moves;
  game.undo();
  assert.equal(game.redo(), move);
  assert.equal(game.times.get(move), 12);
  game.undo();
  assert.equal(game.undo(), null);
  game.enter([0], 4);
  assert.equal(game.canRedo, false);
  assert.equal(game.redo(), null);
});

test("Clear all marks is one move, which undo takes back.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit8", "Alt+Digit2");
  table.app.moved(table.game.clearMarks());
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
  table.press("Control+z");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 8, dark grey");
});

test("The colour of a candidate goes with its mark, and comes back with it.", () => {
  const game = begin();
  game.mark([0], "centre", 4);
  game.mark([0], "centre", 8);
  game.colourCandidate([0], 8, 3);
  game.mark([0], "centre", 8);
  assert.deepEqual(game.candidateColours(0), []);
  game.undo();
  assert.deepEqual(game.candidateColours(0), [[8, 3]]);
});

test("A step is applied as one move: its digit, and what it takes out of the candidates.", () => {
  const game = begin();
  const { count } = game;
  const candidates = Array.from({ length: count }, (_, cell) => game.possible(cell));
  const step = { placements: [[0, 8]], eliminations: [[2, 4]] };
  game.fillCandidates();
  assert.equal(game.apply(step, candidates), true);
  assert.equal(game.digit(0), 8);
  assert.equal(game.centre(2).includes(4), false);
  assert.equal(game.centre(2).includes(8), false);
  game.undo();
  assert.equal(game.digit(0), 0);
  assert.equal(game.centre(2).includes(4), true);
  game.apply(step, candidates, { tidy: false });
  assert.equal(game.centre(9).includes(8), true);
});

test("Where rules are only drawn a full board is solved by the solution of its file alone.", () => {
  const solution = digitsOf(SOLUTION);
  const state = stateOf(`${SOLUTION.slice(0, -1)}.`);
  const game = new Game(state, { hasUnreadRules: true, solution });
  assert.equal(game.isSolved, false);
  game.enter([80], 3);
  assert.equal(game.isSolved, true);
  assert.throws(() => game.posed(), { code: "unread" });
  const unknown = new Game(stateOf(SOLUTION), { hasUnreadRules: true });
  assert.equal(unknown.isSolved, false);
});

test("Centre marks are the candidates that a question is asked with.", () => {
  const game = begin();
  assert.equal(game.posed().candidates, null);
  game.mark([0], "centre", 4);
  assert.deepEqual(game.posed().candidates[0], [4]);
  assert.equal(game.posed().candidates[2], null);
  assert.equal(game.posed({ marks: false }).candidates, null);
});

test("Help is counted while the game goes on, and only then.", () => {
  const game = begin();
  game.help();
  game.help();
  game.finished = true;
  game.help();
  assert.deepEqual([game.helped, game.helps], [true, 2]);
});

test("What a scene adds changes who sees whom, and with it the conflicts.", () => {
  const game = begin();
  game.enter([0], 8);
  game.enter([80], 8);
  const found = game.conflicts();
  const houses = [[0, 10, 20, 30, 40, 50, 60, 70, 80]];
  game.take({ houses, differ: [[0, 80]], signs: "", lines: [] });
  assert.equal(found.has(0), false);
  assert.equal(game.conflicts().has(0), true);
  assert.equal(game.info.peers[0].includes(80), true);
});

test("Moves are taken back until nothing is wrong any more.", () => {
  const game = begin();
  for (const [cell, digit] of [
    [0, 8],
    [9, 5],
    [18, 6],
  ])
    game.enter([cell], digit);
  const solution = digitsOf(SOLUTION);
  const isMistaken = () =>
    [...game.cells].some((cell) => game.digit(cell) && game.digit(cell) !== solution[cell]);
  assert.equal(game.undoToBefore(isMistaken), 2);
  assert.equal(game.digit(0), 8);
});
