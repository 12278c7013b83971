// A game that all views of a board in a page share, and that the kernel follows.
import { isPlain } from "../../web/static/js/board/scene.js";
import { language, speak, t } from "../../web/static/js/page/words.js";
import { judged } from "../../web/static/js/play/checking.js";
import { Game } from "../../web/static/js/play/game.js";
import { coveredBy } from "../../web/static/js/play/solution.js";
import { commEngine } from "./comm_engine.js";
import { textsOf } from "./texts.js";

/** @type {ReadonlySet<number>} */
const NOTHING = new Set();
/** @type {["corner", "centre", "colours"]} */
const LISTS = ["corner", "centre", "colours"];

/** @param {BoardModel} model */
function gameOf(model) {
  const { state, scene, ...file } = model.get("_posed");
  const { layout, givens } = state;
  const game = new Game({ layout, givens, scene }, { ...file, solution: file.solution ?? null });
  const { entries, ...lists } = model.get("_played");
  Object.assign(game.layers, { entry: [...entries] });
  for (const layer of LISTS) game.layers[layer] = [...lists[layer]];
  return game;
}

/** What the kernel gets of a game. @param {Game} game @returns {Played} */
const playedOf = ({ layers: { entry, corner, centre, colours } }) => ({
  entries: [...entry],
  corner: [...corner],
  centre: [...centre],
  colours: [...colours],
});

export class Play {
  /** @type {Set<PlayView>} */
  views = new Set();
  /** Cells that a check found wrong. */
  wrong = new Set(NOTHING);
  /** @type {Shown | null} */
  shown = null;

  /** @param {BoardModel} model */
  constructor(model) {
    const { messages, tag, ...voice } = model.get("_voice");
    this.voice = { ...voice, texts: textsOf(messages, tag) };
    this.model = model;
    this.speak();
    this.engine = commEngine(model);
    this.game = gameOf(model);
    model.on("change:_played", () => this.follow());
    model.on("change:_shown", () => this.hearShown());
    this.shown = model.get("_shown");
    this.followRules();
  }

  /** Say all that follows in the language of this board: a page may have several. */
  speak() {
    speak(this.voice);
  }

  refresh() {
    for (const view of this.views) view.refresh();
  }

  /** @param {string} text */
  say(text) {
    for (const view of this.views) view.say(text);
  }

  /** The answer to a question. @template {Kind} Name @param {Name} kind @param {Questions[Name]} question */
  answerTo(kind, question) {
    return this.engine.ask(kind, question, {}).answer;
  }

  /** After a move: the kernel and all views follow. @param {boolean} made */
  moved(made) {
    if (!made) return;
    this.model.set("_played", playedOf(this.game));
    this.changed();
    this.model.save_changes();
    this.followEnd();
  }

  /** What was shown of the game before is over. */
  changed() {
    this.wrong = new Set(NOTHING);
    this.show(null);
    this.say("");
    this.refresh();
    this.followRules();
  }

  /** Take what another page or the kernel has changed, as a move. */
  follow() {
    const { game } = this;
    const { entries, ...lists } = this.model.get("_played");
    /** @type {Change[]} */
    const changes = [...game.cells].flatMap((cell) => [
      ["entry", cell, entries[cell]],
      ...LISTS.map((layer) => /** @type {Change} */ ([layer, cell, lists[layer][cell]])),
    ]);
    if (game.make(changes)) this.changed();
  }

  /** Show a step in all views, of other pages too. @param {ShownStep | null} shown */
  show(shown) {
    if (!shown && !this.shown) return;
    this.shown = shown;
    this.model.set("_shown", shown?.step ? shown : null);
    this.model.save_changes();
    this.refresh();
  }

  /** Show what the kernel or another page shows. */
  hearShown() {
    const shown = this.model.get("_shown");
    this.present(shown);
    if (shown) this.say(wordsOf(shown));
  }

  /** Draw what is shown, here alone. @param {Shown | null} shown */
  present(shown) {
    this.shown = shown;
    this.refresh();
  }

  /** Rules that are broken, and the fog. */
  async followRules() {
    const { game } = this;
    const { layout } = game.info;
    const { version } = game;
    try {
      if (game.hasFog) await this.followFog();
      if (isPlain(layout)) return;
      const hidden = [...game.covered];
      const digits = game.digits();
      const { broken } = await this.answerTo("conflicts", { layout, digits, hidden, language });
      if (game.version !== version) return;
      const at = (/** @type {number} */ cell) =>
        broken.filter(({ cells }) => cells.includes(cell)).map(({ words }) => words);
      game.said = { at, broken };
      this.refresh();
    } catch {
      // The board plays on where the kernel does not answer.
    }
  }

  async followFog() {
    const { game } = this;
    game.covered = coveredBy(game);
    this.refresh();
    if (game.file.hasUnreadRules) game.solution = game.file.solution;
    else if (!game.solution) {
      const state = { ...game.state({ marks: false }), entries: null };
      const { status, solutions } = await this.answerTo("check", { state, language });
      if (status === "unique") [game.solution] = solutions;
    }
    game.covered = coveredBy(game);
    this.refresh();
  }

  /** Say that the puzzle is solved, once it is. */
  async followEnd() {
    const { game } = this;
    if (!game.isSolved) return;
    const { version } = game;
    const asks = game.hasRules && !game.file.hasUnreadRules;
    if (asks) {
      const answer = await this.tried(() =>
        this.answerTo("check", { state: game.state(), language }),
      );
      if (!answer || game.version !== version) return;
      if (!answer.solved) {
        this.say(t("full-rules"));
        return;
      }
    }
    this.speak();
    this.say(t("solved"));
  }

  /** @template Answer @param {() => Promise<Answer>} does @returns {Promise<Answer | null>} */
  async tried(does) {
    try {
      return await does();
    } catch (error) {
      this.speak();
      const { code, detail, message } = /** @type {Refusal} */ (error);
      this.say(code === "time-limit" || code === "not-quick" ? detail : message);
      return null;
    }
  }

  /** What is wrong with the player's digits and marks. */
  async check() {
    const { game } = this;
    const { version } = game;
    this.say(t("thinking"));
    const answer = await this.tried(async () => {
      const { hasUnreadRules, solution } = game.file;
      if (hasUnreadRules && solution)
        return { status: /** @type {Status} */ ("unique"), solutions: [solution], mistakes: [] };
      return this.answerTo("check", { state: game.posed(), language });
    });
    if (!answer || game.version !== version) return;
    this.speak();
    const { cells, text } = judged(game, answer);
    this.wrong = new Set(cells);
    this.refresh();
    this.say(text);
  }

  /** A hint; where one is shown, the next of its three depths. */
  async hint() {
    const { game, shown } = this;
    if (shown?.step && (shown.depth ?? 0) < 2) {
      this.showStep({ .../** @type {ShownStep} */ (shown), depth: (shown.depth ?? 0) + 1 });
      return;
    }
    const { version } = game;
    const why = this.obstacle();
    this.say(why || t("thinking"));
    if (why) return;
    const answer = await this.tried(() =>
      this.answerTo("hint", { state: game.state(), language, cellNames: "rc" }),
    );
    if (!answer || game.version !== version) return;
    this.speak();
    this.showHint(answer);
  }

  /** Why there is no hint; empty where nothing is in the way. */
  obstacle() {
    const { covered, file } = this.game;
    if (file.hasUnreadRules) return t("code-unread");
    return covered.size ? t("hint-fog") : "";
  }

  /** @param {Answers["hint"]} answer */
  showHint({ solved, mistakes, step, candidates, message }) {
    if (solved) this.say(t("solved"));
    else if (mistakes.length) {
      this.present({ cells: [...new Set(mistakes.flatMap(({ cells }) => cells))] });
      this.say(mistakes[0].message);
    } else if (step) this.showStep({ step, candidates, depth: 0 });
    else this.say(message);
  }

  /** @param {ShownStep} shown */
  showStep(shown) {
    this.show(shown);
    this.say(wordsOf(shown));
  }

  /** Do what the step says that is shown. */
  apply() {
    const { shown } = this;
    if (!shown?.step || !shown.candidates) return;
    this.moved(this.game.apply(shown.step, shown.candidates));
  }
}

/** What is said of a step at its depth. @param {ShownStep} shown */
export const wordsOf = ({ step, depth }) => [step.nudge, step.point, step.show][depth];
