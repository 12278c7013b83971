// The library in the browser's own database: how it is opened, read and written.

import { usualLevel } from "../../play/levels.js";

const NAME = "nonet";
/** 2: the level that HoDoKu calls Unfair is Expert. */
const VERSION = 2;

/** What is refused: a `Problem` with its status, as over HTTP. The worker has no words for it. */
export class Trouble extends Error {
  /** @param {number} status @param {string} code @param {string} message @param {Place} [place] */
  constructor(status, code, message, place) {
    super(message);
    this.status = status;
    this.code = code;
    this.place = place;
  }
}

/** @param {string} what @param {number} id */
export const missing = (what, id) => new Trouble(404, "not-found", `there is no ${what} ${id}`);

/** @param {string} message @param {Place} [place] */
export const invalid = (message, place) => new Trouble(422, "invalid", message, place);

/** The present moment. */
export const now = () => new Date().toISOString();

/** What a request gives. @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const got = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @type {Promise<IDBDatabase> | null} */
let opened = null;
let isPersistent = false;

/** @param {IDBDatabase} database */
function makeStores(database) {
  const counted = { keyPath: "id", autoIncrement: true };
  database
    .createObjectStore("puzzles", counted)
    .createIndex("fingerprint", "fingerprint", { unique: true });
  database.createObjectStore("games", counted);
  database.createObjectStore("documents");
  database.createObjectStore("collections", counted).createIndex("name", "name", { unique: true });
  database.createObjectStore("settings");
  database.createObjectStore("answers", { keyPath: ["at", "station", "seed"] });
  database.createObjectStore("daily", { keyPath: ["day", "level"] });
}

/** Levels as they are called now. @param {IDBTransaction} transaction */
function renameLevels(transaction) {
  for (const name of ["puzzles", "games"]) {
    const request = transaction.objectStore(name).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const level = cursor.value.level && usualLevel(cursor.value.level);
      if (level !== cursor.value.level) cursor.update({ ...cursor.value, level });
      cursor.continue();
    };
  }
}

/** @returns {Promise<IDBDatabase>} */
const open = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) makeStores(request.result);
      else renameLevels(/** @type {IDBTransaction} */ (request.transaction));
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opened = null;
      };
      // A page of a newer version wants to change the tables: let it.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      resolve(database);
    };
  });

/** What an error of the database means to a player. @param {unknown} error */
function troubleOf(error) {
  if (error instanceof Trouble) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError")
    return new Trouble(507, "full", "the browser has no more room for this site");
  if (name === "VersionError")
    return new Trouble(409, "updated", "the library was written by a newer version of the page");
  return new Trouble(500, "library", `the library cannot be used: ${error}`);
}

async function database() {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    opened = null;
    const trouble = troubleOf(error);
    throw trouble.code === "library"
      ? new Trouble(501, "unkept", "this browser keeps nothing for this site")
      : trouble;
  }
}

/**
 * @typedef {<Name extends keyof Rows>(name: Name) => Store<Rows[Name]>} Stores
 */
/**
 * A store whose rows have a type.
 * @template Row
 * @typedef {Omit<IDBObjectStore, "get" | "getAll" | "index"> & {
 *   get(key: IDBValidKey): IDBRequest<Row | undefined>,
 *   getAll(): IDBRequest<Row[]>,
 *   index(name: string): Omit<IDBIndex, "get"> & {
 *     get(key: IDBValidKey): IDBRequest<Row | undefined>
 *   },
 * }} Store
 */

/**
 * One transaction. What is written is on the disk when this is over, or not written at all.
 * @template T @param {IDBTransactionMode} mode @param {(keyof Rows)[]} names
 * @param {(store: Stores) => Promise<T>} work @returns {Promise<T>}
 */
async function transact(mode, names, work) {
  const transaction = (await database()).transaction(names, mode, { durability: "strict" });
  const over = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    /** @type {(name: string) => unknown} */
    const named = (name) => transaction.objectStore(name);
    const store = /** @type {Stores} */ (named);
    const result = await work(store);
    await over;
    return result;
  } catch (error) {
    over.catch(() => {});
    try {
      transaction.abort();
    } catch {
      /* it was over already */
    }
    throw troubleOf(error);
  }
}

/**
 * A transaction that sees one state of the library.
 * @template T @param {(keyof Rows)[]} names @param {(store: Stores) => Promise<T>} work
 */
export const reading = (names, work) => transact("readonly", names, work);

/**
 * A transaction that writes all or nothing.
 * @template T @param {(keyof Rows)[]} names @param {(store: Stores) => Promise<T>} work
 */
export async function writing(names, work) {
  const result = await transact("readwrite", names, work);
  if (!isPersistent) {
    isPersistent = true;
    // The browser may ask the player: nothing waits for the answer.
    navigator.storage?.persist?.().catch(() => {});
  }
  return result;
}
