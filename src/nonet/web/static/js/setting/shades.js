// What lies over the board of a draft: candidates of its solutions, the more often a digit is in
// them, the darker its ground; and a veil over what is under fog at the start.

import { cornerOf, UNIT } from "../board/marks.js";
import { areaOf } from "../board/outlines.js";
import { s } from "../page/dom.js";

/** Largest grid on which they can be read. */
export const LARGEST = 16;

export class Shades {
  group = s("g", { class: "shades" });
  veil = s("path", { class: "fogged" });
  layer = s("g", { "aria-hidden": "true", "pointer-events": "none" }, this.veil, this.group);

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Over the marks of rules, under the digits; a new layout took the layer away. */
  place() {
    const { under } = this.board;
    if (under.previousSibling !== this.layer) under.before(this.layer);
  }

  clear() {
    this.layer.remove();
    this.group.replaceChildren();
  }

  /** @param {Set<number>} cells Those under fog. */
  cover(cells) {
    this.veil.setAttribute("d", areaOf([...cells], this.board.info.size));
  }

  /** @param {Survey | null} survey @param {number[]} givens */
  show(survey, givens) {
    this.place();
    const { size, most } = this.board.info;
    const name = (/** @type {number} */ digit) => this.board.symbol(digit);
    if (!survey || size > LARGEST) {
      this.group.replaceChildren();
      return;
    }
    const { counts, total } = survey;
    const parts = counts.flatMap((count, cell) => {
      if (givens[cell]) return [];
      const digits =
        survey.candidates?.[cell] ??
        [...count.keys()].filter((at) => count[at] > 0).map((at) => at + 1);
      if (digits.length === most) return []; // nothing is known of it
      if (digits.length === 1) return [only(cell, name(digits[0]), size)];
      const shares = digits.map((digit) =>
        candidate(
          this.board.spotAt(cell, digit),
          name(digit),
          count[digit - 1] / Math.max(1, total),
        ),
      );
      return [s("g", {}, ...shares)];
    });
    this.group.replaceChildren(...parts);
  }
}

/** The only digit of a cell. @param {number} cell @param {string} digit @param {number} size */
function only(cell, digit, size) {
  const [left, top] = cornerOf(cell, size);
  const text = s("text", { class: "only", x: left + UNIT / 2, y: top + UNIT / 2 });
  text.textContent = digit;
  return text;
}

/**
 * @param {{x: number, y: number, radius: number}} place @param {string} digit
 * @param {number} share In how much of the solutions it is.
 */
function candidate({ x, y, radius }, digit, share) {
  const side = 1.7 * radius;
  const text = s("text", { x, y, "font-size": 1.45 * radius });
  text.textContent = digit;
  return s(
    "g",
    {},
    s("rect", {
      x: x - side / 2,
      y: y - side / 2,
      width: side,
      height: side,
      rx: side / 4,
      "fill-opacity": (0.08 + 0.62 * share).toFixed(2),
    }),
    text,
  );
}
