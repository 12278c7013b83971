// A new game of a puzzle, with all that its file has of the player.
import { Game } from "./game.js";

/**
 * A game with the givens of a state; without givens and rules it is to be written by hand. `more`
 * is what else a file holds.
 * @param {State} state @param {Partial<ReadPuzzle> & { task?: Task | null }} more
 */
export function newGame(state, more = {}) {
  const { corners = null, colours = null, seconds = null, task = null, ...file } = more;
  const isPosed =
    state.givens.some(Boolean) || Boolean(state.layout.constraints) || file.hasUnreadRules;
  const givens = isPosed ? state.givens : (state.entries ?? state.givens);
  const game = new Game(
    {
      layout: state.layout,
      givens,
      entries: isPosed ? state.entries : null,
      locked: isPosed || givens.some(Boolean),
    },
    file,
  );
  state.candidates?.forEach((digits, cell) => {
    if (digits && !game.digit(cell)) game.layers.centre[cell] = digits;
  });
  corners?.forEach((digits, cell) => {
    if (!game.digit(cell)) game.layers.corner[cell] = digits;
  });
  colours?.forEach((colour, cell) => {
    if (colour) game.layers.colours[cell] = [colour];
  });
  game.elapsed = seconds ?? 0;
  game.task = task;
  return game;
}
