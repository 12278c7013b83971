// The panel for generating custom puzzles.

import { keyOf } from "../board/layout.js";
import { $, button, fieldOf, fill, h } from "../page/dom.js";
import { toast } from "../page/notices.js";
import { clock, number, t } from "../page/words.js";
import { keepKind } from "../play/another.js";
import { answerTo, ask } from "../service/engine.js";
import { chooseLayout } from "./boards.js";
import { difficultyField, mainFields, moreFields } from "./make_fields.js";
import {
  contradiction,
  defaults,
  difficultyOf,
  isSerate,
  OWN,
  questionOf,
} from "./make_question.js";
import { failure, madeList } from "./make_result.js";
import { symmetricCells } from "./symmetry.js";

export class MakePanel {
  element = h("div.stack");
  /** @type {Job<Answers["generate"]> | null} */
  job = null;
  /** @type {HTMLElement | null} The result of the last request, where it is not on the board. */
  result = null;
  /** @type {Recipe | null} The request for the last puzzles. */
  recipe = null;
  /** @type {HTMLElement | null} The list of levels. */
  levels = null;
  /** Whether the further options are unfolded. */
  isMore = false;
  chosen = defaults();
  /** What the engine can make. */
  about = /** @type {Pick<Service.About, "levels" | "symmetries" | "kinds">} */ ({
    levels: [],
    symmetries: ["none"],
    kinds: [],
  });

  /** @param {MakeApp} app @param {MakeDialogs} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
    this.board = chooseLayout(app, () => this.stopPattern());
    answerTo("about", {})
      .then((found) => {
        this.about = found;
        this.render();
      })
      .catch(() => {});
    app.listen((what) => {
      if (what === "pattern") this.render();
    });
  }

  /** All that the request is made of. @returns {MakeRequest} */
  get request() {
    return { chosen: this.chosen, layout: this.board.layout(), pattern: this.app.pattern };
  }

  /** @param {keyof MakeOptions} name @param {unknown} value */
  set(name, value) {
    Object.assign(this.chosen, { [name]: value });
  }

  reset() {
    Object.assign(this.chosen, defaults());
    this.stopPattern();
  }

  showDifficulty() {
    if (this.levels) fieldOf(this.levels).value = difficultyOf(this.request);
  }

  async generate() {
    this.isMore = this.isOpen();
    const { app } = this;
    const { game } = app;
    const { version } = game;
    const start = this.chosen.start ? game.state({ marks: false }) : null;
    const question = questionOf(this.request, start);
    const wrong = contradiction(question);
    if (wrong) {
      this.showResult(h("div.note.bad", { role: "alert" }, wrong));
      return;
    }
    this.recipe = { ...question, count: 1, seed: null };
    this.result = null;
    this.job = ask("generate", question, { onProgress: this.layWorking() });
    try {
      const answer = await this.job.answer;
      this.job = null;
      this.made(answer, app.game === game && game.version === version);
    } catch (error) {
      this.job = null;
      const open = (/** @type {MadePuzzle} */ puzzle) => this.open(puzzle);
      this.showResult(failure(error, this.chosen.kind === OWN, question.layout, open));
    }
  }

  /** Show that puzzles are being made; the result is called with how far that is. */
  layWorking() {
    const bar = h("progress", { "aria-label": t("make-working") });
    const far = h("p.soft", { role: "status" }, t("make-working"));
    fill(
      this.element,
      h("h2", t("make-working")),
      bar,
      far,
      button(t("stop"), () => this.job?.stop(), { kind: ".main" }),
    );
    const started = performance.now();
    return (/** @type {Progress} */ { found, nodes, depth, fraction }) => {
      far.textContent =
        t("make-progress", {
          time: clock((performance.now() - started) / 1000),
          found: number(found),
          nodes,
        }) + (depth ? ` · ${t("make-closest", { count: depth })}` : "");
      if (fraction !== null) bar.value = fraction;
    };
  }

  /** @param {MadePuzzle} puzzle */
  open({ state, grade, rating, cosmetics }) {
    const { app, recipe } = this;
    this.stopPattern();
    if (recipe) keepKind(recipe);
    app.begin(
      { ...state, entries: null, candidates: null },
      { level: grade?.level ?? null, grade, rating, recipe },
      { cosmetics },
    );
  }

  /**
   * A single puzzle is opened at once, unless the player has gone on with another one.
   * @param {Answers["generate"]} answer @param {boolean} isWaiting
   */
  made(answer, isWaiting) {
    const { puzzles, problem } = answer;
    if (puzzles.length === 1 && !problem) {
      if (isWaiting) {
        this.open(puzzles[0]);
        return;
      }
      toast(t("make-made", { count: 1 }), [
        [t("paste-play"), () => this.open(puzzles[0])],
        [t("close"), () => {}],
      ]);
    }
    this.showResult(
      madeList(
        answer,
        (puzzle) => this.open(puzzle),
        (states) => this.dialogs.keep(states),
      ),
    );
  }

  /** Whether the board has the layout that is chosen. */
  isOnBoard() {
    return keyOf(this.app.game.info.layout) === keyOf(this.board.layout());
  }

  startPattern() {
    const { app } = this;
    const layout = this.board.layout();
    if (!this.isOnBoard()) app.begin({ layout, givens: Array(layout.size ** 2).fill(0) });
    app.pattern = new Set();
    app.symmetricCells = (cell) => symmetricCells(cell, layout.size, this.chosen.symmetry);
    $("#board").classList.add("pattern");
    app.refresh();
    app.showTab("make");
    this.render();
  }

  stopPattern() {
    this.app.pattern = null;
    this.chosen.start &&= this.isOnBoard();
    $("#board").classList.remove("pattern");
    this.app.refresh();
    this.render();
  }

  isOpen() {
    return this.element.querySelector("details")?.open ?? this.isMore;
  }

  /** @param {HTMLElement} result */
  showResult(result) {
    this.result = result;
    this.render();
  }

  render() {
    if (this.job) return;
    this.isMore = this.isOpen();
    const { chosen } = this;
    if (!isSerate(this.request) && chosen.difficulty === "er") chosen.difficulty = null;
    this.levels = difficultyField(this);
    fill(this.element, this.result, this.board.element, mainFields(this), moreFields(this));
  }

  show() {
    this.render();
  }
}
