// Boards with other digits than 1 to N, or other cells than a square.

import assert from "node:assert/strict";
import test from "node:test";
import { symbol } from "../../src/nonet/web/static/js/board/board.js";
import { regionLines } from "../../src/nonet/web/static/js/board/lattice.js";
import { describe } from "../../src/nonet/web/static/js/board/layout.js";
import { Selection } from "../../src/nonet/web/static/js/board/select.js";
import { stateOf } from "../../src/nonet/web/static/js/library/share.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { checkState } from "../../src/nonet/web/static/js/service/kept/limits.js";
import { Table } from "./table.js";

/** Two rows of three cells, of which one is a hole. */
const SMALL = { size: 3, shape: [2, 3], digits: [0, 4], holes: "r2c2", houses: ["r1c1 r1c2 r2c1"] };
const ZERO = { size: 4, box: [2, 2], digits: [0, 3] };

test("A board has the cells that are no holes, and peers by its own houses.", () => {
  const info = describe(SMALL);
  assert.deepEqual(info.cells, [0, 1, 2, 3, 5]);
  assert.deepEqual([info.has(4), info.has(6), info.has(5)], [false, false, true]);
  assert.deepEqual(info.peers[0], [1, 3]);
  assert.deepEqual(info.peers[2], []);
  assert.deepEqual([info.first, info.last, info.most, info.each], [0, 4, 5, 0]);
});

test("A usual square is described as ever, whatever fields are empty.", () => {
  const info = describe({ size: 4, box: [2, 2], shape: null, digits: null, holes: null });
  assert.deepEqual([info.cells.length, info.most, info.each, info.isUsual], [16, 4, 4, true]);
  assert.equal(describe(ZERO).isUsual, false);
});

test("How often a digit is on the board is known where each row has all of them.", () => {
  assert.equal(describe(ZERO).each, 4);
  assert.equal(describe({ size: 6, box: [2, 3], digits: [1, 9] }).each, 0);
});

test("Lines run round areas and the board, not between cells of an area.", () => {
  const lines = regionLines(describe(SMALL).regions, 3, SMALL.shape);
  for (const line of ["M0 0h60", "M0 0v60", "M120 0v60", "M60 60v60", "M60 60h60", "M120 120h60"])
    assert.ok(lines.includes(line), line);
  for (const line of ["M0 60h60", "M60 0v60", "M120 60h60", "M60 120h60", "M0 180h60"])
    assert.ok(!lines.includes(line), line);
});

test("Digits are written as they are, by their place among those of the board.", () => {
  const digits = { first: 0, last: 15 };
  assert.deepEqual(
    [1, 2, 11].map((digit) => symbol(digit, digits, false)),
    ["0", "1", "10"],
  );
  assert.deepEqual(
    [1, 2, 11].map((digit) => symbol(digit, digits, true)),
    ["0", "1", "A"],
  );
  assert.equal(symbol(9, { first: 1, last: 9 }, true), "9");
});

test("Arrow keys jump over holes, and come in again on the other side.", () => {
  const { size, has } = describe(SMALL);
  const selection = new Selection();
  selection.only(3);
  selection.move(0, 1, { size, has }, false);
  assert.equal(selection.at, 5);
  selection.move(1, 0, { size, has }, false);
  assert.equal(selection.at, 2);
});

test("A board is full when all cells that it has are; a first digit of 0 is no empty cell.", () => {
  const game = new Game({ layout: SMALL, givens: [1, 2, 5, 3, 0, 0, 0, 0, 0] });
  assert.equal(game.isFull, false);
  assert.deepEqual(game.possible(5), [1, 2, 3, 4, 5]);
  game.enter([5], 1);
  assert.equal(game.isSolved, true);
  assert.deepEqual(game.counts(), [0, 2, 1, 1, 0, 1]);
  assert.equal(game.state().entries.length, 9);
});

test("A link may hold such a board, within its digits, and layers.", () => {
  const givens = [5, 0, 0, 0, 0, 0, 0, 0, 0];
  assert.deepEqual(stateOf(SMALL, givens).state, { layout: SMALL, givens });
  assert.match(
    stateOf(SMALL, [6, ...givens.slice(1)]).wrong,
    /the digit 5 in .* only goes up to 4/,
  );
  assert.ok(stateOf({ ...SMALL, shape: [2, 4] }, givens).wrong);
  assert.ok(stateOf({ ...SMALL, holes: "<b>" }, givens).wrong);
  const layers = [{ name: "shade", values: [1, 2] }];
  assert.deepEqual(stateOf({ ...SMALL, layers }, givens).state.layout.layers, layers);
  for (const wrong of [
    { name: 1, values: [1] },
    { name: "shade", values: [] },
  ])
    assert.ok(stateOf({ ...SMALL, layers: [wrong] }, givens).wrong);
});

/** A board of six rows with these digits, without givens. */
const open = (...digits) =>
  new Table(new Game({ layout: { size: 6, box: [2, 3], digits }, givens: Array(36).fill(0) }));

test("Where 0 is a digit its key writes it, also as a mark, and with Alt it clears a colour.", () => {
  const table = open(0, 5);
  table.click(1, 1);
  table.press("Shift+0", "Control+5");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, corner marks 0, centre marks 5");
  table.press("0");
  assert.equal(table.label(1, 1), "row 1 column 1, 0");
  table.press("6");
  assert.equal(table.label(1, 1), "row 1 column 1, 0");
  table.press("Delete", "Alt+3");
  const marked = "row 1 column 1, empty, corner marks 0, centre marks 5";
  assert.match(table.label(1, 1), new RegExp(`^${marked}, .+`));
  table.press("Alt+0");
  assert.equal(table.label(1, 1), marked);
});

test("Two keys write a digit above 9, where the board has it.", () => {
  const table = open(1, 12);
  table.click(1, 1);
  table.press("1", "2");
  assert.equal(table.label(1, 1), "row 1 column 1, 12");
  table.press("0");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("A board that begins with 10 takes both keys, and the first alone writes nothing.", () => {
  const table = open(10, 18);
  table.click(1, 1);
  table.press("1");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
  table.press("7");
  assert.equal(table.label(1, 1), "row 1 column 1, 17");
});

test("A library keeps no digit where a board has no cell.", () => {
  const givens = [5, 0, 0, 0, 0, 0, 0, 0, 0];
  checkState({ layout: SMALL, givens });
  givens[4] = 1;
  assert.throws(() => checkState({ layout: SMALL, givens }));
  assert.throws(() => checkState({ layout: SMALL, givens: [6, ...Array(8).fill(0)] }));
});
