// Games in the browser's database: each move is saved, and nothing that was acknowledged is lost.
import { got, invalid, missing, now, reading, Trouble, writing } from "./database.js";
import { checkGame, checkPage, checkState } from "./limits.js";
import { stateOf } from "./states.js";
import { trashOf } from "./trash.js";

const NO_MARKS = {
  corner: [],
  centre: [],
  cornerMasks: "",
  centreMasks: "",
  colours: [],
  candidateColours: {},
  letters: [],
  pen: [],
};
/** What a document has beside its state where it does not say. */
const USUAL = {
  author: "",
  rules: "",
  message: "",
  cosmetics: {},
  hasUnreadRules: false,
  solution: null,
  version: 2,
  scene: null,
  history: [],
  times: [],
  savePoints: [],
  elapsed: 0,
  settings: {},
};

/** What a document says for lists of games. @param {string} text */
export function factsOf(text) {
  /** @type {GameDocument} */
  let document;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Trouble(400, "bad-request", "expected JSON");
  }
  const { state, elapsed = 0, history = [], settings = {} } = document;
  checkState(state);
  if (!Number.isFinite(elapsed) || elapsed < 0)
    throw invalid("expected seconds, at document.elapsed", { field: "document.elapsed" });
  const entries = state.givens.map((given, cell) => (given ? 0 : (state.entries?.[cell] ?? 0)));
  return {
    state: { ...stateOf(state), entries, candidates: null },
    elapsed,
    helped: settings.helped === true,
    isBegun: history.length > 0 || entries.some(Boolean),
  };
}

/** A game in a list. @param {GameRow} row @returns {KeptGame} */
function recordOf({ helped: _, deleted: __, ...row }) {
  const { givens, entries } = row.state;
  const open = givens.filter((given) => !given).length;
  const entered = (entries ?? []).filter(Boolean).length;
  return { ...row, filled: open ? entered / open : 1 };
}

/** @param {Acknowledged} row @returns {Acknowledged} */
const acknowledged = ({ id, revision, updated }) => ({ id, revision, updated });

/**
 * A game that has gone on since it was saved last.
 * @param {GameRow} row
 * @param {{ title: string, level: string | null, isBegun: boolean, finished: boolean }} game
 */
function goneOn(row, { title, level, isBegun, finished }) {
  const moment = now();
  return {
    ...row,
    revision: row.revision + 1,
    title,
    level: row.level ?? level,
    begun: row.begun ?? (isBegun || finished ? moment : null),
    finished: row.finished ?? (finished ? moment : null),
    updated: moment,
  };
}

/** @param {GameRow} row */
const outdated = ({ id, revision }) =>
  new Trouble(409, "outdated", `game ${id} was saved elsewhere since`, { revision });

/** The document with all that it may have. @param {string} text @returns {GameDocument} */
export function documentOf(text) {
  const { state, marks, ...rest } = JSON.parse(text);
  return { ...USUAL, ...rest, state: stateOf(state), marks: { ...NO_MARKS, ...marks } };
}

/** @type {Kept["games"]} */
export const games = {
  ...trashOf("games"),

  find: async ({ offset = 0, limit = 50, deleted = false, ...wanted }) => {
    checkPage(offset, limit);
    const rows = await reading(["games"], (store) => got(store("games").getAll()));
    const found = rows.filter(
      (row) =>
        (row.deleted !== null) === deleted &&
        (wanted.begun === undefined || (row.begun !== null) === wanted.begun) &&
        (wanted.finished === undefined || (row.finished !== null) === wanted.finished) &&
        (wanted.puzzle === undefined || row.puzzleId === wanted.puzzle) &&
        (wanted.level === undefined || row.level === wanted.level),
    );
    found.sort((one, other) =>
      one.updated === other.updated ? other.id - one.id : one.updated < other.updated ? 1 : -1,
    );
    return { games: found.slice(offset, offset + limit).map(recordOf), total: found.length };
  },

  create: async ({ document, title, puzzleId, level, finished }) => {
    checkGame({ title, level });
    const { isBegun, ...facts } = factsOf(document);
    return writing(["games", "documents", "puzzles"], async (store) => {
      const puzzle = puzzleId === null ? undefined : await got(store("puzzles").get(puzzleId));
      if (puzzleId !== null && !puzzle) throw missing("puzzle", puzzleId);
      const moment = now();
      const row = {
        ...facts,
        revision: 1,
        puzzleId,
        title,
        level: puzzle?.level ?? level,
        begun: isBegun || finished ? moment : null,
        finished: finished ? moment : null,
        created: moment,
        updated: moment,
        deleted: null,
      };
      const id = Number(await got(store("games").add(row)));
      await got(store("documents").add(document, id));
      return acknowledged({ ...row, id });
    });
  },

  get: (id) =>
    reading(["games", "documents"], async (store) => {
      const row = await got(store("games").get(id));
      const text = await got(store("documents").get(id));
      if (!row || row.deleted || text === undefined) throw missing("game", id);
      return { game: recordOf(row), document: documentOf(text) };
    }),

  save: async (id, { revision, document, title, level, finished }) => {
    checkGame({ title, level });
    const { isBegun, ...facts } = factsOf(document);
    return writing(["games", "documents"], async (store) => {
      const row = await got(store("games").get(id));
      if (!row || row.deleted) throw missing("game", id);
      if (row.revision !== revision) {
        const isNext = row.revision === revision + 1;
        const isSaved = isNext && (await got(store("documents").get(id))) === document;
        if (!isSaved) throw outdated(row);
        return acknowledged(row);
      }
      const saved = { ...goneOn(row, { title, level, isBegun, finished }), ...facts };
      await got(store("games").put(saved));
      await got(store("documents").put(document, id));
      return acknowledged(saved);
    });
  },
};
