// Which digits a board has, as a text: 0–8.

import { MAX_SIZE } from "../board/layout.js";
import { fieldOf, input } from "../page/dom.js";
import { toast } from "../page/notices.js";
import { t } from "../page/words.js";

const SPAN = /^\s*(\d{1,3})\s*(?:-|–|—|\.\.)\s*(\d{1,3})\s*$/;

/**
 * The first and the last digit of a text; null where it names too few, or none.
 * @param {string} text @param {number} size @returns {[number, number] | null}
 */
export function digitsIn(text, size) {
  const [, first, last] = (SPAN.exec(text) ?? []).map(Number);
  const count = last - first + 1;
  return count >= size && count <= MAX_SIZE && last <= MAX_SIZE ? [first, last] : null;
}

/**
 * Givens with other digits: those that are still there, by their places.
 * @param {number[]} givens @param {[number, number]} before @param {[number, number]} after
 */
export const keptGivens = (givens, before, after) =>
  givens.map((place) => {
    const now = place + before[0] - after[0];
    return place && now >= 1 && now <= after[1] - after[0] + 1 ? now : 0;
  });

/**
 * The field; it hears the digits where they are others: null are the usual ones.
 * @param {Layout} layout @param {(digits: [number, number] | null) => void} choose
 */
export function digitsField({ size, digits }, choose) {
  const [first, last] = digits ?? [1, size];
  const text = `${first}–${last}`;
  const element = input(t("digits"), { value: text, spellcheck: false, onchange });
  element.classList.add("digits");
  const field = fieldOf(element);

  function onchange() {
    const found = digitsIn(field.value, size);
    if (!found) {
      toast(t("desk-digits", { count: size, most: MAX_SIZE }));
      field.value = text;
    } else if (String(found) !== String([first, last]))
      choose(String(found) === String([1, size]) ? null : found);
  }
  return element;
}
