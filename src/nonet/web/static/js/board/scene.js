// What a board shows of a layout beyond its regions: made by the server, kept with the game.
import { keyOf } from "./layout.js";

/** @type {Map<string, Scene>} Scenes by layout and drawings. */
const known = new Map();

/** Whether a layout has rows, columns and regions alone. @param {Layout} layout */
export const isPlain = ({ size, box, regions, ...constraints }) =>
  !Object.values(constraints).some(Boolean);

/**
 * The scene of a layout with what is drawn on it, as far as it is known: `found` is what a saved
 * game holds.
 * @param {Layout} layout @param {object} cosmetics @param {Scene | null} [found]
 */
export function sceneOf(layout, cosmetics, found = null) {
  const key = keyOf(layout) + JSON.stringify(cosmetics);
  if (found) known.set(key, found);
  return known.get(key) ?? null;
}
