// What a board shows of a layout beyond its regions: made by the server, kept with the game.
import { post } from "./api.js";
import { isPlain, wholeLayout } from "./layout.js";

/** @type {Map<string, Scene>} Scenes by layout. */
const known = new Map();

/** @param {LayoutFields} layout */
const keyOf = (layout) => JSON.stringify(wholeLayout(layout));

/**
 * The scene of a layout, as far as it is known: `found` is what a saved game holds.
 *
 * @param {LayoutFields} layout
 * @param {Scene | null} [found]
 */
export function sceneOf(layout, found = null) {
  if (found) known.set(keyOf(layout), found);
  return known.get(keyOf(layout)) ?? null;
}

/**
 * The scene of a layout that is not plain, asked for where it is not known.
 *
 * @param {LayoutFields} layout
 * @returns {Promise<Scene | null>}
 */
export async function findScene(layout) {
  if (isPlain(layout)) return null;
  return sceneOf(layout) ?? sceneOf(layout, await post("scene", { layout: wholeLayout(layout) }));
}
