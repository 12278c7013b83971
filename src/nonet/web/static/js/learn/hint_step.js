// What the panel that teaches says of a step: its sentences, and the links of a long argument.

import { button, h } from "../page/dom.js";
import { say } from "../page/notices.js";
import { settings } from "../page/settings.js";
import { levelName, t } from "../page/words.js";
import { siteLink } from "./site_link.js";

/** @type {("nudge" | "point" | "show")[]} */
const DEPTHS = ["nudge", "point", "show"];

/**
 * A step at one of its depths; of a long argument at the last one a number of its links, then
 * the whole.
 * @param {HintPanel} panel @param {Step} found @param {Digits[]} candidates
 * @param {number} depth @param {number} at
 */
export function showStep(panel, found, candidates, depth, at = 0) {
  const { chain } = found;
  const isLast = depth === 2;
  const isPart = isLast && at < chain.length;
  const draw = () => panel.app.present({ step: found, candidates, depth, ...linksTo(found, at) });
  draw();
  const text = isPart ? chain[at].words : found[DEPTHS[depth]];
  say(text);
  /** @param {number} deep @param {number} to @param {string} [wanted] */
  const go = (deep, to, wanted) => {
    showStep(panel, found, candidates, deep, to);
    panel.focusFirst(wanted);
  };
  const along = (/** @type {number} */ to, /** @type {string} */ key) =>
    go(2, to, `.btn.${key}:enabled`);
  panel.lay(
    "answer",
    h(
      "div.depth",
      { "aria-hidden": "true" },
      DEPTHS.map((_, index) => h(index <= depth ? "i.on" : "i")),
    ),
    isLast ? linkRow(chain, at, along) : null,
    ...sentences(found, text),
    isLast && !isPart && settings.cellNames === "rc" ? h("p.soft.small", found.notation) : null,
    ...stepKeys(panel, found, candidates, depth),
    h("hr"),
    ...panel.more(),
  );
  panel.again = draw;
  panel.deeper = () => panel.focusFirst();
  if (!isLast) panel.deeper = () => go(depth + 1, 0);
  else if (isPart) panel.deeper = () => go(2, at + 1);
  if (isLast && chain.length)
    panel.steer = {
      back: () => at > 0 && along(at - 1, "link-back"),
      next: () => isPart && along(at + 1, "link-next"),
    };
}

/**
 * What can be done with a step, and its technique.
 * @param {HintPanel} panel @param {Step} found @param {Digits[]} candidates @param {number} depth
 */
const stepKeys = (panel, found, candidates, depth) => [
  h(
    "div.row",
    depth < 2
      ? button(t(depth ? "hint-show" : "hint-where"), () => panel.deeper?.(), { kind: ".main" })
      : button(t("hint-apply"), () => panel.apply(found, candidates), { kind: ".main" }),
    button(t("hint-hide"), () => {
      panel.app.present(null);
      panel.render();
    }),
  ),
  h(
    "p.row",
    h("span.chip", levelName(found.level)),
    button(found.name, () => panel.dialogs.technique(found.technique), { kind: ".plain" }),
    siteLink(found.technique),
  ),
];

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
