// How hard the puzzle on the board is: its grade by HoDoKu's scale, its rating by Sudoku Explainer's.
import { button, h } from "./dom.js";
import { work } from "./api.js";
import { layoutKind } from "./layout.js";
import { levelName, number, t } from "./words.js";

/** Seconds that a rating may take without being asked for. */
const PATIENCE = 6;

/** Whether the scale of ratings knows the layout. */
export const isRated = (layout) => layout.size === 9 && layoutKind(layout) === "kind.classic" && String(layout.box) === "3,3";

export const ratingText = ({ er, ep, ed }) => [er, ep, ed].map((value) => value.toFixed(1)).join(" / ");

export class Judge {
  constructor(app) {
    this.app = app;
    this.job = null;
    this.rating = null;
    this.far = h("span");
  }

  /** Find out, unless it is known; what is asked for elsewhere is asked for no more. */
  async judge() {
    this.stop();
    const { game, saver: { meta } } = this.app;
    if (!game.locked || game.size > 16 || !game.layers.g.some(Boolean)) return;
    try {
      if (!meta.grade) {
        meta.status = (await this.ask("check", game)).status;
        this.changed(game);
        if (meta.status !== "unique") return;
        const found = await this.ask("grade", game);
        Object.assign(meta, { grade: found, level: meta.level ?? found.level });
        this.changed(game);
      }
      if (!meta.rating) await this.rate(PATIENCE);
    } catch { /* it takes too long, or nobody waits for it any more */ }
  }

  async rate(patience = null) {
    const { game, saver: { meta } } = this.app;
    if (!isRated(game.info.layout)) return;
    const answer = this.ask("rate", game, ({ seconds }) => {
      this.far.textContent = t("rate.far", { seconds: Math.round(seconds) });
      if (patience !== null && seconds > patience) this.stop();
    });
    this.far.textContent = t("rate.far", { seconds: 0 });
    const mine = this.rating = this.job;
    this.changed(game);
    try {
      meta.rating = await answer;
    } finally {
      if (this.rating === mine) this.rating = null;
      this.changed(game);
    }
  }

  async ask(kind, game, onProgress) {
    this.stop();
    this.job = work(kind, { state: { ...game.state({ marks: false }), entries: null } }, onProgress);
    const answer = await this.job.answer;
    if (this.app.game !== game) throw new Error("another game was begun");
    return answer;
  }

  stop() {
    this.job?.stop();
    this.job = null;
  }

  changed(game) {
    if (this.app.game !== game) return;
    this.app.title();
    this.app.tell("judged");
  }

  /** What is known, as terms of a list. */
  facts(dialogs) {
    const { info: { layout }, size, locked } = this.app.game;
    const { grade, rating, status = "unique" } = this.app.saver.meta;
    if (!locked || size > 16) return [];
    const line = (key, ...content) => [h("dt", {}, t(key)), h("dd", {}, content)];
    if (status !== "unique") return [h("dt", {}, t("solution")), h("dd.bad", {}, t(`status.${status}`))];
    const link = (key, name) => (key ? button(name ?? dialogs.techniqueName(key), () => dialogs.technique(key), { kind: ".plain" }) : name);
    const act = (key, does) => button(t(key), does, { kind: ".plain" });
    const hardest = rating?.techniques?.[0];
    const rated = rating ? [h("abbr", { title: t("rating.how") }, ratingText(rating)), rating.gem ? [" ", h("span.chip", {}, t(`gem.${rating.gem}`))] : null]
      : this.rating ? [this.far, " ", act("stop", () => this.stop())]
        : grade ? act("rate", () => this.rate().catch(() => {})) : "…";
    return [
      line("grade", grade ? `${levelName(grade.level)} · ${t("score", { score: number(grade.score) })}` : "…"),
      line("hardest", grade ? link(grade.hardest) : "…"),
      ...isRated(layout) ? [line("rating", rated), hardest ? line("rating.hardest", `${hardest.rating.toFixed(1)} · `, link(hardest.technique, hardest.technique ? null : hardest.name)) : line("rating.hardest", "…")] : [],
    ];
  }
}
