// What the player has nonet do with the game: check it, reveal a digit, fill in candidates.

import { refuse, toast } from "../page/notices.js";
import { settings } from "../page/settings.js";
import { t } from "../page/words.js";
import { sayLoading } from "../page/working.js";
import { loaded } from "../service/api.js";
import { answerTo } from "../service/engine.js";
import { misplacedIn } from "./roles.js";

/** Whether rules know more of the candidates than houses do. @param {Game} game */
const hasSums = ({ covered, file, hasRules, info }) =>
  hasRules && info.isUsual && !covered.size && !file.hasUnreadRules;

/** @param {Omit<State, "candidates">} state */
const candidatesOf = (state) =>
  answerTo("candidates", { state }).then(
    (answer) => answer.candidates,
    () => null,
  );

/** Ask once what the sums of rules leave of the puzzle. @param {Game} game */
async function learnSums(game) {
  if (game.allowed) return;
  const found = await candidatesOf({ ...game.state({ marks: false }), entries: null });
  game.allowed = found && game.layers.given.map((digit, cell) => (digit ? [digit] : found[cell]));
}

const solver = () => loaded(import("./solution.js"));

/** @param {Game} game @param {import("./solution.js").Found | null} found */
const isMistaken = (game, found) =>
  misplacedIn(game, found?.layers ?? []).length > 0 ||
  [...game.cells].some((cell) => {
    const solution = found?.digits;
    if (!solution) return game.conflicts().has(cell);
    const digit = game.digit(cell);
    if (digit) return digit !== solution[cell];
    return game.centre(cell).length > 0 && !game.centre(cell).includes(solution[cell]);
  });

export class GameActions {
  /** Takes away what was said of a check: with the next move it is old. */
  endCheck = () => {};

  /** @param {PlayApp} app */
  constructor(app) {
    this.app = app;
  }

  /**
   * Ask something of the game; an answer that comes when it has gone on is dropped.
   * @template Answer @param {() => Promise<Answer>} question @param {(answer: Answer) => void} done
   */
  async ask(question, done) {
    const { app } = this;
    const { game } = app;
    const { version } = game;
    sayLoading();
    try {
      const answer = await question();
      if (app.game === game && game.version === version) done(answer);
    } catch (error) {
      refuse(error);
    }
  }

  check() {
    const { app } = this;
    this.ask(
      async () => {
        const { askCheck, showCheck } = await loaded(import("./checking.js"));
        const answer = await askCheck(app.game);
        return () => showCheck(app, answer, () => this.back());
      },
      (show) => {
        this.endCheck = show();
      },
    );
  }

  async solution() {
    return (await solver()).solutionOf(this.app.game);
  }

  /** Fog, and wrong digits that are shown at once. */
  followSolution() {
    if (this.app.game.hasFog || settings.conflicts === "solution")
      solver().then((module) => module.followSolution(this.app), refuse);
  }

  /** What the sums of rules leave, for candidates that are filled in as the player goes on. */
  followSums() {
    const { app } = this;
    const { game } = app;
    if (game.auto && hasSums(game)) learnSums(game).then(() => app.game === game && app.repaint());
  }

  back() {
    const { app } = this;
    this.ask(
      async () => (await solver()).wholeSolutionOf(app.game),
      (found) => {
        const count = app.game.undoToBefore(() => isMistaken(app.game, found));
        app.moved(count > 0);
        toast(t("check-undone", { count }));
      },
    );
  }

  reveal() {
    const { app } = this;
    const cells = app.targets.filter((cell) => !app.game.digit(cell));
    if (cells.length !== 1) {
      toast(t("reveal-one"));
      return;
    }
    this.ask(
      () => this.solution(),
      (digits) => {
        if (!digits) {
          toast(t("reveal-several"));
          return;
        }
        app.game.help();
        app.moved(app.game.enter(cells, digits[cells[0]]));
      },
    );
  }

  restart() {
    const { app } = this;
    const { game } = app;
    toast(t("restart-sure"), [
      [t("restart"), () => app.game === game && app.moved(game.restart())],
      [t("cancel"), () => {}],
    ]);
  }

  /**
   * Do something with the candidates of the board; null are those of its houses.
   * @param {(marks: readonly Digits[] | null) => boolean} does
   */
  async withCandidates(does) {
    const { app } = this;
    const { game } = app;
    if (!app.isOpen) return;
    if (!hasSums(game)) {
      app.moved(does(null));
      return;
    }
    await this.ask(
      async () => {
        const now = candidatesOf(game.state({ marks: false }));
        await learnSums(game);
        return now;
      },
      (now) => app.moved(does(now)),
    );
  }

  candidates() {
    this.withCandidates((marks) => this.app.game.fillCandidates({ keep: true, marks }));
  }

  /** Fill candidates in as the player goes on, or no more. */
  async turnAuto() {
    const { app } = this;
    const { game } = app;
    if (game.auto) app.moved(game.setAuto(false, null));
    else await this.withCandidates((marks) => game.setAuto(true, marks));
    app.repaint();
    app.save();
  }
}
