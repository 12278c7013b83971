// What the digits on the board allow: solutions, their number, where two differ, candidates of any.

import { BLANK } from "../board/view.js";
import { button, fill, h } from "../page/dom.js";
import { badNote, trying } from "../page/notices.js";
import { number, t } from "../page/words.js";
import { working } from "../page/working.js";
import { ask } from "../service/engine.js";
import { Refusal } from "../service/refusals.js";
import { askVerdict, verdictNote } from "../setting/verdict.js";

/** @typedef {"count" | "solve" | "true-candidates"} Look */

/** The digits on the board, without marks. @type {(game: Game) => View} */
const bare = (game) => ({
  ...BLANK,
  digit: (cell) => game.digit(cell),
  isGiven: (cell) => game.isGiven(cell),
  colours: (cell) => game.colours(cell),
});

/** The panel of analysis. */
export class Inspector {
  /** @type {Pick<Job<unknown>, "stop"> | null} */
  job = null;
  outcome = h("div.stack", { role: "status" });

  /** @param {InspectApp} app */
  constructor(app) {
    this.app = app;
    const look = (/** @type {Look} */ kind) => trying(() => this.look(kind));
    this.element = h(
      "div.stack",
      h("p.soft.small", t("set-how")),
      h(
        "div.row",
        button(
          t("set-check"),
          trying(() => this.check()),
          { kind: ".grow" },
        ),
        button(t("set-count"), look("count"), { kind: ".grow" }),
        button(t("set-solve"), look("solve"), { kind: ".grow" }),
        button(t("set-true"), look("true-candidates"), { kind: ".grow" }),
      ),
      this.outcome,
    );
    app.listen((what) => {
      if (what === "game" || what === "move") this.clear();
    });
  }

  clear() {
    this.job?.stop();
    this.job = null;
    fill(this.outcome);
  }

  /** @param {Look} kind */
  async look(kind) {
    this.clear();
    const far = h("p.soft");
    const onProgress = (/** @type {Progress} */ { found }) => {
      far.textContent = found ? t("set-far", { count: number(found) }) : "";
    };
    const job = ask(kind, { state: this.app.game.posed({ marks: false }) }, { onProgress });
    this.job = job;
    fill(this.outcome, ...working(() => this.clear(), far));
    try {
      const answer = await job.answer;
      if (this.job !== job) return;
      fill(this.outcome, /** @type {(answer: object) => Child} */ (this.answers[kind])(answer));
    } catch (error) {
      if (this.job === job) this.refuse(error);
    }
  }

  /** Say what went wrong, and where on the board. @param {unknown} error */
  refuse(error) {
    fill(this.outcome, badNote(error));
    if (!(error instanceof Refusal && error.place?.cells)) return;
    this.app.found = { wrong: new Set(), differ: new Set(error.place.cells) };
    this.app.refresh();
  }

  /** Whether there is exactly one solution, and why there is not. */
  async check() {
    this.clear();
    const { app } = this;
    const job = askVerdict(app.game.posed({ marks: false }), (answer, isMore) => {
      if (this.job === job) this.showVerdict(answer, isMore ? () => job.stop() : null);
    });
    this.job = job;
    fill(this.outcome, ...working(() => this.clear()));
    await job.answer.catch((error) => {
      if (this.job === job) fill(this.outcome, badNote(error));
    });
  }

  /** @param {Verdict} answer @param {(() => void) | null} stop */
  showVerdict(answer, stop) {
    const { app } = this;
    const note = verdictNote(app, answer, {
      repair: (changes) => app.moved(app.game.make(changes)),
      stop,
    });
    const isUnique = answer.status === "unique";
    const solution = (/** @type {number[]} */ digits, /** @type {number} */ index) =>
      button(t("solution-number", { number: index + 1 }), () => this.showDigits(digits));
    fill(
      this.outcome,
      isUnique ? h("p.note", t("status-unique")) : note.element,
      answer.solutions.length > 1 ? h("div.row", answer.solutions.map(solution)) : null,
      isUnique ? this.hide() : null,
    );
    if (!isUnique) note.present();
  }

  /** @param {number[]} digits */
  showDigits(digits) {
    const { game } = this.app;
    game.help();
    this.app.present({
      view: { ...bare(game), digit: (cell) => digits[cell] },
      trueDigits: new Set([...game.cells].filter((cell) => !game.digit(cell))),
    });
  }

  hide() {
    return button(t("hint-hide"), () => {
      this.app.clearShown();
      this.app.refresh();
      fill(this.outcome);
    });
  }

  /** What is said of answers. @type {{[Name in Look]: (answer: Answers[Name]) => Child}} */
  answers = {
    count: ({ count, complete }) =>
      h("p.note", t(complete ? "counted" : "counted-least", { count })),
    solve: ({ digits }) => {
      this.showDigits(digits);
      return [h("p.note", t("set-solved")), this.hide()];
    },
    "true-candidates": ({ candidates }) => {
      const { app } = this;
      const { game } = app;
      app.present({ view: { ...bare(game), centre: (cell) => candidates[cell] } });
      return [
        h("p.note", t("set-true-shown")),
        h(
          "div.row",
          button(t("set-true-keep"), () => {
            app.present(null);
            app.moved(game.fillCandidates({ marks: candidates }));
            fill(this.outcome);
          }),
          this.hide(),
        ),
      ];
    },
  };

  show() {}
}
