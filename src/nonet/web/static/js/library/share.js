// Reads the puzzle in the fragment of a link: nothing is sent anywhere. Links of version 3 are
// read by links.js, which is loaded for that; those of before still open.
//
// `p=2.DIGITS&layout=JSON`: digits 1-9 A-Z *, larger ones as (37), and a to z for 1 to 26 empty
// cells. `title` and `author` may follow. `p=1.SIZE.BOX.CONSTRAINTS.DIGITS[.REGIONS]`: a box as 3x3
// or 0, constraints by letters, regions as digits from 1.

import { DIGITS } from "../board/board.js";
import { MAX_SIZE } from "../board/layout.js";
import { MAX_NAME } from "../page/dom.js";
import { sayCell, t } from "../page/words.js";

/** Most characters of a link: the largest board takes half of them. */
const LONGEST = 50_000;
/** Letters of constraints in links of version 1. */
const LETTERS = { d: "diagonals", w: "windows", g: "disjointGroups" };

/** @type {(text: string) => number[]} */
export function unpacked(text) {
  return (text.match(/\([0-9]{1,3}\)|./gs) ?? []).flatMap((sign) => {
    if (sign.length > 1) return [Number(sign.slice(1, -1))];
    if (/[a-z]/.test(sign)) return Array(sign.charCodeAt(0) - 96).fill(0);
    if (!DIGITS.includes(sign)) throw new RangeError(sign);
    return [DIGITS.indexOf(sign) + 1];
  });
}

/** The layout of a link of version 1. @param {string[]} parts @returns {Layout} */
function oldLayout([size, box, letters = "", , regions]) {
  const found = Object.entries(LETTERS).filter(([letter]) => letters.includes(letter));
  return {
    size: Number(size),
    ...(box === "0" ? {} : { box: /** @type {Box} */ (box?.split("x").map(Number)) }),
    ...(regions ? { regions: unpacked(regions).map((region) => region - 1) } : {}),
    ...Object.fromEntries(found.map(([, name]) => [name, true])),
  };
}

/** @type {(value: unknown, least: number, most: number) => boolean} */
const isWhole = (value, least, most) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {unknown} box */
const isBox = (box) =>
  Array.isArray(box) && box.length === 2 && box.every((side) => isWhole(side, 1, MAX_SIZE));

/** Whether digits, shape, holes, houses and layers are of their form. @param {Layout} layout */
const isBoard = ({ size, digits, shape, holes, houses, layers }) =>
  (layers ?? []).every(({ name, values }) => typeof name === "string" && values.length > 0) &&
  (!digits || (digits.length === 2 && digits.every((digit) => isWhole(digit, 0, MAX_SIZE)))) &&
  (!shape || (isBox(shape) && Math.max(...shape) === size)) &&
  [holes ?? "", ...(houses ?? [])].every((names) => /^[rc0-9 ]*$/.test(names));

/**
 * The puzzle of a layout and givens, or what is wrong with them. Whether constraints fit is for the
 * server to say.
 * @param {Layout} layout @param {number[]} givens @returns {{state?: State, wrong?: string}}
 */
export function stateOf(layout, givens) {
  const { size, box, regions } = layout;
  if (!isWhole(size, 1, MAX_SIZE)) return { wrong: t("share-size", { most: MAX_SIZE }) };
  const count = size ** 2;
  for (const { length } of [givens, regions ?? givens])
    if (length !== count) return { wrong: t("share-cells", { found: length, count }) };
  if (!isBoard(layout)) return { wrong: t("share-damaged") };
  const [first, last] = layout.digits ?? [1, size];
  const wrong = givens.findIndex((digit) => !isWhole(digit, 0, last - first + 1));
  if (wrong >= 0)
    return {
      wrong: t("share-digit", {
        digit: givens[wrong] + first - 1,
        cell: sayCell(wrong, size),
        size: last,
      }),
    };
  if (
    (regions ?? []).every((region) => isWhole(region, 0, size - 1)) &&
    (!box || (isBox(box) && box[0] * box[1] === size && !regions))
  )
    return { state: { layout, givens } };
  return { wrong: t("share-boxes", { size }) };
}

/**
 * The puzzle of the fields `p` and `layout`, as `{state}`, or what is wrong with them, as
 * `{wrong}`; a link of version 3 is `{packed}`.
 * @param {string} text @param {string} json
 * @returns {{state?: State, wrong?: string, packed?: string}}
 */
function read(text, json) {
  const [version, ...parts] = text.split(".");
  if (version === "3") return { packed: parts.join("") };
  if (/^[0-9]+$/.test(version) && version !== "1" && version !== "2")
    return { wrong: t("share-newer") };
  if (!text) return { wrong: t("share-empty") };
  try {
    const layout = version === "1" ? oldLayout(parts) : JSON.parse(json);
    return stateOf(layout, unpacked(version === "1" ? parts[3] : parts[0]));
  } catch {
    return { wrong: t("share-damaged") }; // what is missing or of another type
  }
}

/**
 * The puzzle of the fragment of an address, as `{state, title, author}`, `{packed}` or `{wrong}`.
 * @param {string} hash
 * @returns {{
 *   state?: State, packed?: string, wrong?: string, title?: string, author?: string
 * }}
 */
export function fromFragment(hash) {
  if (hash.length > LONGEST) return { wrong: t("share-long") };
  const fields = new URLSearchParams(hash.slice(1));
  const field = (/** @type {string} */ name) => fields.get(name) ?? "";
  const named = (/** @type {string} */ name) =>
    field(name)
      .replace(/\p{Cc}/gu, " ")
      .slice(0, MAX_NAME);
  return {
    ...read(field("p"), field("layout")),
    title: named("title"),
    author: named("author"),
  };
}
