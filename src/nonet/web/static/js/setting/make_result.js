// What came of a request for custom puzzles: those that were made, or the one that came closest.

import { drawThumb } from "../board/thumb.js";
import { ratingText } from "../learn/grade_panel.js";
import { button, h } from "../page/dom.js";
import { messageOf } from "../page/notices.js";
import { levelName, t } from "../page/words.js";
import { Refusal, sentenceOf } from "../service/refusals.js";

/** @param {MadePuzzle} puzzle @param {(puzzle: MadePuzzle) => void} open */
const item = (puzzle, open) =>
  h(
    "li",
    h(
      "button.item",
      { type: "button", onclick: () => open(puzzle) },
      drawThumb(puzzle.state),
      h(
        "span.grow",
        puzzle.grade ? `${levelName(puzzle.grade.level)} · ${puzzle.grade.score}` : t("puzzle"),
        puzzle.rating ? [h("br"), h("span.soft.small", ratingText(puzzle.rating))] : null,
      ),
      h("span.soft", t("givens-count", { count: puzzle.state.givens.filter(Boolean).length })),
    ),
  );

/**
 * The puzzles that were made, and what was in the way of more.
 * @param {Answers["generate"]} answer @param {(puzzle: MadePuzzle) => void} open
 * @param {(states: State[]) => void} keep
 */
export const madeList = ({ puzzles, problem }, open, keep) =>
  h(
    "div.stack",
    problem ? h("p.note.bad", sentenceOf(problem)) : null,
    h(
      "div.row.between",
      h("h2", t("make-made", { count: puzzles.length })),
      button(t("library-keep"), () => keep(puzzles.map(({ state }) => state))),
    ),
    h(
      "ul.list",
      puzzles.map((puzzle) => item(puzzle, open)),
    ),
    h("hr"),
  );

/**
 * Why nothing was made; of typed rules also what the program says, and the puzzle that came
 * closest, where there is one.
 * @param {unknown} error @param {boolean} hasOwnRules @param {Layout} layout
 * @param {(puzzle: MadePuzzle) => void} open
 */
export function failure(error, hasOwnRules, layout, open) {
  const problem = error instanceof Refusal ? error : null;
  const givens = problem?.place?.best;
  return h(
    `div.note.stack${problem?.code === "cancelled" ? "" : ".bad"}`,
    { role: "alert" },
    h("p", messageOf(error)),
    hasOwnRules && problem?.detail ? h("p", { lang: "en" }, problem.detail) : null,
    givens
      ? h(
          "div.row",
          button(t("make-take", { count: givens.filter(Boolean).length }), () =>
            open({ state: { layout, givens } }),
          ),
        )
      : null,
  );
}
