// What questions to the service need of the library: read before they are asked, written after.
import { READS } from "../kinds.js";
import { got, reading, Trouble, writing } from "./database.js";
import { documentOf } from "./games.js";
import { addAnswers, addResults } from "./learning.js";
import { addPuzzle, learnRating } from "./puzzles.js";

/** @typedef {import("./database.js").Stores} Stores */
/**
 * What a question says of what it needs.
 * @typedef {Partial<Pick<Questions["print"], "puzzles" | "games" | "collection">
 *   & Pick<Questions["coach"], "game"> & Pick<Questions["keep-learning"], "answers">>} HeldFor
 */
/** Answers of one question, the latest ones. */
const MOST_ASKED = 20_000;

/** @param {PuzzleRow} row */
const heldPuzzle = ({ state, name, author, notes, level, rating }) => ({
  state: JSON.parse(state),
  name,
  author,
  notes,
  level,
  er: rating?.er ?? null,
});

/** @param {Stores} store @param {number[]} ids */
async function puzzlesOf(store, ids) {
  /** @type {Record<number, object>} */
  const found = {};
  for (const id of ids) {
    const row = await got(store("puzzles").get(id));
    if (row && !row.deleted) found[id] = heldPuzzle(row);
  }
  return found;
}

/** @param {Stores} store @param {number[]} ids */
async function gamesOf(store, ids) {
  /** @type {Record<number, object>} */
  const found = {};
  for (const id of ids) {
    const row = await got(store("games").get(id));
    const text = await got(store("documents").get(id));
    if (row && !row.deleted && text !== undefined)
      found[id] = { title: row.title, level: row.level, document: documentOf(text) };
  }
  return found;
}

/** @param {Stores} store @param {string} name */
async function collectionOf(store, name) {
  const collection = await got(store("collections").index("name").get(name));
  if (!collection) return [];
  const rows = await got(store("puzzles").getAll());
  return rows
    .filter((row) => !row.deleted && row.collections.includes(collection.id))
    .map(heldPuzzle);
}

/** @type {Record<string, (store: Stores, fields: HeldFor) => Promise<object>>} */
const READERS = {
  chosen: async (store, { puzzles = [], games = [], game, collection }) => ({
    puzzles: await puzzlesOf(store, puzzles),
    games: await gamesOf(store, game ? [...games, game] : games),
    collection: collection ? await collectionOf(store, collection) : [],
  }),
  answers: async (store, { answers }) => {
    if (answers) return {};
    // Not quite as their keys are sorted: moments are written with and without fractions.
    const rows = (await got(store("answers").getAll())).sort(
      (one, other) => momentOf(one.at) - momentOf(other.at),
    );
    return { answers: rows.slice(-MOST_ASKED) };
  },
  daily: async (store) => ({ daily: await got(store("daily").getAll()) }),
  moments: async (store, { answers = [] }) => {
    const moments = new Set(answers.map(({ at }) => momentOf(at)));
    const rows = await got(store("answers").getAll());
    return { answers: rows.filter(({ at }) => moments.has(momentOf(at))) };
  },
  known: async (store) => ({
    known: Object.fromEntries(
      (await got(store("puzzles").getAll())).map(({ fingerprint, id }) => [fingerprint, id]),
    ),
  }),
};

const momentOf = (/** @type {string} */ at) => Date.parse(at);

/**
 * What a question may read of the library, as `nonet.service.held` has it.
 * @param {Kind} kind @param {object} fields
 */
export async function held(kind, fields) {
  const reads = READS[kind];
  if (!reads) return {};
  try {
    return await reading(
      ["puzzles", "games", "documents", "collections", "answers", "daily"],
      async (store) => {
        let found = {};
        for (const name of reads)
          found = { ...found, ...(await READERS[name](store, /** @type {HeldFor} */ (fields))) };
        return found;
      },
    );
  } catch (error) {
    // Where nothing is kept, there is nothing: what needs no library is answered all the same.
    if (error instanceof Trouble && error.code === "unkept") return {};
    throw error;
  }
}

/**
 * Write what a question has for the library, all of it or nothing.
 * @param {Written} written
 */
export async function write({ puzzles, ratings, answers, daily }) {
  if (!puzzles.length && !ratings.length && !answers.length && !daily.length) return;
  try {
    await writing(["puzzles", "collections", "answers", "daily"], async (store) => {
      for (const added of puzzles) await addPuzzle(store, added);
      for (const { fingerprint, rating } of ratings) await learnRating(store, fingerprint, rating);
      await addAnswers(store, answers);
      await addResults(store, daily);
    });
  } catch (error) {
    // A rating is only kept along the way: without a library its question is answered.
    const isAsked = puzzles.length || answers.length || daily.length;
    if (isAsked || !(error instanceof Trouble) || error.code !== "unkept") throw error;
  }
}
