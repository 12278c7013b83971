// The first chapter of the course: the rules, on three small grids that the learner fills.

import { button, fill, h } from "../../page/dom.js";
import { set } from "../../page/kept_settings.js";
import { badNote } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { language, t } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";
import { LessonBoard, progressDots, saying } from "./rules_board.js";

/** The houses of each screen that are shaded, of each kind every other one. */
const SHADED = [
  [0, 2],
  [4, 6],
  [8, 11],
];

/** One grid of the chapter; `next` is the key that is seen once it is full. */
class Screen {
  line = saying();
  /** Digits that break a rule, by their cells: they are not part of the grid. */
  broken = new Map();
  turn = 0;

  /** @param {RulesScreen} screen @param {HTMLButtonElement} next */
  constructor(screen, next) {
    this.screen = screen;
    this.next = next;
    this.lesson = new LessonBoard(screen.state, screen.scene, (cell, digit) =>
      this.press(cell, digit),
    );
  }

  /** @param {number} cell @param {number} digit */
  async press(cell, digit) {
    const { lesson, broken, screen } = this;
    this.turn += 1;
    const mine = this.turn;
    broken.delete(cell);
    lesson.entries[cell] = digit;
    lesson.wrong = new Set(broken.keys());
    if (!digit) {
      this.line.say("");
      return;
    }
    const entries = lesson.entries.map((entry, at) => (at === cell || broken.has(at) ? 0 : entry));
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
      this.show(verdict, mine === this.turn);
    } catch (error) {
      fill(this.line.element, badNote(error));
    }
  }

  /** @param {Answers["rules-check"]} verdict @param {boolean} isLatest */
  show({ right, message, cells, complete }, isLatest) {
    const { lesson, next } = this;
    if (isLatest) {
      this.line.say(message, right ? "good" : "bad");
      lesson.wrong = new Set([...this.broken.keys(), ...cells]);
    }
    next.hidden &&= !complete;
    lesson.refresh();
    if (complete) next.focus();
  }
}

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
    const { lesson, line } = new Screen(screen, next);
    const { houses } = lesson.board.info;
    lesson.shown = { houses: SHADED[number].map((house) => ({ cells: houses[house] })) };
    lesson.refresh();
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
