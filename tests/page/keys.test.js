import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { digitOf, printedKeys } from "../../src/nonet/web/static/js/play/keys.js";
import { Table } from "./table.js";

/** A table with the keyboard in the first cell. */
function begun() {
  const table = new Table();
  table.click(1, 1);
  return table;
}

/** A board of this size without a digit. */
const blank = (size, box) =>
  new Game({ layout: { size, box }, givens: Array(size * size).fill(0), locked: false });

test("On a new board the first arrow key chooses the first cell, and the next one moves.", () => {
  const table = new Table();
  table.press("ArrowDown", "8");
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
  table.press("ArrowDown", "7");
  assert.equal(table.label(2, 1), "row 2 column 1, 7");
});

test("Moving up from the first row comes in again at the last one.", () => {
  const table = begun();
  table.press("ArrowUp", "KeyA", "1");
  assert.equal(table.label(9, 9), "row 9 column 9, 1");
});

for (const [held, kind] of [
  ["Shift", "corner"],
  ["Control", "centre"],
])
  test(`A digit with ${held} is a ${kind} mark.`, () => {
    const table = begun();
    table.press(`${held}+Digit4`, `${held}+Digit8`);
    assert.equal(table.label(1, 1), `row 1 column 1, empty, ${kind} marks 4 8`);
  });

for (const redo of ["Control+y", "Control+Shift+z", "]"])
  test(`What was undone comes back by ${redo}.`, () => {
    const table = begun();
    table.press("8", "Control+z");
    assert.equal(table.label(1, 1), "row 1 column 1, empty");
    table.press(redo);
    assert.equal(table.label(1, 1), "row 1 column 1, 8");
  });

for (const [code, key, tool] of [
  ["KeyZ", "w", "entry"],
  ["KeyZ", "y", "entry"],
  ["KeyC", "c", "centre"],
  ["KeyX", "ч", "corner"],
])
  test(`The key ${code} with "${key}" on it chooses the tool of its place: ${tool}.`, () => {
    const table = begun();
    table.press("KeyV");
    assert.equal(table.pad.tool, "colours");
    table.type({ code, key });
    assert.equal(table.pad.tool, tool);
  });

test("The upper row of AZERTY types digits without Shift.", () => {
  const table = begun();
  table.type({ code: "Digit8", key: "_" });
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
});

test("Ctrl and the key printed Z undoes on QWERTZ, where it is at the place of Y.", () => {
  const table = begun();
  table.press("8");
  table.type({ code: "KeyY", key: "z", ctrlKey: true });
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("Shift makes the number pad send arrows; with NumLock on they are corner marks.", () => {
  const table = begun();
  table.type({ code: "Numpad8", key: "ArrowUp", modifierNumLock: true });
  assert.equal(table.label(1, 1), "row 1 column 1, empty, corner marks 8");
});

test("Without NumLock the number pad sends arrows, and no digits.", () => {
  const table = begun();
  table.type({ code: "Numpad2", key: "ArrowDown" });
  table.press("8");
  assert.equal(table.label(2, 1), "row 2 column 1, 8");
});

test("Space and the page keys go through the tools, letters choose them.", () => {
  const table = begun();
  for (const [keys, tool] of [
    [["Space"], "corner"],
    [["Space", "Space"], "centre"],
    [["Shift+Space"], "candidateColours"],
    [["PageDown"], "corner"],
    [["PageUp"], "candidateColours"],
    [["KeyV"], "colours"],
    [["KeyB"], "candidateColours"],
    [["KeyX", "KeyZ"], "entry"],
  ]) {
    table.press("KeyZ", ...keys);
    assert.equal(table.pad.tool, tool, keys.join(" "));
  }
});

for (const [held, tool] of [
  ["Shift", "corner"],
  ["Control", "centre"],
  ["Alt", "colours"],
])
  test(`While ${held} is held the pad shows the tool ${tool}, and then the one chosen.`, () => {
    const table = begun();
    table.hold(held);
    assert.equal(table.pad.held, tool);
    table.release();
    assert.equal(table.pad.held, null);
    assert.equal(table.pad.tool, "entry");
  });

test("A key that is held when the window loses the focus is held no more.", () => {
  const table = begun();
  table.hold("Shift");
  window.dispatchEvent(new Event("blur"));
  assert.equal(table.pad.held, null);
});

for (const held of ["Shift", "Control"])
  test(`With ${held} the arrows add cells.`, () => {
    const table = begun();
    table.press(`${held}+ArrowRight`, `${held}+ArrowDown`);
    assert.deepEqual([...table.app.selection.cells], [0, 1, 10]);
  });

for (const none of ["Control+Shift+a", "Escape"])
  test(`Ctrl+A takes all cells, and ${none} takes none.`, () => {
    const table = begun();
    table.press("Control+a");
    assert.equal(table.selected, 81);
    table.press(none);
    assert.equal(table.selected, 0);
  });

test("The full stop makes corner marks centre marks, as one move.", () => {
  const table = begun();
  table.press("Shift+Digit4", "Shift+Digit8", "Period");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 4 8");
  table.press("[");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, corner marks 4 8");
});

test("N goes to the next empty cell, over givens.", () => {
  const table = begun();
  table.press("KeyN", "Shift+Digit4");
  assert.equal(table.label(1, 3), "row 1 column 3, empty, corner marks 4");
});

for (const key of ["Backspace", "Delete", "0"])
  test(`The key ${key} takes a digit out.`, () => {
    const table = begun();
    table.press("8", key);
    assert.equal(table.label(1, 1), "row 1 column 1, empty");
  });

test("The repeats that a keyboard sends do not take the digit out again.", () => {
  const table = begun();
  for (const repeat of [false, true, true]) table.type({ code: "Digit8", key: "8", repeat });
  assert.equal(table.label(1, 1), "row 1 column 1, 8");
});

test("On a large board 1 and 2 make 12, in one move.", () => {
  const table = new Table(blank(16, [4, 4]));
  table.click(1, 1);
  table.press("1", "2");
  assert.equal(table.label(1, 1), "row 1 column 1, given 12");
  table.press("Control+z");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("Two figures with a pause between them are two digits.", () => {
  const table = new Table(blank(16, [4, 4]));
  table.click(1, 1);
  const event = { code: "Digit1", key: "1" };
  table.type({ ...event });
  const late = new Event("keydown");
  Object.defineProperty(late, "timeStamp", { value: late.timeStamp + 5000 });
  document.dispatchEvent(
    Object.assign(late, { code: "Digit2", key: "2", getModifierState: () => false }),
  );
  assert.equal(table.label(1, 1), "row 1 column 1, given 2");
});

test("A pair beyond the size of the board is its second digit.", () => {
  const table = new Table(blank(16, [4, 4]));
  table.click(1, 1);
  table.press("1", "8");
  assert.equal(table.label(1, 1), "row 1 column 1, given 8");
});

for (const [key, does] of [
  ["?", "help"],
  ["Control+p", "print"],
  ["KeyH", "hint"],
  ["KeyK", "savePoints"],
  ["KeyR", "replay"],
  ["Equal", "zoom"],
])
  test(`The key ${key} asks for ${does}.`, () => {
    const table = begun();
    table.done.length = 0;
    table.press(key);
    assert.deepEqual(table.done, [does]);
  });

test("F12 and keys of the browser stay with the browser.", () => {
  const table = begun();
  for (const fields of [{ code: "F12" }, { code: "F5" }, { code: "KeyT", key: "t", ctrlKey: true }])
    assert.equal(table.type(fields), false);
  assert.equal(table.type({ code: "KeyN", key: "n" }), true);
});

test("Keys typed into a text field, or while a dialog is open, do not reach the board.", () => {
  const table = begun();
  const field = { closest: (selector) => (selector.includes("textarea") ? field : null) };
  const event = new Event("keydown", { cancelable: true });
  Object.defineProperty(event, "target", { value: field });
  Object.assign(event, { code: "Digit8", key: "8", getModifierState: () => false });
  document.dispatchEvent(event);
  const ask = document.querySelector;
  document.querySelector = (selector) => (selector === "dialog[open]" ? {} : ask(selector));
  table.press("8");
  document.querySelector = ask;
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
});

test("A digit is known by the place of its key, on the number pad as well.", () => {
  assert.deepEqual(["Digit7", "Numpad0", "KeyQ", "F1"].map(digitOf), [7, 0, null, null]);
});

test("Keys of tools are called by what is printed on them, where the browser knows that.", async () => {
  assert.equal((await printedKeys())("KeyZ"), "Z");
});
