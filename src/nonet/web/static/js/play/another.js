// Puzzles of a kind: as the one on the board, or as the last that was made.

import { keyOf } from "../board/layout.js";
import { ownPuzzle } from "../library/own_puzzles.js";
import { joined, levelName, t } from "../page/words.js";
import { ask, isUp } from "../service/engine.js";
import { layoutKind } from "../setting/boards.js";

const SECONDS = 60;
const CLASSIC = keyOf({ size: 9, box: [3, 3] });
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

/** @param {Recipe} kind */
const levelOf = ({ difficulty }) => (typeof difficulty === "string" ? difficulty : null);

/** A kind in words: "Hard, 9 × 9, classic". @param {Recipe} kind */
export const kindName = ({ layout, difficulty, ruleKind, rules }) =>
  joined([
    typeof difficulty === "string" ? levelName(difficulty) : "",
    `${layout.size} × ${layout.size}`,
    t(ruleKind ? `made-${ruleKind}` : rules ? "kind-rules" : layoutKind(layout)),
  ]);

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
 * Puzzles of a kind: of those that come with nonet while the engine is loading, where it is among
 * them.
 * @param {Recipe} kind @returns {Job<{puzzles: MadePuzzle[]}>}
 */
function find(kind) {
  const { layout, difficulty } = kind;
  if (isUp() || keyOf(layout) !== CLASSIC) return ask("generate", kind);
  /** @type {Job<Answers["generate"]> | null} */
  let job = null;
  const make = () => {
    job = ask("generate", kind);
    return job.answer;
  };
  const answer = ownPuzzle(difficulty).then((givens) =>
    givens ? { puzzles: [{ state: { layout, givens } }] } : make(),
  );
  return { answer, stop: () => job?.stop() };
}

/**
 * Make one and open it, unless the player goes on with another game meanwhile: `{answer, stop}`.
 * @param {Pick<App, "begin" | "game" | "saver">} app @param {Recipe} kind
 */
export function makeKind(app, kind) {
  const { game } = app;
  const { version } = game;
  const job = find(kind);
  const answer = job.answer.then(({ puzzles: [{ state, grade, rating, cosmetics }] }) => {
    if (app.game !== game || game.version !== version) return;
    keepKind(kind);
    app.begin(
      { ...state, entries: null, candidates: null },
      { level: grade?.level ?? levelOf(kind), grade, rating, recipe: kind },
      { cosmetics },
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
