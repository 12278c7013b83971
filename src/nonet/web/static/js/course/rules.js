// The first chapter of the course: the rules, on three small grids that the learner fills.

import { button, fill, h } from "../dom.js";
import { answerTo } from "../engine.js";
import { badNote } from "../notices.js";
import { loadPart } from "../parts.js";
import { set } from "../settings.js";
import { language, t } from "../words.js";
import { LessonBoard, progressDots, saying } from "./rules_board.js";

/** The houses of each screen that are shaded, of each kind every other one. */
const SHADED = [
  [0, 2],
  [4, 6],
  [8, 11],
];

/**
 * Open the chapter; `done` is called when the last screen is full.
 * @param {Pick<Dialogs, "show">} dialogs @param {() => void} [done]
 */
export async function openRules(dialogs, done) {
  const [{ title, screens }] = await Promise.all([
    answerTo("rules-screens", { language }),
    loadPart("lessons"),
  ]);
  const body = h("div.stack.lesson");
  const dialog = dialogs.show(title, body);

  /** @param {number} number */
  function open(number) {
    const screen = /** @type {RulesScreen} */ (screens[number]);
    const isLast = number === screens.length - 1;
    const line = saying();
    const next = button(
      t(isLast ? "lesson-end" : "lesson-next"),
      () => {
        if (!isLast) {
          open(number + 1);
          return;
        }
        dialog.close();
        set({ rulesOf: "learnt" });
        done?.();
      },
      { kind: ".main", hidden: true },
    );
    const lesson = new LessonBoard(screen.state, screen.scene, (cell, digit) => press(cell, digit));
    const { houses } = lesson.board.info;
    lesson.shown = { houses: SHADED[number].map((house) => ({ cells: houses[house] })) };
    lesson.refresh();
    /** Digits that break a rule, by their cells: they are not part of the grid. */
    const broken = new Map();
    let turn = 0;

    /** @param {number} cell @param {number} digit */
    async function press(cell, digit) {
      turn += 1;
      const mine = turn;
      broken.delete(cell);
      lesson.entries[cell] = digit;
      lesson.wrong = new Set(broken.keys());
      if (!digit) {
        line.say("");
        return;
      }
      const entries = lesson.entries.map((one, at) => (at === cell || broken.has(at) ? 0 : one));
      try {
        const verdict = await answerTo("rules-check", {
          screen: screen.name,
          state: { ...screen.state, entries },
          cell,
          digit,
          language,
        });
        if (lesson.entries[cell] !== digit) return;
        if (!verdict.right) broken.set(cell, digit);
        if (mine === turn) {
          line.say(verdict.message, verdict.right ? "good" : "bad");
          lesson.wrong = new Set([...broken.keys(), ...verdict.cells]);
        }
        next.hidden = !(verdict.complete || !next.hidden);
        lesson.refresh();
        if (verdict.complete) next.focus();
      } catch (error) {
        fill(line.element, badNote(error));
      }
    }

    fill(
      body,
      progressDots(number, screens.length),
      h("h3", screen.title),
      h("p.say", screen.text),
      lesson.element,
      line.element,
      h("div.row", next),
    );
    lesson.board.focus();
  }

  open(0);
}
