import assert from "node:assert/strict";
import { before, test } from "node:test";
import { HintPanel } from "../../src/nonet/web/static/js/learn/hint.js";
import { settings } from "../../src/nonet/web/static/js/page/settings.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { defaults, questionOf } from "../../src/nonet/web/static/js/setting/make_question.js";
import { Panel } from "./panel.js";
import { skip, until } from "./service.js";
import { FIRST, SOLUTION, stateOf, Table } from "./table.js";
import { speak } from "./texts.js";

const NINE = { size: 9, box: [3, 3] };

before(() => speak("en", "learn"));

/** The panel that teaches, beside a table. */
function begun(game) {
  const table = new Table(game);
  const { app } = table;
  app.gradePanel.facts = () => [];
  const names = { technique: () => {}, techniques: () => {}, techniqueName: (name) => name };
  const hints = new HintPanel(app, names);
  const panel = new Panel(hints);
  hints.render();
  return { table, hints, panel, digits: () => table.drawn("digit").length };
}

/** The game of a text, with the candidates that it has. */
async function opened(text) {
  const answer = await fetch("api/parse", { method: "POST", body: JSON.stringify({ text }) });
  const [{ state }] = (await answer.json()).puzzles;
  const game = new Game(state);
  state.candidates?.forEach((digits, cell) => {
    if (digits && !game.digit(cell)) game.layers.centre[cell] = digits;
  });
  return game;
}

test("A hint comes in three depths: words, then the place, then the argument.", {
  skip,
}, async () => {
  const { table, hints, panel } = begun();
  hints.hint();
  await panel.says("Look for");
  assert.equal(table.drawn("frame").length, 1); // the house that the words name
  assert.equal(table.drawn("look").length, 0);
  await panel.press("Where?");
  assert.equal(table.drawn("frame").filter((part) => part.classList.has("look")).length, 1);
  assert.equal(table.drawn("spot").length, 0);
  await panel.press("Show me why");
  assert.ok(table.drawn("spot").length > 0);
  assert.equal(table.drawn("placed").length, 1);
});

test("Digits that close the house of a hidden single are ringed, with lines to what they close.", {
  skip,
}, async () => {
  const { table, panel } = begun();
  await panel.press("Give me a hint");
  await panel.press("Where?");
  await panel.press("Show me why");
  await panel.says("9 can only go in");
  assert.equal(table.drawn("blocker").length, 2);
  assert.equal(table.drawn("block").length, 4);
});

test("Three times the key is the whole hint; after a move it begins again.", { skip }, async () => {
  const { hints, panel } = begun();
  hints.hint();
  await panel.says("Where?");
  hints.hint();
  await panel.says("Show me why");
  hints.hint();
  await panel.press("Apply this step");
  await panel.says("Give me a hint");
  hints.hint();
  await panel.says("Where?");
});

test("A hint is applied as one move, called by its name, and counts as help.", {
  skip,
}, async () => {
  const { table, panel, digits } = begun();
  const before = digits();
  for (const name of ["Give me a hint", "Where?", "Show me why", "Apply this step"])
    await panel.press(name);
  assert.equal(digits(), before + 1);
  assert.match(panel.text, /Done: [A-Z][A-Za-z ]+/);
  table.press("Control+z");
  assert.equal(digits(), before);
  assert.equal(table.game.helps, 1);
});

test("A wrong digit comes before hints: its box, its cell, what it contradicts.", {
  skip,
}, async () => {
  const { table, hints, panel } = begun();
  table.click(1, 1);
  table.press("5");
  await panel.press("Give me a hint");
  await panel.says("One of your digits in box 1 is wrong.");
  assert.equal(table.drawn("frame").length, 1);
  assert.equal(panel.text.includes("row 1 column 1"), false);
  await panel.press("Which one?");
  await panel.says("The 5 in row 1 column 1 is wrong.");
  // The frame lies within that of a selection.
  const [frame] = table.drawn("frame");
  const [selection] = table.drawn("selection");
  const left = (part) =>
    Math.min(...[...part.getAttribute("d").matchAll(/M([\d.]+)/g)].map(([, x]) => x));
  assert.ok(left(frame) > left(selection) + 1);
  hints.hint();
  await panel.says("1 of ");
  await panel.press("All steps now");
  await panel.says("One of your digits");
  assert.equal(panel.text.includes("Steps available"), false);
});

test("The slider goes from the puzzle to its solution; the game itself stays as it was.", {
  skip,
}, async () => {
  const { table, panel, digits } = begun();
  const before = digits();
  await panel.press("Step by step");
  await until(() => panel.parts().some(({ name }) => name === "input"));
  await panel.press("Next");
  assert.ok(digits() >= before);
  const slider = panel.parts().find(({ name }) => name === "input");
  panel.slide(slider.getAttribute("max"));
  assert.ok(panel.text.includes("The puzzle is solved."));
  assert.equal(digits(), 81);
  await panel.press("Leave");
  assert.equal(digits(), before);
  assert.equal(table.game.canUndo, false);
});

test("What the slider shows can be taken over into the game, which was helped then.", {
  skip,
}, async () => {
  const { table, panel, digits } = begun();
  await panel.press("Step by step");
  for (let step = 0; step < 3; step += 1) await panel.press("Next");
  const shown = digits();
  await panel.press("Play on from here");
  assert.equal(digits(), shown);
  assert.equal(table.game.helped, true);
  await panel.press("Step by step");
  await until(() => panel.parts().some(({ name }) => name === "input"));
  panel.slide(
    panel
      .parts()
      .find(({ name }) => name === "input")
      .getAttribute("max"),
  );
  await panel.press("Play on from here");
  assert.equal(table.game.finished, true);
});

test("Each step that is there now is listed, drawn and applied.", { skip }, async () => {
  const { table, panel } = begun();
  await panel.press("All steps now");
  await panel.says("Steps available");
  panel.click(panel.parts().find((part) => part.classList.has("item")));
  assert.ok(table.drawn("spot").length > 0);
  await panel.press("Apply this step");
  await panel.says("Done:");
});

test("Where cells have names in words, no step is listed in notation.", { skip }, async () => {
  const { panel } = begun(`.${SOLUTION.slice(1, 40)}.${SOLUTION.slice(41)}`);
  settings.cellNames = "words";
  await panel.press("All steps now");
  await panel.says("Steps available");
  const first = panel.parts().find((part) => part.classList.has("item"));
  assert.match(first.textContent, /^row /);
  assert.equal(panel.text.includes("r1c"), false);
});

for (const [language, ask] of [
  ["de", "Gib mir einen Tipp"],
  ["zh", "给我提示"],
])
  test(`Sentences and names of techniques come in the language of the page: ${language}.`, {
    skip,
  }, async () => {
    await speak(language, "learn");
    const { panel } = begun();
    const question = { state: stateOf(FIRST), language };
    const answer = await fetch("api/hint", { method: "POST", body: JSON.stringify(question) });
    const { step } = await answer.json();
    await panel.press(ask);
    await panel.says(step.nudge);
    assert.ok(panel.text.includes(step.name));
    assert.equal(["Naked Single", "Hidden Single", "Full House"].includes(step.name), false);
    await speak("en", "learn");
  });

// Where a hint shows a chain; of our own.
const CHAIN =
  "..+7+5+3.+42.4..27..+9+5+2+561+493+87...4.5+2788+2+5+3.+794..7+4+9+8+2.+5+3+5.9+82+3+7.+4." +
  "+4+8+7+915.+2+7.+26+5+48.9 r124c2<>1";

test("A chain is shown by sentences and arrows, one link after the other; then the whole.", {
  skip,
}, async () => {
  const { table, hints, panel } = begun(await opened(CHAIN));
  const said = () => panel.parts().find((part) => part.classList.has("say")).textContent;
  for (const name of ["Give me a hint", "Where?", "Show me why"]) await panel.press(name);
  await panel.says("Link 1 of 7");
  assert.equal(table.drawn("link").length, 1);
  assert.equal(table.drawn("gone").length, 0);
  const first = said();
  await panel.press("Next link");
  assert.equal(table.drawn("link").length, 2);
  assert.notEqual(said(), first);
  await panel.press("Previous link");
  assert.equal(said(), first);
  assert.equal(panel.button("Previous link").hasAttribute("disabled"), true);
  for (let key = 0; key < 7; key += 1) hints.hint();
  await panel.says("The whole argument");
  assert.equal(table.drawn("link").length, 7);
  assert.ok(table.drawn("gone").length > 0);
  assert.equal(panel.button("Next link").hasAttribute("disabled"), true);
});

test("Among all steps a chain begins with its first link, and can be applied.", {
  skip,
}, async () => {
  const { table, panel } = begun(await opened(CHAIN));
  await panel.press("All steps now");
  await panel.says("Steps available");
  const chains = panel
    .parts()
    .find((part) => part.name === "details" && part.textContent.startsWith("XY-Chain"));
  chains.dispatchEvent(new Event("toggle"));
  panel.click([...chains.all()].filter((part) => part.classList.has("item")).at(-1));
  await panel.says("Link 1 of");
  assert.equal(table.drawn("link").length, 1);
  assert.equal(table.drawn("gone").length, 0);
  await panel.press("Next link");
  assert.equal(table.drawn("link").length, 2);
  await panel.press("Apply this step");
  await panel.says("Done:");
});

test("Arrow keys stop at each link of a chain, forward and back.", { skip }, async () => {
  const { table, panel } = begun(await opened(CHAIN));
  await panel.press("Step by step");
  await until(() => panel.parts().some(({ name }) => name === "input"));
  for (let key = 0; key < 30 && !panel.text.includes("Link 1 of"); key += 1)
    panel.key("ArrowRight");
  assert.equal(table.drawn("link").length, 1);
  panel.key("ArrowRight");
  assert.ok(panel.text.includes("Link 2 of"));
  assert.equal(table.drawn("link").length, 2);
  panel.key("ArrowLeft");
  assert.ok(panel.text.includes("Link 1 of"));
  assert.equal(table.drawn("link").length, 1);
});

test("A hint names the cage at every depth and draws it strong.", { skip }, async () => {
  const request = {
    chosen: { ...defaults(), kind: "killer", seed: "3" },
    layout: NINE,
    pattern: null,
  };
  const body = JSON.stringify(questionOf(request, null));
  const { puzzles } = await (await fetch("api/generate", { method: "POST", body })).json();
  const { table, panel } = begun({ ...puzzles[0].state, entries: null });
  await panel.press("Give me a hint");
  for (const name of ["Where?", "Show me why", "Apply this step"]) {
    await until(() => panel.button(name));
    assert.match(panel.parts().find((part) => part.classList.has("say")).textContent, /cage of/);
    assert.ok(table.drawn("halo").length > 0);
    if (name === "Apply this step") break;
    assert.equal(table.drawn("gone").length, 0);
    await panel.press(name);
  }
  assert.ok(table.drawn("gone").length > 0);
});

test("Where digits break a cage it is said near which box, and then to what it adds up.", {
  skip,
}, async () => {
  const constraints = [{ type: "killer_cage", cells: ["r3c1", "r3c2"], sum: 9 }];
  const { table, panel } = begun({ ...stateOf(FIRST), layout: { ...NINE, constraints } });
  table.click(3, 1);
  table.press("8");
  table.click(3, 2);
  table.press("5");
  await panel.press("Give me a hint");
  await panel.says("One of your digits at the cage of 9 in box 1");
  await panel.press("Which one?");
  await panel.says("The cage of 9 adds up to 13.");
});

test("A game whose rules are only drawn, or under fog, gets no hint, and learns why.", {
  skip,
}, async () => {
  const unread = begun(new Game(stateOf(FIRST), { hasUnreadRules: true }));
  unread.hints.hint();
  await unread.panel.says("nonet does not know them");
  const fog = begun(new Game(stateOf(FIRST), { cosmetics: { fog: ["r1c1"] } }));
  fog.hints.hint();
  await fog.panel.says("A hint would give away what is under the fog.");
});
