// What a format leaves out, in the player's language.

import { hasMessage, joined, t } from "../page/words.js";

/**
 * Words of a list that say what was lost; a field of a file is called as the file has it.
 * @param {string} words
 */
function lostPart(words) {
  const rule = /^the rules '(.*)'$/.exec(words);
  if (rule) return t("lost-rule", { rule: rule[1] });
  const key = `lost-${words.replace(/ \(.*\)$/, "").replaceAll(/[^a-zA-Z]+/g, "-")}`;
  if (hasMessage(key)) return t(key);
  if (/^an? /.test(words)) return t("lost-idle");
  const named = /^the (?:field|section|column|symbol|text) '?([^']*)'?/.exec(words);
  return named ? t("lost-field", { name: named[1] }) : words;
}

/** Whether what is lost are boxes, houses or rules. @param {string} words */
export const isOfLayout = (words) => /^(the layout|the rules '|checks )/.test(words);

/** @param {string[]} parts */
export const lostParts = (parts) => joined(parts.map(lostPart));
