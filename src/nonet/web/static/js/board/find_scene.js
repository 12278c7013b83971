// Asks for the scene of a layout where it is not known.
import { answerTo } from "../service/engine.js";
import { isPlain, sceneOf } from "./scene.js";

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
