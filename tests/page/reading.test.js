import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../src/nonet/web/static/js/photo/reading.js";
import { uprighted } from "../../src/nonet/web/static/js/photo/upright.js";
import { digitsOf, SOLUTION } from "./table.js";

/** A mesh of `size` rows whose cells are ten pixels wide. */
const meshOf = (size) =>
  Array.from({ length: size + 1 }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) => [10 * column, 10 * row]),
  );

/** What the server says of a picture with these digits. */
const found = (digits, more = {}) => ({
  layout: { size: Math.sqrt(digits.length), box: [3, 3] },
  digits,
  likely: digits.map((digit) => [{ digit, probability: 1 }]),
  mesh: meshOf(Math.sqrt(digits.length)),
  inDoubt: false,
  doubtful: [],
  ...more,
});

const read = (more) => new Reading(found(digitsOf(SOLUTION), more), {});

test("Doubtful cells come first, in their order, and are left out once they are checked.", () => {
  const reading = read({ doubtful: [60, 4, 36] });
  assert.equal(reading.next(null), 60);
  reading.put(60, 2);
  assert.equal(reading.next(60), 4);
  assert.equal(reading.next(4), 36);
  assert.equal(reading.next(36), 4);
  reading.put(4, 1);
  reading.put(36, 0);
  assert.equal(reading.next(36), null);
  assert.deepEqual([reading.digits[60], reading.digits[36]], [2, 0]);
});

test("A cell is certain, less certain, in doubt, or checked by the player.", () => {
  const reading = read({ doubtful: [1] });
  reading.likely[2] = [{ digit: reading.digits[2], probability: 0.9 }];
  reading.likely[3] = [{ digit: 0, probability: 1 }];
  assert.deepEqual(
    [0, 1, 2, 3].map((cell) => reading.standing(cell)),
    ["sure", "doubt", "unsure", "unsure"],
  );
  reading.put(1, 9);
  assert.equal(reading.standing(1), "checked");
});

test("Cells whose digit is also in a cell that they see are in conflict.", () => {
  const reading = read();
  assert.deepEqual(reading.conflicts(), new Set());
  reading.put(0, reading.digits[1]);
  assert.ok(reading.conflicts().has(0) && reading.conflicts().has(1));
});

test("Turning moves the first row to the last column; four turns are none.", () => {
  const reading = read({ doubtful: [0, 80] });
  const before = [...reading.digits];
  const place = reading.turn();
  assert.equal(place(0), 8);
  assert.deepEqual(reading.doubtful, [8, 72]);
  for (let row = 0; row < 9; row += 1) assert.equal(reading.digits[9 * row + 8], before[row]);
  for (let turn = 0; turn < 3; turn += 1) reading.turn();
  assert.deepEqual(reading.digits, before);
  assert.deepEqual(reading.mesh, meshOf(9));
  assert.deepEqual(reading.doubtful, [0, 80]);
});

test("Regions and boxes turn with the digits.", () => {
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
  const reading = new Reading(found(Array(16).fill(0), { layout: { size: 4, regions } }), {});
  reading.turn();
  assert.deepEqual(reading.layout.regions.slice(0, 4), [2, 2, 0, 0]);
  const six = new Reading(found(Array(36).fill(0), { layout: { size: 6, box: [2, 3] } }), {});
  six.turn();
  assert.deepEqual(six.state.layout.box, [3, 2]);
});

test("A grid that lies askew on its photo is drawn upright.", () => {
  const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)];
  const askew = meshOf(4).map((row) => row.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]));
  const { mesh, width, height } = uprighted(askew, 400);
  assert.deepEqual([width, height], [400, 400]);
  for (const row of mesh) {
    const ys = row.map(([, y]) => y);
    assert.ok(Math.max(...ys) - Math.min(...ys) < 1e-6);
    assert.ok(row[4][0] > row[0][0]);
  }
});
