import assert from "node:assert/strict";
import { test } from "node:test";
import { SIGNS } from "../../src/nonet/web/static/js/board/glyphs.js";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";
import { Table } from "./table.js";

const path = (part) => part.getAttribute("d");
const points = (d) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** Left, top, right and bottom of a path of absolute points. */
function box(d) {
  const [xs, ys] = [0, 1].map((axis) => points(d).map((point) => point[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test("Two equal digits in a house are underlined with a wavy line.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("9");
  assert.equal(table.drawn("slip").length, 2);
  table.press("Control+z");
  assert.equal(table.drawn("slip").length, 0);
});

test("A coloured candidate has a circle behind it, which goes with the mark.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4", "Control+Digit8");
  const before = path(table.drawn("centre", 0)[0]);
  table.press("KeyB", "8");
  const [circle] = table.drawn("c4", 0);
  assert.equal(circle.name, "circle");
  assert.equal(path(table.drawn("centre", 0)[0]), before);
  assert.ok(Math.abs(Number(circle.getAttribute("cx")) - box(before)[2]) < 6);
  assert.ok(Math.abs(Number(circle.getAttribute("cy")) - 30) < 3);
  table.press("Control+Digit8");
  assert.deepEqual(table.drawn("c4", 0), []);
  table.press("Control+z");
  assert.equal(table.drawn("c4", 0).length, 1);
});

test("Automatic candidates are drawn beside the marks that the player has chosen.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+8");
  table.play.turnAuto();
  assert.ok(path(table.drawn("beside", 0)[0]));
  assert.ok(path(table.drawn("centre", 0)[0]));
  assert.deepEqual(table.drawn("beside", 2).map(path), []);
});

test("The candidates that are filtered out fade.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4", "Control+Digit8", "Escape", "KeyG", "8");
  const faded = () => table.drawn("faded").filter((part) => path(part));
  assert.equal(faded().length, 1);
  table.press("KeyG");
  assert.equal(faded().length, 0);
});

test("Marks of the player are packed on the board; filled and fixed ones have their places.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("Control+Digit4");
  assert.equal(table.drawn("packed").length, 1);
  table.play.candidates();
  assert.equal(table.drawn("packed").length, 0);
  table.press("Control+z");
  assert.equal(table.drawn("packed").length, 1);
  settings.fixedMarks = true;
  table.app.repaint();
  assert.equal(table.drawn("packed").length, 0);
  const [left, , right] = box(path(table.drawn("centre", 0)[0]));
  assert.ok(left < right && right < 24);
});

/** What a path of relative lines covers, from each of its absolute beginnings, scaled. */
function signBox(part) {
  const scale = Number(/[\d.]+/.exec(part.getAttribute("transform"))[0]);
  const starts = [...path(part).matchAll(/M([\d.]+) ([\d.]+)/g)];
  const reach = 5; // half of what a sign is wide and high
  const [xs, ys] = [1, 2].map((axis) => starts.map((start) => Number(start[axis])));
  const sides = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return [...sides, Math.max(...xs) + reach, Math.max(...ys) + reach].map((side) => side * scale);
}

for (const fill of [true, false])
  test(`The signs of two colours cover no mark, ${fill ? "on the lattice" : "beside packed ones"}.`, () => {
    const table = new Table(".".repeat(81));
    if (fill) table.play.candidates();
    table.click(1, 1);
    table.press("Alt+Digit3", "Alt+Digit7");
    if (!fill)
      table.press(
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Control+Digit${digit}`),
        "Shift+Digit9",
      );
    const [left, top, right, bottom] = signBox(table.drawn("glyph", 0)[0]);
    const under = points(path(table.drawn("centre", 0)[0])).filter(
      ([x, y]) => left < x && x < right && top < y && y < bottom,
    );
    assert.deepEqual(under, []);
    assert.equal(SIGNS.length, 10);
  });

test("A letter is drawn in its cell, smaller where it has two signs.", () => {
  const table = new Table();
  table.click(1, 1);
  table.press("KeyL", "k");
  assert.equal(table.drawn("letter", 0)[0].textContent, "K");
});

test("Where two solutions differ both digits are drawn.", () => {
  const table = new Table();
  table.app.present({
    differ: [
      [0, 4, 8],
      [2, 8, 4],
    ],
  });
  assert.equal(table.drawn("split").length, 2);
  assert.deepEqual(
    table.drawn("either").map(({ textContent }) => textContent),
    ["4", "8", "8", "4"],
  );
  table.app.present(null);
  assert.equal(table.drawn("split").length, 0);
});

test("Cells are named for screen readers, with their rows and columns.", () => {
  const { app } = new Table();
  const [first] = app.board.rects;
  assert.equal(first.getAttribute("aria-label"), "row 1 column 1, empty");
  assert.equal(first.getAttribute("aria-colindex"), "1");
  assert.equal(app.board.svg.getAttribute("aria-rowcount"), "9");
  assert.equal(app.board.rects[1].getAttribute("aria-label"), "row 1 column 2, given 9");
});
