import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { toTrash } from "../../src/nonet/web/static/js/library/trash.js";
import { Table } from "./table.js";

test("What is deleted is gone at once, and comes back by Undo.", async () => {
  const table = new Table();
  const asked = [];
  mock.method(globalThis, "fetch", async (path, { method }) => {
    asked.push(`${method} ${path}`);
    return new Response(null, { status: 204 });
  });
  let changes = 0;
  await toTrash("puzzles", [3, 5], () => {
    changes += 1;
  });
  assert.deepEqual(asked, ["DELETE api/puzzles/3", "DELETE api/puzzles/5"]);
  assert.equal(changes, 1);
  table.choose("Undo");
  for (let turns = 0; turns < 20; turns += 1) await turn();
  assert.deepEqual(asked.slice(2), ["POST api/puzzles/3/restore", "POST api/puzzles/5/restore"]);
  assert.equal(changes, 2);
});
