import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { useLanguage } from "../../src/nonet/web/static/js/page/languages.js";
import { DEFAULTS, settings } from "../../src/nonet/web/static/js/page/settings.js";
import * as words from "../../src/nonet/web/static/js/page/words.js";
import { FluentResource } from "../../src/nonet/web/static/vendor/fluent.js";
import { Table } from "./table.js";
import { LANGUAGES, readTexts, speak } from "./texts.js";

const ROOT = new URL("../../src/nonet/", import.meta.url);
const PARTS = ["page", "setting", "learn", "lessons", "photo", "proposals"];

/** The names of the variables of each message, as the page reads them. */
async function messages(language, part) {
  const text = await readTexts(language, part);
  const found = new FluentResource(text).body;
  assert.deepEqual(
    found.map(({ id }) => id),
    [...text.matchAll(/^([A-Za-z]\S*) =/gm)].map(([, key]) => key),
  );
  const named = (value) =>
    [...JSON.stringify(value ?? null).matchAll(/"type":"var","name":"(\w+)"/g)].map(
      ([, one]) => one,
    );
  return Object.fromEntries(found.map(({ id, value }) => [id, [...new Set(named(value))].sort()]));
}

test("Each message has the same variables in every language, and each that is asked for exists.", async () => {
  const known = new Set();
  for (const part of PARTS) {
    const [first, ...others] = await Promise.all(LANGUAGES.map((code) => messages(code, part)));
    for (const other of others) assert.deepEqual(other, first);
    for (const key of Object.keys(first)) known.add(key);
  }
  const scripts = readdirSync(new URL("web/static/js/", ROOT), { recursive: true });
  const asked = scripts
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [
      ...readFileSync(new URL(`web/static/js/${name}`, ROOT), "utf-8").matchAll(/\bt\("([^"]+)"/g),
    ]);
  assert.ok(asked.length > 500);
  assert.deepEqual(
    asked.map(([, key]) => key).filter((key) => !known.has(key)),
    [],
  );
});

for (const [wanted, language, lang, play] of [
  ["fr-FR", "en", "en", "Play"],
  ["de-DE", "de", "de", "Spielen"],
  ["zh-CN", "zh", "zh-Hans", "游戏"],
])
  test(`A browser of ${wanted} gets its language, or English: ${language}.`, async () => {
    Object.defineProperty(globalThis, "navigator", {
      configurable: true,
      value: { languages: [wanted] },
    });
    await useLanguage("auto", readTexts);
    assert.equal(words.language, language);
    assert.equal(document.documentElement.lang, lang);
    assert.equal(words.t("tab-play"), play);
  });

test("Labels are joined as the language does.", async () => {
  const table = new Table();
  await speak("zh");
  assert.match(table.label(1, 1), /^第1行第1列、空$/);
  assert.equal(words.joined(["9 × 9", "", "标准"]), "9 × 9、标准");
  await speak("de");
  assert.equal(words.listed(["a", "b", "c"]), "a, b und c");
  assert.equal(words.anyOf(["4", "8"]), "4 oder 8");
  assert.equal(words.number(12345), "12.345");
});

test("Times are said as a clock shows them, and about.", async () => {
  await speak("en");
  assert.deepEqual([0, 61, 3600, 36_125.9].map(words.clock), [
    "0:00",
    "1:01",
    "1:00:00",
    "10:02:05",
  ]);
  assert.deepEqual([10, 130, 1000, 8000].map(words.roughly), [
    "1 minute",
    "2 minutes",
    "15 minutes",
    "2 hours",
  ]);
});

test("Cells are called as the player has set it, and in one way in programs.", async () => {
  await speak("en");
  Object.assign(settings, DEFAULTS);
  assert.equal(words.sayCell(10, 9), "row 2 column 2");
  settings.cellNames = "rc";
  assert.equal(words.sayCell(10, 9), "r2c2");
  settings.cellNames = "short";
  await speak("de");
  assert.equal(words.sayCell(10, 9), "Z2S2");
  assert.equal(words.placeOf([0, 1, 2], 9), "r1c1 – r1c3");
  assert.equal(words.placeOf([4], 9), "r1c5");
});

test("A level has its name in the language; one that is unknown is called as it is.", async () => {
  await speak("de");
  assert.deepEqual(["Easy", "unfair", "Diabolical", null].map(words.levelName), [
    "Leicht",
    words.t("level-Expert"),
    "Diabolical",
    "",
  ]);
  assert.throws(() => words.t("no-such-message"), /no-such-message/);
});
