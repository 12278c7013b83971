// Keys and pointers at the desk, beyond those of the board in play: placing a rule, typing its
// number, clicking the rim of the grid.

import { branchesOf, strokesOf } from "./places.js";
import { Rim } from "./rim.js";

/**
 * Whether a cage or a clue has its cells and its number, so that the next one may be drawn.
 * @param {Desk} desk
 */
function isReady({ chosen, cells, values }) {
  const isOne = chosen?.groups === 1 && ["cages", "outside"].includes(chosen.family);
  return isOne && cells.length > 0 && [...values.values()].some(Boolean);
}

/** @param {Desk} desk @param {AbortSignal} signal */
export function followInput(desk, signal) {
  const { app } = desk;
  const { svg } = app.board;
  let isDrag = false;
  /** @type {number[]} Cells in the order in which the pointer came to them. */
  let path = [];
  const rim = new Rim(desk);
  desk.turnClue = () => rim.turn();

  const reach = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const hit = app.board.cellAt(clientX, clientY);
    if (hit && (hit.isCentral || !path.length) && hit.cell !== path.at(-1)) path.push(hit.cell);
  };

  svg.addEventListener(
    "pointerdown",
    (event) => {
      isDrag = !(event.ctrlKey || event.metaKey || event.shiftKey || app.selection.several);
      if (isDrag && isReady(desk)) desk.placeChosen(true);
      path = [];
      if (isDrag) reach(event);
      if (event.button > 0 || !rim.click(event)) return;
      isDrag = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      app.board.focus();
    },
    { capture: true, signal },
  );
  svg.addEventListener(
    "pointerup",
    () => {
      const { chosen, cells } = desk;
      const strokes = chosen && !chosen.isBranching ? strokesOf(path, chosen) : null;
      const isLine = chosen?.isPair || (chosen?.family === "lines" && chosen.groups < 3);
      if (isLine && isDrag && cells.length > 1 && !desk.needs())
        desk.placeChosen(false, chosen.isBranching ? branchesOf(path) : null, strokes);
      isDrag = false;
    },
    { signal },
  );
  const move = (/** @type {PointerEvent} */ event) => {
    if (!isDrag) return;
    for (const point of event.getCoalescedEvents?.() ?? [event]) reach(point);
    desk.picked();
  };
  svg.addEventListener("pointermove", move, { signal });
  svg.addEventListener("pointerdown", () => desk.picked(), { signal });
  document.addEventListener("keyup", () => desk.picked(), { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      if (!target.closest("#board, body") || document.querySelector("dialog[open]")) return;
      if (target.closest("input, textarea, select, button, a, summary")) return;
      if (!key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );

  /** Whether a key is of the desk. @param {KeyboardEvent} event */
  function key({ key: name, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey) {
      if (name === "c") return desk.copy();
      if (name === "v") return desk.paste();
      return false;
    }
    return !altKey && desk.chosen ? placingKey(desk, desk.chosen, name) : false;
  }
}

/**
 * Whether a key does something to the rule that is being placed.
 * @param {Desk} desk @param {RuleKind} chosen @param {string} name
 */
function placingKey(desk, chosen, name) {
  if (name === "Enter") desk.placeChosen();
  else if (name === "/" && chosen.groups > 1) desk.nextGroup();
  else if (name === "r" && chosen.family === "outside") desk.turnClue();
  else if (name === "Escape" && !desk.cells.length) desk.choose(null);
  else return typedKey(desk, name);
  return true;
}

/** Whether a key writes the number of the rule. @param {Desk} desk @param {string} name */
function typedKey(desk, name) {
  const typed = desk.typed();
  if (!typed) return false;
  const isSign = /^[0-9]$/.test(name) || (name === ":" && typed.form === "pairs");
  if (isSign) desk.type(name);
  else if (name === "Backspace") desk.type("");
  else return false;
  return true;
}
