// Check: the player's own digits and marks beside the solution. Givens and right digits are never
// blamed, even where a wrong digit conflicts with them.

import { say, toast } from "../page/notices.js";
import { t } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { misplacedIn } from "./roles.js";

/** @typedef {Pick<Verdict, "status" | "solutions" | "mistakes"> & Partial<Verdict>} Checked */

/**
 * @param {Pick<App, "found" | "game" | "refresh" | "showBoard">} app
 * @param {Checked} answer @param {() => unknown} back
 * @returns {() => void} Takes the message away.
 */
export function showCheck(app, answer, back) {
  const { cells, text } = judged(app.game, answer);
  app.found = { wrong: new Set(cells), differ: new Set() };
  app.refresh();
  app.showBoard();
  say(text);
  return toast(text, cells.length ? [[t("check-back"), back]] : []);
}

/**
 * What a check is made by: the solution of the file where nonet does not know the rules.
 * @param {Game} game @returns {Promise<Checked>}
 */
export async function askCheck(game) {
  const { hasUnreadRules, solution } = game.file;
  if (hasUnreadRules && solution) return { status: "unique", solutions: [solution], mistakes: [] };
  return answerTo("check", { state: game.posed() });
}

/**
 * The cells that the player has wrong, and what is said of them.
 * @param {Game} game @param {Checked} answer
 */
export function judged(game, { status, solutions, mistakes, layers = [] }) {
  const own = [...game.cells].filter((cell) => !game.isGiven(cell));
  if (status === "unique" && game.locked) {
    const [solution] = solutions;
    const digits = own.filter((cell) => game.digit(cell) && game.digit(cell) !== solution[cell]);
    const marks = own.filter(
      (cell) =>
        !game.digit(cell) &&
        game.centre(cell).length > 0 &&
        !game.centre(cell).includes(solution[cell]),
    );
    const roles = misplacedIn(game, layers[0] ?? []);
    const said = [
      digits.length ? t("check-wrong", { count: digits.length }) : "",
      marks.length ? t("check-marks", { count: marks.length }) : "",
      roles.length ? t("check-roles", { count: roles.length }) : "",
    ].filter(Boolean);
    return {
      cells: [...new Set([...digits, ...marks, ...roles])],
      text: said.join(" ") || t("check-right"),
    };
  }
  // Without a solution to compare with, only what contradicts itself is known to be wrong.
  const blamed = new Set(mistakes.flatMap(({ cells }) => cells));
  const cells = own.filter((cell) => blamed.has(cell));
  if (cells.length) return { cells, text: t("check-conflict", { count: cells.length }) };
  const isStuck = game.locked && mistakes.some(({ kind }) => kind === "unsolvable");
  const isPuzzleFine = status === "several" || status === "unique";
  return { cells, text: t(isStuck && isPuzzleFine ? "check-stuck" : `status-${status}`) };
}
