import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Selection } from "../../src/nonet/web/static/js/board/select.js";
import { FIRST, Table } from "./table.js";

const ONES = [...FIRST].filter((sign) => sign === "1").length;

test("A double click selects all cells with the digit.", () => {
  const table = new Table();
  table.click(1, 5);
  table.click(1, 5);
  assert.equal(table.selected, ONES);
});

for (const between of ["click", "key"])
  test(`Two clicks with a ${between} between them are no double click, however fast.`, () => {
    const table = new Table();
    table.click(1, 5);
    if (between === "key") table.press("2");
    else table.clickElsewhere();
    table.click(1, 5);
    assert.equal(table.selected, 1);
  });

test("A key that modifies others leaves two clicks a double click.", () => {
  const table = new Table();
  table.click(1, 5);
  table.hold("Shift");
  table.release();
  table.click(1, 5);
  assert.equal(table.selected, ONES);
});

test("With Ctrl a drag that begins on a selected cell takes cells out of the selection.", () => {
  const table = new Table();
  table.drag([1, 1], [1, 2], [1, 3]);
  assert.equal(table.selected, 3);
  table.dragWith({ ctrlKey: true }, [1, 3], [1, 2]);
  assert.equal(table.selected, 1);
  table.press("Control+i");
  assert.equal(table.selected, 80);
});

test("A press of half a second does what a double click does.", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const table = new Table();
  table.point("pointerdown", 1, 5);
  mock.timers.tick(499);
  assert.equal(table.selected, 1);
  mock.timers.tick(1);
  assert.equal(table.selected, ONES);
  table.point("pointerup", 1, 5);
  mock.timers.reset();
});

test("A second finger gives back what was selected before the first one.", () => {
  const table = new Table();
  table.click(4, 4);
  const finger = { pointerType: "touch" };
  table.point("pointerdown", 1, 1, { ...finger, pointerId: 1 });
  assert.deepEqual([...table.app.selection.cells], [0]);
  table.point("pointerdown", 2, 2, { ...finger, pointerId: 2 });
  assert.deepEqual([...table.app.selection.cells], [30]);
  for (const pointerId of [1, 2]) table.point("pointerup", 2, 2, { ...finger, pointerId });
});

test("With Multi-select each click adds a cell, and a second one takes it out.", () => {
  const table = new Table();
  table.app.selection.several = true;
  table.click(1, 1);
  table.click(2, 1);
  assert.equal(table.selected, 2);
  table.click(5, 5);
  table.click(2, 1);
  assert.deepEqual([...table.app.selection.cells], [0, 40]);
});

test("The keyboard stays at a selected cell, and begins in the first one on another board.", () => {
  const selection = new Selection();
  selection.only(5);
  selection.all([7, 8]);
  assert.equal(selection.at, 7);
  selection.all([8, 7]);
  assert.equal(selection.at, 7);
  selection.invert([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual([...selection.cells], [0, 1, 2, 3, 4, 5, 6, 9]);
  selection.reset();
  assert.deepEqual([selection.at, selection.cells.size, selection.isNew], [0, 0, true]);
});
