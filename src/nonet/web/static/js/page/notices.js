// What the page says: to screen readers, and in a short message at its foot.
import { loaded } from "../service/api.js";
import { Refusal } from "../service/refusals.js";
import { $, button, fill, h } from "./dom.js";
import { t } from "./words.js";

let closing = 0;
/** How many messages there were: which is the last. */
let latest = 0;

/** Announce to screen readers. @param {string} text */
export function say(text) {
  $("#live").textContent = text;
}

/**
 * A short message; `choices` are [text, what to do]. Gives what takes it away, if it is still
 * there.
 * @param {string} text @param {[text: string, does: () => unknown][]} choices
 */
export function toast(text, choices = []) {
  const element = $("#toast");
  clearTimeout(closing);
  latest += 1;
  const mine = latest;
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
  return () => {
    if (mine === latest) close();
  };
}

/** What an error says. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Say what went wrong, and what helps. @param {unknown} error */
export const refuse = (error) => {
  const isOld = error instanceof Refusal && error.code === "updated";
  toast(messageOf(error), isOld ? [[t("reload"), () => location.reload()]] : []);
};

/** A note on what went wrong. @param {unknown} error @param {Record<string, string>} properties */
export const badNote = (error, properties = {}) => h("p.note.bad", properties, messageOf(error));

/** Does something, and says what went wrong in it. @param {() => Promise<unknown>} does */
export const trying = (does) => () => does().catch(refuse);

/**
 * Do something with a module that is loaded only then.
 * @template Module @param {Promise<Module>} module @param {(module: Module) => unknown} does
 */
export const withModule = (module, does) => loaded(module).then(does).catch(refuse);
