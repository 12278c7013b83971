// What is seen of a cell, compared with what was seen before.

/** @type {readonly never[]} The empty list: the same object, so that it is known for no change. */
export const NONE = Object.freeze([]);

/** @type {Seen} */
export const EMPTY = [
  NONE,
  false,
  "",
  0,
  false,
  false,
  false,
  NONE,
  NONE,
  NONE,
  undefined,
  "",
  false,
  NONE,
  NONE,
];

/**
 * What is seen of a cell; `look` is how all of them are drawn.
 * @param {BoardView} view @param {number} cell @param {string} look @param {boolean} isFar
 * @returns {Seen}
 */
export function seenOf(view, cell, look, isFar) {
  const digit = view.digit(cell);
  return [
    view.colours(cell),
    view.pattern?.has(cell),
    look,
    digit,
    digit > 0 && view.isGiven(cell),
    view.wrong?.has(cell),
    view.trueDigits?.has(cell),
    digit ? NONE : view.corner(cell),
    digit ? NONE : view.centre(cell),
    digit ? NONE : view.candidateColours(cell),
    view.either?.get(cell),
    digit ? "" : (view.letter?.(cell) ?? ""),
    isFar,
    digit ? NONE : (view.beside?.(cell) ?? NONE),
    view.role?.(cell) ?? NONE,
  ];
}

/** Whether marks are seen in a cell. @param {Seen | null} seen */
export const hasMarks = (seen) =>
  seen !== null && !seen[3] && !seen[11] && seen[7].length + seen[8].length > 0;

/**
 * Whether what is seen of a cell is as before, from a place of the list on.
 * @param {number} start @param {Seen} seen @param {Seen | null} before
 */
export function isSameFrom(start, seen, before) {
  if (!before) return false;
  for (let index = start; index < seen.length; index += 1)
    if (seen[index] !== before[index]) return false;
  return true;
}
