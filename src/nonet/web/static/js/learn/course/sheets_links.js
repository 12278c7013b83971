// Links of the course: `#learn=STATION` opens a station, `#learn=STATION.SEED` an exercise, and
// `#learn=STATION.SEED.COUNT` the set of a class.

import { language } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";
import { openStation } from "./course.js";
import { openExercise } from "./exercise.js";

/** Most positions of a set. */
const MOST = 30;

/** @param {App} app @param {string} wanted What follows `learn=`. */
export async function openLesson(app, wanted) {
  const [name, seed, count] = wanted.split(".");
  const leave = () => openStation(app, name);
  if (seed === undefined) {
    leave();
    return;
  }
  const first = Number(seed);
  if (count === undefined) {
    await openExercise(app, { name, seed: first, leave });
    return;
  }
  const question = { name, seed: first, count: Math.min(Number(count), MOST), language };
  const { exercises } = await answerTo("exercise-set", question);
  const seeds = /** @type {CourseExercise[]} */ (exercises).map((exercise) => exercise.seed);
  await openExercise(app, { name, seed: seeds[0], seeds: seeds.slice(1), leave });
}
