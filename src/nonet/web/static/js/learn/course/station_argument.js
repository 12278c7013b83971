// The argument of a step, one stage after the other: where to look, the cells, link by link, all.
import { button, fill, h } from "../../page/dom.js";
import { say } from "../../page/notices.js";
import { t } from "../../page/words.js";

/**
 * What is said and shown at each stage.
 * @param {Step} step @param {Step["chain"]} chain Links with their sentences; none: they are few.
 * @param {Digits[]} candidates @returns {{ words: string, shown: Shown }[]}
 */
export function stagesOf(step, chain, candidates) {
  const whole = { step: { ...step, chain }, candidates };
  return [
    { words: step.nudge, shown: { ...whole, depth: 0 } },
    { words: step.point, shown: { ...whole, depth: 1 } },
    ...chain.map(({ words }, at) => ({ words, shown: { ...whole, depth: 2, links: at + 1 } })),
    { words: step.show, shown: { ...whole, depth: 2 } },
  ];
}

/**
 * Keys to go through the stages, and what is said at each; `draw` shows it on a board.
 * @param {ReturnType<typeof stagesOf>} stages @param {(shown: Shown) => void} draw
 * @param {number} [start]
 */
export function stagePlayer(stages, draw, start = 0) {
  const element = h("div.stack.stages");
  /** @param {number} at */
  const show = (at) => {
    const { words, shown } = stages[at];
    const way = (
      /** @type {string} */ sign,
      /** @type {string} */ name,
      /** @type {number} */ to,
    ) =>
      button(sign, () => go(to, name), {
        "aria-label": t(name),
        disabled: to < 0 || to >= stages.length,
        kind: `.way.${name}`,
      });
    draw(shown);
    fill(
      element,
      h(
        "div.row.links",
        way("‹", "stage-back", at - 1),
        h("span.soft", t("stage-number", { number: at + 1, count: stages.length })),
        way("›", "stage-next", at + 1),
      ),
      h("p.say", words),
    );
  };
  /** @param {number} to @param {string} name */
  const go = (to, name) => {
    show(to);
    say(stages[to].words);
    const key = element.querySelector(`.${name}:enabled`) ?? element.querySelector(".way:enabled");
    /** @type {HTMLElement | null} */ (key)?.focus();
  };
  show(start);
  return element;
}
