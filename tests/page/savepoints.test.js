import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf } from "../../src/nonet/web/static/js/library/documents.js";
import { digitsOf, goBack, nextName } from "../../src/nonet/web/static/js/play/savepoints.js";
import { Table } from "./table.js";

test("Going back to a save point is one move, which undo takes back.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("8", "ArrowDown", "Control+Digit3", "Alt+Digit2");
  const point = { name: "p", elapsed: 1, cells: cellsOf(table.game) };
  table.press("5");
  assert.equal(table.label(2, 1), "row 2 column 1, 5, dark grey");
  table.app.moved(goBack(table.game, point));
  assert.equal(table.label(2, 1), "row 2 column 1, empty, centre marks 3, dark grey");
  assert.equal(goBack(table.game, point), false);
  table.press("Control+z");
  assert.equal(table.label(2, 1), "row 2 column 1, 5, dark grey");
});

test("A save point says how many digits the player had.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("8", "ArrowDown", "5", "Control+Digit3");
  assert.equal(digitsOf({ cells: cellsOf(table.game) }), 2);
});

test("A save point without a name gets the next number that is free.", () => {
  const { game } = new Table();
  const first = nextName(game);
  game.savePoints = [{ name: first }, { name: "Before the guess" }];
  const second = nextName(game);
  assert.notEqual(second, first);
  game.savePoints = [{ name: second }];
  assert.equal(nextName(game), first);
});
