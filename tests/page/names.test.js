import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "../../src/nonet/web/static/js/library/names.js";
import { speak } from "./texts.js";

const now = new Date();
const created = now.toISOString();
const day = (locale) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(now);

test("Puzzles without a title are called by difficulty, day and number.", async () => {
  await speak("en");
  assert.equal(nameOf({ title: "Morning", level: "Hard", created, id: 3 }), "Morning");
  assert.equal(
    nameOf({ title: "", level: "Hard", created, id: 3 }),
    `Hard · ${day("en-GB")}, no. 3`,
  );
  assert.equal(
    nameOf({ title: "", level: null, created, id: 4 }),
    `Puzzle · ${day("en-GB")}, no. 4`,
  );
  assert.equal(nameOf({ title: "", level: "Easy", created }), `Easy · ${day("en-GB")}`);
  assert.equal(nameOf({ title: "", level: null }), "Puzzle");
});

test("The year is named where it is another one, in the language of the page.", async () => {
  await speak("de");
  const name = nameOf({ title: "", level: "Easy", created: "2019-11-22T12:00:00Z", id: 3 });
  assert.match(name, /^Leicht · 22\. Nov\.? 2019/);
});
