// The puzzles that come with nonet: 60 of each level, made by it, in `puzzles.txt`.

import { readFile } from "./api.js";
import { ask } from "./engine.js";
import { levelName } from "./words.js";

/** How many there are. */
export const OWN_PUZZLES = 300;

/**
 * Put them into the library, each level into its collection; one that is there is not added twice.
 * @param {(found: number) => void} onProgress
 */
export async function addOwnPuzzles(onProgress) {
  const text = await readFile("puzzles.txt");
  let done = 0;
  for (const block of text.trim().split("\n\n")) {
    const [level, ...puzzles] = block.split("\n");
    const question = { text: puzzles.join("\n"), collections: [levelName(level)] };
    const before = done;
    await ask("import", question, { onProgress: ({ found }) => onProgress(before + found) }).answer;
    done += puzzles.length;
    onProgress(done);
  }
}
