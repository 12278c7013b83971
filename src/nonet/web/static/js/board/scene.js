// What a board shows of a layout beyond its regions: made by the server, kept with the game.
import { answerTo } from "../service/engine.js";
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

/**
 * The scene where there is more than a plain layout, asked for where it is not known.
 * @param {Layout} layout @param {Cosmetics} [cosmetics] @returns {Promise<Scene | null>}
 */
export async function findScene(layout, cosmetics = {}) {
  if (isPlain(layout) && !Object.keys(cosmetics).length) return null;
  return (
    sceneOf(layout, cosmetics) ??
    sceneOf(layout, cosmetics, await answerTo("scene", { layout, cosmetics }))
  );
}
