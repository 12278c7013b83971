import assert from "node:assert/strict";
import { test } from "node:test";
import {
  explained,
  listName,
  saidWords,
} from "../../src/nonet/web/static/js/setting/rule_words.js";
import { speak } from "./texts.js";

/** A kind of rule with these parameters: names, forms and words. */
const kind = (name, title, parameters = [], more = {}) =>
  /** @type {RuleKind} */ (
    /** @type {unknown} */ ({
      name,
      title,
      fewestParts: 0,
      parameters: parameters.map(([parameter, form, words]) => ({
        name: parameter,
        form,
        words: words ?? [],
      })),
      ...more,
    })
  );

const KINDS = [
  kind("thermometer", "Thermometer"),
  kind("diagonal", "Diagonale", [["which", "word", ["main", "anti"]]]),
  kind("sum-line", "Summenlinie", [
    ["total", "number"],
    ["loop", "flag"],
  ]),
  kind(
    "replicate",
    "Paare",
    [
      ["relation", "word", ["difference-at-least"]],
      ["moves", "word", ["kings"]],
      ["exempt", "word"],
    ],
    { isOwn: true },
  ),
  kind("choose", "Anzahl", [], { fewestParts: 2 }),
  kind("if", "Bedingung", [], { fewestParts: 2 }),
  kind("regex", "Ausdruck", [["pattern", "word"]]),
];
const rule = (name, words) => /** @type {SetRule} */ (/** @type {unknown} */ ({ name, words }));

test("Parameters of rules in the list are words of the player's language.", async () => {
  await speak("de", "setting");
  const said = (name, words) => saidWords(rule(name, words), KINDS);
  assert.equal(said("diagonal", "anti"), "von rechts oben");
  assert.equal(said("sum_line", "10 loop"), "10 (Geschlossene Schleife)");
  assert.doesNotMatch(said("replicate", "difference-at-least kings 2 any"), /kings|any|least/);
  assert.equal(
    said("choose", "at-least 1 thermometer | thermometer"),
    "mindestens 1 Thermometer | Thermometer",
  );
  assert.equal(
    said("if", "thermometer then thermometer else thermometer"),
    "Thermometer dann Thermometer sonst Thermometer",
  );
  assert.equal(said("regex", "digits"), "digits");
  assert.equal(said("killer_cage", "15"), "15");
  const named = { ...rule("sum_line", "10"), title: "Summenlinie", cells: [0, 1, 2, 3] };
  assert.equal(listName(named, KINDS, 9), "Summenlinie 10 r1c1 … r1c4");
});

test("The number of a relation comes next to it, and what it holds for after a comma.", async () => {
  await speak("en", "setting");
  assert.equal(
    saidWords(rule("replicate", "difference-at-least kings 2 any"), KINDS),
    "differ by at least 2, a king’s move apart, except those with any mark",
  );
});

test("A typed word of something that is no rule says where it is.", async () => {
  await speak("en", "setting");
  const tools = [{ name: "fog", section: /** @type {const} */ ("drawing"), words: ["fog of war"] }];
  const problem = (name) =>
    /** @type {const} */ ({ kind: "unknown", name, usage: "", close: ["even"], message: "" });
  assert.equal(
    explained(problem("Fog"), tools, true),
    "There is no rule “Fog”. It is no rule: Drawing has it, among what is drawn.",
  );
  assert.equal(
    explained(problem("evn"), tools, true),
    "There is no rule “evn”. Did you mean even?",
  );
});
