// A puzzle as a short text for the fragment of a link, and back: nothing is sent anywhere.
//
// `p=1.SIZE.BOX.EXTRAS.DIGITS[.REGIONS]`: box as 3x3 or 0, extras of d (diagonals), w (windows) and
// g (disjoint groups), digits 1-9 A-Z *, with a to z for 1 to 26 empty cells; regions likewise from 1.
import { wholeLayout } from "./layout.js";

const DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*";

function packed(digits) {
  return digits.map((digit) => (digit ? DIGITS[digit - 1] : " ")).join("")
    .replace(/ {1,26}/g, (run) => String.fromCharCode(96 + run.length));
}

function unpacked(text) {
  return [...text].flatMap((sign) => (/[a-z]/.test(sign) ? Array(sign.charCodeAt(0) - 96).fill(0) : [DIGITS.indexOf(sign) + 1]));
}

/** The text of a puzzle. */
export function toText({ layout, givens }) {
  const { size, box, regions, diagonals, windows, disjointGroups } = wholeLayout(layout);
  const extras = `${diagonals ? "d" : ""}${windows ? "w" : ""}${disjointGroups ? "g" : ""}`;
  const parts = ["1", size, box ? box.join("x") : "0", extras || "0", packed(givens)];
  if (regions) parts.push(packed(regions.map((region) => region + 1)));
  return parts.join(".");
}

/** The puzzle of a text; null where it is none. */
export function fromText(text) {
  const [version, size, box, extras, givens, regions] = text.split(".");
  const count = Number(size) ** 2;
  if (version !== "1" || !(size >= 1 && size <= 36) || !/^[1-9A-Za-z*]+$/.test(givens ?? "")) return null;
  const state = {
    layout: {
      size: Number(size), box: box === "0" ? null : box.split("x").map(Number),
      regions: regions ? unpacked(regions).map((region) => region - 1) : null,
      diagonals: extras.includes("d"), windows: extras.includes("w"), disjointGroups: extras.includes("g"),
    },
    givens: unpacked(givens),
  };
  const { layout } = state;
  const isWhole = state.givens.length === count && state.givens.every((digit) => digit <= size)
    && (!layout.box || layout.box.length === 2 && layout.box[0] * layout.box[1] === layout.size)
    && (!layout.regions || layout.regions.length === count && layout.regions.every((region) => region >= 0 && region < size));
  return isWhole ? state : null;
}

/** The puzzle of the page's address; null where there is none. */
export function fromAddress() {
  const match = /^#p=(.+)$/.exec(location.hash);
  try {
    return match && fromText(decodeURIComponent(match[1]));
  } catch {
    return null;
  }
}

export const linkOf = (state) => `${location.origin}/#p=${toText(state)}`;
