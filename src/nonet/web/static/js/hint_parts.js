// What the panel that teaches says of a step: its sentences, and the links of a long argument.

import { button, h } from "./dom.js";
import { t } from "./words.js";

/**
 * What is said of a step, and a key to read all of an argument that is shortened.
 * @param {Step} found @param {string} text
 */
export function sentences({ show, whole }, text) {
  const says = h("p.say", { tabindex: -1 }, text);
  if (!whole || text !== show) return [says];
  const all = button(
    t("argument-whole"),
    () => {
      says.textContent = whole;
      all.remove();
      says.focus();
    },
    { kind: ".plain" },
  );
  return [says, all];
}

/**
 * What shows the links of a long argument up to one of them; nothing for the whole of it.
 * @param {Step} found @param {number} at
 */
export const linksTo = ({ chain }, at) => (at < chain.length ? { links: at + 1 } : {});

/**
 * The keys to go through the links of a long argument; `go` hears where to, and which key it was.
 * @param {Step["chain"]} chain @param {number} at @param {(to: number, key: string) => void} go
 */
export const linkRow = (chain, at, go) => {
  const way = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {number} */ to) =>
    button(sign, () => go(to, key), {
      "aria-label": t(key),
      disabled: to < 0 || to > chain.length,
      kind: `.way.${key}`,
    });
  const isPart = at < chain.length;
  const count = isPart ? t("link-number", { number: at + 1, count: chain.length }) : t("link-all");
  return chain.length
    ? h(
        "div.row.links",
        way("‹", "link-back", at - 1),
        h("span.soft", count),
        way("›", "link-next", at + 1),
      )
    : null;
};
