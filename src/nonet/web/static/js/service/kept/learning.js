// Answers to exercises and results of daily puzzles, in the browser's database.
import { got } from "./database.js";

/** @typedef {import("./database.js").Stores} Stores */

/** Answers that are kept: of more the oldest are dropped. */
const MOST_KEPT = 100_000;

/**
 * Keep answers, and drop the oldest of too many; says how many are new.
 * @param {Stores} store @param {AnswerRow[]} answers
 */
export async function addAnswers(store, answers) {
  let added = 0;
  for (const answer of answers) {
    const { at, station, seed } = answer;
    if (await got(store("answers").getKey([at, station, seed]))) continue;
    await got(store("answers").add(answer));
    added += 1;
  }
  const excess = added ? (await got(store("answers").count())) - MOST_KEPT : 0;
  if (excess > 0)
    for (const key of await got(store("answers").getAllKeys(null, excess)))
      await got(store("answers").delete(key));
  return added;
}

/**
 * Keep results, the first one of a puzzle; says how many are new.
 * @param {Stores} store @param {DailyRow[]} results
 */
export async function addResults(store, results) {
  let added = 0;
  for (const result of results) {
    if (await got(store("daily").getKey([result.day, result.level]))) continue;
    await got(store("daily").add(result));
    added += 1;
  }
  return added;
}
