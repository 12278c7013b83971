// Another puzzle of the kind that is on the board.
import { work } from "./api.js";

const SECONDS = 60;

/**
 * Make one and open it, unless the player goes on with another game meanwhile: `{answer, stop}`.
 * @param {Pick<App, "begin" | "game" | "saver">} app
 */
export function makeAnother(app) {
  const { game } = app;
  const { version } = game;
  const { meta } = app.saver;
  const recipe = meta.recipe ?? {
    layout: game.info.layout,
    difficulty: meta.level ?? "Easy",
    symmetry: "half-turn",
    timeLimit: SECONDS,
  };
  const job = work("generate", recipe);
  const answer = job.answer.then(({ puzzles: [{ state, grade, rating }] }) => {
    if (app.game !== game || game.version !== version) return;
    app.begin(
      { ...state, entries: null, candidates: null },
      { level: grade?.level ?? null, grade, rating, recipe },
    );
  });
  return { answer, stop: job.stop };
}
