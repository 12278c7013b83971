// What the board shows: the game, or a view or an argument in its place; and what a cell is called.

import { settings } from "../page/settings.js";
import { anyOf, joined, roleName, t } from "../page/words.js";
import { Game } from "../play/game.js";
import { misplacedIn } from "../play/roles.js";
import { symbol } from "./board.js";
import { cellsOf } from "./overlay.js";
import { NONE } from "./seen.js";

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
    role: (cell) => base.role?.(cell) ?? NONE,
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
  if (level === "solution")
    for (const cell of misplacedIn(game, game.solutionLayers)) found.add(cell);
  return found;
}

/**
 * The shade of each cell: of what is wrong, selected, or has the digit that is looked at.
 * @param {{ game: Game, selection: { cells: Set<number>, at: number }, shown: Shown | null,
 *   differ: Set<number>, first: number }} table
 * @param {TableView} view @returns {(cell: number) => string}
 */
export function shadesOf({ game, selection, shown, differ, first }, view) {
  const only = selection.cells.size === 1 ? selection.at : null;
  const digit = view.filter || first || (only === null ? 0 : view.digit(only));
  const peers = new Set(settings.peers && only !== null && !shown ? game.info.peers[only] : []);
  const isSame = (/** @type {number} */ cell) =>
    view.filter && !view.digit(cell)
      ? game.hasMark(cell, view.filter)
      : settings.same && digit && view.digit(cell) === digit;
  return (cell) => {
    if (differ.has(cell)) return "differ";
    if (view.wrong.has(cell)) return "bad";
    if (selection.cells.has(cell)) return "pick";
    if (isSame(cell)) return "same";
    return peers.has(cell) ? "peer" : "";
  };
}

/** @param {TableView} view @param {number} cell @param {(digit: number) => string} name */
function digitWords(view, cell, name) {
  const digit = view.digit(cell);
  const either = view.either.get(cell);
  if (either) return anyOf(either.slice(1).map(name));
  if (digit) return t(view.isGiven(cell) ? "cell-given" : "cell-entry", { digit: name(digit) });
  return t(view.fog.has(cell) ? "cell-fog" : "cell-empty");
}

/** @param {TableView} view @param {number} cell @param {(digit: number) => string} name */
function markWords(view, cell, name) {
  if (view.digit(cell)) return [];
  const letter = view.letter(cell);
  const words = letter ? [t("cell-letter", { letter })] : [];
  for (const kind of /** @type {const} */ (["beside", "corner", "centre"])) {
    const digits = view[kind](cell);
    if (digits.length) words.push(t(`cell-${kind}`, { digits: digits.map(name).join(" ") }));
  }
  return words;
}

/**
 * What a screen reader says of a cell.
 * @param {number} cell @param {TableView} view @param {Geometry} info @param {Mode | null} mode
 */
export function labelOf(cell, view, info, mode) {
  const { size } = info;
  const name = (/** @type {number} */ digit) => symbol(digit, info, settings.letters);
  const place = t("cell", { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });
  if (mode) return joined([place, mode.label(cell)]);
  const parts = [place, digitWords(view, cell, name), ...markWords(view, cell, name)];
  for (const colour of view.colours(cell)) parts.push(t(`colour-${colour}`));
  for (const place of view.role(cell)) parts.push(roleName(info.roles[place - 1]));
  if (view.isDrawnOn(cell)) parts.push(t("cell-drawn"));
  parts.push(...view.said(cell));
  if (view.wrong.has(cell)) parts.push(t("cell-wrong"));
  if (view.pattern?.has(cell)) parts.push(t("cell-pattern"));
  return joined(parts);
}
