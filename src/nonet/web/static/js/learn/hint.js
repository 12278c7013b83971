// The panel that teaches: a hint in three depths, all steps there are, and the whole way.

import { button, fill, h } from "../page/dom.js";
import { badNote } from "../page/notices.js";
import { settings } from "../page/settings.js";
import { language, t } from "../page/words.js";
import { working } from "../page/working.js";
import { loaded } from "../service/api.js";
import * as engine from "../service/engine.js";
import { showMistakes } from "./hint_mistakes.js";
import { showStep } from "./hint_step.js";

export class HintPanel {
  element = h("div.stack");
  facts = h("dl.facts");
  /** @type {Pick<Job<unknown>, "stop"> | null} */
  job = null;
  now = "home";
  /** Shows on the board what the panel speaks of. */
  again = () => {};
  /** @type {(() => void) | null} Goes a depth deeper where there is one. */
  deeper = null;
  /**
   * Goes along a chain or a walkthrough, with arrow keys.
   * @type {{ back: () => void, next: () => void } | null}
   */
  steer = null;
  /** The digits that it speaks of. */
  shownDigits = "";

  /** @param {HintApp} app @param {HintDialogs} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
    this.element.addEventListener("keydown", (event) => {
      const does = { ArrowLeft: this.steer?.back, ArrowRight: this.steer?.next }[event.key];
      if (!does || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      does();
    });
    app.listen((what) => this.hear(what));
  }

  /** @param {string} what @param {Child[]} content */
  lay(what, ...content) {
    this.now = what;
    this.again = () => {};
    this.deeper = null;
    this.steer = null;
    this.shownDigits = String(this.app.game.digits());
    fill(this.element, content);
  }

  /** A sentence over the keys that ask. @param {Child} sentence */
  layHome(sentence) {
    this.lay("home", sentence, ...this.buttons());
  }

  /** Why nothing is said of this game; empty where nothing is in the way. */
  obstacle() {
    const { covered, file } = this.app.game;
    if (file.hasUnreadRules) return t("code-unread");
    return covered.size ? t("hint-fog") : "";
  }

  /**
   * @template {"hint" | "steps" | "walkthrough"} Name @template Part @param {Name} kind
   * @param {(answer: Answers[Name], part: Part) => void} done
   * @param {Promise<Part>} [part] What shows the answer, where it is loaded only then.
   */
  async ask(kind, done, part) {
    const { app } = this;
    this.job?.stop();
    app.clearShown();
    app.refresh();
    const why = this.obstacle();
    if (why) {
      this.layHome(h("p.note", { role: "alert" }, why));
      return;
    }
    const { cellNames } = settings;
    const job = engine.ask(kind, { state: app.game.state(), language, cellNames });
    this.job = job;
    const wait = setTimeout(() => {
      if (this.job === job) this.lay("busy", h("p", t("thinking")), ...working(() => this.drop()));
    }, 250);
    try {
      const [answer, shows] = await Promise.all([job.answer, part]);
      if (this.job !== job) return;
      app.game.help();
      done(answer, /** @type {Part} */ (shows));
    } catch (error) {
      if (this.job === job) this.layHome(badNote(error, { role: "alert" }));
    } finally {
      clearTimeout(wait);
    }
    if (this.job === job) this.job = null;
  }

  askHint() {
    return this.ask("hint", ({ solved, mistakes, step, candidates, message }) => {
      if (solved) this.layHome(h("p.say", t("solved")));
      else if (mistakes.length) showMistakes(this, mistakes);
      else if (step) showStep(this, step, candidates, 0);
      else this.lay("answer", h("p.say", message), ...this.buttons());
    });
  }

  focusFirst(wanted = ".btn.main") {
    const found = this.element.querySelector(wanted) ?? this.element.querySelector(".btn.main");
    /** @type {HTMLElement | null} */ (found)?.focus();
  }

  /** @param {Step} found @param {Digits[]} candidates */
  apply(found, candidates) {
    this.app.moved(this.app.game.apply(found, candidates));
    this.layHome(h("p", t("hint-applied", { what: found.name })));
    this.focusFirst();
  }

  /** The keys for more than the next step. */
  more() {
    const all = () =>
      this.ask(
        "steps",
        (answer, { listSteps }) => listSteps(this, answer),
        loaded(import("./all_steps.js")),
      );
    const walk = () =>
      this.ask(
        "walkthrough",
        (answer, { startWalk }) => startWalk(this, answer),
        loaded(import("./walking.js")),
      );
    return [
      h(
        "div.row",
        button(t("steps-all"), all, { kind: ".grow" }),
        button(t("walk"), walk, { kind: ".grow" }),
        button(t("techniques"), () => this.dialogs.techniques(), { kind: ".grow" }),
      ),
    ];
  }

  buttons() {
    return [button(t("hint-ask"), () => this.askHint(), { kind: ".main" }), ...this.more()];
  }

  fillFacts() {
    return fill(this.facts, this.app.gradePanel.facts(this.dialogs));
  }

  render() {
    this.lay(
      "home",
      h(
        "section.entry",
        h("p", t("hint-course-how")),
        button(t("hint-course"), () => this.app.showTab("course"), { kind: ".main" }),
      ),
      h("h2", t("hint-title")),
      h("p.soft", t("hint-how")),
      ...this.buttons(),
      this.fillFacts(),
    );
  }

  /** What was asked of the game as it was, or for a panel that was left, is not waited for. */
  drop() {
    if (!this.job) return;
    this.job.stop();
    this.job = null;
    this.render();
  }

  /** @param {News} what */
  hear(what) {
    const { isConnected } = this.element;
    if (what === "move" || (what === "tab" && !isConnected)) this.drop();
    if (what === "move" && this.now === "answer" && !this.app.shown && isConnected) this.render();
    if (what === "game") {
      this.job?.stop();
      this.job = null;
      this.render();
    }
    if (what === "graded") this.fillFacts();
  }

  isOfNow() {
    return this.shownDigits === String(this.app.game.digits());
  }

  /** Ask for a hint; where one is shown for the same digits, go deeper into it. */
  hint() {
    if (this.deeper && this.element.isConnected && this.isOfNow()) this.deeper();
    else this.askHint();
  }

  show() {
    if (this.element.childElementCount && this.isOfNow()) this.again();
    else this.render();
  }
}
