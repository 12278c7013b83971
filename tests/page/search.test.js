import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, search } from "../../src/nonet/web/static/js/setting/search.js";

const ALL = [
  { own: ["killer-cage", "killer"], words: ["Killer-Käfig", "杀手笼"], said: "A sum in a cage." },
  { own: ["little-killer"], words: ["diagonal sum", "小杀手"], said: "A sum along a diagonal." },
  { own: ["difference"], words: ["white dot", "kropki", "weißer Punkt"], said: "Consecutive." },
  { own: ["ratio"], words: ["black dot", "kropki"], said: "Twice the other." },
  { own: ["fog"], words: ["fog of war"], said: "" },
];

/** @param {string} text */
const found = (text) => search(text, ALL).map(({ own }) => own[0]);

test("A name finds its rule first, whatever its case, gaps, umlauts and number.", () => {
  for (const text of ["killer", "KILLER CAGES", "killercage", "killer sudoku", "killerkaefig"])
    assert.equal(found(text)[0], "killer-cage", text);
  assert.deepEqual(found("weisser punkt"), ["difference"]);
  assert.deepEqual(found("杀手笼"), ["killer-cage"]);
});

test("A word of several rules finds all of them, and what is no rule is found as well.", () => {
  assert.deepEqual(found("kropki"), ["difference", "ratio"]);
  assert.deepEqual(found("fog of war"), ["fog"]);
});

test("An error of typing does no harm in words of five letters or more.", () => {
  for (const text of ["kiler", "killler", "kilelr", "kjller", "iller cage"])
    assert.equal(found(text)[0], "killer-cage", text);
  assert.deepEqual(found("fgo"), []);
});

test("Beginnings come before parts, and parts of what a rule says last.", () => {
  assert.deepEqual(found("killer"), ["killer-cage", "little-killer"]);
  assert.deepEqual(found("dot whi"), ["difference"]);
  assert.deepEqual(found("consec"), ["difference"]);
  assert.deepEqual(found(" - "), []);
});

test("What is found nowhere has nearest names, as far as it has letters in common with any.", () => {
  assert.equal(nearest("blackish cot", ALL)[0].own[0], "ratio");
  assert.deepEqual(nearest("ψψψ", ALL), []);
});
