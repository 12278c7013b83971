import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import "../../src/nonet/web/static/js/play/checking.js";
import "../../src/nonet/web/static/js/play/solution.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { digitsOf, FIRST, SEVERAL, SOLUTION, stateOf, Table } from "./table.js";

afterEach(() => mock.restoreAll());

/** Waits until all is done that can be done now; modules that are loaded late are here already. */
async function settled() {
  for (let turns = 0; turns < 50; turns += 1) await turn();
}

/** Lets the service answer questions of a kind; gives what lets the answers go. */
function answering(answers) {
  const held = {};
  held.promise = new Promise((resolve) => {
    held.resolve = resolve;
  });
  mock.method(globalThis, "fetch", async (path, { body }) => {
    const kind = path.replace("api/", "");
    await held.promise;
    return Response.json(answers[kind](JSON.parse(body ?? "null")));
  });
  return async () => {
    held.resolve();
    await settled();
  };
}

const UNIQUE = { status: "unique", solutions: [digitsOf(SOLUTION)], mistakes: [] };

test("Automatic candidates follow every digit.", () => {
  const table = new Table();
  table.play.turnAuto();
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 4 5 6 7 8");
  table.click(2, 1);
  table.press("7");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 4 5 6 8");
  table.press("Delete");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 4 5 6 7 8");
});

test("Where the player has marks of his own, a digit that is erased nearby adds none.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+8");
  table.play.turnAuto();
  table.click(1, 3);
  table.press("4", "Delete");
  assert.match(table.label(1, 1), /centre marks 8$/);
  assert.match(table.label(1, 3), /centre marks .*4/);
});

test("Of marks that the player chose, those that a digit took come back when it is erased.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+4", "Control+8");
  table.play.turnAuto();
  table.click(1, 3);
  table.press("4");
  assert.match(table.label(1, 1), /centre marks 8$/);
  table.press("Delete");
  assert.match(table.label(1, 1), /centre marks 4 8$/);
});

test("Restart empties the board as one move, once it is confirmed.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("8");
  table.play.restart();
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
  table.choose("Restart");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
  table.press("Control+z");
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
});

test("Reveal writes the right digit into the selected cell, and counts as help.", async () => {
  const letGo = answering({ check: () => UNIQUE });
  const table = new Table();
  table.play.reveal();
  assert.match(table.toast, /^Select one/);
  table.click(1, 1);
  table.play.reveal();
  await letGo();
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
  assert.equal(table.game.helps, 1);
});

test("With several solutions nothing is revealed.", async () => {
  const letGo = answering({ check: () => ({ status: "several", solutions: [], mistakes: [] }) });
  const table = new Table(SEVERAL);
  table.click(1, 1);
  table.play.reveal();
  await letGo();
  assert.match(table.toast, /several solutions/);
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
  assert.equal(table.game.helped, false);
});

test("An answer for one puzzle does not write into another one opened meanwhile.", async () => {
  const letGo = answering({ check: () => UNIQUE });
  const table = new Table();
  table.click(1, 1);
  table.play.reveal();
  table.app.game = new Table(SEVERAL).game;
  await letGo();
  assert.equal(table.game.digit(0), 0);
});

test("A move that was made while the server looked is not called wrong or right.", async () => {
  const letGo = answering({ check: () => UNIQUE });
  const table = new Table();
  table.click(1, 1);
  table.press("5");
  table.play.check();
  table.press("8");
  await letGo();
  assert.equal(table.toast, "");
  assert.equal(table.app.found.wrong.size, 0);
});

test("Check counts wrong cells and takes moves back until there is none.", async () => {
  const letGo = answering({ check: () => UNIQUE });
  const table = new Table();
  table.click(1, 1);
  table.press("8", "ArrowDown", "5", "ArrowDown", "5");
  table.play.check();
  await letGo();
  assert.equal(table.toast, "2 of your digits are wrong.");
  assert.deepEqual(table.app.found.wrong, new Set([9, 18]));
  table.choose("Back to before the mistake");
  await settled();
  assert.equal(table.toast, "Moves taken back: 2");
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
});

test("Candidates know the sums of rules, however they were filled in.", async () => {
  const candidates = Array.from({ length: 81 }, (_, cell) => (cell === 30 ? [7, 8, 9] : [1, 2]));
  const letGo = answering({ candidates: () => ({ candidates }) });
  const layout = { size: 9, box: [3, 3], constraints: [{ type: "cage" }] };
  const table = new Table({ layout, givens: Array(81).fill(0) });
  table.play.candidates();
  await letGo();
  assert.equal(table.label(4, 4), "row 4 column 4, empty, centre marks 7 8 9");
  table.press("Control+z");
  assert.equal(table.label(4, 4), "row 4 column 4, empty");
  table.play.turnAuto();
  await settled();
  assert.equal(table.label(4, 4), "row 4 column 4, empty, centre marks 7 8 9");
  table.click(4, 4);
  table.press("9", "Delete");
  assert.equal(table.label(4, 4), "row 4 column 4, empty, centre marks 7 8 9");
});

test("Under fog the cells around right digits are lit, and no others.", async () => {
  const letGo = answering({ check: () => UNIQUE });
  const fog = ["r1c1", "r1c2", "r2c1"];
  const table = new Table(new Game(stateOf(FIRST), { cosmetics: { fog } }));
  table.app.listen((what) => what === "move" && table.play.followSolution());
  table.play.followSolution();
  await settled();
  await letGo();
  await settled();
  assert.equal(table.label(1, 2), "row 1 column 2, given 9");
  assert.equal(table.label(9, 2), "row 9 column 2, in fog");
  table.click(1, 1);
  table.press("7");
  await settled();
  assert.equal(table.label(2, 2), "row 2 column 2, in fog");
  table.press("8");
  await settled();
  assert.equal(table.label(2, 2), "row 2 column 2, empty");
});

test("The server says whether a full board keeps rules that the page does not know.", async () => {
  let solved = false;
  const letGo = answering({ check: () => ({ ...UNIQUE, solved }) });
  const layout = { size: 9, box: [3, 3], constraints: [{ type: "cage" }] };
  const table = new Table({ layout, givens: digitsOf(`.${SOLUTION.slice(1)}`) });
  table.click(1, 1);
  table.press("8");
  assert.equal(table.game.finished, false);
  await letGo();
  assert.equal(table.game.finished, false);
  assert.notEqual(table.toast, "");
  solved = true;
  table.press("Delete", "8");
  await settled();
  assert.equal(table.game.finished, true);
});

test("Where rules are only drawn, the file's solution clears the fog and ends the game.", async () => {
  const solution = digitsOf(SOLUTION);
  const cosmetics = { fog: ["r9c8", "r9c9"] };
  const state = stateOf(`${SOLUTION.slice(0, -1)}.`);
  const table = new Table(new Game(state, { hasUnreadRules: true, solution, cosmetics }));
  table.app.listen((what) => what === "move" && table.play.followSolution());
  table.play.followSolution();
  await settled();
  assert.equal(table.label(1, 1), "row 1 column 1, in fog");
  assert.equal(table.drawn("digit").length, 1);
  table.click(9, 9);
  table.press(SOLUTION.at(-1));
  await settled();
  assert.equal(table.game.finished, true);
  assert.equal(table.label(1, 1), `row 1 column 1, given ${SOLUTION[0]}`);
});

test("Triggers light the cells that they name, and nothing around other right digits.", async () => {
  const letGo = answering({ check: () => UNIQUE });
  const triggers = [{ cells: ["r1c1"], lights: ["r9c1", "r9c2"] }];
  const cosmetics = { fog: ["r1c1"], triggers };
  const table = new Table(new Game(stateOf(FIRST), { cosmetics }));
  table.app.listen((what) => what === "move" && table.play.followSolution());
  table.play.followSolution();
  await letGo();
  table.click(1, 1);
  table.press("8");
  await settled();
  assert.equal(table.label(1, 2), "row 1 column 2, in fog");
  assert.equal(table.label(9, 2), `row 9 column 2, given ${FIRST[73]}`.replace("given .", "empty"));
});
