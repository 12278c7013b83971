// Collections of puzzles, in the browser's database.
import { got, missing, now, reading, Trouble, writing } from "./database.js";
import { checkName } from "./limits.js";

/** @typedef {import("./database.js").Stores} Stores */

/**
 * The order of names that the server has.
 * @param {{name: string}} one @param {{name: string}} other
 */
export const byName = (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name));

/** @param {Stores} store @param {string} name */
async function checkFree(store, name) {
  if (await got(store("collections").index("name").get(name)))
    throw new Trouble(409, "library", `there is a collection '${name}' already`);
}

/**
 * Numbers of the collections of these names, new ones among them.
 * @param {Stores} store @param {string[]} names
 */
export async function numbersOf(store, names) {
  /** @type {number[]} */
  const numbers = [];
  for (const name of new Set(names)) {
    const known = await got(store("collections").index("name").get(name));
    numbers.push(
      known?.id ?? Number(await got(store("collections").add({ name, created: now() }))),
    );
  }
  return numbers;
}

/** @type {Kept["collections"]} */
export const collections = {
  all: () =>
    reading(["collections", "puzzles", "games"], async (store) => {
      const found = await got(store("collections").getAll());
      const games = await got(store("games").getAll());
      const solved = new Set(
        games.filter(({ finished, deleted }) => finished && !deleted).map((game) => game.puzzleId),
      );
      /** @type {Map<number, {puzzles: number, finished: number}>} */
      const counts = new Map(found.map(({ id }) => [id, { puzzles: 0, finished: 0 }]));
      const puzzles = await got(store("puzzles").getAll());
      for (const puzzle of puzzles.filter(({ deleted }) => !deleted))
        for (const id of puzzle.collections) {
          const count = counts.get(id);
          if (!count) continue;
          count.puzzles += 1;
          if (solved.has(puzzle.id)) count.finished += 1;
        }
      return found
        .sort(byName)
        .map(({ id, name }) => ({ id, name, ...(counts.get(id) ?? { puzzles: 0, finished: 0 }) }));
    }),

  async add(name) {
    checkName(name, "name");
    return writing(["collections"], async (store) => {
      await checkFree(store, name);
      const id = Number(await got(store("collections").add({ name, created: now() })));
      return { id, name, puzzles: 0, finished: 0 };
    });
  },

  async rename(id, name) {
    checkName(name, "name");
    return writing(["collections"], async (store) => {
      const row = await got(store("collections").get(id));
      if (!row) throw missing("collection", id);
      if (row.name !== name) {
        await checkFree(store, name);
        await got(store("collections").put({ ...row, name }));
      }
      return null;
    });
  },

  delete: (id) =>
    writing(["collections", "puzzles"], async (store) => {
      if (!(await got(store("collections").get(id)))) throw missing("collection", id);
      await got(store("collections").delete(id));
      for (const puzzle of await got(store("puzzles").getAll())) {
        if (!puzzle.collections.includes(id)) continue;
        const left = puzzle.collections.filter((other) => other !== id);
        await got(store("puzzles").put({ ...puzzle, collections: left }));
      }
      return null;
    }),
};
