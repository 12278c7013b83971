// What the page says: to screen readers, and in a short message at its foot.
import { $, button, fill, h } from "./dom.js";

let closing = 0;

/** Announce to screen readers. @param {string} text */
export function say(text) {
  $("#live").textContent = text;
}

/**
 * A short message; `choices` are [text, what to do].
 * @param {string} text @param {[text: string, does: () => unknown][]} choices
 */
export function toast(text, choices = []) {
  const element = $("#toast");
  clearTimeout(closing);
  const close = () => {
    element.hidden = true;
  };
  const chosen = (/** @type {() => unknown} */ does) => () => {
    close();
    does();
  };
  fill(element, h("span", text), ...choices.map(([name, does]) => button(name, chosen(does))));
  element.hidden = false;
  const { height } = element.getBoundingClientRect();
  document.body.style.setProperty("--toast", `${Math.ceil(height)}px`);
  if (!choices.length) closing = setTimeout(close, 4500);
}
