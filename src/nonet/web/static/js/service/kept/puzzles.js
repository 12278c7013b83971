// Puzzles in the browser's database, found by words, tags, collections, level and progress.
import { byName, numbersOf } from "./collections.js";
import { got, invalid, missing, now, reading, writing } from "./database.js";
import { checkDetails, checkName, checkPage, checkText } from "./limits.js";
import { packedState } from "./states.js";
import { trashOf } from "./trash.js";

/** @typedef {import("./database.js").Stores} Stores */

const HIGHEST_ER = 20;
/** @type {(keyof Rows)[]} */
const SHOWN = ["puzzles", "collections", "games"];

/**
 * Rows with nothing at the end, else in the order of a number; equal ones by their own.
 * @type {(of: (row: PuzzleRow) => number | null | undefined, way?: number) => Order}
 */
const byNumber =
  (of, way = 1) =>
  (one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a == null || b == null) return Number(a == null) - Number(b == null) || one.id - other.id;
    return way * (a - b) || one.id - other.id;
  };
/** @typedef {(one: PuzzleRow, other: PuzzleRow) => number} Order */

/** @type {Record<string, Order>} */
const ORDERS = {
  newest: (one, other) => other.id - one.id,
  oldest: (one, other) => one.id - other.id,
  easiest: byNumber(({ score }) => score),
  hardest: byNumber(({ score }) => score, -1),
  "lowest-er": byNumber(({ rating }) => rating?.er),
  "highest-er": byNumber(({ rating }) => rating?.er, -1),
  name: (one, other) =>
    byName({ name: one.name.toLowerCase() }, { name: other.name.toLowerCase() }) ||
    one.id - other.id,
};
const PROGRESS = ["new", "started", "finished"];
const GEMS = ["pearl", "diamond"];

/** For each puzzle that was played, how far the player is. @param {Stores} store */
async function progressOf(store) {
  /** @type {Map<number | null, KeptPuzzle["progress"]>} */
  const progress = new Map();
  for (const { puzzleId, begun, finished, deleted } of await got(store("games").getAll())) {
    if (!begun || deleted) continue;
    if (finished) progress.set(puzzleId, "finished");
    else if (!progress.has(puzzleId)) progress.set(puzzleId, "started");
  }
  return progress;
}

/** What makes records of rows. @param {Stores} store */
async function describing(store) {
  const rows = await got(store("collections").getAll());
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const progress = await progressOf(store);
  const far = (/** @type {PuzzleRow} */ { id }) => progress.get(id) ?? "new";
  /** @type {(row: PuzzleRow) => string[]} */
  const within = (row) => row.collections.map((id) => names.get(id) ?? "");
  /** @type {(row: PuzzleRow) => KeptPuzzle} */
  const record = ({ fingerprint: _, deleted: __, size: ___, ...row }) => ({
    ...row,
    state: JSON.parse(row.state),
    collections: within(/** @type {PuzzleRow} */ (row)).sort(),
    progress: far(/** @type {PuzzleRow} */ (row)),
  });
  return { far, within, record };
}

/**
 * The number that a field of the panel holds; null where it is empty.
 * @param {number | string | undefined} value
 * @param {string} field @param {number} least @param {number} most
 */
function readNumber(value, field, least, most) {
  if (value === undefined || value === "") return null;
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw invalid(`expected a number from ${least} to ${most}, at ${field}`, {
      field,
      ...(number > most ? { most } : { least }),
    });
  return number;
}

/** @param {string | undefined} value @param {string} field @param {string[]} known */
function oneOf(value, field, known) {
  if (value && !known.includes(value))
    throw invalid(`expected one of ${known.join(", ")}, at ${field}`, { field });
}

/** The tests that rows must pass. @param {PuzzleFilter} wanted */
function testsOf(wanted) {
  checkText(wanted.text ?? "", "text");
  for (const field of /** @type {const} */ (["tag", "collection", "level"]))
    if (wanted[field]) checkName(wanted[field], field);
  oneOf(wanted.progress, "progress", PROGRESS);
  oneOf(wanted.gem, "gem", GEMS);
  const size = readNumber(wanted.size, "size", 1, 100);
  const least = readNumber(wanted.leastEr, "leastEr", 1, HIGHEST_ER);
  const most = readNumber(wanted.mostEr, "mostEr", 1, HIGHEST_ER);
  const words = (wanted.text ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const { tag, collection, level, progress, gem, deleted = false } = wanted;
  /** @type {(describing: {far: Function, within: Function}) => (row: PuzzleRow) => boolean} */
  return ({ far, within }) =>
    (row) => {
      const { rating } = row;
      const texts = [row.name, row.author, row.notes].map((text) => text.toLowerCase());
      return (
        (row.deleted !== null) === deleted &&
        words.every((word) => texts.some((text) => text.includes(word))) &&
        (!tag || row.tags.includes(tag)) &&
        (!collection || within(row).includes(collection)) &&
        (!level || row.level === level) &&
        (size === null || row.size === size) &&
        (!progress || far(row) === progress) &&
        (least === null || (rating !== null && rating.er >= least)) &&
        (most === null || (rating !== null && rating.er <= most)) &&
        (!gem || (rating !== null && rating.er === rating.ep)) &&
        (gem !== "diamond" || rating?.er === rating?.ed)
      );
    };
}

/**
 * Number of a puzzle, and whether it is new: an equal one is not added twice. One that was deleted
 * comes back. It gets the tags and goes into the collections.
 * @param {Stores} store @param {AddedPuzzle} added
 */
export async function addPuzzle(store, { puzzle, tags, collections }) {
  const within = await numbersOf(store, collections);
  const known = await got(store("puzzles").index("fingerprint").get(puzzle.fingerprint));
  const row = known ?? {
    ...{ ...puzzle, ...packedState(puzzle.state) },
    ...{ tags: [], collections: [], created: now() },
  };
  const merged = {
    ...row,
    rating: puzzle.rating ?? row.rating,
    tags: [...new Set([...row.tags, ...tags])].sort(),
    collections: [...new Set([...row.collections, ...within])],
    deleted: null,
  };
  return { id: Number(await got(store("puzzles").put(merged))), isNew: !known };
}

/**
 * Keep the rating of a puzzle, if it is there.
 * @param {Stores} store @param {string} fingerprint @param {Rating} rating
 */
export async function learnRating(store, fingerprint, rating) {
  const row = await got(store("puzzles").index("fingerprint").get(fingerprint));
  if (row && row.rating?.engine !== rating.engine)
    await got(store("puzzles").put({ ...row, rating }));
}

/** A puzzle that is not deleted. @param {Stores} store @param {number} id */
async function puzzleOf(store, id) {
  const row = await got(store("puzzles").get(id));
  if (!row || row.deleted) throw missing("puzzle", id);
  return row;
}

/**
 * The puzzles of a database; what the service has to find out of a new one it is asked for.
 * @param {(question: Questions["keep"]) => Promise<FoundPuzzle>} found @returns {Kept["puzzles"]}
 */
export const puzzlesWith = (found) => ({
  ...trashOf("puzzles"),

  async find({ offset = 0, limit = 50, sort = "newest", ...wanted }) {
    checkPage(offset, limit);
    oneOf(sort, "sort", Object.keys(ORDERS));
    const passes = testsOf(wanted);
    return reading(SHOWN, async (store) => {
      const described = await describing(store);
      const rows = (await got(store("puzzles").getAll())).filter(passes(described));
      const page = rows.sort(ORDERS[sort]).slice(offset, offset + limit);
      return { puzzles: page.map(described.record), total: rows.length };
    });
  },

  async add({ state, name = "", author = "", notes = "", tags = [], collections = [] }) {
    checkDetails({ name, author, notes, tags, collections });
    const puzzle = await found({ state, name, author, notes });
    return writing(SHOWN, async (store) => {
      const { id } = await addPuzzle(store, { puzzle, tags, collections });
      return (await describing(store)).record(await puzzleOf(store, id));
    });
  },

  get: (id) =>
    reading(SHOWN, async (store) => {
      const row = await puzzleOf(store, id);
      return (await describing(store)).record(row);
    }),

  async change(id, changes) {
    checkDetails(changes);
    return writing(SHOWN, async (store) => {
      const row = await puzzleOf(store, id);
      const { name, author, notes, tags, collections } = changes;
      const changed = {
        ...row,
        name: name ?? row.name,
        author: author ?? row.author,
        notes: notes ?? row.notes,
        tags: tags ? [...new Set(tags)].sort() : row.tags,
        collections: collections ? await numbersOf(store, collections) : row.collections,
      };
      await got(store("puzzles").put(changed));
      return (await describing(store)).record(changed);
    });
  },
});

/** @type {Kept["tags"]} */
export const tags = () =>
  reading(["puzzles"], async (store) => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { tags: its, deleted } of await got(store("puzzles").getAll()))
      if (!deleted) for (const tag of its) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts].map(([name, puzzles]) => ({ name, puzzles })).sort(byName);
  });
