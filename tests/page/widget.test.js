import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardView } from "../../src/nonet/notebook/js/board_view.js";
import { commEngine } from "../../src/nonet/notebook/js/comm_engine.js";
import { lightOf } from "../../src/nonet/notebook/js/dark.js";
import { Play } from "../../src/nonet/notebook/js/play.js";
import { textsOf } from "../../src/nonet/notebook/js/texts.js";
import { speak as useVoice } from "../../src/nonet/web/static/js/page/words.js";
import { FluentBundle, FluentResource } from "../../src/nonet/web/static/vendor/fluent.js";
import { FIRST, SOLUTION, stateOf } from "./table.js";
import { LANGUAGES, readTexts } from "./texts.js";

/** The messages of a text as they are written, by their names. */
const written = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^([a-z][\w-]*) =(.*(?:\n[ }].*)*)/gm)].map(([, key, value]) => [key, value]),
  );

const MESSAGES = written(await readTexts("en"));

/** The model of a widget: what is sent is kept, and what changes is heard by all. */
class Model {
  sent = [];
  hearing = new Map();

  constructor(text = FIRST) {
    const state = stateOf(text);
    const nothing = state.givens.map(() => []);
    this.traits = {
      _id: "a",
      _posed: { state, scene: null, cosmetics: {} },
      _played: {
        entries: state.givens.map(() => 0),
        corner: nothing,
        centre: nothing,
        colours: nothing,
      },
      _shown: null,
      _voice: { language: "en", tag: "en", dates: "en", messages: MESSAGES },
    };
  }
  get(name) {
    return this.traits[name];
  }
  set(name, value) {
    this.traits[name] = value;
    this.tell(`change:${name}`);
  }
  save_changes() {}
  send(content) {
    this.sent.push(content);
  }
  on(event, does) {
    this.hearing.set(event, [...(this.hearing.get(event) ?? []), does]);
  }
  tell(event, content) {
    for (const does of this.hearing.get(event) ?? []) does(content);
  }
  /** Answer the last question, and wait until that was heard. */
  async answer(said) {
    this.tell("msg:custom", { id: this.sent.at(-1).id, ...said });
    await new Promise((done) => setTimeout(done));
  }
}

/** A board with two views. */
function opened(text = FIRST) {
  const model = new Model(text);
  const play = new Play(model);
  const views = [1, 2].map(() => new BoardView(play, document.createElement("div")));
  return { model, play, views };
}

/** A key on the board of a view. */
function press(view, code, key = code.at(-1), held = {}) {
  const event = new Event("keydown", { cancelable: true });
  Object.assign(event, { code, key, getModifierState: () => false, ...held });
  view.board.svg.dispatchEvent(event);
  return event;
}

/** Press a button of a view by its name. */
const click = (view, name) =>
  [...view.box.all()].find((part) => part.dataset.key === name).dispatchEvent(new Event("click"));

const label = (view, cell) => view.board.rects[cell].getAttribute("aria-label");

test("A question goes to the kernel as a message, and its answer comes back by its id.", async () => {
  const model = new Model();
  const engine = commEngine(model);
  const job = engine.ask("hint", { state: 1 }, {});
  const other = engine.ask("check", { state: 2 }, {});
  assert.deepEqual(
    model.sent.map(({ kind, fields }) => [kind, fields]),
    [
      ["hint", { state: 1 }],
      ["check", { state: 2 }],
    ],
  );
  const [first, second] = model.sent.map(({ id }) => id);
  assert.notEqual(first, second);
  model.tell("msg:custom", { id: "of another page", answer: { step: 0 } });
  model.tell("msg:custom", { id: second, answer: { solved: true } });
  model.tell("msg:custom", { id: first, answer: { step: 3 } });
  assert.deepEqual(await job.answer, { step: 3 });
  assert.deepEqual(await other.answer, { solved: true });
  assert.ok(engine.isUp());
});

test("What the kernel refuses is a refusal with its code and its own words.", async () => {
  const model = new Model();
  const engine = commEngine(model);
  const job = engine.ask("rate", {}, {});
  const error = { code: "not-quick", message: "use nonet.rate(board.grid)" };
  model.tell("msg:custom", { id: model.sent[0].id, error });
  await assert.rejects(job.answer, { code: "not-quick", detail: error.message });
});

test("A question to the kernel that is stopped is refused at once, and its answer not heard.", async () => {
  const model = new Model();
  const job = commEngine(model).ask("hint", {}, {});
  job.stop();
  model.tell("msg:custom", { id: model.sent[0].id, answer: {} });
  await assert.rejects(job.answer, { code: "cancelled" });
});

test("The messages of a board say what Fluent says, in every language.", async () => {
  for (const language of LANGUAGES) {
    const text = await readTexts(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const texts = textsOf(written(text), language);
    const said =
      /^(board|cell|check|clear|code-|colour|digits|full-|hint|list-comma|redo|solved|status-|tool|undo)/;
    for (const key of Object.keys(written(text)).filter((name) => said.test(name)))
      for (const count of [0, 1, 2, 5]) {
        const names = [...text.matchAll(/\{ \$(\w+)/g)].map(([, name]) => name);
        const values = Object.fromEntries(names.map((name) => [name, name]));
        Object.assign(values, { count, tries: count });
        assert.equal(
          texts.format(key, values).trim(),
          bundle.formatPattern(bundle.getMessage(key).value, values).trim(),
          key,
        );
      }
    assert.equal(texts.hasMessage("no such message"), false);
  }
});

test("Two views of a board in a notebook show the same game, and share its undo.", () => {
  const { model, views } = opened();
  const [first, second] = views;
  first.selection.only(0);
  const event = press(first, "Digit8");
  assert.ok(event.defaultPrevented);
  assert.equal(model.get("_played").entries[0], 8);
  for (const view of views) assert.equal(label(view, 0), "row 1 column 1, 8");
  click(second, "undo");
  assert.equal(model.get("_played").entries[0], 0);
  for (const view of views) assert.equal(label(view, 0), "row 1 column 1, empty");
  click(first, "redo");
  assert.equal(label(second, 0), "row 1 column 1, 8");
});

test("Marks and colours of a board in a notebook go to the kernel.", () => {
  const { model, views } = opened();
  const [view] = views;
  view.selection.only(0);
  press(view, "Digit4", "4", { ctrlKey: true });
  press(view, "Digit5", "5", { shiftKey: true });
  press(view, "KeyV", "v");
  click(view, "digit-3");
  const { centre, corner, colours } = model.get("_played");
  assert.deepEqual([centre[0], corner[0], colours[0]], [[4], [5], [3]]);
  assert.equal(label(view, 0), "row 1 column 1, empty, corner marks 5, centre marks 4, red");
});

test("Keys move over a board in a notebook, and the notebook does not hear them.", () => {
  const { views } = opened();
  const [view] = views;
  let heard = 0;
  view.box.addEventListener("keydown", () => {
    heard += 1;
  });
  press(view, "ArrowDown");
  press(view, "ArrowDown");
  press(view, "ArrowRight");
  assert.equal(view.selection.at, 10);
  assert.equal(heard, 0);
});

test("A given of a board in a notebook stays, and a digit of two keys is one.", () => {
  const large = opened(`${"1"}${".".repeat(255)}`);
  const [view] = large.views;
  view.selection.only(0);
  press(view, "Digit5");
  assert.equal(large.play.game.digit(0), 1);
  view.selection.only(1);
  press(view, "Digit1");
  press(view, "Digit4");
  assert.equal(large.model.get("_played").entries[1], 14);
  press(view, "Backspace");
  assert.equal(large.model.get("_played").entries[1], 0);
});

test("A board in a notebook takes what the kernel or another page changes, as a move.", () => {
  const { model, play, views } = opened();
  const entries = [8, ...Array(80).fill(0)];
  model.set("_played", { ...model.get("_played"), entries });
  assert.equal(label(views[0], 0), "row 1 column 1, 8");
  assert.equal(play.game.moves.length, 1);
  click(views[1], "undo");
  assert.equal(model.get("_played").entries[0], 0);
});

const STEP = {
  nudge: "Look for a single.",
  point: "Look at r1c1.",
  show: "r1c1 is 8.",
  placements: [[0, 8]],
  eliminations: [],
  blocks: [],
  nudgeHouses: [],
  houses: [],
  groups: [],
  links: [],
  chain: [],
  overlay: { place: [0], fills: [], frames: [], spots: [], arrows: [], halos: [], left: [] },
};

test("A hint of a board in a notebook has three depths in all views, and can be applied.", async () => {
  const { model, views } = opened();
  const [first, second] = views;
  click(first, "hint");
  assert.equal(model.sent.at(-1).kind, "hint");
  const candidates = Array(81).fill([]);
  await model.answer({ answer: { solved: false, mistakes: [], step: STEP, candidates } });
  for (const view of views) assert.equal(view.live.textContent, "Look for a single.");
  click(second, "deeper");
  assert.equal(first.live.textContent, "Look at r1c1.");
  assert.equal(model.get("_shown").depth, 1);
  click(first, "hint");
  assert.equal(second.live.textContent, "r1c1 is 8.");
  click(second, "apply");
  assert.equal(model.get("_played").entries[0], 8);
  assert.equal(model.get("_shown"), null);
  assert.equal(first.live.textContent, "");
});

test("A step that the kernel shows is drawn and said in all views, until the next move.", () => {
  const { model, play, views } = opened();
  model.set("_shown", { step: STEP, candidates: Array(81).fill([]), depth: 2 });
  for (const view of views) assert.equal(view.live.textContent, "r1c1 is 8.");
  assert.equal(play.shown.step, STEP);
  views[0].selection.only(2);
  press(views[0], "Digit4");
  assert.equal(model.get("_shown"), null);
});

test("A check of a board in a notebook says what is wrong, in all views.", async () => {
  const { model, play, views } = opened();
  views[0].selection.only(0);
  press(views[0], "Digit5");
  click(views[1], "check");
  const solutions = [[...SOLUTION].map(Number)];
  await model.answer({ answer: { status: "unique", solutions, mistakes: [] } });
  assert.deepEqual([...play.wrong], [0]);
  for (const view of views) assert.equal(view.live.textContent, "1 of your digits is wrong.");
  press(views[0], "Digit8");
  assert.deepEqual([...play.wrong], []);
});

test("Where a board in a notebook may not ask, it says what to call instead.", async () => {
  const { model, views } = opened();
  click(views[0], "check");
  await model.answer({ error: { code: "time-limit", message: "use nonet.check(board.grid)" } });
  assert.equal(views[1].live.textContent, "use nonet.check(board.grid)");
});

test("An answer that comes after the next move is not shown on a board in a notebook.", async () => {
  const { model, play, views } = opened();
  click(views[0], "hint");
  const { id } = model.sent.at(-1);
  views[0].selection.only(0);
  press(views[0], "Digit8");
  const candidates = Array(81).fill([]);
  model.tell("msg:custom", { id, answer: { solved: false, mistakes: [], step: STEP, candidates } });
  await new Promise((done) => setTimeout(done));
  assert.equal(play.shown, null);
});

test("A board in a notebook that is solved says so.", () => {
  const { model, views } = opened();
  const given = stateOf(FIRST).givens;
  const rest = [...SOLUTION].map((digit, cell) => (given[cell] ? 0 : Number(digit)));
  const open = rest.findIndex(Boolean);
  const entries = rest.with(open, 0);
  model.set("_played", { ...model.get("_played"), entries });
  views[0].selection.only(open);
  press(views[0], `Digit${rest[open]}`);
  assert.equal(views[1].live.textContent, "Solved");
});

test("Each board in a notebook speaks its own language, whichever spoke last.", () => {
  const { views } = opened();
  useVoice({ language: "de", dates: "de", texts: { hasMessage: () => true, format: () => "?" } });
  views[0].selection.only(0);
  press(views[0], "Digit8");
  assert.equal(label(views[0], 0), "row 1 column 1, 8");
});

test("The ground of a notebook is dark or light by its colour, where it has one.", () => {
  assert.equal(lightOf("rgba(0, 0, 0, 0)"), null);
  assert.equal(lightOf(""), null);
  assert.equal(lightOf("rgb(255, 255, 255)"), 1);
  assert.ok(lightOf("rgb(17, 17, 17)") < 0.1);
});
