import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { mock, test } from "node:test";
import { OWN_PUZZLES, ownPuzzle } from "../../src/nonet/web/static/js/library/own_puzzles.js";
import "./texts.js";

mock.method(globalThis, "fetch", async (address) => new Response(await readFile(address)));

test("There are as many puzzles of our own as is said, as many of each level.", async () => {
  const file = new URL("../../src/nonet/web/static/puzzles.txt", import.meta.url);
  const blocks = (await readFile(file, "utf-8")).trim().split("\n\n");
  const counts = blocks.map((block) => block.split("\n").length - 1);
  assert.deepEqual(counts, Array(5).fill(OWN_PUZZLES / 5));
});

test("A puzzle of our own is of the level that is asked for, by chance.", async () => {
  mock.method(Math, "random", () => 0);
  const first = await ownPuzzle("Easy");
  Math.random.mock.mockImplementation(() => 0.999);
  const last = await ownPuzzle("Easy");
  assert.deepEqual([first.length, last.length], [81, 81]);
  assert.notDeepEqual(first, last);
  assert.equal(await ownPuzzle("Impossible"), null);
});
