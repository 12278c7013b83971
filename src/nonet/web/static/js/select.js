// Selecting cells with mouse, pen and fingers: click, drag, Ctrl-click, double click, long press.
import { range } from "./layout.js";

const LONG = 500;
const TWICE = 350;

/** The cells that are selected, and the one that the keyboard is at. */
export class Selection {
  constructor() {
    /** @type {Set<number>} */
    this.cells = new Set();
    this.at = 0;
    this.several = false;
  }

  /** @param {number} cell */
  only(cell) {
    this.cells = new Set([cell]);
    this.at = cell;
  }

  /** @param {number} cell @param {boolean} isIn */
  put(cell, isIn) {
    if (isIn) this.cells.add(cell);
    else this.cells.delete(cell);
    this.at = cell;
  }

  /** @param {Iterable<number>} cells */
  all(cells) {
    this.cells = new Set(cells);
    if (this.cells.size && !this.cells.has(this.at)) [this.at] = this.cells;
  }

  none() {
    this.cells.clear();
  }

  /** @param {number} count */
  invert(count) {
    this.cells = new Set(range(count).filter((cell) => !this.cells.has(cell)));
  }

  /**
   * Move by keys; over the border it comes in again on the other side.
   * @param {number} down @param {number} right @param {number} size @param {boolean} extend
   */
  move(down, right, size, extend) {
    const row = (Math.floor(this.at / size) + down + size) % size;
    const column = ((this.at % size) + right + size) % size;
    const cell = row * size + column;
    if (extend) this.put(cell, true);
    else this.only(cell);
  }
}

/**
 * `on`: change(), alike(cell), pick({cell, digit}) → whether it took the click.
 * @param {Board} board @param {Selection} selection @param {PointerActions} on
 */
export function followPointer(board, selection, on) {
  const { svg } = board;
  /** @type {Drag | null} */
  let drag = null;
  let last = { time: 0, cell: -1 };
  let timer = 0;

  /** @type {(event: PointerEvent, drag: Drag) => void} */
  const reach = (event, drag) => {
    for (const one of event.getCoalescedEvents?.() ?? [event]) {
      const hit = board.cellAt(one.clientX, one.clientY);
      if (!hit || hit.cell === drag.cell || !hit.isCentral) continue;
      clearTimeout(timer);
      Object.assign(drag, { cell: hit.cell, isTwice: false });
      selection.put(hit.cell, drag.adds);
      on.change();
    }
  };

  svg.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    const hit = board.cellAt(event.clientX, event.clientY);
    if (!hit) return;
    event.preventDefault();
    if (on.pick?.(hit, event)) return;
    const isTwice = event.timeStamp - last.time < TWICE && last.cell === hit.cell;
    last = { time: event.timeStamp, cell: hit.cell };
    const joins = event.ctrlKey || event.metaKey || event.shiftKey || selection.several;
    drag = { cell: hit.cell, adds: !(joins && selection.cells.has(hit.cell)), isTwice };
    if (joins) selection.put(hit.cell, drag.adds);
    else selection.only(hit.cell);
    svg.setPointerCapture(event.pointerId);
    clearTimeout(timer);
    timer = setTimeout(() => {
      drag = null;
      on.alike(hit.cell);
    }, LONG);
    on.change();
    board.focus();
  });
  svg.addEventListener("pointermove", (event) => {
    if (drag) reach(event, drag);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    svg.addEventListener(end, () => {
      clearTimeout(timer);
      if (drag?.isTwice) on.alike(drag.cell);
      drag = null;
    });
  }
  svg.addEventListener("contextmenu", (event) => event.preventDefault());
}
