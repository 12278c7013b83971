import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { suggestLocalEdition } from "../../src/nonet/web/static/js/service/heavy.js";
import { Table } from "./table.js";

test("Of a long search it is said once where it would be faster, and of no other question.", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const table = new Table();
  const never = new Promise(() => {});
  const small = { state: { layout: { size: 9 } } };
  suggestLocalEdition("parse", { layout: { size: 25 } }, never);
  suggestLocalEdition("solve", small, never);
  mock.timers.tick(19_000);
  assert.equal(table.toast, "");
  mock.timers.tick(1_000);
  assert.match(table.toast, /nonet play/);
  const again = new Table();
  suggestLocalEdition("count", { state: { layout: { size: 25 } } }, never);
  assert.equal(again.toast, "");
  mock.timers.reset();
});
