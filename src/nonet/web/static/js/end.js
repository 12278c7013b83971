// The end of a game: a card over the board that says how it went, and leads to the next puzzle.

import { makeAnother } from "./another.js";
import { loaded, Refusal } from "./api.js";
import { $, button, fill, h } from "./dom.js";
import { refuse } from "./notices.js";
import { playStatistics } from "./statistics.js";
import { clock, listed, t } from "./words.js";

/** Most techniques that are named. */
const MOST_NAMED = 4;
/** Techniques that every puzzle needs. */
const SINGLES = new Set(["full_house", "naked_single", "hidden_single"]);

/** @param {EndApp} app @param {Pick<Dialogs, "share" | "show" | "techniqueName">} dialogs */
export function endCard(app, dialogs) {
  const element = $("#end");
  /** @type {PlayStatistics | null} */
  let statistics = null;
  /** The puzzle that is being made after this one. */
  let next = /** @type {ReturnType<typeof makeAnother> | null} */ (null);
  /** The game whose card was closed, to look at the board. @type {Game | null} */
  let closed = null;
  let isNews = false;

  async function another() {
    next = makeAnother(app);
    show();
    try {
      await next.answer;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "cancelled")) refuse(error);
    }
    next = null;
    show();
  }

  /** The best time for puzzles of this size and level, where there are others. */
  const best = () => {
    const found = statistics?.times.find(
      ({ size, level }) => size === app.game.size && level === app.saver.meta.level,
    );
    return found && found.finished > 1 ? t("end-best", { time: clock(found.best) }) : null;
  };
  const techniques = () => {
    const needed = Object.keys(app.saver.meta.grade?.steps ?? {}).filter(
      (name) => !SINGLES.has(name),
    );
    const names = needed.slice(-MOST_NAMED).map((name) => dialogs.techniqueName(name));
    return names.length ? t("end-techniques", { names: listed(names) }) : null;
  };

  function show() {
    const { game } = app;
    if (!game.finished) closed = null;
    element.hidden = !game.finished || closed === game;
    if (element.hidden) {
      fill(element);
      return;
    }
    const close = () => {
      closed = game;
      show();
      app.board.focus();
    };
    fill(
      element,
      h(
        "div.stack.solved",
        h(
          "div.row.between",
          h("h2", t("solved")),
          button("×", close, { kind: ".plain", "aria-label": t("close") }),
        ),
        h("p.time", clock(game.elapsed)),
        app.saver.meta.status === "several" ? h("p", app.gradePanel.solvedText()) : null,
        [best(), techniques()].map((text) => text && h("p.soft", text)),
        game.file.message ? h("p.lines", game.file.message) : null,
        statistics
          ? h("p.soft.small", t("streak", { count: statistics.streak, total: statistics.finished }))
          : null,
        next ? h("progress", { "aria-label": t("make-working") }) : null,
        h(
          "div.row",
          next
            ? button(t("stop"), () => next?.stop(), { kind: ".grow" })
            : button(t("end-next"), another, { kind: ".main.grow" }),
          game.file.hasUnreadRules ? null : button(t("coach"), lookBack, { kind: ".grow" }),
          button(t("share"), () => dialogs.share(), { kind: ".grow" }),
        ),
      ),
    );
  }

  const lookBack = () =>
    loaded(import("./course/coach.js"))
      .then(({ openCoach }) => openCoach(app, dialogs))
      .catch(refuse);

  async function count() {
    isNews = false;
    statistics = await playStatistics().catch(() => null);
    show();
  }

  app.listen((what) => {
    if (what === "game" || what === "move" || what === "solved") show();
    if (what === "solved") isNews = true;
    // The server counts this game only once it has the last move.
    if (what === "saved" && isNews) count();
  });
  /** Show how a game ended before this was loaded. @param {boolean} isSolved Just now. */
  function begin(isSolved) {
    isNews ||= isSolved;
    show();
    // The last move may have been saved before this was loaded.
    if (isNews && !app.saver.isBusy && !app.saver.pending.size) count();
  }
  return { another, begin };
}
