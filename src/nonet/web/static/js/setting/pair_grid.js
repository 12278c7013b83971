// All pairs of digits that two cells may hold, as ticks in a square.

import { range } from "../board/layout.js";
import { button, h } from "../page/dom.js";
import { t } from "../page/words.js";

/** The largest size whose pairs are shown. */
export const MOST_DIGITS = 16;

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

/** The pairs in a text, as `1:2 3:4`. @param {string} text */
export const pairsOf = (text) => new Set(text.match(/[0-9]+:[0-9]+/g) ?? []);

/** @param {number[][]} pairs */
export const pairsAsText = (pairs) => pairs.map((pair) => pair.join(":")).join(" ");

/** A text of pairs in the order of their digits. @param {Set<string>} pairs */
const sorted = (pairs) =>
  pairsAsText(
    [...pairs]
      .map((pair) => pair.split(":").map(Number))
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]),
  );

/**
 * A text of pairs in which one is there or not, with its reverse where the order does not matter.
 * @param {string} text @param {[number, number]} pair @param {boolean} isThere
 * @param {boolean} inAnyOrder
 */
export function withPair(text, [first, second], isThere, inAnyOrder) {
  const pairs = pairsOf(text);
  for (const pair of [`${first}:${second}`, ...(inAnyOrder ? [`${second}:${first}`] : [])])
    if (isThere) pairs.add(pair);
    else pairs.delete(pair);
  return sorted(pairs);
}

/** The square of ticks; a change says which pairs there are now. */
export class PairGrid {
  text = "";
  /** The tick that the keyboard has: its row and column from 0. */
  at = [0, 0];
  /** While ticks are drawn over: whether they are set. @type {boolean | null} */
  drawn = null;

  /**
   * @param {number} size @param {boolean} inAnyOrder @param {(text: string) => void} changed
   */
  constructor(size, inAnyOrder, changed) {
    this.size = size;
    this.inAnyOrder = inAnyOrder;
    this.changed = changed;
    this.ticks = range(size).map((row) => range(size).map((column) => this.tick(row, column)));
    const digits = range(size).map((at) => at + 1);
    const table = h(
      "table.pairs",
      { "aria-label": t("desk-field-allowed") },
      h(
        "tr",
        h("td"),
        digits.map((digit) => h("th", { scope: "col" }, digit)),
      ),
      this.ticks.map((row, at) =>
        h(
          "tr",
          h("th", { scope: "row" }, at + 1),
          row.map((tick) => h("td", tick)),
        ),
      ),
    );
    table.addEventListener("pointerdown", (event) => this.begin(event));
    table.addEventListener("pointermove", (event) => this.over(event));
    table.addEventListener("pointerup", () => this.end());
    table.addEventListener("pointercancel", () => this.end());
    table.addEventListener("keydown", (event) => this.key(event));
    const every = digits.flatMap((first) => digits.map((second) => [first, second]));
    this.element = h(
      "div.stack",
      h("div.pairs-frame", table),
      h(
        "div.row",
        button(t("desk-pairs-all"), () => this.set(pairsAsText(every)), { kind: ".small" }),
        button(t("desk-pairs-none"), () => this.set(""), { kind: ".small" }),
      ),
    );
  }

  /** @param {number} row @param {number} column */
  tick(row, column) {
    return h("button.pair", {
      type: "button",
      role: "checkbox",
      tabIndex: row || column ? -1 : 0,
      "aria-checked": "false",
      "aria-label": t("desk-pair", { first: row + 1, second: column + 1 }),
      "data-pair": `${row}:${column}`,
    });
  }

  /** The place of a tick; null beside all of them. @param {Element | null} element */
  placeOf(element) {
    const pair = element?.closest(".pair")?.getAttribute("data-pair");
    return pair ? pair.split(":").map(Number) : null;
  }

  /** @param {number[]} place */
  isThere([row, column]) {
    return pairsOf(this.text).has(`${row + 1}:${column + 1}`);
  }

  /** @param {number[]} place @param {boolean} isThere */
  put([row, column], isThere) {
    this.set(withPair(this.text, [row + 1, column + 1], isThere, this.inAnyOrder));
  }

  /** @param {string} text */
  set(text) {
    if (text === this.text) return;
    this.show(text);
    this.changed(text);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const place = this.placeOf(/** @type {Element} */ (event.target));
    if (!place || event.button) return;
    this.drawn = !this.isThere(place);
    this.put(place, this.drawn);
    this.move(place);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  over({ clientX, clientY }) {
    if (this.drawn === null) return;
    const place = this.placeOf(document.elementFromPoint(clientX, clientY));
    if (place) this.put(place, this.drawn);
  }

  end() {
    this.drawn = null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const place = this.placeOf(/** @type {Element} */ (event.target));
    if (!place) return;
    const step = ARROWS[event.key];
    if (step) this.move(place.map((at, axis) => (at + step[axis] + this.size) % this.size));
    else if (event.key === " " || event.key === "Enter") this.put(place, !this.isThere(place));
    else return;
    event.preventDefault();
  }

  /** Give the keyboard another tick. @param {number[]} place */
  move(place) {
    this.ticks[this.at[0]][this.at[1]].tabIndex = -1;
    this.at = place;
    const tick = this.ticks[place[0]][place[1]];
    tick.tabIndex = 0;
    tick.focus();
  }

  /** @param {string} text */
  show(text) {
    this.text = text;
    const pairs = pairsOf(text);
    for (const [row, ticks] of this.ticks.entries())
      for (const [column, tick] of ticks.entries())
        tick.setAttribute("aria-checked", String(pairs.has(`${row + 1}:${column + 1}`)));
  }
}
