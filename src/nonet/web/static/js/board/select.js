// Selecting cells with mouse, pen and fingers: click, drag, Ctrl-click, double click, long press.
import { LONG } from "../page/dom.js";

const TWICE = 350;
const MODIFIERS = new Set(["Alt", "Control", "Meta", "Shift"]);

/** @type {{time: number, cell: number, svg: Element} | null} The first of two clicks, perhaps. */
let last = null;
// A click elsewhere or a key between two clicks makes them two, however fast they are.
document.addEventListener("pointerdown", (event) => {
  // In a shadow root the target is the host of the board.
  if (!last || !event.composedPath().includes(last.svg)) last = null;
});
document.addEventListener("keydown", ({ key }) => {
  if (!MODIFIERS.has(key)) last = null;
});

/** The cells that are selected, and the one that the keyboard is at. */
export class Selection {
  constructor() {
    /** @type {Set<number>} */
    this.cells = new Set();
    this.at = 0;
    this.several = false;
    /** Whether the keyboard has not been anywhere on this board. */
    this.isNew = true;
  }

  /** For another board: the keyboard begins in its first cell. @param {number} [start] */
  reset(start = 0) {
    this.cells.clear();
    this.at = start;
    this.isNew = true;
  }

  /** The keyboard is at a cell, whatever is selected. @param {number} cell */
  stay(cell) {
    this.at = cell;
    this.isNew = false;
  }

  /** @param {number} cell */
  only(cell) {
    this.cells = new Set([cell]);
    this.stay(cell);
  }

  /** @param {number} cell @param {boolean} isIn */
  put(cell, isIn) {
    if (isIn) this.cells.add(cell);
    else this.cells.delete(cell);
    this.stay(cell);
  }

  /** @param {Iterable<number>} cells */
  all(cells) {
    this.cells = new Set(cells);
    if (this.cells.size && !this.cells.has(this.at)) this.stay([...this.cells][0]);
  }

  none() {
    this.cells.clear();
  }

  /** @param {number[]} every */
  invert(every) {
    this.cells = new Set(every.filter((cell) => !this.cells.has(cell)));
  }

  /**
   * Move by keys, past holes; over the border it comes in again on the other side. The first key
   * on a board shows where the keyboard is.
   * @param {number} down @param {number} right @param {Pick<Geometry, "size" | "has">} board
   * @param {boolean} extend
   */
  move(down, right, { size, has }, extend) {
    if (this.isNew && !this.cells.size && !extend) {
      this.only(this.at);
      return;
    }
    let cell = this.at;
    do {
      const row = (Math.floor(cell / size) + down + size) % size;
      const column = ((cell % size) + right + size) % size;
      cell = row * size + column;
    } while (!has(cell));
    if (extend) this.put(cell, true);
    else this.only(cell);
  }
}

/**
 * `on`: change(), alike(cell), pick({cell, digit}) → whether it took the click, unpick() where
 * that was the first finger of a pinch, pinch([event, event]) of two fingers and pinch(null) at
 * their end, pan(right, down) of the middle button.
 * @param {Board} board @param {Selection} selection @param {PointerActions} on
 */
export function followPointer(board, selection, on) {
  const { svg } = board;
  /** @type {Drag | null} */
  let drag = null;
  let timer = 0;
  /** @type {Map<number, PointerEvent>} Fingers on the board. */
  const fingers = new Map();
  /** What was selected before the first of them. */
  let before = /** @type {[Set<number>, number]} */ ([new Set(), 0]);
  let isPicked = false;
  /** @type {PointerEvent | null} Where the middle button drags from. */
  let grip = null;

  /** @type {(event: PointerEvent, drag: Drag) => void} */
  const reach = (event, drag) => {
    for (const part of event.getCoalescedEvents?.() ?? [event]) {
      const hit = board.cellAt(part.clientX, part.clientY);
      if (!hit || hit.cell === drag.cell || !hit.isCentral) continue;
      clearTimeout(timer);
      Object.assign(drag, { cell: hit.cell, isTwice: false });
      selection.put(hit.cell, drag.adds);
      on.change();
    }
  };

  /** Whether a second finger is down, so that the first one does not select. */
  const joins = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "touch") return false;
    if (!fingers.size) before = [new Set(selection.cells), selection.at];
    fingers.set(event.pointerId, event);
    if (fingers.size < 2) return false;
    clearTimeout(timer);
    drag = null;
    [selection.cells, selection.at] = [new Set(before[0]), before[1]];
    if (isPicked) on.unpick();
    isPicked = false;
    on.change();
    on.pinch(fingers.size === 2 ? [...fingers.values()] : null);
    return true;
  };

  /** Select the cell, and go on with those that the pointer reaches. */
  const start = (/** @type {PointerEvent} */ event, /** @type {number} */ cell) => {
    const isTwice = last?.svg === svg && last.cell === cell && event.timeStamp - last.time < TWICE;
    last = { time: event.timeStamp, cell, svg };
    const adds = event.ctrlKey || event.metaKey || event.shiftKey || selection.several;
    drag = { cell, adds: !(adds && selection.cells.has(cell)), isTwice };
    if (adds) selection.put(cell, drag.adds);
    else selection.only(cell);
    svg.setPointerCapture(event.pointerId);
    clearTimeout(timer);
    timer = setTimeout(() => {
      drag = null;
      on.alike(cell);
    }, LONG);
    on.change();
    board.focus();
  };

  svg.addEventListener("pointerdown", (event) => {
    if (event.button === 1) {
      event.preventDefault();
      grip = event;
      svg.setPointerCapture(event.pointerId);
    }
    if (event.button > 0 || joins(event)) return;
    const hit = board.cellAt(event.clientX, event.clientY);
    if (!hit) return;
    event.preventDefault();
    isPicked = on.pick?.(hit, event);
    if (!isPicked) start(event, hit.cell);
  });
  svg.addEventListener("pointermove", (event) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
    if (fingers.size === 2) on.pinch([...fingers.values()]);
    else if (grip) {
      on.pan(event.clientX - grip.clientX, event.clientY - grip.clientY);
      grip = event;
    } else if (drag) reach(event, drag);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    svg.addEventListener(end, (event) => {
      fingers.delete(/** @type {PointerEvent} */ (event).pointerId);
      on.pinch(null);
      grip = null;
      clearTimeout(timer);
      if (drag?.isTwice) on.alike(drag.cell);
      drag = null;
    });
  }
  svg.addEventListener("contextmenu", (event) => event.preventDefault());
}
