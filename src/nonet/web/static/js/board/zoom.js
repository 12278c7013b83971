// Zoom and pan of the board alone, and a lens that shows the chosen cell where cells are small.
import { $, button, h, s } from "../page/dom.js";
import { t } from "../page/words.js";
import { cornerOf, UNIT } from "./marks.js";
import { middleOf, Sight } from "./sight.js";

/** Pixels of a cell, and of the place of a mark in it, below which the lens helps. */
const SMALL_CELL = 24;
const SMALL_MARK = 9;
/** Pixels of a cell below which there are keys to zoom. */
const LEAST_CELL = 32;
/** The largest board on which all marks are drawn, and pixels below which a mark is none. */
const ALL_DRAWN = 25;
const DUST = 3;
const STEP = 1.5;

export class Zoom {
  sight = new Sight(() => this.app.board.whole);
  at = -1;
  /** The rows and columns in sight, as far as their marks are drawn. */
  near = "";
  /** The two fingers that pinch, as they were last. */
  fingers = /** @type {{x: number, y: number, far: number} | null} */ (null);

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    const key = (
      /** @type {string} */ name,
      /** @type {string} */ sign,
      /** @type {number} */ way,
    ) => button(sign, () => this.step(way), { "aria-label": t(name), title: t(name) });
    this.out = key("zoom-out", "−", -1);
    this.whole = key("zoom-whole", "⤢", 0);
    this.in = key("zoom-in", "+", 1);
    this.keys = h(
      "div.zoom",
      { role: "group", "aria-label": t("zoom") },
      this.out,
      this.whole,
      this.in,
    );
    this.lens = s("svg", { class: "lens board", "aria-hidden": "true" });
    $(".stage").append(this.keys);
    $(".stage .fit").append(this.lens);
    const { board } = app;
    const { svg } = board;
    new ResizeObserver(() => this.measure()).observe(svg);
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    window.addEventListener("beforeprint", () => this.reset());
    app.listen((what) => {
      if (what !== "game") return;
      this.near = "all";
      board.isNear = () => true;
      this.reset();
    });
    this.measure();
  }

  measure() {
    const { svg } = this.app.board;
    [this.sight.width, this.sight.height] = [svg.clientWidth, svg.clientHeight];
    this.apply();
  }

  reset() {
    this.sight.factor = 1;
    this.apply();
  }

  /** Larger, smaller, or the whole board. @param {number} way */
  step(way) {
    const { at, cells } = this.app.selection;
    const { sight } = this;
    const point = this.middleOf(at);
    if (way > 0 && cells.size && sight.isSeen(point)) sight.middle = point;
    this.set(way ? sight.factor * STEP ** way : 1);
  }

  /**
   * Zoom so that what is at a point of the page stays there.
   * @param {number} factor @param {{x: number, y: number} | null} [point]
   */
  set(factor, point = null) {
    const { board } = this.app;
    const before = point && board.pointAt(point.x, point.y);
    this.sight.zoom(factor);
    this.apply();
    if (!before || !point) return;
    const after = board.pointAt(point.x, point.y);
    this.shift(before.x - after.x, before.y - after.y);
  }

  /** Move what is seen by pixels. @param {number} right @param {number} down */
  pan(right, down) {
    const { scale } = this.sight;
    this.shift(-right / scale, -down / scale);
  }

  /** @param {number} right @param {number} down */
  shift(right, down) {
    this.sight.shift(right, down);
    this.apply();
  }

  /** Show the part of the board that was chosen, no further than its rim. */
  apply() {
    const { sight } = this;
    const { board, game } = this.app;
    if (!sight.width || !board.whole[2]) return;
    const view = sight.settle();
    const { isZoomed } = sight;
    board.svg.setAttribute("viewBox", view.join(" "));
    board.svg.classList.toggle("zoomed", isZoomed);
    const cell = sight.least * UNIT;
    const isSmall = cell < LEAST_CELL || this.markOf(cell) < SMALL_MARK;
    if (game.size > ALL_DRAWN) this.drawNear();
    $(".stage").classList.toggle("zooming", isZoomed || isSmall);
    this.out.disabled = this.whole.disabled = !isZoomed;
    this.in.disabled = sight.factor >= sight.most;
    this.at = -1;
    this.update();
  }

  /** Draw marks where they can be seen, and nowhere else: the largest board has a million. */
  drawNear() {
    const { board, game } = this.app;
    const { ends, scale } = this.sight;
    const isDust = this.markOf(scale * UNIT) < DUST;
    const near = isDust ? "" : ends.join();
    if (near === this.near) return;
    this.near = near;
    const [left, right, top, bottom] = ends;
    board.isNear = (cell) => {
      const [row, column] = [Math.floor(cell / game.size), cell % game.size];
      return !isDust && column >= left && column <= right && row >= top && row <= bottom;
    };
    this.app.repaint();
  }

  /** After a move: the cell of the keyboard stays in sight, and the lens shows it. */
  update() {
    const { selection, game } = this.app;
    const { at } = selection;
    if (at !== this.at) {
      const isNew = this.at >= 0;
      this.at = at;
      if (isNew && this.sight.isZoomed) this.reveal(at);
    }
    const cell = this.sight.scale * UNIT;
    const isSmall =
      cell < SMALL_CELL || (this.markOf(cell) < SMALL_MARK && !game.digit(at) && !game.letter(at));
    const isShown =
      isSmall &&
      selection.cells.size === 1 &&
      !this.app.timer.isPaused &&
      this.hasContent(selection.at);
    this.lens.classList.toggle("on", isShown);
    if (isShown) this.showLens(at);
  }

  /** Whether there is anything in a cell to be seen large. @param {number} cell */
  hasContent(cell) {
    const view = this.app.view();
    return (
      view.digit(cell) > 0 ||
      Boolean(view.letter(cell)) ||
      [view.corner(cell), view.centre(cell), view.colours(cell)].some(({ length }) => length > 0)
    );
  }

  /** Pixels of the place of a mark, by those of a cell. @param {number} cell */
  markOf(cell) {
    return cell / Math.ceil(Math.sqrt(this.app.game.info.most));
  }

  /** Bring a cell into sight, with the one beside it. @param {number} cell */
  reveal(cell) {
    if (!this.sight.reveal(this.middleOf(cell))) return;
    this.apply();
    this.at = cell;
  }

  /** @param {number} cell */
  middleOf(cell) {
    return middleOf(cell, this.app.game.size);
  }

  /** The cell large, in the corner of the board that is farthest from it. @param {number} cell */
  showLens(cell) {
    const { board, game } = this.app;
    const [x, y] = cornerOf(cell, game.size);
    const [middleX, middleY] = this.middleOf(cell);
    board.bringNear(cell);
    this.lens.replaceChildren(
      s("rect", { class: "paper", x, y, width: UNIT, height: UNIT }),
      ...board.washes.of(cell),
      board.places[cell].cloneNode(true),
    );
    this.lens.setAttribute("viewBox", `${x} ${y} ${UNIT} ${UNIT}`);
    this.lens.classList.toggle("right", middleX < this.sight.middle[0]);
    this.lens.classList.toggle("low", middleY < this.sight.middle[1]);
  }

  /** With Ctrl a wheel zooms, as a pinch on a touchpad does; else it moves what is seen. */
  wheel(/** @type {WheelEvent} */ event) {
    const { deltaX, deltaY, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey) {
      const speed = Math.abs(deltaY) < 30 ? 0.01 : 0.002;
      this.set(this.sight.factor * Math.exp(-deltaY * speed), {
        x: event.clientX,
        y: event.clientY,
      });
    } else if (this.sight.isZoomed) this.pan(-(shiftKey ? deltaY : deltaX), shiftKey ? 0 : -deltaY);
    else return;
    event.preventDefault();
  }

  /**
   * Two fingers zoom and move the board; null: they are gone.
   * @param {PointerEvent[] | null} two
   */
  pinch(two) {
    if (!two) {
      this.fingers = null;
      return;
    }
    const [one, other] = two;
    const now = {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
      far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    };
    const before = this.fingers;
    this.fingers = now;
    if (!before) return;
    this.set((this.sight.factor * now.far) / Math.max(before.far, 1), now);
    if (this.sight.isZoomed) this.pan(now.x - before.x, now.y - before.y);
  }
}
