// All of the library in the browser as one file, and a file put into it: nothing is lost.

import { isEarlier } from "../../library/documents.js";
import { base64Of } from "../base64.js";
import { numbersOf } from "./collections.js";
import { got, reading, Trouble, writing } from "./database.js";
import { documentOf, factsOf } from "./games.js";
import { addAnswers, addResults } from "./learning.js";
import { settingsIn } from "./settings.js";
import { packedState } from "./states.js";

/** @typedef {import("./database.js").Stores} Stores */

/** What a file holds, and the fingerprint of each of its puzzles. */
/** @typedef {Omit<Answers["read-library"], "library"> & {library: LibraryFile}} ReadLibrary */

const SCALE = "Sudoku Explainer 1.2.1";
const BEYOND = 20;
/** Most bytes of a file, and of what is compressed in it, that the service reads. */
const MAX_LIBRARY = 30_000_000;
const MAX_CONTENT = 150_000_000;
/** @type {(keyof Rows)[]} */
const ALL = ["puzzles", "games", "documents", "collections", "settings", "answers", "daily"];

/** All of the library, the trash too, as it is at one moment. @returns {Promise<LibraryFile>} */
const everything = () =>
  reading(ALL, async (store) => {
    const collections = await got(store("collections").getAll());
    const names = new Map(collections.map(({ id, name }) => [id, name]));
    const puzzles = await got(store("puzzles").getAll());
    const places = new Map(puzzles.map(({ id }, place) => [id, place]));
    /** @type {FileGame[]} */
    const games = [];
    for (const row of await got(store("games").getAll())) {
      const { title, level, puzzleId, begun, finished, created, updated, deleted } = row;
      const document = documentOf((await got(store("documents").get(row.id))) ?? "");
      const puzzle = puzzleId === null ? null : (places.get(puzzleId) ?? null);
      games.push({ document, title, level, puzzle, begun, finished, created, updated, deleted });
    }
    return {
      nonet: "library",
      version: 1,
      puzzles: puzzles.map(({ id: _, fingerprint: __, size: ___, ...puzzle }) => ({
        ...puzzle,
        state: JSON.parse(puzzle.state),
        rating: packedRating(puzzle.rating),
        collections: puzzle.collections.map((id) => names.get(id) ?? "").sort(),
      })),
      collections: [...names.values()].sort(),
      games,
      settings: await settingsIn(store),
      answers: await got(store("answers").getAll()),
      daily: await got(store("daily").getAll()),
    };
  });

/** A rating as files have it. @param {Rating | null} rating @returns {FilePuzzle["rating"]} */
const packedRating = (rating) =>
  rating && { er: rating.er, ep: rating.ep, ed: rating.ed, engine: rating.engine };

/** A rating as records have it. @param {FilePuzzle["rating"]} found @returns {Rating | null} */
function ratingOf(found) {
  if (!found) return null;
  const { er, ep, ed } = found;
  const gem = er !== ep ? null : er === ed ? "diamond" : "pearl";
  return { ...found, gem, solved: er < BEYOND, scale: SCALE, techniques: [] };
}

/**
 * Number of a puzzle of a file, and whether it is new.
 * @param {Stores} store @param {FilePuzzle} puzzle @param {string} fingerprint
 */
async function takePuzzle(store, puzzle, fingerprint) {
  const { created, deleted } = puzzle;
  const known = await got(store("puzzles").index("fingerprint").get(fingerprint));
  const within = await numbersOf(store, puzzle.collections);
  const row = known ?? {
    ...{ fingerprint, ...packedState(puzzle.state), created, deleted },
    ...{ name: "", author: "", notes: "", level: null, score: null, rating: null },
    ...{ tags: [], collections: [] },
  };
  const merged = {
    ...row,
    name: row.name || puzzle.name,
    author: row.author || puzzle.author,
    notes: row.notes || puzzle.notes,
    level: row.level ?? puzzle.level,
    score: row.score ?? puzzle.score,
    rating: row.rating ?? ratingOf(puzzle.rating),
    tags: [...new Set([...row.tags, ...puzzle.tags])].sort(),
    collections: [...new Set([...row.collections, ...within])],
    deleted: deleted && row.deleted,
  };
  return { id: Number(await got(store("puzzles").put(merged))), isNew: !known };
}

/**
 * What two games of the same beginning have in common.
 * @param {string} created @param {State} state
 */
const keyOf = (created, { givens }) => `${Date.parse(created)} ${givens}`;

/**
 * Puts a game where it belongs: new, later than one that is here, or known.
 * @param {Stores} store @param {FileGame} game @param {number | null} puzzleId
 * @param {number[]} same numbers of the games of the same beginning
 * @returns {Promise<"new" | "continued" | "known">}
 */
async function takeGame(store, game, puzzleId, same) {
  const { document, title, level, begun, finished, created, updated, deleted } = game;
  const text = JSON.stringify(document);
  const { isBegun: _, ...facts } = factsOf(text);
  const rows = [];
  for (const id of same) {
    const row = await got(store("games").get(id));
    const ours = await got(store("documents").get(id));
    if (row && ours !== undefined) rows.push({ row, ours: JSON.parse(ours) });
  }
  const later = rows.find(({ ours }) => isEarlier(document, ours));
  if (later) {
    await got(store("games").put({ ...later.row, deleted: deleted && later.row.deleted }));
    return "known";
  }
  const earlier = rows.find(({ ours }) => isEarlier(ours, document))?.row;
  const row = earlier
    ? {
        ...earlier,
        ...facts,
        revision: earlier.revision + 1,
        title,
        level: earlier.level || level,
        begun: earlier.begun ?? begun,
        finished: earlier.finished ?? finished,
        updated,
        deleted: deleted && earlier.deleted,
      }
    : {
        ...{ ...facts, revision: 1, puzzleId, title, level },
        ...{ begun, finished, created, updated, deleted },
      };
  const id = Number(await got(store("games").put(row)));
  await got(store("documents").put(text, id));
  if (!earlier) same.push(id);
  return earlier ? "continued" : "new";
}

/** The numbers of the games that are there. @param {Stores} store */
async function gamesByKey(store) {
  /** @type {Map<string, number[]>} */
  const there = new Map();
  for (const { id, created, state } of await got(store("games").getAll())) {
    const key = keyOf(created, state);
    there.set(key, [...(there.get(key) ?? []), id]);
  }
  return there;
}

/** @param {Stores} store @param {Record<string, unknown>} settings */
async function takeSettings(store, settings) {
  const made = new Set(await got(store("settings").getAllKeys()));
  for (const [name, value] of Object.entries(settings))
    if (!made.has(name)) await got(store("settings").put(value, name));
}

/**
 * Puts in what is not there, as `nonet.library.moving.take` does.
 * @param {ReadLibrary} read @returns {Promise<Taken>}
 */
const take = ({ library, fingerprints }) =>
  writing(ALL, async (store) => {
    const taken = { puzzles: 0, games: 0, continued: 0, known: 0, answers: 0 };
    await numbersOf(store, library.collections);
    /** @type {number[]} */
    const numbers = [];
    for (const [at, puzzle] of library.puzzles.entries()) {
      const { id, isNew } = await takePuzzle(store, puzzle, fingerprints[at]);
      numbers.push(id);
      taken[isNew ? "puzzles" : "known"] += 1;
    }
    const there = await gamesByKey(store);
    for (const game of library.games) {
      const key = keyOf(game.created, game.document.state);
      const same = there.get(key) ?? [];
      there.set(key, same);
      const puzzleId = game.puzzle === null ? null : numbers[game.puzzle];
      const outcome = await takeGame(store, game, puzzleId, same);
      taken[outcome === "new" ? "games" : outcome] += 1;
    }
    await takeSettings(store, library.settings);
    taken.answers =
      (await addAnswers(store, library.answers)) + (await addResults(store, library.daily));
    return taken;
  });

/** A file, compressed. @param {Blob} file */
const packed = (file) =>
  new Response(file.stream().pipeThrough(new CompressionStream("gzip"))).blob();

/**
 * The calls for all of the library; `read` asks the service what a file holds, in Base64.
 * @param {(data: string) => Promise<ReadLibrary>} read @returns {Kept["everything"]}
 */
export const everythingWith = (read) => ({
  async export() {
    const text = new Blob([JSON.stringify(await everything())]);
    const file = await packed(text);
    if (text.size > MAX_CONTENT || file.size > MAX_LIBRARY)
      throw new Trouble(422, "nonet-error", `expected at most ${MAX_LIBRARY} bytes as a file`);
    return file;
  },
  import: async (file) => take(await read(await base64Of(file))),
});
