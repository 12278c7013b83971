import assert from "node:assert/strict";
import { before, test } from "node:test";
import { GradePanel } from "../../src/nonet/web/static/js/learn/grade_panel.js";
import { Inspector } from "../../src/nonet/web/static/js/learn/inspect.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { Panel } from "./panel.js";
import { skip, until } from "./service.js";
import { FIRST, SEVERAL, stateOf, Table } from "./table.js";
import { speak } from "./texts.js";

before(() => speak("en", "setting"));

// No solution, although no house has a digit twice; and the digit 9 twice in row 1.
const IMPOSSIBLE = `4${FIRST.slice(1)}`;
const CONFLICT = `9${FIRST.slice(1)}`;

/** A table with what is said of the puzzle, beside it. */
function begun(game) {
  document.body.dataset.tab = "play";
  const table = new Table(game);
  const { app } = table;
  app.gradePanel = new GradePanel(app);
  const panel = new Panel(app.gradePanel);
  app.gradePanel.update();
  return { table, panel };
}

/** A table with the panel of analysis. */
function inspecting(game) {
  const table = new Table(game);
  return { table, panel: new Panel(new Inspector(table.app)) };
}

test("A puzzle without solution shows its conflict set at once, in words too.", {
  skip,
}, async () => {
  const { table, panel } = begun(IMPOSSIBLE);
  await panel.says("These digits cannot all be right");
  assert.equal(table.drawn("frame").filter((part) => part.classList.has("vermilion")).length, 1);
  assert.ok(panel.text.includes("4 in row 1 column 1"));
  assert.ok(table.live.includes("These digits cannot all be right"));
});

test("One click takes a given out and repairs the puzzle, and undo brings it back.", {
  skip,
}, async () => {
  const { table, panel } = begun(IMPOSSIBLE);
  await panel.press("Take out 4 in row 1 column 1");
  await until(() => table.toast === "Now there is exactly one solution.");
  assert.equal(table.label(1, 1), "row 1 column 1, empty");
  assert.equal(panel.text.includes("Take out"), false);
  table.press("Control+z");
  assert.equal(table.label(1, 1), "row 1 column 1, given 4");
  await until(() => panel.button("Take out 4 in row 1 column 1"));
});

test("Either of two equal digits can be taken out.", { skip }, async () => {
  const { table, panel } = begun(CONFLICT);
  await panel.says("The same digit 9 twice");
  await panel.press("Take out 9 in row 1 column 1");
  await until(() => table.toast === "Now there is exactly one solution.");
});

test("Cells that differ hold both digits; the missing givens are added by one click.", {
  skip,
}, async () => {
  const { table, panel } = begun(SEVERAL);
  await panel.says("With these givens there is exactly one solution");
  const cells = table.drawn("split").length;
  assert.ok(cells > 0);
  assert.equal(table.drawn("either").length, 2 * cells);
  const labels = [...table.game.cells].map((cell) => table.app.board.labelOf(cell));
  assert.equal(labels.filter((label) => / [1-9] or [1-9]$/.test(label)).length, cells);
  const before = table.drawn("given").length;
  await panel.press("Add these givens");
  await until(() => table.toast === "Now there is exactly one solution.");
  assert.ok(table.drawn("given").length > before);
  table.press("Control+z");
  await panel.says("With these givens there is exactly one solution");
  assert.equal(table.drawn("given").length, before);
});

test("A puzzle that is entered by hand says at once when it has no solution.", {
  skip,
}, async () => {
  const blank = { layout: { size: 9, box: [3, 3] }, givens: Array(81).fill(0), locked: false };
  const { table, panel } = begun(new Game(blank));
  table.click(1, 1);
  table.press("5");
  await panel.says("Several solutions");
  table.click(1, 2);
  table.press("5");
  await panel.says("The same digit 5 twice");
  await panel.press("Take out 5 in row 1 column 2");
  await panel.says("Several solutions");
});

test("A grade that arrives after undo is not taken for that of other givens.", {
  skip,
}, async () => {
  const { table, panel } = begun(SEVERAL);
  await panel.press("Add these givens");
  await until(() => table.toast === "Now there is exactly one solution.");
  table.press("Control+z");
  await panel.says("With these givens there is exactly one solution");
  assert.equal(table.app.saver.meta.grade, null);
});

for (const [language, title] of [
  ["de", "Keine Lösung"],
  ["zh", "无解"],
  ["en", "No solution"],
])
  test(`What is wrong is said in the language of the page: ${language}.`, { skip }, async () => {
    await speak(language, "setting");
    const { panel } = begun(IMPOSSIBLE);
    await panel.says(title);
    await until(() => panel.parts().some((part) => part.classList.has("repairs")));
    await speak("en", "setting");
  });

test("Rules that leave no solution are named with the digits, and framed.", { skip }, async () => {
  const constraints = [{ type: "thermometer", cells: ["r1c5", "r2c6", "r3c6"] }];
  const layout = { size: 9, box: [3, 3], constraints };
  const { table, panel } = begun({ ...stateOf(FIRST), layout });
  await panel.says("These cannot all hold: Thermometer r1c5 – r3c6");
  table.app.present(null);
  await panel.press("Show on the board");
  assert.equal(table.drawn("frame").length, 2);
});

test("The analysis explains why there is no solution, too.", { skip }, async () => {
  const { table, panel } = inspecting(IMPOSSIBLE);
  await panel.press("Unique?");
  await panel.says("These digits cannot all be right");
  assert.equal(table.drawn("frame").filter((part) => part.classList.has("vermilion")).length, 1);
});

test("Where two solutions differ is shown, and both of them.", { skip }, async () => {
  const { table, panel } = inspecting(SEVERAL);
  await panel.press("Unique?");
  await panel.says("Several solutions");
  assert.ok(table.drawn("split").length > 0);
  await panel.press("Solution 2");
  assert.ok(table.drawn("true").length > 0);
  assert.equal(table.game.helped, true);
  await panel.press("Hide");
  assert.equal(table.drawn("true").length, 0);
});

test("Count shows the number of solutions; the first puzzle has one.", { skip }, async () => {
  const { panel } = inspecting(FIRST);
  await panel.press("Count");
  await panel.says("Solutions: 1");
});

test("Candidates of no solution are left out; in a proper puzzle each cell keeps one.", {
  skip,
}, async () => {
  const { table, panel } = inspecting(FIRST);
  await panel.press("Possible candidates");
  await panel.press("Keep as marks");
  assert.equal(table.label(1, 1), "row 1 column 1, empty, centre marks 8");
});

test("After a move what was said of the digits before disappears.", { skip }, async () => {
  const { table, panel } = inspecting(FIRST);
  await panel.press("Unique?");
  await panel.says("Exactly one solution");
  table.click(1, 1);
  table.press("8");
  assert.equal(panel.text.includes("Exactly one solution"), false);
});

/** What is known of how hard the puzzle is, and the pages that were opened from it. */
function factsOf(table) {
  const pages = [];
  const dialogs = { technique: (name) => pages.push(name), techniqueName: (name) => name };
  const element = document.createElement("dl");
  element.append(...table.app.gradePanel.facts(dialogs).flat(9));
  return { element, pages, parts: [...element.all()] };
}

test("ER, EP, ED and the gem are found without being asked for; there is one hardest step.", {
  skip,
}, async () => {
  const { table } = begun(FIRST);
  await until(() => factsOf(table).element.textContent.includes("1.2 / 1.2 / 1.2"));
  const { textContent } = factsOf(table).element;
  assert.ok(textContent.includes("diamond"));
  assert.ok(textContent.includes("Singles only"));
  assert.equal(/Single[A-Z]/.test(textContent), false);
  assert.match(table.app.gradePanel.summary(), /^Easy, about [0-9]+ minutes?$/);
});

test("The hardest step of the scale is folded under the rating, and leads to its page.", {
  skip,
}, async () => {
  const { table } = begun(FIRST);
  await until(() => factsOf(table).element.textContent.includes("1.2 / 1.2 / 1.2"));
  const { pages, parts } = factsOf(table);
  const folded = parts.find(({ name }) => name === "details");
  assert.ok(folded.textContent.includes("by Sudoku Explainer"));
  const link = [...folded.all()].find(({ name }) => name === "button");
  link.dispatchEvent(new Event("click"));
  assert.deepEqual(pages, ["hidden_single"]);
});
