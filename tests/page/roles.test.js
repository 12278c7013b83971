// Roles of cells, such as doublers: marked, taken back, saved, and held against the right ones.

import assert from "node:assert/strict";
import test from "node:test";
import { fromDocument, toText } from "../../src/nonet/web/static/js/library/documents.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { markedIn, misplacedIn, roleChanges } from "../../src/nonet/web/static/js/play/roles.js";

const role = (layer, value, start, counts = true) => ({
  layer,
  value,
  sign: "",
  counts,
  start,
  number: value,
});
/** Hot and cold cells, and a shade that does not count. */
const scene = { roles: [role("heat", 2, 0), role("heat", 3, 0), role("shade", 2, 16, false)] };
const layout = { size: 4, box: [2, 2], layers: [{ name: "heat", values: [1, 2, 3] }] };
const open = () => new Game({ layout, givens: Array(16).fill(0), scene });
const mark = (game, cells, place) => game.make(roleChanges(game, cells, place));

test("A role goes for another one of its layer, and beside those of other layers.", () => {
  const game = open();
  mark(game, [0, 1], 1);
  mark(game, [0], 2);
  mark(game, [0], 3);
  assert.deepEqual(game.role(0), [2, 3]);
  assert.deepEqual(game.role(1), [1]);
  mark(game, [0, 1], 3);
  assert.deepEqual(game.role(1), [1, 3]);
  mark(game, [0, 1], 3);
  assert.deepEqual([game.role(0), game.role(1)], [[2], [1]]);
  assert.equal(mark(game, [0], 4), false);
});

test("Roles are undone and redone, cleared with their tool, and taken out by a restart.", () => {
  const game = open();
  mark(game, [3], 2);
  game.undo();
  assert.deepEqual(game.role(3), []);
  game.redo();
  assert.deepEqual(game.role(3), [2]);
  game.enter([3], 4);
  game.clear([3], "role");
  assert.deepEqual([game.role(3), game.digit(3)], [[], 4]);
  mark(game, [5], 1);
  game.clearMarks();
  assert.deepEqual(game.role(5), [1]);
  game.restart();
  assert.deepEqual(game.role(5), []);
});

test("A question has the number of each variable that is marked, from the start of its layer.", () => {
  const game = open();
  assert.equal(markedIn(game), null);
  assert.equal("layers" in game.state(), false);
  mark(game, [2], 2);
  mark(game, [1], 3);
  assert.deepEqual(markedIn(game), [0, 0, 3, ...Array(14).fill(0), 2]);
  assert.deepEqual(game.state().layers, markedIn(game));
});

test("Roles that count are held against the right ones, where those are known.", () => {
  const game = open();
  mark(game, [0, 1], 1);
  mark(game, [2], 3);
  const right = [2, 1, ...Array(30).fill(1)];
  assert.deepEqual(misplacedIn(game, right), [1]);
  assert.deepEqual(misplacedIn(game, []), []);
});

test("A document keeps roles, and the moves that gave them.", () => {
  const game = open();
  mark(game, [7], 2);
  const again = fromDocument(JSON.parse(toText(game)));
  assert.deepEqual(again.role(7), [2]);
  again.undo();
  assert.deepEqual(again.role(7), []);
});
