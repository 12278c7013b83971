// Why a puzzle does not have exactly one solution: shown on the board, and repaired by one click.

import { symbol } from "./board.js";
import { button, h } from "./dom.js";
import * as engine from "./engine.js";
import { settings } from "./settings.js";
import { language, listed, number, placeOf, sayCell, t } from "./words.js";

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
 * The note on a verdict: `{element, present, sentence}`. `repair(changes)` hears what a button does
 * to the puzzle; while more is looked for, `stop` ends it.
 * @param {Pick<App, "game" | "present">} app @param {Verdict} answer
 * @param {{repair(changes: Change[]): void, stop?: (() => void) | null}} act
 */
export function verdictNote(app, answer, { repair, stop = null }) {
  const { game } = app;
  const { status, solutions, differences, conflictSet, ambiguity } = answer;
  const name = (/** @type {number} */ cell) => sayCell(cell, game.size);
  const digit = (/** @type {number} */ value) => symbol(value, game.size, settings.letters);
  const pair = (/** @type {CellDigit} */ [cell, value]) =>
    t("digit-at", { digit: digit(value), cell: name(cell) });
  /** @type {(cell: number) => CellDigit} */
  const given = (cell) => [cell, game.digit(cell)];
  const isSeveral = status === "several";
  const isFoggy = game.covered.size > 0;
  /** @type {Shown | null} */
  const shown = isFoggy
    ? null
    : isSeveral
      ? { differ: differences.map((cell) => [cell, ...solutions.map((digits) => digits[cell])]) }
      : conflictSet
        ? { cells: conflictSet.cells, houses: conflictSet.rules }
        : null;

  const sentence = () => {
    if (isFoggy) return t("verdict-fog");
    if (isSeveral) return t("differ", { count: number(differences.length) });
    if (!conflictSet) return "";
    if (status === "contradictory")
      return t("conflict-equal", {
        digit: digit(game.digit(conflictSet.cells[0])),
        cells: listed(conflictSet.cells.map(name)),
      });
    const { rules } = conflictSet;
    if (rules.length && rules.length + conflictSet.cells.length <= MOST_NAMED) {
      const said = rules.map((rule) =>
        [rule.name, placeOf(rule.cells, game.size)].join(" ").trim(),
      );
      const digits = conflictSet.cells.map((cell) => pair(given(cell)));
      return t("conflict-rules", { what: listed([...said, ...digits]) });
    }
    return conflictSet.cells.length <= MOST_NAMED
      ? t("conflict-few", { digits: listed(conflictSet.cells.map((cell) => pair(given(cell)))) })
      : t("conflict-many", { count: number(conflictSet.cells.length) });
  };

  const takeOut = (/** @type {ConflictSet["repairs"]} */ cells) =>
    h(
      "ul.list.repairs",
      cells.map(({ cell, unique }) =>
        h(
          "li.row",
          button(
            t("repair-out", { what: pair(given(cell)) }),
            () =>
              repair([
                ["given", cell, 0],
                ["entry", cell, 0],
              ]),
            {
              onfocus: () => app.present({ ...shown, chosen: cell }),
              onmouseenter: () => app.present({ ...shown, chosen: cell }),
            },
          ),
          unique ? h("span.chip", t("repair-unique")) : null,
        ),
      ),
    );
  const repairs = () => {
    if (!conflictSet?.cells.length) return null;
    const found = [...conflictSet.repairs].sort(
      (one, other) => Number(other.unique) - Number(one.unique),
    );
    if (found.length)
      return [h("p", t(found.length > 1 ? "repair-how" : "repair-only")), takeOut(found)];
    return [
      h("p", t("repair-partly")),
      takeOut(conflictSet.cells.slice(0, MOST_NAMED).map((cell) => ({ cell, unique: false }))),
    ];
  };

  const additions = () => {
    const givens = ambiguity?.givens ?? [];
    if (!givens.length) return null;
    const what =
      givens.length <= MOST_NAMED
        ? listed(givens.map(pair))
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
  };

  const present = () => {
    if (shown) app.present(shown);
  };
  const element = h(
    "div.note.bad.stack.verdict",
    h("h2", t(`status-${status}`)),
    h("p", sentence()),
    stop ? h("div.row", h("span.soft", t("explaining")), button(t("stop"), stop)) : null,
    isFoggy ? null : [repairs(), additions()],
    shown
      ? h(
          "div.row",
          button(t("verdict-show"), present),
          button(t("hint-hide"), () => app.present(null)),
        )
      : null,
  );
  return { element, present, sentence: `${t(`status-${status}`)}. ${sentence()}` };
}
