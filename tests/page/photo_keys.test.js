import assert from "node:assert/strict";
import { test } from "node:test";
import { followKeys } from "../../src/nonet/web/static/js/photo/keys.js";

/** The keys over a photo of a grid of this size: what they do, and how they are pressed. */
function keysOver(size) {
  const element = new EventTarget();
  const heard = { cell: 0, digits: [], confirmed: 0, left: [] };
  followKeys(element, {
    size: () => size,
    cell: () => heard.cell,
    pick: (cell) => {
      heard.cell = cell;
    },
    put: (digit) => heard.digits.push(digit),
    confirm: () => {
      heard.confirmed += 1;
    },
    leave: (isBack) => {
      heard.left.push(isBack);
      return true;
    },
  });
  const press = (key, fields = {}) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), {
      key,
      shiftKey: false,
      ...fields,
    });
    return !element.dispatchEvent(event);
  };
  return { heard, press };
}

test("On a large grid 1 and 2 make 12, and C is 12.", () => {
  const { heard, press } = keysOver(16);
  for (const key of ["1", "2", "ArrowRight", "c"]) press(key);
  assert.deepEqual(heard.digits, [1, 12, 12]);
  assert.equal(heard.cell, 1);
});

test("A pair beyond the size is its second digit, and letters are none on nine.", () => {
  const { heard, press } = keysOver(16);
  for (const key of ["1", "8", "z"]) press(key);
  assert.deepEqual(heard.digits, [1, 8]);
  const nine = keysOver(9);
  assert.equal(nine.press("c"), false);
  assert.deepEqual(nine.heard.digits, []);
});

test("Arrows stop at the rim; Enter and Tab lead on.", () => {
  const { heard, press } = keysOver(9);
  for (const key of ["ArrowUp", "ArrowLeft"]) press(key);
  assert.equal(heard.cell, 0);
  for (const key of ["ArrowDown", "ArrowRight", "Enter", "Tab"]) press(key);
  press("Tab", { shiftKey: true });
  assert.deepEqual([heard.cell, heard.confirmed, heard.left], [10, 1, [false, true]]);
});

test("Each of the keys that empty a cell does so.", () => {
  const { heard, press } = keysOver(9);
  for (const key of ["0", "Delete", "Backspace", " ", "."]) assert.equal(press(key), true);
  assert.deepEqual(heard.digits, [0, 0, 0, 0, 0]);
});

test("Keys with Ctrl and Alt are the browser's.", () => {
  const { heard, press } = keysOver(9);
  assert.equal(press("5", { ctrlKey: true }), false);
  assert.equal(press("5", { altKey: true }), false);
  assert.deepEqual(heard.digits, []);
});
