// Where to begin: eight positions from easy to hard, one try each.

import { button, fill, h } from "../../page/dom.js";
import { badNote, refuse } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { settings } from "../../page/settings.js";
import { language, t } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";
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

/** @param {CourseExercise} exercise @param {boolean} right @param {number} seconds */
function keep({ station, technique, seed }, right, seconds) {
  if (!station) return;
  const at = new Date().toISOString();
  /** @type {Service.AnswerRecordSent} */
  const answer = { station, technique, seed, right, hints: 0, seconds, kind: "placement", at };
  answerTo("keep-learning", { answers: [answer] }).catch(refuse);
}

/** One position of the test, which is answered once. */
class Position {
  line = saying();
  began = performance.now();
  isAnswered = false;

  /**
   * @param {CourseExercise} exercise
   * @param {{ over(right: boolean): void, next(): void }} on
   */
  constructor(exercise, on) {
    this.exercise = exercise;
    this.on = on;
    const skip = () => this.over(false, t("placement-skipped"));
    this.acts = h("div.row", button(t("placement-skip"), skip));
    this.lesson = new LessonBoard(exercise.state, exercise.scene, (cell, digit) =>
      this.press(cell, digit),
    );
  }

  /** @param {boolean} right @param {string} text */
  over(right, text) {
    const next = button(t("lesson-next"), () => this.on.next(), { kind: ".main" });
    this.isAnswered = true;
    this.on.over(right);
    keep(this.exercise, right, (performance.now() - this.began) / 1000);
    this.line.say(text, right ? "good" : "bad");
    this.lesson.element.classList.add("over");
    fill(this.acts, next);
    next.focus();
  }

  /** @param {number} cell @param {number} digit */
  async press(cell, digit) {
    const { name, seed, places, state } = this.exercise;
    const isOpen = (state.candidates?.[cell] ?? []).includes(digit);
    if (this.isAnswered || !digit || !isOpen) return;
    this.isAnswered = true;
    try {
      /** @type {CellDigit[]} */
      const pair = [[cell, digit]];
      const answer = places ? { placed: pair } : { removed: pair };
      const { cellNames } = settings;
      const question = { name, seed, language, cellNames, ...answer };
      const verdict = await answerTo("exercise-check", question);
      const counts = countsAsRight(verdict, places);
      if (!counts && verdict.isTrue) {
        this.isAnswered = false;
        this.line.say(t("placement-more"));
        return;
      }
      this.draw(cell, digit, counts);
      this.over(counts, counts && !verdict.right ? t("placement-other") : verdict.message);
    } catch (error) {
      this.isAnswered = false;
      fill(this.line.element, badNote(error));
    }
  }

  /** The answer on the board. @param {number} cell @param {number} digit @param {boolean} counts */
  draw(cell, digit, counts) {
    const { lesson, exercise } = this;
    if (exercise.places) lesson.entries[cell] = digit;
    else {
      const removal = new ExerciseAnswer(exercise.state, lesson.board.info, false);
      removal.remove([cell], digit);
      lesson.shown = removal.shown;
    }
    if (!counts) lesson.wrong = new Set([cell]);
    lesson.refresh();
  }
}

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

  /** @param {number} number */
  function open(number) {
    const exercise = /** @type {CourseExercise} */ (exercises[number]);
    const { places, phrase } = exercise;
    const { lesson, line, acts } = new Position(exercise, {
      over: (right) => results.push(right),
      next: () => follow(number + 1),
    });
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
