import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { openReplay } from "../../src/nonet/web/static/js/play/replay.js";
import { Table } from "./table.js";

/** A replay of a game of three moves, and what is pressed in it. */
function opened() {
  const table = new Table();
  table.click(1, 1);
  table.press("8", "ArrowDown", "5", "ArrowDown", "6");
  const side = document.createElement("div");
  side.append(document.querySelector("#pad"));
  openReplay(table.app);
  const parts = () => [...side.all()];
  const named = (name) =>
    parts().find((part) => part.textContent === name || part.getAttribute("aria-label") === name);
  return {
    table,
    isOpen: () => parts().some((part) => part.classList.has("replay")),
    press: (name) => named(name).dispatchEvent(new Event("click")),
    slide: (value) => {
      const slider = parts().find(({ name }) => name === "input");
      slider.value = String(value);
      slider.dispatchEvent(new Event("input"));
    },
    digits: () => table.drawn("digit").filter((part) => !part.classList.has("given")).length,
  };
}

test("A game without a move is not played again, and a line says so.", () => {
  const table = new Table();
  openReplay(table.app);
  assert.match(table.toast, /no moves/);
});

test("The slider shows any move, and the game may go on from there.", () => {
  const { table, press, slide, digits, isOpen } = opened();
  assert.equal(digits(), 0);
  slide(2);
  assert.equal(digits(), 2);
  press("Next");
  assert.equal(digits(), 3);
  slide(1);
  assert.equal(digits(), 1);
  press("Continue from here");
  assert.equal(isOpen(), false);
  assert.equal(table.game.moves.length, 1);
  table.press("Control+y");
  assert.equal(digits(), 2);
});

test("The rest plays by itself, a move after the other, and stops at the end.", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { press, digits, isOpen } = opened();
  press("Play");
  mock.timers.tick(500);
  assert.equal(digits(), 1);
  mock.timers.tick(5000);
  assert.equal(digits(), 3);
  assert.equal(isOpen(), true);
  press("Close");
  assert.equal(isOpen(), false);
  assert.equal(digits(), 3);
  mock.timers.reset();
});

test("A replay ends with the next move, and leaves the game as it is.", () => {
  const { table, isOpen } = opened();
  table.app.tell("game");
  assert.equal(isOpen(), false);
  assert.equal(table.game.moves.length, 3);
});
