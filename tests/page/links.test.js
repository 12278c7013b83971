import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { misfit, readLink } from "../../src/nonet/web/static/js/library/links.js";
import { fromFragment, unpacked } from "../../src/nonet/web/static/js/library/share.js";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";
import { speak } from "./texts.js";

await speak("en");
afterEach(() => mock.restoreAll());

/** What a link of version 3 holds. */
const packed = (content) =>
  deflateRawSync(JSON.stringify(content), { level: 9 }).toString("base64url");

const NINE = packed({ l: { size: 9 }, g: "zzzc" });

/** The puzzle of a link with this fragment, or what is wrong with it. */
async function opened(fragment) {
  const found = fromFragment(`#${fragment}`);
  return found.packed === undefined ? found : readLink(found.packed);
}

// What follows #p= in a link that is cut off or damaged, and what is said of it. Whether bytes are
// right as far as they go, the streams of browsers and of node tell in different ways.
for (const [name, text, said] of [
  ["of three cells", "1.9.3x3.0.123", "it holds 3 cells, not 81"],
  ["of version 4", "4.9.3x3.0.123", "a newer version of nonet"],
  ["of too many cells", `3.${packed({ l: { size: 4 }, g: "c1zzz" })}`, "it holds 82 cells, not 16"],
  ["cut to nothing", `3.${packed({ l: { size: 4 }, g: "1o" }).slice(0, -9)}`, "its end is missing"],
  ["of nine million letters", `3.${packed("o".repeat(9_000_000))}`, "The link is damaged"],
  ["without its last letter", `3.${NINE.slice(0, -1)}`, "its end is missing"],
  ["without two letters", `3.${NINE.slice(0, -2)}`, "its end is missing"],
  ["of three letters", `3.${NINE.slice(0, 3)}`, "its end is missing"],
  ["shortened by a program", `3.${NINE.slice(0, -4)}…`, "The link holds “…”"],
  ["with markup", `3.${NINE}</b>`, "The link holds “<”"],
  ["of a list", `3.${packed([])}`, "The link is damaged"],
  ["of nothing", `3.${packed(null)}`, "The link is damaged"],
  ["of size 0", `3.${packed({ l: { size: 0 }, g: "" })}`, "not of a size from 1 to 100"],
  ["of size 101", `3.${packed({ l: { size: 101 }, g: "" })}`, "not of a size from 1 to 100"],
  [
    "with a large digit",
    `3.${packed({ l: { size: 4 }, g: "15n" })}`,
    "the digit 5 in row 1 column 2",
  ],
  ["with 99", `3.${packed({ l: { size: 4 }, g: "1(99)n" })}`, "the digit 99 in row 1 column 2"],
  [
    "with boxes of six",
    `3.${packed({ l: { size: 4, box: [2, 3] }, g: "1o" })}`,
    "do not fit its board of 4",
  ],
  [
    "with a tenth region",
    `3.${packed({ l: { size: 4, regions: Array(16).fill(9) }, g: "p" })}`,
    "do not fit its board",
  ],
  ["that is empty", "", "The link holds no puzzle"],
  ["of version 03", "03", "The link was made by a newer version"],
  ["of a word", "hello", "The link is damaged"],
  ["with a broken escape", "1.9.3x3.0.%E0%A4%A", "The link is damaged"],
  ["of version 1 with too many cells", "1.4.2x3.0.1zzz", "it holds 79 cells, not 16"],
  ["of version 1 with one region", "1.4.0.0.1o.a", "it holds 1 cells, not 16"],
  ["of version 1 with boxes of six", "1.4.2x3.0.1o", "do not fit its board of 4 × 4 cells"],
  ["of version 2 with half a layout", "2.123&layout={", "The link is damaged"],
  ["of version 2 without a size", "2.1o&layout={}", "not of a size from 1 to 100"],
  [
    "with a text for a box",
    '2.1o&layout={"size":4,"box":"22"}',
    "do not fit its board of 4 × 4 cells",
  ],
  [
    "with an object for a box",
    '2.1o&layout={"size":4,"box":{"0":2,"1":2,"length":2}}',
    "do not fit its board",
  ],
  ["with one region", '2.1o&layout={"size":4,"regions":[9]}', "it holds 1 cells, not 16"],
  ["of 60,000 letters", `1.9.3x3.0.${"z".repeat(60_000)}`, "The link is too long"],
])
  test(`A link ${name} is refused in words.`, async () => {
    const { wrong = "", state } = await opened(`p=${text}`);
    assert.ok(wrong.includes(said), wrong);
    assert.equal(state, undefined);
  });

for (const [fragment, layout] of [
  ["1.4.2x2.0.1o", { size: 4, box: [2, 2] }],
  ["1.4.2x2.dg.1o", { size: 4, box: [2, 2], diagonals: true, disjointGroups: true }],
  ["1.9.3x3.dw.1zzzb", { size: 9, box: [3, 3], diagonals: true, windows: true }],
  [
    "1.4.0.0.1o.1112312233423444",
    { size: 4, regions: [0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] },
  ],
])
  test(`A link of version 1 still opens its puzzle: ${fragment}.`, async () => {
    const { state } = await opened(`p=${fragment}`);
    assert.deepEqual(state.layout, layout);
    assert.deepEqual(state.givens, [1, ...Array(layout.size ** 2 - 1).fill(0)]);
  });

test("A link of version 2 has its layout, its title and its author.", async () => {
  const link =
    'p=2.1o&layout={"size":4,"box":[2,2]}&title=Crossing%20%26%20more&author=A.%0ASetter';
  const { state, title, author } = await opened(link);
  assert.deepEqual([state.layout.size, title, author], [4, "Crossing & more", "A. Setter"]);
});

test("A link of version 3 has all that is said of the puzzle.", async () => {
  const all = { l: { size: 4, box: [2, 2] }, g: "1o", t: "T", a: "A", r: "R\nR", m: "M" };
  const link = packed({ ...all, c: { fog: ["r1c1"] }, s: "1234341221434321" });
  const { state, title, file } = await opened(`p=3.${link}`);
  assert.deepEqual(state.givens, [1, ...Array(15).fill(0)]);
  assert.equal(title, "T");
  assert.deepEqual(file, {
    author: "A",
    rules: "R\nR",
    message: "M",
    cosmetics: { fog: ["r1c1"] },
    solution: [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1],
  });
  const short = await opened(`p=3.${packed({ ...all, s: "1" })}`);
  assert.equal(short.file.solution, null);
});

test("Digits beyond 35 are in brackets, and runs of empty cells are letters.", () => {
  assert.deepEqual(unpacked("1Z(37)c*"), [1, 35, 37, 0, 0, 0, 36]);
  assert.throws(() => unpacked("1?"), RangeError);
});

/** Lets the server refuse the scene of a layout with a rule that `isWrong`. */
const refusing = (isWrong, message) =>
  mock.method(globalThis, "fetch", async (_, { body }) => {
    const [rule] = JSON.parse(body).layout.constraints;
    return isWrong(rule)
      ? Response.json({ code: "invalid", message }, { status: 422 })
      : Response.json({ houses: [] });
  });

for (const [rules, wrong, message, said] of [
  [
    [{ type: "thermometer", cells: ["r1c1", "r1c12"] }],
    "thermometer",
    "expected a cell, found r1c12",
    "Rule 1 in the link (thermometer)",
  ],
  [
    [
      { type: "odd", cells: ["r1c1"] },
      { type: "<b>no_such", cells: ["r1c1"] },
    ],
    "<b>no_such",
    "expected a rule",
    "Rule 2 in the link (<b>no such) does not fit",
  ],
  [[5], undefined, "expected an object", "Rule 1 in the link (?)"],
  [{ type: "odd" }, "odd", "expected a list", "The rules in the link do not fit"],
])
  test(`The first rule that the board cannot have is named: ${said}.`, async () => {
    settings.cellNames = "words";
    refusing((rule) => rule?.type === wrong, message);
    const layout = { size: 9, box: [3, 3], constraints: rules };
    assert.ok((await misfit(layout)).startsWith(said), await misfit(layout));
  });
