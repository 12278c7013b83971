// The roles of cells in a game: places among the roles of its scene, from 1 on.

/** @typedef {Pick<Game, "info" | "layers">} Marked */

/**
 * Changes that give a role to cells, or take it from them where all have it; one of a layer goes
 * for another.
 * @param {Marked} game @param {number[]} cells @param {number} place @returns {Change[]}
 */
export function roleChanges({ info, layers }, cells, place) {
  const layer = info.roles[place - 1]?.layer;
  if (!layer) return [];
  const isEverywhere = cells.every((cell) => layers.role[cell].includes(place));
  return cells.map((cell) => {
    const rest = layers.role[cell].filter((other) => info.roles[other - 1]?.layer !== layer);
    return ["role", cell, isEverywhere ? rest : [...rest, place].sort((a, b) => a - b)];
  });
}

/**
 * The number of each variable of layers, as questions have it; null: no cell is marked.
 * @param {Marked} game
 */
export function markedIn({ info, layers }) {
  /** @type {number[]} */
  const found = [];
  info.cells.forEach((cell, at) => {
    for (const place of layers.role[cell]) {
      const role = info.roles[place - 1];
      if (role) found[role.start + at] = role.number;
    }
  });
  return found.length ? Array.from(found, (number) => number ?? 0) : null;
}

/**
 * Cells that are marked with a role that counts and is not theirs.
 * @param {Marked} game @param {Digits} right The numbers of the layers; none: they are unknown.
 */
export const misplacedIn = ({ info, layers }, right) =>
  info.cells.filter((cell, at) =>
    layers.role[cell].some((place) => {
      const role = info.roles[place - 1];
      return role?.counts && right.length > 0 && right[role.start + at] !== role.number;
    }),
  );
