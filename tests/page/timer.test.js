import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Timer } from "../../src/nonet/web/static/js/play/timer.js";
import { Table } from "./table.js";

mock.method(globalThis, "setInterval", () => 0);
let now = 0;
mock.method(performance, "now", () => now);
document.visibilityState = "visible";
document.body.dataset.tab = "play";

/** A clock that follows a game, and what goes on for some seconds. */
function begun() {
  const shown = [];
  const timer = new Timer((seconds) => shown.push(seconds));
  const { game } = new Table();
  timer.follow(game);
  const pass = (seconds) => {
    for (let tick = 0; tick < 4 * seconds; tick += 1) {
      now += 250;
      timer.tick();
    }
  };
  return { timer, game, shown, pass };
}

test("The clock runs while the player is at the board, and each second is shown once.", () => {
  const { game, shown, pass } = begun();
  pass(3);
  assert.equal(game.elapsed, 3);
  assert.deepEqual(shown, [0, 1, 2, 3]);
});

test("The clock is stopped while the game is paused, hidden, over, or not begun.", () => {
  const { timer, game, pass } = begun();
  timer.isPaused = true;
  pass(2);
  timer.isPaused = false;
  document.visibilityState = "hidden";
  pass(2);
  document.visibilityState = "visible";
  game.finished = true;
  pass(2);
  game.finished = false;
  game.locked = false;
  pass(2);
  assert.equal(game.elapsed, 0);
});

test("The clock runs beside hints, and is stopped beside other panels.", () => {
  const { game, pass } = begun();
  document.body.dataset.tab = "library";
  pass(2);
  assert.equal(game.elapsed, 0);
  document.body.dataset.tab = "hint";
  pass(2);
  assert.equal(game.elapsed, 2);
  document.body.dataset.tab = "play";
});

test("A time in which the page slept is no time of play.", () => {
  const { timer, game, pass } = begun();
  pass(1);
  now += 60_000;
  timer.tick();
  pass(1);
  assert.equal(game.elapsed, 2);
});
