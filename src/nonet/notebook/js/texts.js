// The messages of a board, which the kernel sends: as much of Fluent as they use, which is variables,
// quoted texts, and a choice by a number.

const CHOICE = /\{\s*\$(\w+)\s*->((?:[^{}]|\{[^{}]*\})*)\}/g;
const VARIANT = /^\s*(\*?)\[(\w+)\] ?(.*)$/gm;
const PLACE = /\{\s*(?:\$(\w+)|("(?:[^"\\]|\\.)*"))\s*\}/g;

/**
 * The variant for a number: the one of its plural category, or the usual one.
 * @param {string} variants @param {string} category
 */
function variantOf(variants, category) {
  const all = [...variants.matchAll(VARIANT)];
  const found = all.find(([, , name]) => name === category) ?? all.find(([, usual]) => usual);
  return found?.[3] ?? "";
}

/** @param {Record<string, string>} messages @param {string} tag @returns {Texts} */
export function textsOf(messages, tag) {
  const plurals = new Intl.PluralRules(tag);
  return {
    hasMessage: (key) => key in messages,
    format: (key, values) =>
      messages[key]
        .trim()
        .replace(CHOICE, (_, name, variants) =>
          variantOf(variants, plurals.select(Number(values[name]))),
        )
        .replace(PLACE, (_, name, text) => (text ? JSON.parse(text) : String(values[name]))),
  };
}
