// What a board shows of a layout beyond its regions: made by the server, kept with the game.
import { post } from "./api.js";
import { keyOf } from "./layout.js";

/** @type {Map<string, Scene>} Scenes by layout. */
const known = new Map();

/** Whether a layout has rows, columns and regions alone. @param {Layout} layout */
export const isPlain = ({ size, box, regions, ...constraints }) =>
  !Object.values(constraints).some(Boolean);

/**
 * The scene of a layout, as far as it is known: `found` is what a saved game holds.
 * @param {Layout} layout @param {Scene | null} [found]
 */
export function sceneOf(layout, found = null) {
  if (found) known.set(keyOf(layout), found);
  return known.get(keyOf(layout)) ?? null;
}

/**
 * The scene of a layout that is not plain, asked for where it is not known.
 * @param {Layout} layout @returns {Promise<Scene | null>}
 */
export async function findScene(layout) {
  if (isPlain(layout)) return null;
  return sceneOf(layout) ?? sceneOf(layout, await post("scene", { layout }));
}
