// Draws on a board what is said of it: the overlay of a step, as the server sends it, or cells.
import { s } from "../page/dom.js";
import { cornerOf, UNIT } from "./marks.js";
import { areaOf, borders, outline } from "./outlines.js";

/** Width of a cell in the paths of halos. */
const HALO_UNIT = 40;

/** Arrows that are drawn together at most, the last ones, on the way through a long argument. */
const MOST_ARROWS = 12;

/** Cells that a step speaks of. @param {Step} step */
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
 * @param {Board} board @param {Argument} argument
 */
export function drawArgument(board, argument) {
  const { step, candidates, depth, links, cells, chosen, differ, houses } = argument;
  if (houses) drawHouses(board, houses);
  if (differ) drawDiffer(board, differ);
  else if (cells) drawCells(board, cells, chosen);
  if (differ || cells || !step || depth === undefined) return;
  drawHalos(board, step);
  if (depth < 1) drawHouses(board, step.nudgeHouses);
  else if (depth < 2) drawPlace(board, step);
  else drawStep(board, links ? partOf(step, links) : step, candidates ?? [], cellsOf(step));
}

/** @param {number} cell @param {number} size */
const middleOf = (cell, size) => cornerOf(cell, size).map((side) => side + UNIT / 2);

/**
 * Cells where something is wrong; the one that is chosen has a frame of its own.
 * @param {Board} board @param {number[]} cells @param {number} [chosen]
 */
function drawCells(board, cells, chosen) {
  const { size } = board.info;
  board.under.append(s("path", { class: "fill vermilion", d: areaOf(cells, size) }));
  // The frame is inside that of a selection.
  board.over.append(s("path", { class: "frame vermilion dashed", d: borders(cells, size, 7) }));
  if (chosen !== undefined)
    board.over.append(s("path", { class: "frame blue chosen", d: borders([chosen], size, 7) }));
}

/**
 * Cells that two solutions fill differently: the digit of the one above, of the other below.
 * @param {Board} board @param {number[][]} differ
 */
function drawDiffer(board, differ) {
  const { size } = board.info;
  for (const [cell, ...digits] of differ) {
    const [x, y] = cornerOf(cell, size);
    board.under.append(
      s("path", { class: "fill orange", d: areaOf([cell], size) }),
      s("path", { class: "split", d: `M${x + 8} ${y + UNIT - 8}L${x + UNIT - 8} ${y + 8}` }),
    );
    digits.forEach((digit, index) => {
      const long = board.symbol(digit).length > 1 ? " long" : "";
      const name = `either ${index ? "orange" : "blue"}${long}`;
      const place = { x: x + (index ? 43 : 17), y: y + (index ? 53 : 26) };
      board.under.append(s("text", { class: name, ...place }, board.symbol(digit)));
    });
  }
}

/** The houses that the words of depth 0 name. @param {Board} board @param {House[]} houses */
function drawHouses(board, houses) {
  const { size } = board.info;
  for (const { cells } of houses) {
    board.under.append(s("path", { class: "fill sky", d: areaOf(cells, size) }));
    board.over.append(s("path", { class: "frame sky", d: borders(cells, size, 3) }));
  }
}

/** The rules of a step, drawn strong. @param {Board} board @param {Step} step */
function drawHalos(board, step) {
  const transform = `scale(${UNIT / HALO_UNIT})`;
  for (const { path, width, ink, faint } of step.overlay.halos)
    board.halos.append(
      s("path", {
        class: `halo ${ink}${faint ? " faint" : ""}`,
        ...{ d: path, "stroke-width": width, transform },
      }),
    );
}

/** The cells to look at, in the houses of the step. @param {Board} board @param {Step} step */
function drawPlace(board, step) {
  const { size } = board.info;
  for (const { cells } of step.houses)
    board.over.append(s("path", { class: "frame sky dashed", d: borders(cells, size, 3) }));
  for (const cell of step.overlay.place) {
    board.under.append(s("path", { class: "fill blue look", d: areaOf([cell], size) }));
    board.over.append(s("path", { class: "frame blue look", d: borders([cell], size, 5) }));
  }
}

/**
 * A step as far as the first links of its chain lead, without what follows.
 * @param {Step} step @param {number} count @returns {Step}
 */
function partOf(step, count) {
  const { overlay } = step;
  const numbers = step.chain.slice(0, count).map(({ link }) => link);
  const groups = new Set(
    numbers.flatMap((number) => [step.links[number].from, step.links[number].to]),
  );
  const reached = [...groups].flatMap((group) => step.groups[group].candidates);
  const keys = new Set(reached.map(String));
  return {
    ...step,
    placements: [],
    eliminations: [],
    overlay: {
      ...overlay,
      arrows: numbers
        .slice(-MOST_ARROWS)
        .map((number) => ({ ...overlay.arrows[number], drawn: true })),
      spots: overlay.spots.filter(({ cell, digit }) => keys.has(`${cell},${digit}`)),
    },
  };
}

/**
 * A step, with the candidates of these cells.
 * @param {Board} board @param {Step} step @param {Digits[]} candidates @param {Set<number>} cells
 */
function drawStep(board, step, candidates, cells) {
  const { size } = board.info;
  const { fills, frames, spots, arrows, left } = step.overlay;
  for (const { cells, ink, dashed, rank } of frames) {
    const d = borders(cells, size, 2.5 + 3.5 * rank);
    board.over.append(s("path", { class: `frame ${ink}${dashed ? " dashed" : ""}`, d }));
  }
  for (const { cell, ink } of fills)
    board.under.append(s("path", { class: `fill ${ink}`, d: areaOf([cell], size) }));
  for (const [cell, digit] of step.placements) drawPlaced(board, cell, digit);
  for (const spot of spots) drawSpot(board, spot);
  const shown = new Set(spots.map(({ cell, digit }) => `${cell},${digit}`));
  for (const [cell, digit] of left) shown.add(`${cell},${digit}`);
  for (const [cell, digit] of step.eliminations) {
    const { x, y, radius } = board.spotAt(cell, digit);
    if (!shown.has(`${cell},${digit}`))
      board.under.append(s("circle", { class: "gone-ground", cx: x, cy: y, r: radius }));
    board.under.append(
      s("path", {
        class: "gone",
        d: `M${x - radius * 0.75} ${y + radius * 0.75}L${x + radius * 0.75} ${y - radius * 0.75}`,
      }),
    );
    shown.add(`${cell},${digit}`);
  }
  // Lines run under all digits.
  arrows
    .filter(({ drawn }) => drawn)
    .forEach((arrow, index) => {
      drawArrow(board, arrow, index);
    });
  drawBlocks(board, step);
  drawCandidates(board, step, candidates, shown, cells);
}

/**
 * What shows that a single is one: the digits that close its cell to others, or its house to the
 * digit.
 * @param {Board} board @param {Step} step
 */
function drawBlocks(board, { blocks, placements }) {
  const placed = placements[0]?.[0];
  const { size } = board.info;
  for (const [from, to] of blocks) {
    const [[x1, y1], [x2, y2]] = [middleOf(from, size), middleOf(to, size)];
    if (to !== placed) {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [right, down] = [(x2 - x1) / length, (y2 - y1) / length];
      board.under.append(
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
    board.over.append(
      s("path", { class: "blocker", d: outline("circle", middleOf(from, size), 25) }),
    );
}

/**
 * A digit that can be written now, as large as the others.
 * @param {Board} board @param {number} cell @param {number} digit
 */
function drawPlaced(board, cell, digit) {
  const { size } = board.info;
  const [x, y] = middleOf(cell, size);
  const place = { x, y: y + board.drop };
  board.under.append(
    s("path", { class: "spot green", d: outline("hexagon", [x, y], 24) }),
    s("text", { class: `placed${board.width}`, ...place }, board.symbol(digit)),
  );
}

/** @param {Board} board @param {Spot} spot */
function drawSpot(board, { cell, digit, ink, shape, dashed }) {
  const { x, y, radius } = board.spotAt(cell, digit);
  const d = outline(shape, [x, y], radius * 0.86);
  board.under.append(s("path", { class: `spot ${ink}${dashed ? " dashed" : ""}`, d }));
}

/**
 * @param {Board} board @param {Step} step @param {Digits[]} candidates @param {Set<string>} keys
 * @param {Set<number>} cells
 */
function drawCandidates(board, step, candidates, keys, cells) {
  const placed = new Set(
    [...step.placements, ...step.blocks.map(([, cell]) => [cell])].map(([cell]) => cell),
  );
  for (const cell of cells) {
    if (placed.has(cell)) continue;
    for (const digit of candidates[cell] ?? []) {
      board.under.append(
        s("path", {
          class: `candidate figures${keys.has(`${cell},${digit}`) ? " part" : ""}`,
          d: board.figureAt(cell, digit),
        }),
      );
    }
  }
}

/**
 * A link; every other one bends the other way.
 * @param {Board} board @param {Arrow} arrow @param {number} index
 */
function drawArrow(board, arrow, index) {
  const [start, end] = [board.spotAt(...arrow.start), board.spotAt(...arrow.end)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const gap = start.radius * 0.95;
  const [x1, y1] = [start.x + ux * gap, start.y + uy * gap];
  const [x2, y2] = [end.x - ux * (gap + 4), end.y - uy * (gap + 4)];
  const bend = length < UNIT * 0.6 ? 0 : Math.min(22, length * 0.12) * (index % 2 ? -1 : 1);
  const [mx, my] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
  const angle = (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI;
  board.under.append(
    s("path", {
      class: `link${arrow.strong ? "" : " weak"}`,
      d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`,
    }),
    s("path", {
      class: "head",
      d: "M5 0L-4 -4.2L-4 4.2z",
      transform: `translate(${x2} ${y2}) rotate(${angle})`,
    }),
  );
}
