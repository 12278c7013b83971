// A board of its own, in a dialog: one cell is chosen, and keys or buttons press digits into it.
// The game that is played stays as it is.

import { Board, symbol } from "../../board/board.js";
import { describe, range } from "../../board/layout.js";
import { cellsOf } from "../../board/overlay.js";
import { followPointer, Selection } from "../../board/select.js";
import { BLANK } from "../../board/view.js";
import { button, fill, h, s } from "../../page/dom.js";
import { settings } from "../../page/settings.js";
import { joined, t } from "../../page/words.js";

/** @type {Record<string, [down: number, right: number]>} */
const ARROWS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export class LessonBoard {
  /**
   * @param {State} state @param {Scene | null} scene
   * @param {(cell: number, digit: number) => void} does Digit 0 clears.
   */
  constructor(state, scene, does) {
    this.state = state;
    this.does = does;
    const svg = s("svg");
    this.board = new Board(svg, { interactive: true, label: t("board") });
    this.board.look.letters = settings.letters;
    this.board.setLayout(describe(state.layout, scene));
    this.selection = new Selection();
    this.selection.at = Math.max(0, state.givens.indexOf(0));
    /** What the learner has written. */
    this.entries = [...(state.entries ?? state.givens.map(() => 0))];
    /** @type {Set<number>} Cells that break a rule. */
    this.wrong = new Set();
    /** @type {Shown | null} */
    this.shown = null;
    const { size } = state.layout;
    const keys = range(size).map((at) =>
      button(symbol(at + 1, this.board.info, settings.letters), () => this.press(at + 1), {
        kind: ".key",
      }),
    );
    this.keys = h("div.keys", { role: "group", "aria-label": t("digits") }, keys);
    this.keys.style.setProperty("--columns", String(Math.min(size, 9)));
    this.keys.style.setProperty("--narrow", String(Math.min(size, 5)));
    this.element = h("div.lesson-board", svg, this.keys);
    followPointer(this.board, this.selection, {
      change: () => {
        this.selection.only(this.selection.at);
        this.refresh();
      },
      alike: () => {},
      pick: () => false,
      unpick: () => {},
      pinch: () => {},
      pan: () => {},
    });
    svg.addEventListener("focusin", ({ target }) => {
      const { cell } = /** @type {SVGElement} */ (target).dataset;
      if (cell === undefined || Number(cell) === this.selection.at) return;
      this.selection.only(Number(cell));
      this.refresh();
    });
    svg.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = ARROWS[event.key];
      const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
      if (way) this.selection.move(...way, this.board.info, false);
      else if (event.key === "Backspace" || event.key === "Delete" || digit === 0) this.press(0);
      else if (digit && digit <= size) this.press(digit);
      else return;
      event.preventDefault();
      this.refresh();
      this.board.focus();
    });
    this.refresh();
  }

  /** @param {number} digit */
  press(digit) {
    const { at } = this.selection;
    this.selection.only(at);
    if (!this.state.givens[at]) this.does(at, digit);
    this.refresh();
  }

  /** @param {number} cell */
  digit(cell) {
    return this.state.givens[cell] || this.entries[cell];
  }

  refresh() {
    const { board, selection, state, wrong, shown } = this;
    const marks = state.candidates;
    // A step draws the marks of its cells itself.
    const drawn = shown?.step ? cellsOf(shown.step) : new Set();
    const view = {
      ...BLANK,
      digit: (/** @type {number} */ cell) => this.digit(cell),
      isGiven: (/** @type {number} */ cell) => state.givens[cell] > 0,
      centre: (/** @type {number} */ cell) =>
        drawn.has(cell) ? BLANK.centre(cell) : (marks?.[cell] ?? BLANK.centre(cell)),
      wrong,
    };
    board.paint(view, (cell) => this.label(cell));
    board.shade((cell) => (wrong.has(cell) ? "bad" : selection.cells.has(cell) ? "pick" : ""));
    board.rename([]);
    board.select(selection.cells, selection.at);
    board.argue(shown);
  }

  /** @param {number} cell */
  label(cell) {
    const { size } = this.state.layout;
    const digit = this.digit(cell);
    const marks = this.state.candidates?.[cell] ?? [];
    return joined([
      t("cell", { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 }),
      digit ? t(this.state.givens[cell] ? "cell-given" : "cell-entry", { digit }) : t("cell-empty"),
      !digit && marks.length ? t("cell-centre", { digits: marks.join(" ") }) : "",
      this.wrong.has(cell) ? t("cell-wrong") : "",
    ]);
  }
}

/** How far one is, as dots with words for screen readers. @param {number} at @param {number} of */
export const progressDots = (at, of) =>
  h(
    "div.dots",
    { role: "img", "aria-label": t("lesson-at", { number: at + 1, count: of }) },
    range(of).map((index) => h(index === at ? "i.on" : index < at ? "i.done" : "i")),
  );

/** A line that is said when it changes. */
export function saying() {
  const element = h("p.lesson-says", { role: "status" });
  return {
    element,
    /** @param {string} text @param {"good" | "bad" | ""} [kind] */
    say(text, kind = "") {
      element.className = `lesson-says ${kind}`;
      fill(element, text);
    },
  };
}
