// The cells of the rules that are placed, of one or of several: chains of dots, thermometers that
// branch.

import { cellName } from "../page/words.js";

/**
 * The lines of a drag that goes back over its own line and turns off: each from the first cell to
 * an end.
 * @param {number[]} path The cells in the order in which the pointer came to them.
 */
export function branchesOf(path) {
  /** @type {number[][]} */
  const lines = [];
  /** @type {number[]} */
  let line = [];
  let isForward = false;
  for (const cell of path) {
    const at = line.indexOf(cell);
    if (at >= 0 && isForward && at < line.length - 1) lines.push(line);
    isForward = at < 0;
    line = at < 0 ? [...line, cell] : line.slice(0, at + 1);
  }
  return isForward ? [...lines, line] : lines;
}

/**
 * The strokes of a drag that ends in its first cell, or goes back over its line and turns off; null
 * where its cells are one open line, or it crosses itself.
 * @param {number[]} path The cells in the order in which the pointer came to them.
 * @param {{mayClose: boolean, mayBranch: boolean}} kind
 */
export function strokesOf(path, { mayClose, mayBranch }) {
  const [first, ...others] = path;
  /** @type {number[][]} */
  const strokes = [[first]];
  const seen = new Set([first]);
  const steps = new Set();
  let before = first;
  for (const [at, cell] of others.entries()) {
    const step = String([before, cell].sort((a, b) => a - b));
    const isSeam = mayClose && at === others.length - 1 && cell === first && strokes.length === 1;
    before = cell;
    if (steps.has(step)) strokes.push([cell]);
    else if (seen.has(cell) && !isSeam) return null;
    else strokes.at(-1)?.push(cell);
    steps.add(step);
    seen.add(cell);
  }
  const found = strokes.filter((stroke) => stroke.length > 1);
  if (found.length > 1) return mayBranch ? found : null;
  return found[0]?.length > seen.size ? found : null;
}

/**
 * The cells from the bulb of a line on the board to a cell further on; none where there is none.
 * @param {{text: string, cells: number[]}[]} rules @param {string} name As lines of its kind begin.
 * @param {number} cell
 */
export function stemTo(rules, name, cell) {
  const trunk = rules.find(
    ({ text, cells }) => text.startsWith(`${name} `) && cells.indexOf(cell) > 0,
  );
  return trunk ? trunk.cells.slice(0, trunk.cells.indexOf(cell)) : [];
}

/**
 * The cells of each rule that is placed: of a rule of two cells one for each and the next; of lines
 * that branch one for each branch, from the bulb of the line that it begins on, unless it runs back
 * over that line.
 * @param {Pick<Desk, "rules" | "size"> & Partial<Pick<Desk, "prefix">>} desk
 * @param {RuleKind} kind @param {number[][]} groups @param {number[][] | null} branches
 */
export function placesOf({ rules, size, prefix = "" }, { name, isPair }, groups, branches) {
  const named = (/** @type {number[]} */ cells) =>
    cells.map((cell) => prefix + cellName(cell, size)).join(" ");
  if (branches) {
    const stem = stemTo(rules, name, branches[0][0]);
    const isBack = branches.flat().some((cell) => stem.includes(cell));
    return branches.map((line) => named(isBack ? line : [...stem, ...line]));
  }
  const [chain] = groups;
  if (!isPair || groups.length !== 1 || chain.length < 2) return [groups.map(named).join(" / ")];
  return chain.slice(1).map((cell, index) => named([chain[index], cell]));
}
