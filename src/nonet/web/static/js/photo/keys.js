// The keys over a photo: arrows move, digits and letters write, Enter and Tab lead on.

/** @type {Record<string, [down: number, right: number]>} */
const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Milliseconds in which a second key makes a digit of two figures. */
const PAIR = 900;
const EMPTY = ["0", "Delete", "Backspace", " ", "."];

/**
 * Follow the keys. `on` says which cell is chosen and what the keys do.
 * @param {SVGElement} element
 * @param {{
 *   size(): number, cell(): number, pick(cell: number): void,
 *   put(digit: number): void, confirm(): void, leave(isBack: boolean): boolean
 * }} on
 */
export function followKeys(element, on) {
  let first = 0;
  let since = 0;

  /** A figure, which may be the second one of a digit. @param {string} key @param {number} now */
  const figure = (key, now) => {
    const isSecond = first > 0 && now - since < PAIR;
    if (!/^\d$/.test(key) || (key === "0" && !isSecond)) return false;
    const value = Number(key);
    const size = on.size();
    const pair = first * 10 + value;
    const isPair = isSecond && pair <= size;
    const digit = isPair ? pair : value;
    if (digit > size || !digit) return false;
    first = isPair ? 0 : digit;
    since = now;
    on.put(digit);
    return true;
  };

  /** @param {number} down @param {number} right */
  const move = (down, right) => {
    const size = on.size();
    const row = Math.min(size - 1, Math.max(0, Math.floor(on.cell() / size) + down));
    const column = Math.min(size - 1, Math.max(0, (on.cell() % size) + right));
    first = 0;
    on.pick(row * size + column);
    return true;
  };

  /** A digit as a letter, on boards of more than nine. @param {string} key */
  const letter = (key) => {
    const at = key.length === 1 ? key.toLowerCase().charCodeAt(0) - 97 : -1;
    if (on.size() <= 9 || at < 0 || at + 10 > on.size()) return false;
    on.put(at + 10);
    return true;
  };

  /** Whether the key did something. @param {KeyboardEvent} event */
  const handle = ({ key, shiftKey, timeStamp }) => {
    if (key in MOVES) return move(...MOVES[key]);
    if (key === "Tab") return on.leave(shiftKey);
    if (key === "Enter") {
      first = 0;
      on.confirm();
      return true;
    }
    if (figure(key, timeStamp) || letter(key)) return true;
    if (!EMPTY.includes(key)) return false;
    first = 0;
    on.put(0);
    return true;
  };

  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (handle(event)) event.preventDefault();
  });
}
