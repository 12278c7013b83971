// Where to begin: eight positions from easy to hard, one try each.

import { button, fill, h } from "../dom.js";
import { answerTo } from "../engine.js";
import { badNote, refuse } from "../notices.js";
import { loadPart } from "../parts.js";
import { settings } from "../settings.js";
import { language, t } from "../words.js";
import { ExerciseAnswer } from "./exercise_answer.js";
import { LessonBoard, progressDots, saying } from "./rules_board.js";

/**
 * Whether an answer is taken: a digit that is true, however it was found; a candidate that some
 * technique removes, as one that is only not the solution may have been guessed.
 * @param {{ right: boolean, isTrue: boolean, other: string | null }} verdict
 * @param {boolean} places
 */
export const countsAsRight = ({ right, isTrue, other }, places) =>
  right || (isTrue && (places || other !== null));

/**
 * Open the test; `done` hears the station to begin with.
 * @param {Pick<Dialogs, "show">} dialogs @param {(station: string) => void} done
 */
export async function openPlacement(dialogs, done) {
  const [{ exercises }] = await Promise.all([
    answerTo("placement", { language }),
    loadPart("lessons"),
  ]);
  const body = h("div.stack.lesson");
  const dialog = dialogs.show(t("placement"), body);
  /** @type {boolean[]} */
  const results = [];

  /** @param {CourseExercise} exercise @param {boolean} right @param {number} seconds */
  const keep = ({ station, technique, seed }, right, seconds) => {
    const answer = { station, technique, seed, right, hints: 0, seconds, kind: "placement" };
    const at = new Date().toISOString();
    return answerTo("keep-learning", { answers: [{ ...answer, at }] }).catch(refuse);
  };

  /** @param {number} number */
  function open(number) {
    const exercise = /** @type {CourseExercise} */ (exercises[number]);
    const { name, seed, places, phrase, state, scene } = exercise;
    const line = saying();
    const began = performance.now();
    let isAnswered = false;
    const next = button(t("lesson-next"), () => follow(number + 1), { kind: ".main" });
    const skip = button(t("placement-skip"), () => over(false, t("placement-skipped")));
    const acts = h("div.row", skip);
    const lesson = new LessonBoard(state, scene, (cell, digit) => press(cell, digit));

    /** @param {boolean} right @param {string} text */
    function over(right, text) {
      isAnswered = true;
      results.push(right);
      keep(exercise, right, (performance.now() - began) / 1000);
      line.say(text, right ? "good" : "bad");
      lesson.element.classList.add("over");
      fill(acts, next);
      next.focus();
    }

    /** @param {number} cell @param {number} digit */
    async function press(cell, digit) {
      const isOpen = (state.candidates?.[cell] ?? []).includes(digit);
      if (isAnswered || !digit || !isOpen) return;
      isAnswered = true;
      try {
        const pair = [[cell, digit]];
        const answer = places ? { placed: pair } : { removed: pair };
        const { cellNames } = settings;
        const question = { name, seed, language, cellNames, ...answer };
        const verdict = await answerTo("exercise-check", question);
        const counts = countsAsRight(verdict, places);
        if (!counts && verdict.isTrue) {
          isAnswered = false;
          line.say(t("placement-more"));
          return;
        }
        if (places) lesson.entries[cell] = digit;
        else {
          const removal = new ExerciseAnswer(state, lesson.board.info, places);
          removal.remove([cell], digit);
          lesson.shown = removal.shown;
        }
        if (!counts) lesson.wrong = new Set([cell]);
        lesson.refresh();
        over(counts, counts && !verdict.right ? t("placement-other") : verdict.message);
      } catch (error) {
        isAnswered = false;
        fill(line.element, badNote(error));
      }
    }

    fill(
      body,
      progressDots(number, exercises.length),
      h("p.say", t(places ? "placement-place" : "placement-remove", { phrase })),
      lesson.element,
      line.element,
      acts,
    );
    lesson.board.focus();
  }

  /** @param {number} number */
  async function follow(number) {
    if (number < exercises.length) {
      open(number);
      return;
    }
    try {
      const { station } = await answerTo("placement-result", { results });
      const { title } = await answerTo("station", { name: station, language });
      const begin = button(
        t("placement-begin", { title }),
        () => {
          dialog.close();
          done(station);
        },
        { kind: ".main" },
      );
      const count = results.filter(Boolean).length;
      fill(
        body,
        h("p.say", { role: "status" }, t("placement-result", { count, all: exercises.length })),
        h("p", t("placement-station", { title })),
        h("div.row", begin),
      );
      begin.focus();
    } catch (error) {
      fill(body, badNote(error));
    }
  }

  open(0);
}
