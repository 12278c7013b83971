// The library on the server.
import { ask, get, post } from "../api.js";

/** What is set of some fields, as part of an address. @param {object} fields */
function query(fields) {
  const given = Object.entries(fields).filter(([, value]) => value != null && value !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** The body of a request with a document that is JSON already. @param {{document: string}} game */
function bodyOf({ document, ...rest }) {
  return `${JSON.stringify(rest).slice(0, -1)},"document":${document}}`;
}

/** @param {"games" | "puzzles"} kind */
const trashOf = (kind) => ({
  delete: (/** @type {number} */ id) => ask("DELETE", `${kind}/${id}`),
  restore: (/** @type {number} */ id) => ask("POST", `${kind}/${id}/restore`),
});

/** @type {Kept} */
export const kept = {
  games: {
    ...trashOf("games"),
    find: (wanted) => get(`games?${query(wanted)}`),
    create: (game) => post("games", bodyOf(game)),
    get: (id) => get(`games/${id}`),
    save: (id, game) => ask("PUT", `games/${id}`, bodyOf(game)),
  },
  puzzles: {
    ...trashOf("puzzles"),
    find: (wanted) => get(`puzzles?${query(wanted)}`),
    add: (puzzle) => post("puzzles", puzzle),
    get: (id) => get(`puzzles/${id}`),
    change: (id, changes) => ask("PATCH", `puzzles/${id}`, changes),
  },
  collections: {
    all: () => get("collections"),
    add: (name) => post("collections", { name }),
    rename: (id, name) => ask("PATCH", `collections/${id}`, { name }),
    delete: (id) => ask("DELETE", `collections/${id}`),
  },
  tags: () => get("tags"),
  statistics: (minutes) => get(`statistics?offset=${minutes}`),
  settings: {
    all: () => get("settings"),
    change: (settings) => ask("PATCH", "settings", settings),
  },
  everything: {
    export: async () => {
      const { fileOf } = await import("../base64.js");
      return fileOf((await get("library")).data);
    },
    import: async (file) => {
      const { base64Of } = await import("../base64.js");
      return post("library", { data: await base64Of(file) });
    },
  },
};
