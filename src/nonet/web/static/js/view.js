// What the board shows: the game, or a view or an argument in its place; and what a cell is called.
import { symbol } from "./board.js";
import { Game, NONE } from "./game.js";
import { cellsOf } from "./overlay.js";
import { settings } from "./settings.js";
import { anyOf, joined, t } from "./words.js";

/** @type {Set<number>} */
const NOWHERE = new Set();
/** @type {View} An empty board: what lies under a pattern that is drawn. */
export const BLANK = {
  digit: () => 0,
  isGiven: () => false,
  colours: () => NONE,
  corner: () => NONE,
  centre: () => NONE,
  candidateColours: () => NONE,
};

/** @param {TableState} table @returns {TableView} */
export function viewOf({ game, shown, wrong, mode, drawing, filter }) {
  const base = mode?.view ?? (drawing ? BLANK : (shown?.view ?? game));
  const either = new Map((shown?.differ ?? []).map((found) => [found[0], found]));
  const hidden = shown?.step && (shown.depth ?? 0) >= 2 ? cellsOf(shown.step) : either;
  const fog = mode || drawing ? NOWHERE : game.covered;
  const isCovered = (/** @type {number} */ cell) => fog.has(cell) && base.isGiven(cell);
  const conflicting = base === game ? conflictsOf(game) : NOWHERE;
  /** @template Mark @param {(cell: number) => readonly Mark[]} list */
  const marks = (list) =>
    hidden.size ? (/** @type {number} */ cell) => (hidden.has(cell) ? NONE : list(cell)) : list;
  return {
    digit: (cell) => (either.has(cell) || isCovered(cell) ? 0 : base.digit(cell)),
    isGiven: (cell) => base.isGiven(cell) && !isCovered(cell),
    colours: (cell) => base.colours(cell),
    corner: marks((cell) => base.corner(cell)),
    centre: marks((cell) => base.centre(cell)),
    candidateColours: marks((cell) => base.candidateColours(cell)),
    beside: base === game ? marks((cell) => game.beside(cell)) : () => NONE,
    letter: (cell) => (hidden.has(cell) ? "" : (base.letter?.(cell) ?? "")),
    isDrawnOn: (cell) => base.isDrawnOn?.(cell) ?? false,
    // Of what was found wrong, what it conflicts with may well be right.
    wrong: wrong.size ? wrong : conflicting,
    trueDigits: shown?.trueDigits,
    pattern: drawing,
    fog,
    said: base === game ? game.said.at : () => [],
    either,
    packed: base instanceof Game && !base.hasCandidates && !settings.fixedMarks,
    filter: base === game ? filter : 0,
  };
}

/**
 * Cells that are shown to be wrong, at the level that the player has set: none, those that break a
 * rule already, or all that are not as in the solution. What is under fog is not shown.
 * @param {Game} game
 */
function conflictsOf(game) {
  const level = settings.conflicts;
  if (level === "off") return NOWHERE;
  const found = new Set(
    [...game.conflicts()].filter((cell) =>
      game.info.peers[cell].some((peer) => game.seen(cell) && game.seen(peer) === game.seen(cell)),
    ),
  );
  for (const { cells } of game.said.broken) for (const cell of cells) found.add(cell);
  const { solution } = game;
  if (level === "solution" && solution)
    for (const cell of game.cells)
      if (game.digit(cell) && game.digit(cell) !== solution[cell]) found.add(cell);
  return found;
}

/**
 * What a screen reader says of a cell.
 * @param {number} cell @param {TableView} view @param {number} size @param {Mode | null} mode
 */
export function labelOf(cell, view, size, mode) {
  const name = (/** @type {number} */ digit) => symbol(digit, size, settings.letters);
  const parts = [t("cell", { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 })];
  if (mode) return joined([...parts, mode.label(cell)]);
  const digit = view.digit(cell);
  const either = view.either.get(cell);
  if (either) parts.push(anyOf(either.slice(1).map(name)));
  else if (digit)
    parts.push(t(view.isGiven(cell) ? "cell-given" : "cell-entry", { digit: name(digit) }));
  else parts.push(t(view.fog.has(cell) ? "cell-fog" : "cell-empty"));
  const letter = digit ? "" : view.letter(cell);
  if (letter) parts.push(t("cell-letter", { letter }));
  if (!digit && view.beside(cell).length)
    parts.push(t("cell-beside", { digits: view.beside(cell).map(name).join(" ") }));
  if (!digit && view.corner(cell).length)
    parts.push(t("cell-corner", { digits: view.corner(cell).map(name).join(" ") }));
  if (!digit && view.centre(cell).length)
    parts.push(t("cell-centre", { digits: view.centre(cell).map(name).join(" ") }));
  for (const colour of view.colours(cell)) parts.push(t(`colour-${colour}`));
  if (view.isDrawnOn(cell)) parts.push(t("cell-drawn"));
  parts.push(...view.said(cell));
  if (view.wrong.has(cell)) parts.push(t("cell-wrong"));
  if (view.pattern?.has(cell)) parts.push(t("cell-pattern"));
  return joined(parts);
}
