// Why a puzzle does not have exactly one solution: shown on the board, and repaired by one click.

import { symbol } from "../board/board.js";
import { button, h } from "../page/dom.js";
import { settings } from "../page/settings.js";
import { language, listed, number, placeOf, sayCell, t } from "../page/words.js";
import * as engine from "../service/engine.js";

/** Most digits that a sentence or a row of buttons names one by one. */
const MOST_NAMED = 12;

/**
 * Ask for the verdict on a state, and for the reason where `explains(status)`: `{answer, stop}`.
 * `seen(answer, isMore)` hears the verdict first, then with the reason.
 * @param {State} state @param {(answer: Verdict, isMore: boolean) => void} seen
 * @param {(progress: Progress) => void} [onProgress] @param {(status: Status) => boolean} explains
 * @returns {Job<Verdict>}
 */
export function askVerdict(
  state,
  seen,
  onProgress = () => {},
  explains = (status) => status !== "unique",
) {
  /** @type {Job<Verdict> | null} */
  let job = null;
  const ask = (/** @type {object} */ question) => {
    job = engine.ask("check", { state, language, ...question }, { onProgress });
    return job.answer;
  };
  const answer = (async () => {
    const verdict = await ask({});
    const isMore = explains(verdict.status);
    seen(verdict, isMore);
    if (!isMore) return verdict;
    const whole = await ask({ explain: true }).catch(() => verdict);
    seen(whole, false);
    return whole;
  })();
  return { answer, stop: () => job?.stop() };
}

/**
 * How the digits of a game are called.
 * @param {Game} game
 */
function wordsOf(game) {
  const { info, size } = game;
  const digit = (/** @type {number} */ value) => symbol(value, info, settings.letters);
  const cell = (/** @type {number} */ at) => sayCell(at, size);
  const pair = (/** @type {CellDigit} */ [at, value]) =>
    t("digit-at", { digit: digit(value), cell: cell(at) });
  return { digit, cell, pair, given: (/** @type {number} */ at) => pair([at, game.digit(at)]) };
}

/**
 * What the board shows of it: where solutions differ, or what cannot all be right.
 * @param {Game} game @param {Verdict} answer @returns {Shown | null}
 */
function shownOf(game, { status, solutions, differences, conflictSet }) {
  if (game.covered.size) return null;
  if (status === "several")
    return {
      differ: differences.map((cell) => [cell, ...solutions.map((digits) => digits[cell])]),
    };
  return conflictSet && { cells: conflictSet.cells, houses: conflictSet.rules };
}

/** @param {Game} game @param {Verdict} answer */
function sentenceOf(game, { status, differences, conflictSet }) {
  if (game.covered.size) return t("verdict-fog");
  if (status === "several") return t("differ", { count: number(differences.length) });
  if (!conflictSet) return "";
  const words = wordsOf(game);
  const { cells, rules } = conflictSet;
  if (status === "contradictory")
    return t("conflict-equal", {
      digit: words.digit(game.digit(cells[0])),
      cells: listed(cells.map(words.cell)),
    });
  const digits = cells.map(words.given);
  if (rules.length && rules.length + cells.length <= MOST_NAMED) {
    const said = rules.map((rule) => [rule.name, placeOf(rule.cells, game.size)].join(" ").trim());
    return t("conflict-rules", { what: listed([...said, ...digits]) });
  }
  return cells.length <= MOST_NAMED
    ? t("conflict-few", { digits: listed(digits) })
    : t("conflict-many", { count: number(cells.length) });
}

/**
 * A button for each digit that can be taken out.
 * @param {VerdictNote} note @param {ConflictSet["repairs"]} cells
 */
const takeOut = ({ app, shown, repair }, cells) =>
  h(
    "ul.list.repairs",
    cells.map(({ cell, unique }) => {
      const point = () => app.present({ ...shown, chosen: cell });
      return h(
        "li.row",
        button(
          t("repair-out", { what: wordsOf(app.game).given(cell) }),
          () =>
            repair([
              ["given", cell, 0],
              ["entry", cell, 0],
            ]),
          { onfocus: point, onmouseenter: point },
        ),
        unique ? h("span.chip", t("repair-unique")) : null,
      );
    }),
  );

/** @param {VerdictNote} note @param {ConflictSet | null} conflictSet */
function repairs(note, conflictSet) {
  if (!conflictSet?.cells.length) return null;
  const found = [...conflictSet.repairs].sort(
    (one, other) => Number(other.unique) - Number(one.unique),
  );
  if (found.length)
    return [h("p", t(found.length > 1 ? "repair-how" : "repair-only")), takeOut(note, found)];
  const cells = conflictSet.cells.slice(0, MOST_NAMED).map((cell) => ({ cell, unique: false }));
  return [h("p", t("repair-partly")), takeOut(note, cells)];
}

/** @param {VerdictNote} note @param {CellDigit[]} givens */
function additions({ app, repair }, givens) {
  if (!givens.length) return null;
  const what =
    givens.length <= MOST_NAMED
      ? listed(givens.map(wordsOf(app.game).pair))
      : t("givens-count", { count: givens.length });
  return [
    h("p", t("repair-missing", { what })),
    button(
      t("repair-add"),
      () =>
        repair(
          givens.flatMap(([cell, value]) => [
            ["given", cell, value],
            ["entry", cell, 0],
          ]),
        ),
      { kind: ".main" },
    ),
  ];
}

/**
 * The note on a verdict: `{element, present, sentence}`. `repair(changes)` hears what a button does
 * to the puzzle; while more is looked for, `stop` ends it.
 * @param {Pick<App, "game" | "present">} app @param {Verdict} answer
 * @param {{repair(changes: Change[]): void, stop?: (() => void) | null}} act
 */
export function verdictNote(app, answer, { repair, stop = null }) {
  const { game } = app;
  const { status, conflictSet, ambiguity } = answer;
  const shown = shownOf(game, answer);
  const sentence = sentenceOf(game, answer);
  const note = { app, shown, repair };
  const present = () => {
    if (shown) app.present(shown);
  };
  const element = h(
    "div.note.bad.stack.verdict",
    h("h2", t(`status-${status}`)),
    h("p", sentence),
    stop ? h("div.row", h("span.soft", t("explaining")), button(t("stop"), stop)) : null,
    game.covered.size
      ? null
      : [repairs(note, conflictSet), additions(note, ambiguity?.givens ?? [])],
    shown
      ? h(
          "div.row",
          button(t("verdict-show"), present),
          button(t("hint-hide"), () => app.present(null)),
        )
      : null,
  );
  return { element, present, sentence: `${t(`status-${status}`)}. ${sentence}` };
}
