// What the server finds in a draft while it is made: solutions, what to change, how hard it is.
// Each change of the draft stops what was asked of the draft before.

import { button, fill, h } from "../page/dom.js";
import { messageOf, say } from "../page/notices.js";
import { tick } from "../page/tick.js";
import { cellName, levelName, listed, number, roughly, t } from "../page/words.js";
import * as engine from "../service/engine.js";
import { LARGEST } from "./shades.js";

/** Milliseconds without a change after which the server is asked. */
const QUIET = 120;

/** The style of the verdict; any other one is bad. @type {Record<string, string>} */
const VERDICT_STYLES = { unique: ".good", several: "" };

export class Findings {
  element = h("div.findings.stack", { role: "status" });
  /** @type {Survey | null} */
  survey = null;
  /** @type {Advice | null} */
  advice = null;
  /** @type {Grade | null} */
  grade = null;
  isBusy = false;
  problem = "";
  isShaded = true;
  turn = 0;
  waiting = 0;
  halt = () => {};

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** The digits of a cell that are in some solution, as far as they are known. */
  possible(/** @type {number} */ cell) {
    return this.survey?.candidates?.[cell] ?? [];
  }
  /** The only solution, or null. */
  solution() {
    return this.survey?.status === "unique" ? this.survey.solutions[0] : null;
  }

  /** Forget what was found, and stop what is asked. */
  stop() {
    this.turn += 1;
    clearTimeout(this.waiting);
    this.halt();
    this.isBusy = false;
  }

  /** Ask about the draft as it is now. */
  start() {
    this.stop();
    this.survey = null;
    this.advice = null;
    this.grade = null;
    this.problem = "";
    this.desk.app.shown = null;
    this.desk.app.found = { wrong: new Set(), differ: new Set() };
    this.isBusy = true;
    this.waiting = setTimeout(() => this.run(this.turn), QUIET);
    this.show();
  }

  /** @param {number} turn */
  async run(turn) {
    const state = { layout: this.desk.app.game.info.layout, givens: this.desk.draft.givens };
    /**
     * @template {"survey" | "advise" | "grade"} Name @param {Name} name
     * @returns {Promise<Answers[Name]>}
     */
    const ask = async (name) => {
      const job = engine.ask(name, /** @type {Questions[Name]} */ ({ state }));
      this.halt = job.stop;
      const answer = await job.answer;
      return turn === this.turn ? answer : Promise.reject(null);
    };
    try {
      this.survey = await ask("survey");
      this.show();
      this.say();
      if (this.survey?.status !== "undecided") this.advice = await ask("advise");
      this.show();
      const isGraded = this.desk.app.game.info.isUsual && this.survey?.status === "unique";
      if (isGraded) this.grade = await ask("grade").catch(() => null);
    } catch (error) {
      if (turn !== this.turn) return;
      this.problem = messageOf(error);
    }
    if (turn !== this.turn) return;
    this.isBusy = false;
    this.show();
  }

  say() {
    say(this.verdict());
  }

  verdict() {
    const { survey } = this;
    if (!survey) return this.isBusy ? t("desk-looking") : this.problem;
    if (survey.status !== "several") return t(`desk-${survey.status}`);
    return survey.isComplete
      ? t("desk-several", { count: number(survey.total) })
      : t(survey.counts.length ? "desk-many" : "desk-uncounted");
  }

  /** A given by its cell. @param {number} cell */
  given(cell) {
    const { size, draft } = this.desk;
    return `${cellName(cell, size)} = ${this.desk.symbol(draft.givens[cell])}`;
  }

  show() {
    const { desk, survey } = this;
    const isFull = desk.draft.givens.every(Boolean);
    desk.shades.show(this.isShaded && survey && !isFull ? survey : null, desk.draft.givens);
    fill(
      this.element,
      h("div.row.between", this.status(), this.stopKey()),
      this.grade
        ? h(
            "p.small",
            t("desk-grade", {
              level: levelName(this.grade.level),
              hardest: desk.dialogs.techniqueName(this.grade.hardest) + this.places(this.grade),
              time: roughly(/** @type {number} */ (this.grade.seconds)),
            }),
          )
        : null,
      survey?.solutions.length
        ? h("div.row", this.shadeTick(survey), survey.differences.length ? this.two(survey) : null)
        : null,
      this.repair(),
      this.needless(),
    );
    desk.name();
    desk.app.refresh();
  }

  /**
   * Behind the name of the hardest step: " (at 2 places)"; four stand for more.
   * @param {{ places?: number }} grade
   */
  places({ places = 0 }) {
    if (!places) return "";
    return ` ${t(places < 4 ? "desk-places" : "desk-places-more", { count: places })}`;
  }

  /** What is known of the solutions, in a colour that says whether it is good. */
  status() {
    const { survey } = this;
    const look = survey ? (VERDICT_STYLES[survey.status] ?? ".bad") : "";
    return h(`strong.verdict${look}`, this.verdict());
  }

  stopKey() {
    if (!this.isBusy) return null;
    const stop = () => {
      this.stop();
      this.show();
    };
    return button(t("stop"), stop, { kind: ".small" });
  }

  /** Whether candidates are shaded by how many solutions have them. @param {Survey} survey */
  shadeTick({ candidates, isComplete, total }) {
    if (!candidates || this.desk.size > LARGEST) return h("span.soft.small", t("desk-unshaded"));
    const text = t(isComplete ? "desk-shade" : "desk-shade-some", { count: total });
    return tick(text, this.isShaded, (is) => {
      this.isShaded = is;
      this.show();
    });
  }

  /** Two solutions, with their differences on the board. @param {Survey} survey */
  two({ differences, solutions: [first, second] }) {
    const { app, shades } = this.desk;
    const isShown = Boolean(app.shown?.differ);
    return button(
      t("desk-two"),
      () => {
        app.shown = isShown
          ? null
          : { differ: differences.map((cell) => [cell, first[cell], second[cell]]) };
        shades.group.classList.toggle("off", !isShown);
        this.show();
      },
      { kind: ".small", "aria-pressed": String(isShown) },
    );
  }

  /** What cannot all be right, or what would leave one solution, with a button for each. */
  repair() {
    const { desk, advice } = this;
    if (!advice) return null;
    const { conflictCells, conflictRules, givens, rule } = advice;
    if (conflictCells.length || conflictRules.length) {
      desk.app.found = { wrong: new Set(conflictCells), differ: new Set() };
      const rules = conflictRules.map((at) => desk.rules[at]).filter(Boolean);
      desk.frame(rules.map(({ cells }) => cells));
      return h(
        "div.stack.small",
        h("p", t("desk-conflict")),
        h(
          "ul.list",
          rules.map((conflict) =>
            this.way(desk.nameOf(conflict), conflict.cells, t("desk-take-out"), () =>
              desk.remove([conflict]),
            ),
          ),
          conflictCells.map((cell) =>
            this.way(this.given(cell), [cell], t("desk-take-out"), () => desk.put([cell], 0)),
          ),
        ),
      );
    }
    if (!givens.length && !rule) return null;
    const named = givens.map(
      ([cell, digit]) => `${cellName(cell, desk.size)} = ${desk.symbol(digit)}`,
    );
    const add = () => {
      const all = [...desk.draft.givens];
      for (const [cell, digit] of givens) all[cell] = digit;
      desk.change({ givens: all });
    };
    return h(
      "div.stack.small",
      h("p", t("desk-make-unique")),
      h(
        "ul.list",
        givens.length
          ? this.way(
              listed(named),
              givens.map(([cell]) => cell),
              t("desk-add"),
              add,
            )
          : null,
        rule ? this.way(rule, [], t("desk-add"), () => desk.place([rule])) : null,
      ),
    );
  }

  /** Givens and rules of which any one can go. */
  needless() {
    const { desk, advice } = this;
    if (!advice) return null;
    const rules = advice.needlessRules.map((at) => desk.rules[at]).filter(Boolean);
    const count = advice.needlessCells.length + rules.length;
    const end = advice.isComplete ? null : h("p.small.soft", t("desk-needless-some"));
    if (!count) return end;
    return h(
      "details.small",
      h("summary", t("desk-needless", { count })),
      end,
      h(
        "ul.list",
        rules.map((rule) =>
          this.way(desk.nameOf(rule), rule.cells, t("desk-take-out"), () => desk.remove([rule])),
        ),
        advice.needlessCells.map((cell) =>
          this.way(this.given(cell), [cell], t("desk-take-out"), () => desk.put([cell], 0)),
        ),
      ),
    );
  }

  /**
   * A proposal: what it is of, framed on the board while it is pointed at, and a button.
   * @param {string} text @param {number[]} cells @param {string} does @param {() => unknown} act
   */
  way(text, cells, does, act) {
    const { desk } = this;
    const look = () => desk.frame([cells]);
    return h(
      "li.row.between.proposal",
      { onmouseenter: look, onmouseleave: () => desk.frame([]), onfocusin: look },
      h("span.grow", text),
      button(
        does,
        () => {
          desk.frame([]);
          act();
        },
        { kind: ".small", "aria-label": `${does}: ${text}` },
      ),
    );
  }
}
