// The size of a grid as a number that is typed: there are a hundred of them.

import { MAX_SIZE } from "../board/layout.js";
import { fieldOf, input } from "../page/dom.js";
import { t } from "../page/words.js";

/** @param {number} size @param {(size: number) => void} choose hears of another one */
export function sizeField(size, choose) {
  const element = input(t("size"), { type: "number", min: 1, max: MAX_SIZE, onchange });
  const field = fieldOf(element);

  function onchange() {
    const typed = Math.round(field.valueAsNumber);
    if (!Number.isNaN(typed)) size = Math.min(Math.max(typed, 1), MAX_SIZE);
    field.value = String(size);
    choose(size);
  }
  /** @param {number} now */
  function show(now) {
    if (now !== size) field.value = String(now);
    size = now;
  }
  /** Put it beside others; it keeps the keyboard. @param {() => void} place */
  function placed(place) {
    const isFocused = document.activeElement === field;
    place();
    if (isFocused) field.focus();
  }
  return { element, show, placed };
}
