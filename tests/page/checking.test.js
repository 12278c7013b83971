import assert from "node:assert/strict";
import { test } from "node:test";
import { askCheck, judged, showCheck } from "../../src/nonet/web/static/js/play/checking.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { digitsOf, SEVERAL, SOLUTION, stateOf, Table } from "./table.js";

const UNIQUE = { status: "unique", solutions: [digitsOf(SOLUTION)], mistakes: [] };

test("Givens and right digits are never blamed, whatever they conflict with; nor after a move.", () => {
  const table = new Table();
  const checked = () => {
    table.play.endCheck();
    table.play.endCheck = showCheck(table.app, UNIQUE, () => {});
    return table.toast;
  };
  const wrong = () => [...table.app.view().wrong];
  // The solution begins 89461.
  for (const [column, digit] of [
    [1, "1"],
    [3, "4"],
    [4, "4"],
  ]) {
    table.click(1, column);
    table.press(digit);
  }
  assert.ok(wrong().length > 2); // what breaks a rule is shown at once
  assert.equal(checked(), "2 of your digits are wrong.");
  assert.deepEqual(wrong(), [0, 3]);
  assert.equal(table.label(1, 1), "row 1 column 1, 1, conflict");
  table.click(1, 4);
  table.press("6");
  assert.equal(table.app.found.wrong.size, 0);
  assert.equal(checked(), "1 of your digits is wrong.");
  table.click(1, 1);
  table.press("8");
  assert.equal(checked(), "All right so far");
  table.click(2, 1);
  table.press("Control+8", "Control+9");
  assert.equal(checked(), "The marks of 1 cell lack its digit.");
});

test("Where several solutions are left only contradictions are blamed, and only the player's.", () => {
  const game = new Game(stateOf(SEVERAL));
  const several = { status: "several", solutions: [], mistakes: [] };
  assert.equal(judged(game, several).text, "Several solutions");
  game.enter([0], 1);
  const mistakes = [{ kind: "house", cells: [0, 4] }];
  assert.deepEqual(judged(game, { ...several, mistakes }), {
    cells: [0],
    text: "1 of your digits breaks a rule.",
  });
  const stuck = judged(game, { ...several, mistakes: [{ kind: "unsolvable", cells: [] }] });
  assert.deepEqual(stuck.cells, []);
  assert.notEqual(stuck.text, "Several solutions");
});

test("Where rules are only drawn a game is checked by the solution of its file.", async () => {
  const solution = digitsOf(SOLUTION);
  const game = new Game(stateOf(SEVERAL), { hasUnreadRules: true, solution });
  assert.deepEqual(await askCheck(game), UNIQUE);
  const unknown = new Game(stateOf(SEVERAL), { hasUnreadRules: true });
  await assert.rejects(askCheck(unknown), { code: "unread" });
});
