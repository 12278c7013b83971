import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { digitsOf, FIRST, SOLUTION, stateOf, Table } from "./table.js";

test("Two equal digits in a house are named as a conflict.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("9");
  assert.equal(table.label(1, 1), "row 1 column 1, 9, conflict");
  assert.equal(table.label(1, 2), "row 1 column 2, given 9, conflict");
  settings.conflicts = "off";
  assert.equal(table.label(1, 1), "row 1 column 1, 9");
});

test("At the last level a digit that is not the solution's is marked; a right one is not.", () => {
  const table = new Table();
  settings.conflicts = "solution";
  table.game.solution = digitsOf(SOLUTION);
  table.click(1, 1);
  table.press("4");
  assert.equal(table.label(1, 1), "row 1 column 1, 4, conflict");
  table.press(SOLUTION[0]);
  assert.equal(table.label(1, 1), `row 1 column 1, ${SOLUTION[0]}`);
});

test("Peers and equal digits are shaded only if the settings say so.", () => {
  const table = new Table();
  table.click(1, 5);
  const shades = () => new Set([...table.game.cells].map((cell) => table.shade(cell)));
  assert.deepEqual(shades(), new Set(["", "peer", "pick", "same"]));
  settings.peers = false;
  settings.same = false;
  table.app.refresh();
  assert.deepEqual(shades(), new Set(["", "pick"]));
});

test("Cells of a broken rule are marked, and what the server says of them is named.", () => {
  const table = new Table();
  table.game.said = {
    at: (cell) => (cell === 18 ? ["cage of 9, 2 cells, 2 filled", "cage of 9: 12"] : []),
    broken: [{ cells: [18, 19], text: "cage of 9: 12" }],
  };
  table.click(3, 1);
  table.press("5");
  assert.equal(
    table.label(3, 1),
    "row 3 column 1, 5, cage of 9, 2 cells, 2 filled, cage of 9: 12, conflict",
  );
  settings.conflicts = "off";
  assert.equal(table.label(3, 1).endsWith("conflict"), false);
});

test("A given under fog is neither seen nor said, and no conflict gives it away.", () => {
  const game = new Game(stateOf(FIRST), { cosmetics: { fog: ["r1c1"] } });
  const table = new Table(game);
  assert.equal(table.label(1, 2), "row 1 column 2, in fog");
  table.click(1, 1);
  table.press("9");
  assert.equal(table.label(1, 1), "row 1 column 1, 9");
  game.covered = new Set();
  table.app.repaint();
  assert.equal(table.label(1, 2), "row 1 column 2, given 9, conflict");
});

test("Where two solutions differ both digits are said, and marks are not seen.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4");
  table.app.present({ differ: [[0, 4, 8]] });
  assert.equal(table.label(1, 1), "row 1 column 1, 4 or 8");
  assert.deepEqual(table.app.view().centre(0), []);
  table.app.present(null);
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 4");
});

test("While a pattern is drawn the digits of the game are not seen.", () => {
  const table = new Table();
  table.app.pattern = new Set([1]);
  document.body.dataset.tab = "make";
  assert.equal(table.label(1, 2), "row 1 column 2, empty, in the pattern");
  table.app.symmetricCells = (cell) => [cell, 80 - cell];
  table.app.togglePattern(0);
  assert.deepEqual(table.app.pattern, new Set([1, 0, 80]));
  assert.equal(table.shade(80), "in");
  table.app.togglePattern(80);
  assert.deepEqual(table.app.pattern, new Set([1]));
  document.body.dataset.tab = "play";
  assert.equal(table.label(1, 2), "row 1 column 2, given 9");
});

test("Marks of the player are packed; filled candidates and fixed marks have their places.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4");
  assert.equal(table.app.view().packed, true);
  table.play.candidates();
  assert.equal(table.app.view().packed, false);
  table.press("Control+z");
  assert.equal(table.app.view().packed, true);
  settings.fixedMarks = true;
  assert.equal(table.app.view().packed, false);
});

test("A panel that has the board says what its cells are.", () => {
  const table = new Table();
  table.app.mode = { view: table.game, label: (cell) => `region ${cell}`, counts: () => [0] };
  assert.equal(table.label(1, 3), "row 1 column 3, region 2");
});

test("An argument hides the marks of the cells that it draws itself.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4", "Alt+Digit3");
  const overlay = { halos: [], place: [0], fills: [], frames: [], spots: [], arrows: [], left: [] };
  const none = { houses: [], links: [], chain: [], blocks: [], placements: [], eliminations: [] };
  const step = { ...none, overlay, groups: [{ cells: [0], candidates: [] }] };
  table.app.present({ step, candidates: [], depth: 1 });
  assert.deepEqual(table.app.view().centre(0), [4]);
  table.app.present({ step, candidates: [], depth: 2 });
  assert.deepEqual(table.app.view().centre(0), []);
});
