// The library in the browser's own database.
import { Refusal } from "../refusals.js";
import { collections } from "./collections.js";
import { Trouble } from "./database.js";
import { games } from "./games.js";
import { everythingWith } from "./moving.js";
import { puzzlesWith, tags } from "./puzzles.js";
import { settings } from "./settings.js";
import { statistics } from "./statistics.js";

/**
 * A call whose trouble has a sentence for the player.
 * @template {unknown[]} Given @template Answer @param {(...given: Given) => Promise<Answer>} does
 * @returns {(...given: Given) => Promise<Answer>}
 */
const refusing =
  (does) =>
  async (...given) => {
    try {
      return await does(...given);
    } catch (error) {
      throw error instanceof Trouble ? new Refusal(error.status, error) : error;
    }
  };

/** @template {object} Calls @param {Calls} calls @returns {Calls} */
const allRefusing = (calls) =>
  /** @type {Calls} */ (
    Object.fromEntries(Object.entries(calls).map(([name, does]) => [name, refusing(does)]))
  );

/**
 * The library; `ask` asks the service for what only Python knows.
 * @param {typeof import("../engine.js").answerTo} ask @returns {Kept}
 */
export const keptWith = (ask) => ({
  games: allRefusing(games),
  puzzles: allRefusing(puzzlesWith((question) => ask("keep", question))),
  collections: allRefusing(collections),
  tags: refusing(tags),
  statistics: refusing(statistics),
  settings: allRefusing(settings),
  everything: allRefusing(
    everythingWith(
      (data) =>
        /** @type {Promise<import("./moving.js").ReadLibrary>} */ (ask("read-library", { data })),
    ),
  ),
});
