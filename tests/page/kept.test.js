import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { emptyLibrary, lasting } from "./browser_library.js";
import { speak } from "./texts.js";

const FOLDER = new URL("../library/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf-8"));
const MOMENT = /^\d{4}-\d\d-\d\dT[0-9:.]+Z$/;

await speak("en");

const known = read("found.json");

/** What the service says of a new puzzle. */
async function found(kind, { state, ...details }) {
  assert.equal(kind, "keep");
  const one = known.find((item) => isDeepStrictEqual(item.state, state));
  return { ...structuredClone(one.found), ...details };
}

/** A value with each of its parts changed. */
const mapped = (value, does) => {
  if (Array.isArray(value)) return value.map(does);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, does(one)]));
};

/** A value as it is meant: `@name` is one of `values`, and what is repeated is written out. */
function spelt(value, values) {
  if (typeof value === "string" && value.startsWith("@")) return values[value.slice(1)];
  if (!Array.isArray(value?.repeat)) return mapped(value, (one) => spelt(one, values));
  const [part, count] = value.repeat;
  return typeof part === "string" ? part.repeat(count) : Array(count).fill(part[0]);
}

/** An answer with the same word for all moments. */
const withoutMoments = (value) =>
  typeof value === "string" && MOMENT.test(value) ? "a moment" : mapped(value, withoutMoments);

/** What was found, by numbers alone. */
const numbered = (answer) =>
  mapped(answer, (one) => (Array.isArray(one) ? one.map(({ id }) => id) : one));

/** What a call gives, or how it is refused. */
async function asked(library, call, given) {
  const does = call.split(".").reduce((group, name) => group[name], library);
  const sent = given.map((one) =>
    typeof one?.document === "object" ? { ...one, document: JSON.stringify(one.document) } : one,
  );
  try {
    return { answer: await does(...sent) };
  } catch ({ status, code, place, stack }) {
    assert.ok(status, stack);
    const revision = place?.revision;
    return { status, code, ...(revision === undefined ? {} : { revision }) };
  }
}

test("Lasting storage is asked for at the first save, once, and not for looking around.", async () => {
  const library = await emptyLibrary(found);
  await library.puzzles.find({});
  assert.equal(lasting.asked, 0);
  for (const theme of ["dark", "light"]) await library.settings.change({ theme });
  assert.equal(lasting.asked, 1);
});

for (const name of readdirSync(new URL("cases/", FOLDER))) {
  const { promise, values, calls } = read(`cases/${name}`);
  test(promise, async () => {
    const library = await emptyLibrary(found);
    for (const [number, { call, given, ...expected }] of calls.entries()) {
      const outcome = withoutMoments(await asked(library, call, spelt(given, values)));
      const isWhole = !call.endsWith(".find") || !Object.keys(given[0]).length;
      if (outcome.answer && !isWhole) outcome.answer = numbered(outcome.answer);
      assert.deepEqual(outcome, spelt(expected, values), `${number + 1} ${call}`);
    }
  });
}
