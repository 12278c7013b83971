import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";
import { sound } from "../../src/nonet/web/static/js/page/sounds.js";
import { Table } from "./table.js";

const tones = [];
globalThis.AudioContext = class {
  currentTime = 0;
  createOscillator() {
    const frequency = {};
    return {
      frequency,
      connect: (next) => next,
      start: () => tones.push(frequency.value),
      stop: () => {},
    };
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: () => {} };
  }
};
const felt = [];
Object.defineProperty(globalThis, "navigator", {
  configurable: true,
  value: { vibrate: (pattern) => felt.push(pattern) },
});

test("A digit is silent at first, and with the setting it makes one tone.", () => {
  const table = new Table();
  table.app.listen((what) => sound(table.game, what));
  table.click(1, 1);
  table.press("8");
  assert.deepEqual(tones, []);
  settings.sounds = true;
  table.press("4");
  assert.equal(tones.length, 1);
  table.press("9");
  assert.ok(tones[1] < tones[0]); // a conflict is low
  table.press("Control+Digit8");
  sound(table.game, "solved");
  assert.equal(tones.length, 2 + 4);
  assert.deepEqual(felt, []);
});

test("A phone taps only where that was set.", () => {
  const table = new Table();
  settings.haptics = true;
  table.click(1, 1);
  table.press("8");
  sound(table.game, "move");
  sound(table.game, "solved");
  assert.equal(felt.length, 2);
});
