import assert from "node:assert/strict";
import { test } from "node:test";

const kept = { "nonet.settings": JSON.stringify({ conflicts: false, theme: "dark" }) };
globalThis.localStorage = {
  getItem: (name) => kept[name] ?? null,
  setItem: (name, value) => {
    kept[name] = value;
  },
};
const { boardLook, DEFAULTS, settings } = await import(
  "../../src/nonet/web/static/js/page/settings.js"
);

test("What the browser has at hand is set from the start, and all else is as usual.", () => {
  assert.deepEqual(settings, { ...DEFAULTS, theme: "dark", conflicts: "off" });
});

test("Digits and marks are smaller and larger than usual as it was set.", () => {
  const sizes = (name) => {
    Object.assign(settings, { digitSize: name, markSize: name });
    return boardLook();
  };
  const [small, usual, large] = ["small", "usual", "large"].map(sizes);
  assert.ok(small.digits < usual.digits && usual.digits < large.digits);
  assert.ok(small.marks < usual.marks && usual.marks < large.marks);
});
