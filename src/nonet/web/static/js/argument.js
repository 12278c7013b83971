// Draws the argument of a step on a board: shaded cells, framed houses, candidates, links.

import { s } from "./dom.js";
import { fillsItsCells, looksOf, outline, PLACED } from "./looks.js";
/** @import { Board } from "./board.js" */
/** @import { Look } from "./looks.js" */
/** @typedef {{x: number, y: number, radius: number}} Point */
import { spot, UNIT } from "./marks.js";
import { borders } from "./outlines.js";

/**
 * Cells that a step speaks of.
 *
 * @param {Step} step
 */
export function cellsOf(step) {
  return new Set([
    ...step.groups.flatMap((group) => group.cells),
    ...step.houses.flatMap((house) => house.cells),
    ...step.placements.map(([cell]) => cell),
    ...step.eliminations.map(([cell]) => cell),
  ]);
}

/**
 * `{step, candidates, depth}`, `{cells, chosen}`, `{houses}` or `{differ}`: depth 0 frames the
 * houses that are named, 1 the cells to look at, 2 shows everything.
 *
 * @param {Board} board
 * @param {Argument} argument
 */
export function drawArgument(board, { step, candidates, depth, cells, chosen, differ, houses }) {
  if (houses) drawHouses(board, houses);
  else if (differ) drawDiffer(board, differ);
  else if (cells) drawCells(board, cells, chosen);
  else if (!step || depth === undefined) return;
  else if (depth < 1) drawHouses(board, step.nudgeHouses);
  else if (depth < 2) drawPlace(board, step);
  else drawStep(board, step, candidates ?? []);
}

/**
 * Cells where something is wrong; the one that is chosen has a frame of its own.
 *
 * @param {Board} board
 * @param {number[]} cells
 * @param {number} [chosen]
 */
function drawCells(board, cells, chosen) {
  const { size } = board.info;
  board.under.append(s("path", { class: "fill vermilion", d: borders(cells, size, 0) }));
  // The frame is inside that of a selection.
  board.over.append(s("path", { class: "frame vermilion dashed", d: borders(cells, size, 7) }));
  if (chosen !== undefined)
    board.over.append(s("path", { class: "frame blue chosen", d: borders([chosen], size, 7) }));
}

/**
 * Cells that two solutions fill differently: the digit of the one above, of the other below.
 *
 * @param {Board} board
 * @param {number[][]} differ
 */
function drawDiffer(board, differ) {
  const { size } = board.info;
  for (const [cell, ...digits] of differ) {
    const [x, y] = [(cell % size) * UNIT, Math.floor(cell / size) * UNIT];
    board.under.append(
      s("path", { class: "fill orange", d: borders([cell], size, 0) }),
      s("path", { class: "split", d: `M${x + 8} ${y + UNIT - 8}L${x + UNIT - 8} ${y + 8}` }),
    );
    digits.forEach((digit, index) => {
      const long = board.symbol(digit).length > 1 ? " long" : "";
      const text = s("text", {
        class: `either ${index ? "orange" : "blue"}${long}`,
        x: x + (index ? 43 : 17),
        y: y + (index ? 53 : 26),
      });
      text.textContent = board.symbol(digit);
      board.under.append(text);
    });
  }
}

/**
 * The houses that the words of depth 0 name.
 *
 * @param {Board} board
 * @param {House[]} houses
 */
function drawHouses(board, houses) {
  const { size } = board.info;
  for (const { cells } of houses) {
    board.under.append(s("path", { class: "fill sky", d: borders(cells, size, 0) }));
    board.over.append(s("path", { class: "frame sky", d: borders(cells, size, 3) }));
  }
}

/**
 * The cells to look at, in the houses of the step.
 *
 * @param {Board} board
 * @param {Step} step
 */
function drawPlace(board, step) {
  const { size } = board.info;
  for (const { cells } of step.houses)
    board.over.append(s("path", { class: "frame sky dashed", d: borders(cells, size, 3) }));
  for (const cell of placeOf(step)) {
    board.under.append(s("path", { class: "fill blue look", d: borders([cell], size, 0) }));
    board.over.append(s("path", { class: "frame blue look", d: borders([cell], size, 5) }));
  }
}

/**
 * Cells that are looked at first: of a chain only its ends.
 *
 * @param {Step} step
 */
function placeOf({ groups, links, placements }) {
  const [starts, ends] = [
    new Set(links.map(({ from }) => from)),
    new Set(links.map(({ to }) => to)),
  ];
  const isEnd = (/** @type {Group} */ _, /** @type {number} */ index) =>
    !starts.has(index) || !ends.has(index);
  const first = links.length ? groups.filter(isEnd) : groups;
  const shown = first.some(({ cells }) => cells.length)
    ? first
    : groups.slice(links[0]?.from ?? 0).slice(0, 1);
  const cells = new Set(shown.flatMap((group) => group.cells));
  if (!cells.size) for (const [cell] of placements) cells.add(cell);
  return cells;
}

/**
 * @param {Board} board
 * @param {Step} step
 * @param {Digits[]} candidates
 */
function drawStep(board, step, candidates) {
  const { size } = board.info;
  const looks = looksOf(step.groups);
  /** @type {Map<string, Look>} */
  const spots = new Map();
  /** @type {Map<number, Look>} */
  const fills = new Map();
  /** @type {Map<Look, number>} */
  const insets = new Map();
  step.groups.forEach((group, index) => {
    const look = looks[index];
    for (const [cell, digit] of group.candidates) {
      const name = `${cell},${digit}`;
      if (!spots.has(name) || group.role === "restricted_common") spots.set(name, look);
    }
    if (fillsItsCells(group))
      for (const cell of group.cells) if (!fills.has(cell)) fills.set(cell, look);
    if (group.house) {
      if (!insets.has(look)) insets.set(look, 2.5 + 3.5 * insets.size);
      board.over.append(
        s("path", {
          class: `frame ${look.ink}${look.dashed ? " dashed" : ""}`,
          d: borders(group.house.cells, size, insets.get(look) ?? 0),
        }),
      );
    }
  });
  for (const [cell, look] of fills)
    board.under.append(s("path", { class: `fill ${look.ink}`, d: borders([cell], size, 0) }));
  const placed = new Set(step.placements.map(String));
  const gone = new Set(step.eliminations.map(String));
  for (const [cell, digit] of step.placements) drawPlaced(board, cell, digit);
  for (const [name, look] of spots)
    if (!placed.has(name)) {
      const [cell, digit] = name.split(",").map(Number);
      shape(board, cell, digit, look);
    }
  for (const [cell, digit] of step.eliminations) {
    const { x, y, radius } = spot(cell, digit, size);
    if (!spots.has(`${cell},${digit}`))
      board.under.append(s("circle", { class: "gone-ground", cx: x, cy: y, r: radius }));
    board.over.append(
      s("path", {
        class: "gone",
        d: `M${x - radius * 0.75} ${y + radius * 0.75}L${x + radius * 0.75} ${y - radius * 0.75}`,
      }),
    );
  }
  drawCandidates(board, step, candidates, new Set([...spots.keys(), ...placed, ...gone]));
  drawLinks(board, step);
  drawBlocks(board, step);
}

/**
 * What shows that a single is one: the digits that close its cell to others, or its house to the
 * digit.
 *
 * @param {Board} board
 * @param {Step} step
 */
function drawBlocks(board, { blocks, placements }) {
  const placed = placements[0]?.[0];
  const { size } = board.info;
  /** @returns {[number, number]} */
  const middle = (/** @type {number} */ cell) => [
    (cell % size) * UNIT + UNIT / 2,
    Math.floor(cell / size) * UNIT + UNIT / 2,
  ];
  for (const [from, to] of blocks) {
    const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
    if (to !== placed) {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [right, down] = [(x2 - x1) / length, (y2 - y1) / length];
      board.over.append(
        s("path", {
          class: "block",
          d:
            `M${x1 + right * 25} ${y1 + down * 25}L${x2 - right * 9} ${y2 - down * 9}` +
            `M${x2 - 8} ${y2 - 8}l16 16m0-16l-16 16`,
        }),
      );
    }
  }
  for (const from of new Set(blocks.map(([cell]) => cell)))
    board.over.append(s("path", { class: "blocker", d: outline("circle", ...middle(from), 25) }));
}

/**
 * A digit that can be written now, as large as the others.
 *
 * @param {Board} board
 * @param {number} cell
 * @param {number} digit
 */
function drawPlaced(board, cell, digit) {
  const { size } = board.info;
  const [x, y] = [(cell % size) * UNIT + UNIT / 2, Math.floor(cell / size) * UNIT + UNIT / 2];
  const text = s("text", {
    class: `placed${board.isWide ? " two" : ""}`,
    x,
    y: y + (board.isWide ? 10.5 : 13.5),
  });
  text.textContent = board.symbol(digit);
  board.under.append(
    s("path", { class: `spot ${PLACED.ink}`, d: outline(PLACED.shape, x, y, 24) }),
    text,
  );
}

/**
 * @param {Board} board
 * @param {number} cell
 * @param {number} digit
 * @param {Look} look
 */
function shape(board, cell, digit, { ink, shape: kind, dashed }) {
  const { x, y, radius } = spot(cell, digit, board.info.size);
  board.under.append(
    s("path", {
      class: `spot ${ink}${dashed ? " dashed" : ""}`,
      d: outline(kind, x, y, radius * 0.86),
    }),
  );
}

/**
 * @param {Board} board
 * @param {Step} step
 * @param {Digits[]} candidates
 * @param {Set<string>} keys
 */
function drawCandidates(board, step, candidates, keys) {
  const placed = new Set(
    [...step.placements, ...step.blocks.map(([, cell]) => [cell])].map(([cell]) => cell),
  );
  for (const cell of cellsOf(step)) {
    if (placed.has(cell)) continue;
    for (const digit of candidates[cell] ?? []) {
      board.under.append(
        s("path", {
          class: `candidate line${keys.has(`${cell},${digit}`) ? " part" : ""}`,
          d: board.lineAt(cell, digit),
        }),
      );
    }
  }
}

/**
 * @param {Board} board
 * @param {Step} step
 */
function drawLinks(board, { groups, links }) {
  const { size } = board.info;
  const middles = groups.map((group) => {
    const points = group.candidates.map(([cell, digit]) => spot(cell, digit, size));
    return points.length
      ? points
      : group.cells.map((cell) => ({
          x: (cell % size) * UNIT + UNIT / 2,
          y: Math.floor(cell / size) * UNIT + UNIT / 2,
          radius: 8,
        }));
  });
  links.forEach(({ from, to, strong }, index) => {
    const [start, end] = nearest(middles[from] ?? [], middles[to] ?? []);
    if (!start) return;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const length = Math.hypot(dx, dy);
    if (length < 1) return;
    const [ux, uy] = [dx / length, dy / length];
    const gap = start.radius * 0.95;
    const [x1, y1] = [start.x + ux * gap, start.y + uy * gap];
    const [x2, y2] = [end.x - ux * (gap + 4), end.y - uy * (gap + 4)];
    const bend = length < UNIT * 0.6 ? 0 : Math.min(22, length * 0.12) * (index % 2 ? -1 : 1);
    const [mx, my] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
    board.over.append(
      s("path", {
        class: `link${strong ? "" : " weak"}`,
        d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`,
      }),
    );
    const angle = (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI;
    board.over.append(
      s("path", {
        class: "head",
        d: "M5 0L-4 -4.2L-4 4.2z",
        transform: `translate(${x2} ${y2}) rotate(${angle})`,
      }),
    );
  });
}

/**
 * @param {Point[]} starts
 * @param {Point[]} ends
 */
function nearest(starts, ends) {
  /** @type {Point[]} */
  let best = [];
  let least = Infinity;
  for (const start of starts) {
    for (const end of ends) {
      const length = Math.hypot(start.x - end.x, start.y - end.y);
      if (length < least && length > 0) [least, best] = [length, [start, end]];
    }
  }
  return best;
}
