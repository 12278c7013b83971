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

/** Call `does` by the names of actions. @param {KeyActions} does */
export function followKeys(does) {
  /** @type {{digit: number, time: number, tool: Tool | null}} */
  let first = { digit: 0, time: 0, tool: null };

  /** @type {(event: KeyboardEvent, value: number, tool: Tool | null) => void} */
  const digit = (event, value, tool) => {
    const now = event.timeStamp;
    const joined = first.digit * 10 + value;
    if (
      does.size() > 9 &&
      first.digit &&
      first.tool === tool &&
      now - first.time < PAIR &&
      joined <= does.size()
    ) {
      does.replaceDigit(joined, tool);
      first = { digit: joined, time: now, tool };
      return;
    }
    if (value) does.digit(value, tool);
    else does.clear();
    first = { digit: value, time: now, tool };
  };

  const command = (/** @type {KeyboardEvent} */ event) => {
    switch (letterOf(event)) {
      case "z":
        return event.shiftKey ? does.redo() : does.undo();
      case "y":
        return does.redo();
      case "a":
        return event.shiftKey ? does.selectNone() : does.selectAll();
      case "i":
        return does.invert();
      case "p":
        return does.print();
      default:
        return false;
    }
  };

  document.addEventListener("keydown", (event) => {
    does.held(heldTool(event));
    if (
      isTyping(targetOf(event)) ||
      event.defaultPrevented ||
      document.querySelector("dialog[open]")
    )
      return;
    const done = handle(event);
    if (done !== false) event.preventDefault();
  });
  document.addEventListener("keyup", (event) => does.held(heldTool(event)));
  window.addEventListener("blur", () => does.held(null));

  /** @param {KeyboardEvent} event */
  function handle(event) {
    const { code } = event;
    const hasCommand = event.ctrlKey || event.metaKey;
    const isPadArrow =
      code.startsWith("Numpad") && event.key in MOVES && !event.getModifierState("NumLock");
    const isControl = targetOf(event).closest?.("button, a, summary, label, [role=tab], input");
    if (isCharacter(event) && does.letter(event.key)) return true;
    if (code in MOVES && !event.altKey && !(hasCommand && code.startsWith("Key"))) {
      if (isControl && code.startsWith("Arrow")) return false;
      return does.move(...MOVES[code], event.shiftKey || hasCommand);
    }
    if (isPadArrow) return does.move(...MOVES[event.key], event.shiftKey || hasCommand);
    const value = digitOf(code);
    if (value !== null) {
      if (event.repeat) return true;
      // With Shift the number pad sends arrows: those are corner marks.
      const shifted =
        code.startsWith("Numpad") && !/^\d$/.test(event.key) && event.getModifierState("NumLock");
      return digit(event, value, shifted ? "corner" : heldTool(event));
    }
    if (event.repeat && !hasCommand) return false;
    if (hasCommand && !event.altKey && code.startsWith("Key")) return command(event);
    if (event.key === "?") return does.help();
    switch (code) {
      case "Enter":
        return isControl ? false : does.enter();
      case "Backspace":
      case "Delete":
        return does.clear();
      case "Space":
        return isControl ? false : does.nextTool(event.shiftKey ? -1 : 1);
      case "PageDown":
        return does.nextTool(1);
      case "PageUp":
        return does.nextTool(-1);
      case "Escape":
        return does.selectNone();
      case "BracketLeft":
        return does.undo();
      case "BracketRight":
        return does.redo();
      case "Period":
        return does.centreMarks();
      case "F12":
        return false;
      default:
    }
    if (hasCommand || event.altKey) return false;
    if (code in TOOLS) return does.tool(TOOLS[code]);
    switch (code) {
      case "KeyH":
        return does.hint();
      case "KeyP":
        return does.pause();
      case "KeyF":
        return does.fullscreen();
      case "KeyN":
        return does.unsolved();
      case "KeyG":
        return does.filter();
      case "KeyK":
        return does.savePoints();
      case "KeyR":
        return does.replay();
      case "Equal":
      case "NumpadAdd":
        return does.zoom(1);
      case "Minus":
      case "NumpadSubtract":
        return does.zoom(-1);
      case "Home":
        return does.zoom(0);
      default:
        return false;
    }
  }
}

/** What is printed on the keys of the tools: `{KeyZ: "W", …}` on AZERTY. */
export async function printedKeys() {
  try {
    const map = await /** @type {any} */ (navigator).keyboard.getLayoutMap();
    return (/** @type {string} */ code) => (map.get(code) ?? code.replace("Key", "")).toUpperCase();
  } catch {
    return (/** @type {string} */ code) => code.replace("Key", "");
  }
}
