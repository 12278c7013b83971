// The trash: deleted puzzles and games stay in the database, and can be restored.
import { got, missing, now, writing } from "./database.js";

/**
 * Deleting and restoring rows of a store.
 * @param {"games" | "puzzles"} name
 */
export function trashOf(name) {
  const word = name.slice(0, -1);
  /** @param {number} id @param {string | null} moment @param {boolean} mayBeDeleted */
  const mark = (id, moment, mayBeDeleted) =>
    writing([name], async (store) => {
      const row = await got(store(name).get(id));
      if (!row || (row.deleted && !mayBeDeleted)) throw missing(word, id);
      await got(store(name).put({ ...row, deleted: moment }));
      return null;
    });
  return {
    delete: (/** @type {number} */ id) => mark(id, now(), false),
    restore: (/** @type {number} */ id) => mark(id, null, true),
  };
}
