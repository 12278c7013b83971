// The only solution of a puzzle: kept out of the page, for what depends on it, such as fog.
import { answerTo } from "../service/engine.js";

/** @typedef {{digits: number[], layers: readonly number[]}} Found */
/** @type {WeakMap<Game, Promise<Found | null>>} */
const asked = new WeakMap();

/**
 * The only solution, or null; where nonet does not know the rules, the one in the file.
 * @param {Game} game @returns {Promise<number[] | null>}
 */
export const solutionOf = async (game) => (await wholeSolutionOf(game))?.digits ?? null;

/** The same with the numbers of its layers. @param {Game} game */
export function wholeSolutionOf(game) {
  const known = asked.get(game) ?? find(game);
  asked.set(game, known);
  known.catch(() => asked.delete(game));
  return known;
}

/** @param {Game} game @returns {Promise<Found | null>} */
async function find(game) {
  const { hasUnreadRules, solution } = game.file;
  if (hasUnreadRules) return solution && { digits: solution, layers: [] };
  const {
    status,
    solutions,
    layers = [],
  } = await answerTo("check", {
    state: { ...game.posed({ marks: false }), entries: null, layers: null },
  });
  return status === "unique" ? { digits: solutions[0], layers: layers[0] ?? [] } : null;
}

/**
 * Bring up to date what depends on the solution: fog, and the wrong digits that are shown at once.
 * @param {Pick<App, "game" | "refresh" | "tell">} app
 */
export async function followSolution(app) {
  const { game } = app;
  if (!game.locked) return;
  const show = () => {
    if (app.game !== game) return;
    const covered = game.hasFog ? coveredBy(game) : game.covered;
    const isChanged = [...covered].join() !== [...game.covered].join();
    if (isChanged) game.covered = covered;
    app.refresh();
    if (isChanged) app.tell("conflicts");
  };
  if (game.hasFog) show();
  const found = game.solution ? null : await wholeSolutionOf(game).catch(() => null);
  if (found) [game.solution, game.solutionLayers] = [found.digits, found.layers];
  show();
}

/** A cell and those around it. @param {number} cell @param {number} size */
export const around = (cell, size) =>
  [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1]
      .filter((right) => (cell % size) + right >= 0 && (cell % size) + right < size)
      .map((right) => cell + down * size + right),
  );

/**
 * The cells under fog: all but those that are lit from the start, and what right digits light:
 * the cells that a trigger names, or those around each where there are no triggers.
 * @param {Game} game
 */
export function coveredBy({ cells, file, finished, layers, size, solution }) {
  const found = new Set(finished ? [] : cells);
  /** @param {string} name */
  const cellOf = (name) => {
    const [row, column] = name.slice(1).split("c").map(Number);
    return (row - 1) * size + column - 1;
  };
  /** @param {number} cell */
  const isRight = (cell) => Boolean(layers.entry[cell]) && layers.entry[cell] === solution?.[cell];
  const triggers = file.cosmetics.triggers ?? [];
  const reached = triggers.filter((trigger) => trigger.cells.map(cellOf).every(isRight));
  const right = triggers.length ? [] : [...layers.entry.keys()].filter(isRight);
  const lit = [
    ...[...(file.cosmetics.fog ?? []), ...reached.flatMap(({ lights }) => lights)].map(cellOf),
    ...right.flatMap((cell) => around(cell, size)),
  ];
  for (const cell of lit) found.delete(cell);
  return found;
}
