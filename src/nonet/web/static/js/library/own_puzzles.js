// The puzzles that come with nonet: 60 of each level, made by it, in `puzzles.txt`.

import { levelName } from "../page/words.js";
import { readFile } from "../service/api.js";
import { ask } from "../service/engine.js";

/** How many there are. */
export const OWN_PUZZLES = 300;

/** All of them: a level, then its puzzles, in each. @returns {Promise<string[][]>} */
async function blocks() {
  const text = await readFile("puzzles.txt");
  return text
    .trim()
    .split("\n\n")
    .map((block) => block.split("\n"));
}

/**
 * One of a level, by chance; null where there is none.
 * @param {unknown} wanted @returns {Promise<number[] | null>}
 */
export async function ownPuzzle(wanted) {
  const [, ...puzzles] = (await blocks()).find(([level]) => level === wanted) ?? [];
  if (!puzzles.length) return null;
  return [...puzzles[Math.floor(Math.random() * puzzles.length)]].map((sign) => Number(sign) || 0);
}

/**
 * Put them into the library, each level into its collection; one that is there is not added twice.
 * @param {(found: number) => void} onProgress
 */
export async function addOwnPuzzles(onProgress) {
  let done = 0;
  for (const [level, ...puzzles] of await blocks()) {
    const question = { text: puzzles.join("\n"), collections: [levelName(level)] };
    const before = done;
    await ask("import", question, { onProgress: ({ found }) => onProgress(before + found) }).answer;
    done += puzzles.length;
    onProgress(done);
  }
}
