import assert from "node:assert/strict";
import { test } from "node:test";
import {
  baseOf,
  linkBase,
  opensElsewhere,
} from "../../src/nonet/web/static/js/library/link_base.js";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";

test("The address that a player types is taken with what it may have, and nothing else.", () => {
  assert.equal(baseOf(" https://example.org/sudoku "), "https://example.org/sudoku/");
  assert.equal(baseOf("https://example.org/index.html?a=1#b"), "https://example.org/index.html");
  for (const wrong of ["somewhere", "", "ftp://example.org", `https://e.org/${"x".repeat(500)}`])
    assert.equal(baseOf(wrong), null);
});

test("Links begin where the player says, or where the page is.", () => {
  globalThis.location = { origin: "http://localhost:8017", pathname: "/" };
  settings.linkBase = "";
  assert.equal(linkBase(), "http://localhost:8017/");
  assert.equal(opensElsewhere(), false);
  settings.linkBase = "https://example.org/sudoku";
  assert.equal(linkBase(), "https://example.org/sudoku/");
  assert.equal(opensElsewhere(), true);
  settings.linkBase = "";
  document.documentElement.dataset.linkBase = "https://example.net/";
  assert.equal(linkBase(), "https://example.net/");
  delete document.documentElement.dataset.linkBase;
});
