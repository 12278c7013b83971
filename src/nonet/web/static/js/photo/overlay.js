// The reading over its photo: a grid of cells that is walked with the arrows, digits in their
// corners so that the print stays in sight.

import { symbol } from "../board/board.js";
import { range, regionsOf } from "../board/layout.js";
import { fill, s } from "../page/dom.js";
import { settings } from "../page/settings.js";
import { joined, sayCell, t } from "../page/words.js";

/** Where a digit is in its cell, from the upper left corner, and its height. */
const PLACE = 0.73;
const HEIGHT = 0.5;
const MARK = 0.3;
/** What cells are marked with, so that no colour is needed. */
const SIGNS = { sure: "", unsure: "", doubt: "?", checked: "✓" };

/** @param {PhotoPoint} one @param {PhotoPoint} other @param {number} part @returns {PhotoPoint} */
const between = (one, other, part) => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
];
/**
 * A text with its middle at a point.
 * @param {string} name of its class @param {string} content @param {PhotoPoint} point
 * @param {number} height
 */
const textAt = (name, content, [x, y], height) =>
  s(
    "text",
    {
      class: name,
      x: x.toFixed(1),
      y: (y + height * 0.36).toFixed(1),
      "font-size": height.toFixed(1),
      "stroke-width": (height * 0.22).toFixed(1),
    },
    content,
  );
const path = (/** @type {PhotoPoint[]} */ points) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** @typedef {import("./reading.js").Reading} Reading */

export class Overlay {
  element = s("svg", { class: "photo-grid", role: "grid" });
  /** @type {SVGGElement[]} */
  cells = [];

  /** `pick` hears which cell is chosen. @param {(cell: number) => void} pick */
  constructor(pick) {
    this.element.setAttribute("aria-label", t("photo-overlay"));
    this.element.addEventListener("pointerdown", (event) => {
      const cell = this.cells.findIndex((element) =>
        element.contains(/** @type {Node} */ (event.target)),
      );
      if (cell < 0) return;
      event.preventDefault();
      pick(cell);
    });
  }

  /**
   * Draw the cells of a reading.
   * @param {Reading} reading @param {{mesh: PhotoPoint[][], width: number, height: number}} upright
   */
  show(reading, { mesh, width, height }) {
    const { size } = reading;
    this.reading = reading;
    this.mesh = mesh;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.cells = range(size * size).map((cell) =>
      s("g", {
        class: "photo-cell",
        role: "gridcell",
        tabindex: -1,
        "aria-colindex": (cell % size) + 1,
      }),
    );
    const rows = range(size).map((row) =>
      s(
        "g",
        { role: "row", "aria-rowindex": row + 1 },
        ...this.cells.slice(row * size, (row + 1) * size),
      ),
    );
    this.ring = s("path", { class: "photo-ring", "aria-hidden": "true" });
    fill(
      this.element,
      s("path", { class: "photo-borders", "aria-hidden": "true", d: this.borders() }),
      ...rows,
      this.ring,
    );
  }

  /** The corners of a cell, clockwise. @param {number} cell @returns {PhotoPoint[]} */
  corners(cell) {
    const { size } = /** @type {Reading} */ (this.reading);
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [above, below] = /** @type {PhotoPoint[][]} */ (this.mesh).slice(row, row + 2);
    return [above[column], above[column + 1], below[column + 1], below[column]];
  }

  /** The lines between regions. */
  borders() {
    const { layout, size } = /** @type {Reading} */ (this.reading);
    const regions = regionsOf(layout);
    if (!regions) return "";
    return range(size * size)
      .flatMap((cell) => {
        const [, upper, lower, low] = this.corners(cell);
        const isLast = cell % size === size - 1;
        return [
          !isLast && regions[cell] !== regions[cell + 1] ? path([upper, lower]) : "",
          cell + size < size * size && regions[cell] !== regions[cell + size]
            ? path([low, lower])
            : "",
        ];
      })
      .join("");
  }

  /** Draw digits and signs again. @param {number} selected @param {Set<number>} conflicts */
  paint(selected, conflicts) {
    const reading = /** @type {Reading} */ (this.reading);
    this.cells.forEach((element, cell) => {
      const standing = reading.standing(cell);
      const classes = ["photo-cell", `is-${standing}`];
      if (conflicts.has(cell)) classes.push("is-conflict");
      element.setAttribute("class", classes.join(" "));
      element.setAttribute("tabindex", cell === selected ? "0" : "-1");
      element.setAttribute("aria-selected", String(cell === selected));
      element.setAttribute("aria-label", this.label(cell, conflicts));
      fill(element, ...this.drawn(cell, standing));
    });
    const ring = `${path(this.corners(selected))}z`;
    this.ring?.setAttribute("d", ring);
  }

  /** @param {number} cell @param {import("./reading.js").Standing} standing */
  drawn(cell, standing) {
    const { digits, info } = /** @type {Reading} */ (this.reading);
    const corners = this.corners(cell);
    const [left, , right, low] = corners;
    const side = Math.hypot(low[0] - left[0], low[1] - left[1]);
    const digit = digits[cell] ? symbol(digits[cell], info, settings.letters) : "";
    return [
      s("path", { class: "photo-area", d: `${path(corners)}z` }),
      textAt("photo-digit", digit, between(left, right, PLACE), side * HEIGHT),
      textAt("photo-sign", SIGNS[standing], between(left, right, 0.17), side * MARK),
    ];
  }

  /** What a screen reader says of a cell. @param {number} cell @param {Set<number>} conflicts */
  label(cell, conflicts) {
    const { digits, size, likely } = /** @type {Reading} */ (this.reading);
    const standing = /** @type {Reading} */ (this.reading).standing(cell);
    const digit = digits[cell];
    const others = likely[cell].filter((guess) => guess.digit !== digit).map(nameOf);
    return joined([
      sayCell(cell, size),
      digit ? String(digit) : t("cell-empty"),
      standing === "doubt" ? t("photo-or", { others: joined(others) }) : "",
      standing === "checked" ? t("photo-checked") : "",
      conflicts.has(cell) ? t("cell-wrong") : "",
    ]);
  }

  /** @param {number} cell */
  focus(cell) {
    this.cells[cell]?.focus({ preventScroll: true });
  }
}

/** A digit that a cell may hold, in words. @param {LikelyDigit} likely */
export const nameOf = ({ digit }) => (digit ? String(digit) : t("cell-empty"));
