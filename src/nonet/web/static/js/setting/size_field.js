// The size of a grid as a number that is typed: there are a hundred of them.

import { MAX_SIZE } from "../board/layout.js";
import { fieldIn, fieldOf, input } from "../page/dom.js";
import { t } from "../page/words.js";

/**
 * The size that a text says; one that is too small or too large is the nearest that there is.
 * @param {string} text @param {number} before what it is where the text says none
 */
export function sizeOf(text, before) {
  const size = Math.round(Number(text));
  return text.trim() && Number.isFinite(size) ? Math.min(Math.max(size, 1), MAX_SIZE) : before;
}

/** @param {number} start @param {(size: number) => void} choose hears of another size */
export function sizeField(start, choose) {
  let now = start;
  const element = input(t("size"), {
    type: "number",
    min: 1,
    max: MAX_SIZE,
    value: start,
    onchange: (/** @type {Event} */ event) => {
      const size = sizeOf(fieldIn(event).value, now);
      show(size);
      choose(size);
    },
  });
  /** @param {number} size */
  function show(size) {
    now = size;
    fieldOf(element).value = String(size);
  }
  /** Put other fields beside it; it keeps the keyboard. @param {() => void} place */
  function placed(place) {
    const isFocused = element.contains(document.activeElement);
    place();
    if (isFocused) fieldOf(element).focus();
  }
  return { element, show, placed };
}
