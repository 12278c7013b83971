// A puzzle as a short text for the fragment of a link, and back: nothing is sent anywhere.
//
// `p=1.SIZE.BOX.EXTRAS.DIGITS[.REGIONS]`: box as 3x3 or 0, extras of d (diagonals), w (windows) and
// g (disjoint groups), digits 1-9 A-Z *, with a to z for 1 to 26 empty cells; regions likewise,
// from 1.
// `title` and `author` may follow.

import { DIGITS } from "./board.js";
import { MAX_NAME } from "./dom.js";
import { wholeLayout } from "./layout.js";
import { t } from "./words.js";

/** Most characters of a link: the largest board takes a fifth of them. */
const LONGEST = 20_000;

/** @param {number[]} digits */
function packed(digits) {
  return digits
    .map((digit) => (digit ? DIGITS[digit - 1] : " "))
    .join("")
    .replace(/ {1,26}/g, (run) => String.fromCharCode(96 + run.length));
}

/**
 * @param {string} text
 * @returns {number[]}
 */
function unpacked(text) {
  return [...text].flatMap((sign) =>
    /[a-z]/.test(sign) ? Array(sign.charCodeAt(0) - 96).fill(0) : [DIGITS.indexOf(sign) + 1],
  );
}

/**
 * The text of a puzzle.
 *
 * @param {State} state
 */
export function toText({ layout, givens }) {
  const { size, box, regions, diagonals, windows, disjointGroups } = wholeLayout(layout);
  const extras = `${diagonals ? "d" : ""}${windows ? "w" : ""}${disjointGroups ? "g" : ""}`;
  const parts = ["1", size, box ? box.join("x") : "0", extras || "0", packed(givens)];
  if (regions) parts.push(packed(regions.map((region) => region + 1)));
  return parts.join(".");
}

/**
 * The puzzle of a text, as `{state}`, or what is wrong with the text, as `{wrong}`.
 *
 * @param {string} text
 * @returns {{state?: State, wrong?: string}}
 */
export function fromText(text) {
  const [version, size, box, extras = "", givens, regions] = text.split(".");
  const count = Number(size) ** 2;
  if (!/^[0-9]+$/.test(version)) return { wrong: t("share-damaged") };
  if (version !== "1") return { wrong: t("share-newer") };
  if (
    !(Number(size) >= 1 && Number(size) <= 36) ||
    !/^(0|[0-9]+x[0-9]+)$/.test(box ?? "") ||
    !/^[1-9A-Za-z*]+$/.test(givens ?? "")
  )
    return { wrong: t("share-damaged") };
  const state = {
    layout: {
      size: Number(size),
      box: box === "0" ? null : /** @type {Box} */ (box.split("x").map(Number)),
      regions: regions ? unpacked(regions).map((region) => region - 1) : null,
      diagonals: extras.includes("d"),
      windows: extras.includes("w"),
      disjointGroups: extras.includes("g"),
    },
    givens: unpacked(givens),
  };
  const { layout } = state;
  const found = [state.givens, layout.regions ?? state.givens]
    .map(({ length }) => length)
    .find((length) => length !== count);
  if (found !== undefined) return { wrong: t("share-cells", { found, count }) };
  const isWhole =
    state.givens.every((digit) => digit <= Number(size)) &&
    (!layout.box || layout.box[0] * layout.box[1] === layout.size) &&
    (!layout.windows || Number.isInteger(Math.sqrt(layout.size))) &&
    (!layout.disjointGroups || layout.box) &&
    (!layout.regions || layout.regions.every((region) => region >= 0 && region < Number(size)));
  return isWhole ? { state } : { wrong: t("share-damaged") };
}

/**
 * The puzzle of the page's address, as `{state, title, author}`, or `{wrong}`; null where there is
 * none.
 *
 * @returns {{state?: State, wrong?: string, title?: string, author?: string} | null}
 */
export function fromAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  if (!fields.has("p")) return null;
  if (location.hash.length > LONGEST) return { wrong: t("share-damaged") };
  const named = (/** @type {string} */ name) =>
    (fields.get(name) ?? "").replace(/\p{Cc}/gu, " ").slice(0, MAX_NAME);
  return { ...fromText(fields.get("p") ?? ""), title: named("title"), author: named("author") };
}

/**
 * The address of a puzzle, with its title and author.
 *
 * @param {State} state
 * @param {Record<string, string>} named
 */
export function linkOf(state, named = {}) {
  const fields = new URLSearchParams(Object.entries(named).filter(([, value]) => value));
  const names = fields.size ? `&${fields}` : "";
  return `${location.origin}${location.pathname}#p=${toText(state)}${names}`;
}
