// How hard the puzzle on the board is: its grade by HoDoKu's scale, its rating by that of
// Sudoku Explainer.

import { keyOf } from "../board/layout.js";
import { button, fill, h } from "../page/dom.js";
import { say, toast } from "../page/notices.js";
import { clock, levelName, roughly, t } from "../page/words.js";
import { ask } from "../service/engine.js";
import { askVerdict, verdictNote } from "../setting/verdict.js";

/** Seconds that a verdict or a rating may take without being asked for. */
const PATIENCE = 6;
/** Whether a puzzle is graded without being asked for. @param {Geometry} info */
const isGraded = ({ size, isUsual }) => isUsual && size <= 16;
/** Milliseconds without a move after which givens that are being written are looked at. */
const PAUSE = 300;

/** Whether the scale of ratings knows the layout. @param {Layout} layout */
export const isRated = (layout) => keyOf(layout) === keyOf({ size: 9, box: [3, 3] });

/** @param {Rating} rating */
export const ratingText = ({ er, ep, ed }) =>
  [er, ep, ed].map((value) => value.toFixed(1)).join(" / ");

/** Techniques so easy that the scales differ on which of them is the hardest. */
const SINGLES = new Set(["full_house", "naked_single", "hidden_single"]);

/** The puzzle without what was entered. @param {Game} game @returns {State} */
const stateOf = (game) => ({ ...game.state({ marks: false }), entries: null });

/** @param {Grade} grade */
const gradeText = ({ level, score, byLength }) =>
  [levelName(level), t("score", { score }), ...(byLength ? [t("grade-byLength")] : [])].join(" · ");

/**
 * The hardest technique by the scale of ratings.
 * @param {Rating} rating @param {(key: string | null, name?: string | null) => Child} link
 */
const hardestOf = ({ techniques: [{ technique, name, rating }] }, link) =>
  h(
    "details.small",
    h("summary", t("rating-scale")),
    h(
      "p",
      t("rating-hardest", { er: rating.toFixed(1) }),
      " ",
      link(technique, technique ? null : name),
    ),
  );

export class GradePanel {
  /** @param {GradeApp} app */
  constructor(app) {
    this.app = app;
    /** @type {Pick<Job<unknown>, "stop"> | null} */
    this.job = null;
    /** @type {Pick<Job<unknown>, "stop"> | null} The job that rates. */
    this.rating = null;
    /** The givens that were looked at. */
    this.givens = "";
    this.isRepair = false;
    this.waiting = 0;
    this.far = h("span");
    /** What is wrong with the puzzle, for the panel of the game. */
    this.element = h("div.stack", { role: "status" });
    app.listen((what) => {
      if (what === "move") this.follow();
    });
  }

  /** Look again where the move changed the givens. */
  follow() {
    const { game } = this.app;
    const { meta } = this.app.saver;
    if (this.givens === String(game.layers.given)) return;
    this.givens = String(game.layers.given);
    // An answer on the givens before must not arrive as one on these.
    this.stop();
    Object.assign(meta, { grade: null, rating: null, level: null, status: undefined });
    this.changed(game);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(
      () => {
        if (this.app.game === game) this.update();
      },
      game.locked ? 0 : PAUSE,
    );
  }

  /**
   * Grade and rate the game, unless that is known; cancels earlier requests.
   * @param {number | null} patience
   */
  async update(patience = PATIENCE) {
    this.stop();
    const { game } = this.app;
    const { meta } = this.app.saver;
    this.givens = String(game.layers.given);
    fill(this.element);
    const isPosed = game.hasRules || game.layers.given.some(Boolean);
    if (!isPosed || game.file.hasUnreadRules) return;
    try {
      if (!meta.grade) {
        const { status } = await this.check(game, patience);
        if (status !== "unique" || !game.locked || !isGraded(game.info)) return;
        const found = await this.ask("grade", game);
        Object.assign(meta, { grade: found, level: meta.level ?? found.level });
        this.changed(game);
      }
      if (game.locked && !game.hasRules && !meta.rating) await this.rate(PATIENCE);
    } catch {
      /* it takes too long, or was cancelled */
    }
  }

  /**
   * Whether there is exactly one solution; if not, why.
   * @param {Game} game @param {number | null} patience @param {boolean} isAsked
   */
  async check(game, patience, isAsked = game.locked) {
    const { app, givens } = this;
    const { meta } = app.saver;
    const progress = h("span.soft");
    /** @type {(answer: Verdict, isMore: boolean) => void} */
    const seen = (answer, isMore) => {
      if (app.game !== game || this.job !== mine) return;
      meta.status = answer.status;
      this.changed(game);
      this.show(game, answer, isMore, isAsked);
    };
    const mine = askVerdict(
      stateOf(game),
      seen,
      ({ seconds }) => {
        if (this.job !== mine || meta.status) return;
        progress.textContent = t("rate-far", { seconds: Math.round(seconds) });
        if (seconds > 1 && !progress.isConnected)
          fill(
            this.element,
            h(
              "div.row",
              h("span", t("checking")),
              progress,
              button(t("stop"), () => this.stop()),
            ),
          );
        if (patience !== null && seconds > patience) this.stop();
      },
      (status) => status !== "unique" && (isAsked || status !== "several"),
    );
    this.job = mine;
    try {
      return await mine.answer;
    } catch (error) {
      const isCurrent = app.game === game && this.givens === givens;
      if (isCurrent && !meta.status && (this.job === mine || this.job === null)) {
        fill(
          this.element,
          h(
            "div.row",
            h("span.soft", t("checking-not")),
            button(t("set-check"), () => this.update(null)),
          ),
        );
      }
      throw error;
    }
  }

  /**
   * Show what is wrong with the puzzle beside the board, and on it unless the player is at
   * something else.
   * @param {Game} game @param {Verdict} answer @param {boolean} isMore @param {boolean} isAsked
   */
  show(game, answer, isMore, isAsked) {
    const { app } = this;
    const repair = (/** @type {Change[]} */ changes) => {
      this.isRepair = true;
      app.moved(game.make(changes));
    };
    if (answer.status === "unique") {
      fill(this.element, game.locked ? null : h("p.note", t("status-unique")));
      if (this.isRepair) {
        toast(t("repair-done"));
        say(t("repair-done"));
      }
      this.isRepair = false;
      return;
    }
    if (answer.status === "several" && !isAsked) {
      fill(
        this.element,
        h(
          "div.note.row",
          h("span.grow", t("status-several")),
          button(t("verdict-why"), () => this.check(game, null, true).catch(() => {})),
        ),
      );
      return;
    }
    const { element, present, sentence } = verdictNote(app, answer, {
      repair,
      stop: isMore ? () => this.stop() : null,
    });
    fill(this.element, element);
    if (isMore && answer.status !== "several") return;
    say(sentence);
    if (app.shown || document.body.dataset.tab !== "play" || game.layers.entry.some(Boolean))
      return;
    present();
  }
  /** @param {number | null} patience */
  async rate(patience = null) {
    const { game } = this.app;
    const { meta } = this.app.saver;
    if (!isRated(game.info.layout)) return;
    const answer = this.ask("rate", game, ({ seconds }) => {
      this.far.textContent = t("rate-far", { seconds: Math.round(seconds) });
      if (patience !== null && seconds > patience) this.stop();
    });
    this.far.textContent = t("rate-far", { seconds: 0 });
    const mine = this.rating;
    this.changed(game);
    try {
      meta.rating = await answer;
    } finally {
      if (this.rating === mine) this.rating = null;
      this.changed(game);
    }
  }

  /**
   * @template {"grade" | "rate"} Name @param {Name} kind @param {Game} game
   * @param {(progress: Progress) => void} [onProgress] @returns {Promise<Answers[Name]>}
   */
  async ask(kind, game, onProgress) {
    this.stop();
    const question = /** @type {Questions[Name]} */ ({ state: stateOf(game) });
    const mine = ask(kind, question, { onProgress });
    this.job = mine;
    if (kind === "rate") this.rating = mine;
    const answer = await mine.answer;
    if (this.job !== mine || this.app.game !== game) throw new Error("the puzzle has changed");
    return answer;
  }

  /** The message at the end of a game. */
  solvedText() {
    const { game, saver } = this.app;
    const key = saver.meta.status === "several" ? "solved-one" : "solved-in";
    return t(key, { time: clock(game.elapsed) });
  }

  stop() {
    this.job?.stop();
    this.job = null;
  }

  /** @param {Game} game */
  changed(game) {
    if (this.app.game !== game) return;
    this.app.refreshTitle();
    this.app.tell("graded");
  }

  /** How hard it is and how long it takes, in one line. @returns {string} */
  summary() {
    const { level, grade } = this.app.saver.meta;
    if (!this.app.game.locked || !level) return "";
    if (!grade?.seconds) return levelName(level);
    return t("grade-time", { level: levelName(level), time: roughly(grade.seconds) });
  }

  /** Why there is no grade, where the rules are the reason. @returns {string} */
  remark() {
    return this.app.game.file.hasUnreadRules ? t("code-unread") : "";
  }

  /**
   * What is known, as terms of a list.
   * @param {Pick<Dialogs, "technique" | "techniqueName">} dialogs
   */
  facts(dialogs) {
    const { info, locked } = this.app.game;
    const { grade, rating, status = "unique" } = this.app.saver.meta;
    if (!locked || !isGraded(info)) return [];
    /** @type {(key: string, ...content: Child[]) => HTMLElement[]} */
    const line = (key, ...content) => [h("dt", t(key)), h("dd", content)];
    if (status !== "unique") return [h("dt", t("solution")), h("dd.bad", t(`status-${status}`))];
    /** @type {(key: string | null, name?: string | null) => Child} */
    const link = (key, name) =>
      key
        ? button(name ?? dialogs.techniqueName(key), () => dialogs.technique(key), {
            kind: ".plain",
          })
        : name;
    const remark = this.remark();
    if (remark) return line("grade", remark);
    const hardest = grade && (SINGLES.has(grade.hardest) ? t("singles") : link(grade.hardest));
    return [
      line("grade", grade ? gradeText(grade) : "…"),
      line("hardest", hardest ?? "…"),
      ...(isRated(info.layout)
        ? [line("rating", this.rated(), rating?.techniques?.[0] && hardestOf(rating, link))]
        : []),
    ];
  }

  /** The rating, how far it is, or the key that asks for it. @returns {Child} */
  rated() {
    const { grade, rating } = this.app.saver.meta;
    /** @type {(key: string, does: () => void) => Child} */
    const act = (key, does) => button(t(key), does, { kind: ".plain" });
    if (rating)
      return [
        h("abbr", { title: t("rating-how") }, ratingText(rating)),
        rating.gem ? [" ", h("span.chip", t(`gem-${rating.gem}`))] : null,
      ];
    if (this.rating) return [this.far, " ", act("stop", () => this.stop())];
    return grade ? act("rate", () => this.rate().catch(() => {})) : "…";
  }
}
