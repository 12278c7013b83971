// A tick: a field of panels and dialogs that are opened later.

import { fieldIn, h } from "./dom.js";

/**
 * @param {Child} text @param {boolean} checked @param {(isChecked: boolean) => unknown} [onchange]
 */
export function tick(text, checked, onchange) {
  return h(
    "label.tick",
    h("input", {
      type: "checkbox",
      checked,
      onchange: (/** @type {Event} */ event) => onchange?.(fieldIn(event).checked),
    }),
    text,
  );
}
