// The puzzles that come with nonet: 60 of each level, made by it, in `puzzles.txt`.

import { work } from "./api.js";
import { levelName } from "./words.js";

/** How many there are. */
export const OWN_PUZZLES = 300;

/**
 * Put them into the library, each level into its collection; one that is there is not added twice.
 * @param {(found: number) => void} onProgress
 */
export async function addOwnPuzzles(onProgress) {
  const text = await (await fetch(new URL("../puzzles.txt", import.meta.url))).text();
  let done = 0;
  for (const block of text.trim().split("\n\n")) {
    const [level, ...puzzles] = block.split("\n");
    const question = { text: puzzles.join("\n"), collections: [levelName(level)] };
    await work("import", question, ({ found }) => onProgress(done + found)).answer;
    done += puzzles.length;
    onProgress(done);
  }
}
