// "Find it": an exercise on the board. The learner enters a digit, removes candidates or selects
// the cells of the pattern; the server says why an answer is right or wrong, and gives hints.

import { sceneOf } from "../../board/scene.js";
import { BLANK } from "../../board/view.js";
import { button, fill, h } from "../../page/dom.js";
import { badNote, refuse, say } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { settings } from "../../page/settings.js";
import { tick } from "../../page/tick.js";
import { language, t } from "../../page/words.js";
import { Game } from "../../play/game.js";
import { answerTo } from "../../service/engine.js";
import { ExerciseAnswer } from "./exercise_answer.js";
import { stagePlayer, stagesOf } from "./station_argument.js";

/** @type {("nudge" | "point" | "show")[]} */
const DEPTHS = ["nudge", "point", "show"];

/** The exercise on the board, while it is there. @type {ExerciseOnBoard | null} */
let current = null;
let isFollowed = false;

/**
 * Open an exercise: of a station or technique, with a seed of its own or another one each time.
 * `seeds` are those of further ones, such as a class has; `leave` is called when the learner goes.
 * @param {App} app
 * @param {{ name: string, seed?: number | null, seeds?: number[], leave(): void }} wanted
 */
export async function openExercise(app, { name, seed = null, seeds = [], leave }) {
  const [exercise] = await Promise.all([
    answerTo("exercise", { name, seed, language }),
    loadPart("learn"),
  ]);
  if (!isFollowed) app.listen((what) => what === "game" && current?.yield());
  isFollowed = true;
  const before = current?.before ?? { game: app.game, meta: app.saver.meta };
  current?.end();
  current = new ExerciseOnBoard(app, exercise, before, leave, seeds);
}

class ExerciseOnBoard {
  depth = -1;
  /** Whether the first answer was kept: only that one counts. */
  isKept = false;
  isRight = false;
  /** Whether the whole answer is shown: then there is nothing to enter or to check. */
  isShown = false;
  began = performance.now();

  /**
   * @param {App} app @param {CourseExercise} exercise
   * @param {{ game: Game, meta: Meta }} before What was on the board, to come back to.
   * @param {() => void} leave @param {number[]} seeds
   */
  constructor(app, exercise, before, leave, seeds) {
    this.app = app;
    this.exercise = exercise;
    this.before = before;
    this.leave = leave;
    this.seeds = seeds;
    /** Whether digits remove candidates, rather than being entered. */
    this.removes = !exercise.places;
    const { state, scene } = exercise;
    sceneOf(state.layout, {}, scene);
    this.how = h("p.soft", t(exercise.places ? "find-place" : "find-remove"));
    this.says = h("div.stack", { role: "status" }, this.how);
    this.hints = h("div.stack");
    this.acts = h("div.choices");
    this.game = new Game({ layout: state.layout, givens: state.givens, locked: false });
    this.answer = new ExerciseAnswer(state, this.game.info, exercise.places);
    const removes = tick(t("find-removes"), false, (isChecked) => {
      this.removes = isChecked;
    });
    this.panel = h(
      "div.stack.exercise",
      h(
        "div.row.between",
        h("h2", t("find-title", { title: exercise.title })),
        button("×", () => this.close(), { kind: ".plain", "aria-label": t("course-back") }),
      ),
      this.says,
      exercise.places && !this.answer.isBare ? removes : null,
      this.hints,
      this.acts,
    );
    app.open(this.game, { title: t("find-title", { title: exercise.title }) });
    this.actions = { ...app.actions };
    Object.assign(app.actions, {
      check: () => this.check(),
      hint: () => this.hint(),
      candidates: () => {},
      more: () => this.panel.scrollIntoView({ block: "nearest" }),
      savePoints: () => {},
      replay: () => {},
    });
    app.mode = {
      panel: this.panel,
      view: { ...BLANK, ...this.answer.view },
      digit: (cells, digit) => this.press(cells, digit),
      clear: (cells) => this.change(() => this.answer.clear(cells)),
      undo: () => this.change(() => this.answer.undo()),
      redo: () => this.change(() => this.answer.redo()),
      counts: () => this.answer.counts(),
      label: (cell) => this.answer.label(cell),
      canUndo: false,
      canRedo: false,
    };
    document.body.dataset.exercise = "open";
    this.showActs();
    app.showTab("play");
    this.draw();
    app.board.focus();
  }

  /** @param {number[]} cells @param {number} digit */
  press(cells, digit) {
    const removes = this.removes || this.app.held; // as does a key that is held
    this.change(() =>
      removes ? this.answer.remove(cells, digit) : this.answer.place(cells, digit),
    );
  }

  /** Change the answer, and draw it in place of what a hint showed. @param {() => void} does */
  change(does) {
    if (!this.isRight) {
      does();
      this.resume();
    }
    this.draw();
  }

  /** Back from the answer that was shown, or from a verdict, to the learner's own. */
  resume() {
    document.body.dataset.exercise = "open";
    // What was said of the answer before is over.
    fill(this.says, this.hints.hasChildNodes() && !this.isShown ? null : this.how);
    if (!this.isShown) return;
    this.isShown = false;
    fill(this.hints);
    this.showActs();
  }

  draw() {
    const { app, answer } = this;
    const { mode } = app;
    if (mode) Object.assign(mode, { canUndo: answer.canUndo, canRedo: answer.canRedo });
    app.present(answer.shown);
    app.board.rename(this.game.cells);
  }

  async check() {
    const { app, exercise, answer } = this;
    const { name, seed } = exercise;
    const { placed, removed } = answer;
    const cells = placed.length || removed.length ? [] : app.targets;
    try {
      const verdict = await answerTo("exercise-check", {
        ...{ name, seed, language, cellNames: settings.cellNames },
        ...{ cells, placed, removed },
      });
      if (current !== this) return;
      // What is true by another technique is no mistake: what is asked for is still to be found.
      const isAnswer = cells.length + placed.length + removed.length > 0;
      this.showVerdict(verdict, isAnswer && !verdict.right && !verdict.isTrue);
    } catch (error) {
      fill(this.says, badNote(error));
    }
  }

  /** @param {Answers["exercise-check"]} verdict @param {boolean} isWrong */
  showVerdict({ right, message, step }, isWrong) {
    if (right || isWrong) this.keep(right);
    this.isRight = right;
    const [outcome, look] = right ? ["right", ".good"] : isWrong ? ["wrong", ".bad"] : ["open", ""];
    document.body.dataset.exercise = outcome;
    fill(
      this.says,
      h(
        `p.note.verdict-of${look}`,
        h("span", { "aria-hidden": "true" }, right ? "✓ " : ""),
        message,
      ),
    );
    if (right) fill(this.hints);
    if (right && step) this.app.present({ step, candidates: this.answer.candidates, depth: 2 });
    this.showActs();
    if (right) /** @type {HTMLElement} */ (this.acts.querySelector(".main")).focus();
    this.says.scrollIntoView({ block: "nearest" });
  }

  /** One depth deeper. */
  async hint() {
    if (this.isRight) return;
    const { app, exercise, answer } = this;
    const { name, seed } = exercise;
    this.depth = Math.min(this.depth + 1, 2);
    const { depth } = this;
    try {
      const { cellNames } = settings;
      const question = { name, seed, language, cellNames, depth: DEPTHS[depth] };
      const { message, houses, cells, step } = await answerTo("exercise-hint", question);
      if (current !== this || depth !== this.depth) return;
      fill(this.says);
      if (step) {
        this.isShown = true;
        document.body.dataset.exercise = "right";
        this.keep(false);
        const stages = stagesOf(step, step.chain, answer.candidates).slice(2);
        fill(
          this.hints,
          stages.length > 1
            ? stagePlayer(stages, (shown) => app.present(shown))
            : h("p.say", message),
        );
        if (stages.length === 1) app.present(stages[0].shown);
        say(stages[0].words);
      } else {
        app.present(cells.length ? { cells } : { houses });
        fill(this.hints, h("p.say", message));
        say(message);
      }
      this.showActs();
      this.hints.scrollIntoView({ block: "nearest" });
    } catch (error) {
      fill(this.hints, badNote(error));
    }
  }

  showActs() {
    const next = () => {
      const [seed = null, ...seeds] = this.seeds;
      const { name } = this.exercise;
      openExercise(this.app, { name, seed, seeds, leave: this.leave }).catch(refuse);
    };
    const deeper = ["find-hint", "hint-where", "hint-show"][Math.min(this.depth + 1, 2)];
    if (this.isRight || this.isShown) {
      const retry = () => {
        this.resume();
        this.draw();
      };
      fill(
        this.acts,
        button(t("find-next"), next, { kind: ".main" }),
        this.isRight ? button(t("course-back"), () => this.close()) : button(t("find-try"), retry),
      );
      return;
    }
    fill(
      this.acts,
      button(t("find-check"), () => this.check(), { kind: ".main" }),
      button(t(deeper), () => this.hint()),
    );
  }

  /** Keep the first answer in the library: what was missed comes again. @param {boolean} right */
  keep(right) {
    const { station, technique, seed } = this.exercise;
    if (this.isKept || !station) return;
    this.isKept = true;
    const seconds = Math.round((performance.now() - this.began) / 100) / 10;
    const answer = { station, technique, seed, right, hints: this.depth + 1, seconds };
    /** @type {Service.AnswerRecordSent[]} */
    const answers = [{ ...answer, kind: "exercise", at: new Date().toISOString() }];
    answerTo("keep-learning", { answers }).catch(refuse);
  }

  /** The board is given to another game: the keys are those of the app again. */
  yield() {
    if (this.app.game !== this.game) this.end();
  }

  end() {
    Object.assign(this.app.actions, this.actions);
    delete document.body.dataset.exercise;
    current = null;
  }

  /** Back to what was on the board before. */
  close() {
    const { app, before, leave } = this;
    this.end();
    app.mode = null;
    app.open(before.game, before.meta);
    leave();
  }
}
