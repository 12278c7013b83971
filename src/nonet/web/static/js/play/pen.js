// The pen: lines along the middles and the edges of cells, crosses and circles; by drag, click or
// keys. Each is kept in one cell as [kind, colour].

import { cornerOf, UNIT } from "../board/marks.js";
import { s } from "../page/dom.js";
import { say } from "../page/notices.js";
import { t } from "../page/words.js";
import { Game, isEmpty } from "./game.js";

const HALF = UNIT / 2;
const CROSS = 9;
const CIRCLE = 10;
/** Lines by the points that they join: their kind, seen from the left upper corner of a cell. */
const LINES = [
  { kind: 1, from: [HALF, HALF], to: [HALF + UNIT, HALF] },
  { kind: 2, from: [HALF, HALF], to: [HALF, HALF + UNIT] },
  { kind: 3, from: [HALF, HALF], to: [HALF + UNIT, HALF + UNIT] },
  { kind: 4, from: [HALF, HALF], to: [-HALF, HALF + UNIT] },
  { kind: 5, from: [0, 0], to: [UNIT, 0] },
  { kind: 6, from: [0, 0], to: [0, UNIT] },
  { kind: 7, from: [0, UNIT], to: [UNIT, UNIT] },
  { kind: 8, from: [UNIT, 0], to: [UNIT, UNIT] },
];
/** Marks of one cell, or of one of its edges, by their kind. */
const SHAPES = /** @type {Readonly<Record<number, string>>} */ ({
  [CROSS]: `m${HALF - 11} ${HALF - 11}l22 22m0-22l-22 22`,
  [CIRCLE]: `m${HALF - 13} ${HALF}a13 13 0 1 0 26 0a13 13 0 1 0-26 0`,
  11: `m${HALF - 7}-7l14 14m0-14l-14 14`,
  12: `m-7 ${HALF - 7}l14 14m0-14l-14 14`,
  13: `m${HALF - 7} ${UNIT - 7}l14 14m0-14l-14 14`,
  14: `m${UNIT - 7} ${HALF - 7}l14 14m0-14l-14 14`,
});
/** How near to the corner of a cell a drag begins that follows the edges. */
const NEAR = 17;

export class Pen {
  /** Lines of a drag that is not over: "cell,kind". */
  live = /** @type {Map<string, [cell: number, kind: number]>} */ (new Map());
  drawn = /** @type {unknown[]} */ ([]);
  named = /** @type {Layers["pen"]} */ ([]);
  /** Whether a second finger came, so that the drag draws nothing. */
  isOff = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  get colour() {
    return this.app.entering.penColour;
  }

  /** Draw the lines of the game, where they are not those that are seen. */
  draw() {
    const { board, shown, drawing, mode } = this.app;
    const view = shown?.view ?? (drawing || mode ? null : this.app.game);
    const game = view instanceof Game ? view : null;
    const seen = [game, game?.version, this.live.size];
    if (seen.every((part, index) => part === this.drawn[index]) && board.pen.childElementCount)
      return;
    this.drawn = seen;
    this.name(game?.layers.pen ?? []);
    const paths = Array(10).fill("");
    game?.layers.pen.forEach((marks, cell) => {
      for (const [kind, colour] of marks) paths[colour] += this.path(cell, kind);
    });
    for (const [cell, kind] of this.live.values()) paths[this.colour] += this.path(cell, kind);
    board.pen.replaceChildren(
      ...paths.map((d, colour) => s("path", { class: `stroke p${colour}`, d })),
    );
  }

  /** Give cells their names again in which something else is drawn. @param {Layers["pen"]} lists */
  name(lists) {
    const before = this.named;
    this.named = [...lists];
    if (before.length !== lists.length) return;
    this.app.board.rename(lists.flatMap((list, cell) => (list === before[cell] ? [] : [cell])));
  }

  /** @param {number} cell @param {number} kind */
  path(cell, kind) {
    const [x, y] = cornerOf(cell, this.app.game.size);
    const line = LINES[kind - 1];
    if (!line) return `M${x} ${y}${SHAPES[kind] ?? ""}`;
    return `M${x + line.from[0]} ${y + line.from[1]}L${x + line.to[0]} ${y + line.to[1]}`;
  }

  /**
   * The line between two points of the drawing, as the mark of a cell; null for none.
   * @param {number[]} one @param {number[]} other @returns {[cell: number, kind: number] | null}
   */
  lineOf(one, other) {
    const { size } = this.app.game;
    const first = one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]);
    const [from, to] = first ? [one, other] : [other, one];
    for (const line of LINES) {
      const [x, y] = [from[0] - line.from[0], from[1] - line.from[1]];
      const [column, row] = [x / UNIT, y / UNIT];
      if (x + line.to[0] !== to[0] || y + line.to[1] !== to[1]) continue;
      if (![column, row].every((at) => Number.isInteger(at) && at >= 0 && at < size)) continue;
      return [row * size + column, line.kind];
    }
    return null;
  }

  /**
   * Follow a drag that begins at a point: from the middle of a cell along middles, from near a
   * corner along edges. A click puts a cross, then a circle, then nothing.
   * @param {PointerEvent} event
   */
  begin(event) {
    const { board, game } = this.app;
    const start = board.pointAt(event.clientX, event.clientY);
    const shift = this.nearest(start, 0) < NEAR ? 0 : HALF;
    const lattice = (/** @type {DOMPoint} */ point) =>
      [point.x, point.y].map((at) => {
        const steps = Math.round((at - shift) / UNIT);
        return Math.min(Math.max(steps, 0), game.size - (shift ? 1 : 0)) * UNIT + shift;
      });
    let last = lattice(start);
    /** @type {boolean | null} Whether the drag erases, as its first line says. */
    let erases = null;
    let isMoved = false;

    const step = (/** @type {number[]} */ next) => {
      const found = this.lineOf(last, next);
      last = next;
      if (!found) return;
      isMoved = true;
      const has = this.has(...found);
      erases ??= has;
      if (erases !== has) return;
      if (erases) this.change([found], false);
      else this.live.set(found.join(), found);
    };
    const reach = (/** @type {PointerEvent} */ part) => {
      if (part.pointerId !== event.pointerId) return;
      const point = board.pointAt(part.clientX, part.clientY);
      const goal = lattice(point);
      if (Math.hypot(point.x - goal[0], point.y - goal[1]) > UNIT * 0.42) return;
      while (!this.isOff && goal.some((at, index) => at !== last[index])) {
        const ways = goal.map((at, index) => Math.sign(at - last[index]) * UNIT);
        // Along edges there is no slanting line.
        if (!shift && ways[0]) ways[1] = 0;
        step(last.map((at, index) => at + ways[index]));
      }
    };
    const move = (/** @type {PointerEvent} */ latest) => {
      for (const part of latest.getCoalescedEvents?.() ?? [latest]) reach(part);
      this.draw();
    };
    const end = (/** @type {PointerEvent} */ latest) => {
      if (latest.pointerId !== event.pointerId) return;
      board.svg.removeEventListener("pointermove", move);
      board.svg.removeEventListener("pointerup", end);
      board.svg.removeEventListener("pointercancel", end);
      const lines = this.isOff ? [] : [...this.live.values()];
      this.live.clear();
      if (lines.length) this.change(lines, true);
      else if (!isMoved && !this.isOff && latest.type === "pointerup") this.click(start);
      this.draw();
    };
    this.isOff = false;
    board.svg.setPointerCapture(event.pointerId);
    board.svg.addEventListener("pointermove", move);
    board.svg.addEventListener("pointerup", end);
    board.svg.addEventListener("pointercancel", end);
  }

  /**
   * How far a point is from the nearest one of a lattice.
   * @param {DOMPoint} point @param {number} shift
   */
  nearest({ x, y }, shift) {
    const far = [x, y].map((at) => Math.abs(at - shift - Math.round((at - shift) / UNIT) * UNIT));
    return Math.hypot(...far);
  }

  /** @param {number} cell @param {number} kind */
  has(cell, kind) {
    return this.app.game.layers.pen[cell].some(([drawn]) => drawn === kind);
  }

  /**
   * Draw these lines, or erase them, as one move.
   * @param {[cell: number, kind: number][]} lines @param {boolean} isDrawn
   */
  change(lines, isDrawn) {
    const { game } = this.app;
    /** @type {Map<number, readonly PenMark[]>} */
    const cells = new Map();
    for (const [cell, kind] of lines) {
      const rest = (cells.get(cell) ?? game.layers.pen[cell]).filter(([drawn]) => drawn !== kind);
      cells.set(cell, isDrawn ? [...rest, [kind, this.colour]] : rest);
    }
    this.app.moved(game.make([...cells].map(([cell, marks]) => ["pen", cell, marks])));
  }

  /** A click: the mark of the cell or edge that is nearest. @param {DOMPoint} point */
  click({ x, y }) {
    const { size } = this.app.game;
    const [column, row] = [x, y].map((at) =>
      Math.min(Math.max(Math.floor(at / UNIT), 0), size - 1),
    );
    const cell = row * size + column;
    const [right, down] = [x - column * UNIT - HALF, y - row * UNIT - HALF];
    if (Math.max(Math.abs(right), Math.abs(down)) < HALF - 11) this.cross(cell);
    else if (Math.abs(down) > Math.abs(right)) this.crossEdge(cell, row, down, [size, 11, 13]);
    else this.crossEdge(cell, column, right, [1, 12, 14]);
  }

  /**
   * A cross on the edge between two cells, or on the rim; again it goes.
   * @param {number} cell @param {number} line @param {number} side
   * @param {[step: number, near: number, rim: number]} way
   */
  crossEdge(cell, line, side, [step, near, rim]) {
    /** @type {[number, number]} */
    const place =
      side < 0 ? [cell, near] : line + 1 < this.app.game.size ? [cell + step, near] : [cell, rim];
    this.change([place], !this.has(...place));
  }

  /** The cell gets a cross, then a circle, then nothing. @param {number} cell */
  cross(cell) {
    const { game } = this.app;
    const kind = this.has(cell, CROSS) ? CIRCLE : this.has(cell, CIRCLE) ? 0 : CROSS;
    const rest = game.layers.pen[cell].filter(([drawn]) => drawn !== CROSS && drawn !== CIRCLE);
    this.app.moved(game.make([["pen", cell, kind ? [...rest, [kind, this.colour]] : rest]]));
    say(t(kind === CROSS ? "pen-cross" : kind ? "pen-circle" : "pen-none"));
  }

  /** A line between the middles of two cells, by keys; again it goes. @param {number[]} cells */
  join(cells) {
    const middles = cells.map((cell) => cornerOf(cell, this.app.game.size).map((at) => at + HALF));
    const line = this.lineOf(middles[0], middles[1]);
    if (!line) return;
    const isNew = !this.has(...line);
    this.change([line], isNew);
    say(t(isNew ? "pen-line" : "pen-none"));
  }

  /** Erase what is drawn in the selected cells, or everything where none is selected. */
  erase() {
    const { game, targets } = this.app;
    const cells = (targets.length ? targets : [...game.cells]).filter(
      (cell) => !isEmpty(game.layers.pen[cell]),
    );
    this.app.moved(game.make(cells.map((cell) => ["pen", cell, []])));
  }
}
