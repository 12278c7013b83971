// Lists of digits as texts, for boards on which a list is long: hexadecimal numbers with bit d - 1
// for the digit d. Text and list are made once for each other.

/** @type {WeakMap<object, string>} */
const known = new WeakMap();

/** A list of digits as a text; none is empty. @param {Digits} digits */
export function packed(digits) {
  const before = known.get(digits);
  if (before !== undefined) return before;
  /** @type {number[]} */
  const figures = [];
  for (const digit of digits) {
    const at = (digit - 1) >> 2;
    while (figures.length <= at) figures.push(0);
    figures[at] |= 1 << ((digit - 1) & 3);
  }
  const text = figures
    .reverse()
    .map((figure) => figure.toString(16))
    .join("");
  known.set(digits, text);
  return text;
}

/** The list of digits of a text. @param {string} text @returns {number[]} */
export function unpacked(text) {
  /** @type {number[]} */
  const digits = [];
  for (let at = 0; at < text.length; at += 1) {
    const figure = Number.parseInt(text[text.length - 1 - at], 16);
    for (let bit = 0; bit < 4; bit += 1) if ((figure >> bit) & 1) digits.push(4 * at + bit + 1);
  }
  known.set(digits, text);
  return digits;
}
