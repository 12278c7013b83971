import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { explained, readInventory } from "../../../website/js/inventory.js";

const LINES = `nonet.Grid py:class 1 reference/grids/#nonetgrid -
nonet.Grid.place py:method 1 reference/grids/#$ -
nonet.solve py:function 1 reference/solving/#nonetsolve -
nonet.batch.solve py:function 1 reference/batch/#nonetbatchsolve -
guide/solving std:doc -1 guide/solving/ Solving puzzles
nonet.constraints.Cage py:class 1 reference/rules/#cage -
`;

function packed(lines) {
  const head = "# Sphinx inventory version 2\n# Project: nonet\n# Version: 0.1\n# zlib follows\n";
  const content = Buffer.concat([Buffer.from(head), deflateSync(Buffer.from(lines))]);
  return Uint8Array.from(content).buffer;
}

test("The names of Python in an inventory have their addresses.", async () => {
  const found = await readInventory(packed(LINES));
  assert.equal(found.size, 5);
  assert.equal(found.get("nonet.solve"), "reference/solving/#nonetsolve");
  assert.equal(found.get("nonet.Grid.place"), "reference/grids/#nonet.Grid.place");
});

test("A name is found where the reference has it, or what it is a part of.", async () => {
  const found = await readInventory(packed(LINES));
  for (const [name, expected] of [
    ["nonet.solver._solve:solve", "nonet.solve"],
    ["nonet.batch.solved:solve", "nonet.batch.solve"],
    ["nonet.grid.grid:Grid.place", "nonet.Grid.place"],
    ["nonet.grid.grid:Grid.no_method", "nonet.Grid"],
    ["nonet.constraints.cage:Cage", "nonet.constraints.Cage"],
    ["nonet.solve", "nonet.solve"],
    ["solve", "nonet.solve"],
    ["Grid.place", "nonet.Grid.place"],
    ["builtins:int", null],
    ["__main__:solve", null],
    ["nonet.solver._engine:Engine.solve", null],
    ["", null],
  ])
    assert.equal(explained(found, name), expected, name);
});

test("An inventory that is none is refused.", async () => {
  await assert.rejects(readInventory(Uint8Array.from(Buffer.from("<!doctype html>")).buffer));
});
