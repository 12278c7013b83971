// Draws the argument of a step on a board: shaded cells, framed houses, candidates, links.
import { s } from "./dom.js";
import { borders, spot, UNIT } from "./board.js";
import { PLACED, fillsItsCells, looksOf, outline } from "./looks.js";

/** Cells that a step speaks of. */
export function cellsOf(step) {
  return new Set([
    ...step.groups.flatMap((group) => group.cells), ...step.houses.flatMap((house) => house.cells),
    ...step.placements.map(([cell]) => cell), ...step.eliminations.map(([cell]) => cell),
  ]);
}

/** `{step, candidates, depth}` or `{cells}`: depth 1 frames where to look, 2 shows everything. */
export function drawArgument(board, { step, candidates, depth, cells }) {
  if (cells) drawCells(board, cells);
  else if (depth < 2) drawPlace(board, step);
  else drawStep(board, step, candidates);
}

function drawCells(board, cells) {
  const { size } = board.info;
  board.under.append(s("path", { class: "fill vermilion", d: borders(cells, size, 0) }));
  board.over.append(s("path", { class: "frame vermilion dashed", d: borders(cells, size, 3) }));
}

function drawPlace(board, step) {
  const { size } = board.info;
  const houses = step.houses.length ? step.houses.map((house) => house.cells)
    : [[...new Set([...step.groups.flatMap((group) => group.cells), ...step.placements.map(([cell]) => cell)])]];
  for (const cells of houses) {
    if (!cells.length) continue;
    board.under.append(s("path", { class: "fill sky", d: borders(cells, size, 0) }));
    board.over.append(s("path", { class: "frame sky", d: borders(cells, size, 3) }));
  }
}

function drawStep(board, step, candidates) {
  const { size } = board.info;
  const looks = looksOf(step.groups);
  const spots = new Map();
  const fills = new Map();
  const insets = new Map();
  step.groups.forEach((group, index) => {
    const look = looks[index];
    for (const [cell, digit] of group.candidates) {
      const name = `${cell},${digit}`;
      if (!spots.has(name) || group.role === "restricted_common") spots.set(name, look);
    }
    if (fillsItsCells(group)) for (const cell of group.cells) if (!fills.has(cell)) fills.set(cell, look);
    if (group.house) {
      if (!insets.has(look)) insets.set(look, 2.5 + 3.5 * insets.size);
      board.over.append(s("path", { class: `frame ${look.ink}${look.dashed ? " dashed" : ""}`,
        d: borders(group.house.cells, size, insets.get(look)) }));
    }
  });
  for (const [cell, look] of fills) board.under.append(s("path", { class: `fill ${look.ink}`, d: borders([cell], size, 0) }));
  const placed = new Set(step.placements.map(String));
  const gone = new Set(step.eliminations.map(String));
  for (const [cell, digit] of step.placements) drawPlaced(board, cell, digit);
  for (const [name, look] of spots) if (!placed.has(name)) shape(board, ...name.split(",").map(Number), look);
  for (const [cell, digit] of step.eliminations) {
    const { x, y, radius } = spot(cell, digit, size);
    if (!spots.has(`${cell},${digit}`)) board.under.append(s("circle", { class: "gone-ground", cx: x, cy: y, r: radius }));
    board.over.append(s("path", { class: "gone", d: `M${x - radius * 0.75} ${y + radius * 0.75}L${x + radius * 0.75} ${y - radius * 0.75}` }));
  }
  drawCandidates(board, step, candidates, new Set([...spots.keys(), ...placed, ...gone]));
  drawLinks(board, step);
}

/** A digit that can be written now, as large as the others. */
function drawPlaced(board, cell, digit) {
  const { size } = board.info;
  const [x, y] = [cell % size * UNIT + UNIT / 2, Math.floor(cell / size) * UNIT + UNIT / 2];
  const text = s("text", { class: `placed${board.isWide ? " two" : ""}`, x, y: y + (board.isWide ? 10.5 : 13.5) });
  text.textContent = board.symbol(digit);
  board.under.append(s("path", { class: `spot ${PLACED.ink}`, d: outline(PLACED.shape, x, y, 24) }), text);
}

function shape(board, cell, digit, { ink, shape: kind, dashed }) {
  const { x, y, radius } = spot(cell, digit, board.info.size);
  board.under.append(s("path", { class: `spot ${ink}${dashed ? " dashed" : ""}`, d: outline(kind, x, y, radius * 0.86) }));
}

function drawCandidates(board, step, candidates, keys) {
  const placed = new Set(step.placements.map(([cell]) => cell));
  for (const cell of cellsOf(step)) {
    if (placed.has(cell)) continue;
    for (const digit of candidates[cell] ?? []) {
      board.under.append(s("path", { class: `candidate line${keys.has(`${cell},${digit}`) ? " part" : ""}`, d: board.lineAt(cell, digit) }));
    }
  }
}

function drawLinks(board, { groups, links }) {
  const { size } = board.info;
  const middles = groups.map((group) => {
    const points = group.candidates.map(([cell, digit]) => spot(cell, digit, size));
    return points.length ? points : group.cells.map((cell) => ({
      x: cell % size * UNIT + UNIT / 2, y: Math.floor(cell / size) * UNIT + UNIT / 2, radius: 8 }));
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
    board.over.append(s("path", { class: `link${strong ? "" : " weak"}`, d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}` }));
    const angle = Math.atan2(y2 - my, x2 - mx) * 180 / Math.PI;
    board.over.append(s("path", { class: "head", d: "M5 0L-4 -4.2L-4 4.2z", transform: `translate(${x2} ${y2}) rotate(${angle})` }));
  });
}

function nearest(starts, ends) {
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
