// A field to search a long list in, with the browser's suggestions.

import { fieldIn, h, input } from "./dom.js";
import { t } from "./words.js";

/** Lists of suggestions that were made: each has a name of its own. */
let lists = 0;

/**
 * What is typed is completed where it begins one text, and others only go on from that; what begins
 * none is refused, and nothing is chosen then.
 * @param {string} label @param {readonly (readonly [key: string, text: string])[]} options
 * @param {string} value @param {(key: string) => void} onchange
 */
export function suggest(label, options, value, onchange) {
  lists += 1;
  const list = `suggestions-${lists}`;
  const textOf = (/** @type {string} */ key) => options.find(([known]) => known === key)?.[1] ?? "";
  const change = (/** @type {Event} */ event) => {
    const field = fieldIn(event);
    const typed = field.value.trim().toLocaleLowerCase();
    const found = options.filter(([, text]) => text.toLocaleLowerCase().startsWith(typed));
    // *x-win* means X-Wing, not the X-Wing of Rules.
    const meant = found.find(([, text]) => found.every(([, other]) => other.startsWith(text)));
    const exact = found.find(([, text]) => text.toLocaleLowerCase() === typed);
    const [chosen] = exact ?? (typed && meant ? meant : [""]);
    field.value = textOf(chosen);
    onchange(chosen);
  };
  return h(
    "div",
    input(label, { list, value: textOf(value), placeholder: t("any"), onchange: change }),
    h(
      "datalist",
      { id: list },
      options.map(([, text]) => h("option", { value: text })),
    ),
  );
}
