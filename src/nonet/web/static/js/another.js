// Puzzles of a kind: as the one on the board, or as the last that was made.

import { layoutKind } from "./boards.js";
import { ask } from "./engine.js";
import { levelName, t } from "./words.js";

const SECONDS = 60;
const KEY = "nonet.kind";

/**
 * The kind of a layout and a level.
 * @param {Layout} layout @param {string} level @returns {Recipe}
 */
export const kindOf = (layout, level) => ({
  layout,
  difficulty: level,
  symmetry: "half-turn",
  timeLimit: SECONDS,
});

/** A kind in words: "Hard, 9 × 9, classic". @param {Recipe} kind */
export const kindName = ({ layout, difficulty, ruleKind, rules }) =>
  [
    typeof difficulty === "string" ? levelName(difficulty) : "",
    `${layout.size} × ${layout.size}`,
    t(ruleKind ? `made-${ruleKind}` : rules ? "kind-rules" : layoutKind(layout)),
  ]
    .filter(Boolean)
    .join(", ");

/** Keep what was made last, for the next time. @param {Recipe} kind */
export function keepKind(kind) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kind));
  } catch {
    /* it is only a convenience */
  }
}

/** @returns {Recipe | null} */
export function lastKind() {
  try {
    const kind = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Number.isInteger(kind?.layout?.size) ? kind : null;
  } catch {
    return null;
  }
}

/**
 * Make one and open it, unless the player goes on with another game meanwhile: `{answer, stop}`.
 * @param {Pick<App, "begin" | "game" | "saver">} app @param {Recipe} kind
 */
export function makeKind(app, kind) {
  const { game } = app;
  const { version } = game;
  const job = ask("generate", kind);
  const answer = job.answer.then(({ puzzles: [{ state, grade, rating }] }) => {
    if (app.game !== game || game.version !== version) return;
    keepKind(kind);
    app.begin(
      { ...state, entries: null, candidates: null },
      { level: grade?.level ?? null, grade, rating, recipe: kind },
    );
  });
  return { answer, stop: job.stop };
}

/**
 * Another puzzle of the kind that is on the board.
 * @param {Pick<App, "begin" | "game" | "saver">} app
 */
export function makeAnother(app) {
  const { layout } = app.game.info;
  const { recipe, level } = app.saver.meta;
  return makeKind(app, recipe ?? kindOf(layout, level ?? "Easy"));
}
