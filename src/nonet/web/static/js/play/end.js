// The end of a game: a card over the board that says how it went, and leads to the next puzzle.

import { playStatistics } from "../library/statistics.js";
import { $, button, fill, h } from "../page/dom.js";
import { refuse, withModule } from "../page/notices.js";
import { clock, listed, t } from "../page/words.js";
import { Refusal } from "../service/refusals.js";
import { makeAnother } from "./another.js";

/** Most techniques that are named. */
const MOST_NAMED = 4;
/** Techniques that every puzzle needs. */
const SINGLES = new Set(["full_house", "naked_single", "hidden_single"]);

/**
 * The best time for puzzles of this size and level, where there are others.
 * @param {PlayStatistics | null} statistics @param {number} size @param {string | null} level
 */
function bestTime(statistics, size, level) {
  const found = statistics?.times.find((entry) => size === entry.size && level === entry.level);
  return found && found.finished > 1 ? t("end-best", { time: clock(found.best) }) : null;
}

/**
 * The hardest techniques that the puzzle needs.
 * @param {Grade | null | undefined} grade @param {(name: string) => string} nameOf
 */
function techniquesOf(grade, nameOf) {
  const needed = Object.keys(grade?.steps ?? {}).filter((name) => !SINGLES.has(name));
  const names = needed.slice(-MOST_NAMED).map(nameOf);
  return names.length ? t("end-techniques", { names: listed(names) }) : null;
}

/** @param {PlayStatistics | null} statistics */
const streak = (statistics) =>
  statistics &&
  h("p.soft.small", t("streak", { count: statistics.streak, total: statistics.finished }));

export class EndCard {
  element = $("#end");
  /** @type {PlayStatistics | null} */
  statistics = null;
  /** The puzzle that is being made after this one. */
  next = /** @type {ReturnType<typeof makeAnother> | null} */ (null);
  /** The game whose card was closed, to look at the board. @type {Game | null} */
  closed = null;
  isNews = false;

  /** @param {EndApp} app @param {Pick<Dialogs, "share" | "show" | "techniqueName">} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
    app.listen((what) => {
      if (what === "game" || what === "move" || what === "solved") this.show();
      if (what === "solved") this.isNews = true;
      // The server counts this game only once it has the last move.
      if (what === "saved" && this.isNews) this.count();
    });
  }

  async another() {
    this.next = makeAnother(this.app);
    this.show();
    try {
      await this.next.answer;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "cancelled")) refuse(error);
    }
    this.next = null;
    this.show();
  }

  close() {
    this.closed = this.app.game;
    this.show();
    this.app.board.focus();
  }

  show() {
    const { element } = this;
    const { game } = this.app;
    if (!game.finished) this.closed = null;
    element.hidden = !game.finished || this.closed === game;
    fill(element, element.hidden ? null : this.content());
  }

  content() {
    const { app, dialogs, statistics } = this;
    const { game, gradePanel } = app;
    const { grade, status, level } = app.saver.meta;
    const remarks = [
      bestTime(statistics, game.size, level),
      techniquesOf(grade, (name) => dialogs.techniqueName(name)),
    ];
    return h(
      "div.stack.solved",
      h(
        "div.row.between",
        h("h2", t("solved")),
        button("×", () => this.close(), { kind: ".plain", "aria-label": t("close") }),
      ),
      h("p.time", clock(game.elapsed)),
      status === "several" ? h("p", gradePanel.solvedText()) : null,
      remarks.map((text) => text && h("p.soft", text)),
      game.file.message ? h("p.lines", game.file.message) : null,
      streak(statistics),
      this.next ? h("progress", { "aria-label": t("make-working") }) : null,
      this.keys(),
    );
  }

  keys() {
    // On other boards neither the generator nor the techniques are at home.
    const canMake = this.app.game.info.isUsual;
    return h(
      "div.row",
      this.next
        ? button(t("stop"), () => this.next?.stop(), { kind: ".grow" })
        : canMake
          ? button(t("end-next"), () => this.another(), { kind: ".main.grow" })
          : null,
      this.app.game.file.hasUnreadRules || !canMake
        ? null
        : button(t("coach"), () => this.lookBack(), { kind: ".grow" }),
      button(t("share"), () => this.dialogs.share(), { kind: ".grow" }),
    );
  }

  lookBack() {
    withModule(import("../learn/course/coach.js"), ({ openCoach }) =>
      openCoach(this.app, this.dialogs),
    );
  }

  async count() {
    this.isNews = false;
    this.statistics = await playStatistics().catch(() => null);
    this.show();
  }

  /** Show how a game ended before this was loaded. @param {boolean} isSolved Just now. */
  begin(isSolved) {
    const { saver } = this.app;
    this.isNews ||= isSolved;
    this.show();
    // The last move may have been saved before this was loaded.
    if (this.isNews && !saver.isBusy && !saver.pending.size) this.count();
  }
}
