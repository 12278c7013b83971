// The request for custom puzzles: the options of the panel, and the question that they make.

import { isRated } from "../learn/grade_panel.js";
import { t } from "../page/words.js";
import { MOST_MADE } from "./boards.js";

/** Share of the cells of a very large board that keep their digits, so that it is made soon. */
const MOST_GIVEN = 0.8;

/** The difficulty where none was chosen: what a newcomer can solve. */
const USUAL = "Easy";

/** Instead of a kind of puzzle: the rules that are typed, as `nonet generate --rule` takes them. */
export const OWN = "own";

/** The options at first; a `difficulty` of null: none chosen yet. @returns {MakeOptions} */
export const defaults = () => ({
  difficulty: null,
  kind: "",
  rules: "",
  lowest: "",
  highest: "",
  gem: "",
  symmetry: "half-turn",
  count: 1,
  fewest: "",
  most: "",
  minimal: false,
  distinct: false,
  start: false,
  requires: [],
  hardest: "",
  without: [],
  order: "hodoku",
  method: "",
  seed: "",
  seconds: 60,
});

/** Whether an option differs that is among the further ones. @param {MakeOptions} chosen */
export const isChanged = (chosen) =>
  Object.entries(defaults()).some(
    ([name, usual]) =>
      !["difficulty", "symmetry"].includes(name) &&
      String(chosen[/** @type {keyof MakeOptions} */ (name)]) !== String(usual),
  );

/** Whether the puzzles have ratings of Sudoku Explainer. @param {MakeRequest} request */
export const isSerate = ({ chosen, layout }) => !chosen.kind && isRated(layout);

/** @param {MakeRequest} request */
const isLarge = ({ layout }) => layout.size > MOST_MADE;

/**
 * Whether the options affect the difficulty, so that the usual one is not assumed.
 * @param {MakeRequest} request
 */
const isParticular = (request) => {
  const { chosen, pattern } = request;
  return Boolean(
    isLarge(request) ||
      pattern ||
      chosen.kind ||
      chosen.start ||
      chosen.minimal ||
      chosen.hardest ||
      chosen.requires.length ||
      (isSerate(request) && chosen.gem) ||
      chosen.fewest !== "" ||
      chosen.most !== "",
  );
};

/** The difficulty that is asked for; empty for any. @param {MakeRequest} request */
export const difficultyOf = (request) =>
  request.chosen.difficulty ?? (isParticular(request) ? "" : USUAL);

const whole = (/** @type {string} */ text) => (text === "" ? null : Number(text));

/**
 * The fewest and the most givens; null for any number.
 * @param {MakeRequest} request @returns {[number, number] | null}
 */
function givensOf(request) {
  const [fewest, most] = [request.chosen.fewest, request.chosen.most].map(whole);
  const cells = request.layout.size ** 2;
  if (fewest !== null || most !== null) return [fewest ?? 0, most ?? cells];
  return isLarge(request) ? [Math.ceil(MOST_GIVEN * cells), cells] : null;
}

/** What concerns techniques, which know no rules of kinds. @param {MakeRequest} request */
function techniquesOf(request) {
  const { chosen } = request;
  if (chosen.kind === OWN)
    return {
      rules: chosen.rules
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    };
  if (chosen.kind) return { ruleKind: chosen.kind };
  return {
    distinct: chosen.distinct,
    gem: (isSerate(request) && chosen.gem) || null,
    requires: chosen.requires,
    hardest: chosen.hardest || null,
    without: chosen.without,
    order: chosen.order,
    method: chosen.method || null,
  };
}

/**
 * The question; `start` is the position that puzzles begin with.
 * @param {MakeRequest} request @param {State | null} start @returns {MakeQuestion}
 */
export function questionOf(request, start) {
  const { chosen, layout, pattern } = request;
  const difficulty = difficultyOf(request);
  return {
    layout,
    count: Number(chosen.count),
    symmetry: chosen.symmetry,
    minimal: chosen.minimal,
    ...techniquesOf(request),
    givens: givensOf(request),
    difficulty:
      difficulty === "er"
        ? [whole(chosen.lowest) ?? 1, whole(chosen.highest) ?? 12]
        : difficulty || null,
    pattern: pattern ? [...pattern] : null,
    start,
    seed: whole(chosen.seed),
    timeLimit: Number(chosen.seconds),
  };
}

/**
 * What is wrong with the numbers of a question, before it is asked.
 * @param {MakeQuestion} question
 */
export function contradiction({ givens, difficulty: wanted, layout: { size } }) {
  const most = size ** 2;
  if (givens && !(givens[0] >= 0 && givens[0] <= givens[1] && givens[1] <= most))
    return t("make-range", { most });
  if (Array.isArray(wanted) && !(wanted[0] >= 1 && wanted[0] <= wanted[1] && wanted[1] <= 12))
    return t("make-range-er");
  return null;
}
