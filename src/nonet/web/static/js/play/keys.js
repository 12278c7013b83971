// Keys by their place on the keyboard, so that AZERTY, QWERTZ and all others play alike.
//
// Where a letter abbreviates a word (Ctrl+Z undoes), the letter printed on the key counts.
/** @type {Record<string, Tool>} */
const TOOLS = {
  KeyZ: "entry",
  KeyX: "corner",
  KeyC: "centre",
  KeyV: "colours",
  KeyB: "candidateColours",
  KeyL: "letters",
  KeyM: "pen",
  KeyT: "role",
};
/** @type {Record<string, [down: number, right: number]>} */
const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  KeyW: [-1, 0],
  KeyS: [1, 0],
  KeyA: [0, -1],
  KeyD: [0, 1],
};
/** Milliseconds within which two keys are one digit. */
const PAIR = 700;

/** Digit of a key, by place; of the number pad too. @param {string} code */
export function digitOf(code) {
  const match = /^(?:Digit|Numpad)(\d)$/.exec(code);
  return match ? Number(match[1]) : null;
}

/**
 * The tool selected by held keys; null for the one chosen.
 * @param {KeyboardEvent} event @returns {Tool | null}
 */
export function heldTool(event) {
  if (event.altKey || ((event.ctrlKey || event.metaKey) && event.shiftKey)) return "colours";
  if (event.ctrlKey || event.metaKey) return "centre";
  return event.shiftKey ? "corner" : null;
}

const targetOf = (/** @type {Event} */ event) => /** @type {Element} */ (event.target);

/** @param {Element} target */
function isTyping(target) {
  return target.closest?.(
    "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable], dialog",
  );
}

/** A printed letter where it is Latin, else the one of the place. @param {KeyboardEvent} event */
function letterOf(event) {
  return /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase()
    : event.code.replace("Key", "").toLowerCase();
}

/** Whether a key writes a character that is no digit. @param {KeyboardEvent} event */
const isCharacter = ({ key, ctrlKey, metaKey }) =>
  !ctrlKey && !metaKey && [...key].length === 1 && !/[\s\d]/.test(key);

/** Whether a key would press what has the focus. @param {Event} event */
const isOnControl = (event) =>
  Boolean(targetOf(event).closest?.("button, a, summary, label, [role=tab], input"));

/** How a key moves the cursor, where it does. @param {KeyboardEvent} event */
function moveOf(event) {
  const { code, key } = event;
  const isCommand = (event.ctrlKey || event.metaKey) && code.startsWith("Key");
  if (code in MOVES && !event.altKey && !isCommand) return MOVES[code];
  const isPadArrow = code.startsWith("Numpad") && !event.getModifierState("NumLock");
  return isPadArrow ? MOVES[key] : undefined;
}

/** What keys do by their place. @type {Record<string, KeyAction>} */
const PLACES = {
  Backspace: "clear",
  Delete: "clear",
  Escape: "selectNone",
  BracketLeft: "undo",
  BracketRight: "redo",
  Period: "centreMarks",
};
/** What keys do without Ctrl and Alt. @type {typeof PLACES} */
const PLAIN = {
  KeyH: "hint",
  KeyP: "pause",
  KeyF: "fullscreen",
  KeyN: "unsolved",
  KeyG: "filter",
  KeyK: "savePoints",
  KeyR: "replay",
};
/** What they do with Ctrl, by the letter that is printed on them. @type {typeof PLACES} */
const COMMANDS = { z: "undo", y: "redo", a: "selectAll", i: "invert", p: "print" };
/** The same with Shift, where that differs. @type {typeof PLACES} */
const SHIFTED = { z: "redo", a: "selectNone" };
/** @type {Record<string, number>} */
const PAGES = { PageDown: 1, PageUp: -1 };
/** @type {Record<string, number>} */
const ZOOMS = { Equal: 1, NumpadAdd: 1, Minus: -1, NumpadSubtract: -1, Home: 0 };

/** @param {KeyboardEvent} event */
function commandOf(event) {
  const letter = letterOf(event);
  return (event.shiftKey && SHIFTED[letter]) || COMMANDS[letter];
}

/** Keys on the board, which call `does` by the names of actions. */
export class Keyboard {
  /** @type {{digit: number, time: number, tool: Tool | null}} */
  first = { digit: 0, time: 0, tool: null };

  /** @param {KeyActions} does */
  constructor(does) {
    this.does = does;
  }

  /** @param {KeyboardEvent} event @param {number} value @param {Tool | null} tool */
  digit({ timeStamp: time }, value, tool) {
    const { does, first } = this;
    const joined = first.digit * 10 + value;
    const isPair = first.digit && first.tool === tool && time - first.time < PAIR;
    if (does.last() > 9 && isPair && joined <= does.last()) {
      does.replaceDigit(does.valueOf(joined, tool), tool);
      this.first = { digit: joined, time, tool };
      return;
    }
    const meant = does.valueOf(value, tool);
    if (value || meant) does.digit(meant, tool);
    else does.clear();
    this.first = { digit: value, time, tool };
  }

  /** The digit of a key. @param {KeyboardEvent} event @param {number} value */
  figure(event, value) {
    if (event.repeat) return;
    // With Shift the number pad sends arrows: those are corner marks.
    const shifted =
      event.code.startsWith("Numpad") &&
      !/^\d$/.test(event.key) &&
      event.getModifierState("NumLock");
    this.digit(event, value, shifted ? "corner" : heldTool(event));
  }

  /** Neither a digit nor a move. @param {KeyboardEvent} event @param {boolean} isControl */
  act(event, isControl) {
    const { does } = this;
    const { code } = event;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.repeat && !hasCommand) return false;
    if (hasCommand && !event.altKey && code.startsWith("Key")) return this.run(commandOf(event));
    if (event.key === "?") return does.help();
    return this.press(event, isControl, hasCommand || event.altKey);
  }

  /**
   * A key by its place; `isHeld`: with Ctrl or Alt.
   * @param {KeyboardEvent} event @param {boolean} isControl @param {boolean} isHeld
   */
  press({ code, shiftKey }, isControl, isHeld) {
    const { does } = this;
    if (code === "Enter") return !isControl && does.enter();
    if (code === "Space") return !isControl && does.nextTool(shiftKey ? -1 : 1);
    if (code in PAGES) return does.nextTool(PAGES[code]);
    if (code in PLACES) return this.run(PLACES[code]);
    if (isHeld || code === "F12") return false;
    if (code in TOOLS) return does.tool(TOOLS[code]);
    return code in ZOOMS ? does.zoom(ZOOMS[code]) : this.run(PLAIN[code]);
  }

  /** @param {KeyAction | undefined} name */
  run(name) {
    return name ? this.does[name]() : false;
  }

  /** @param {KeyboardEvent} event @returns {unknown} false where the browser has the key */
  handle(event) {
    const { does } = this;
    const { code } = event;
    const isControl = isOnControl(event);
    if (isCharacter(event) && does.letter(event.key)) return true;
    const move = moveOf(event);
    if (move && isControl && code.startsWith("Arrow")) return false;
    if (move) return does.move(...move, event.shiftKey || event.ctrlKey || event.metaKey);
    const value = digitOf(code);
    return value === null ? this.act(event, isControl) : this.figure(event, value);
  }
}

/** @param {KeyActions} does */
export function followKeys(does) {
  const keyboard = new Keyboard(does);
  document.addEventListener("keydown", (event) => {
    does.held(heldTool(event));
    if (
      isTyping(targetOf(event)) ||
      event.defaultPrevented ||
      document.querySelector("dialog[open]")
    )
      return;
    if (keyboard.handle(event) !== false) event.preventDefault();
  });
  document.addEventListener("keyup", (event) => does.held(heldTool(event)));
  window.addEventListener("blur", () => does.held(null));
}

/**
 * Of browsers that say what is on their keys.
 * @typedef {{getLayoutMap(): Promise<ReadonlyMap<string, string>>}} LabelledKeys
 */
/** What is printed on the keys of the tools: `{KeyZ: "W", …}` on AZERTY. */
export async function printedKeys() {
  try {
    const { keyboard } = /** @type {Navigator & {keyboard: LabelledKeys}} */ (navigator);
    const map = await keyboard.getLayoutMap();
    return (/** @type {string} */ code) => (map.get(code) ?? code.replace("Key", "")).toUpperCase();
  } catch {
    return (/** @type {string} */ code) => code.replace("Key", "");
  }
}
