// All steps there are now: by technique, each with its argument.

import { button, fill, h } from "../page/dom.js";
import { joined, levelName, number, sayCell, t } from "../page/words.js";
import { showMistakes } from "./hint_mistakes.js";
import { linkRow, linksTo, sentences } from "./hint_step.js";

/** @type {(game: Game) => Digits[]} */
const candidatesOf = (game) =>
  [...game.cells].map((cell) =>
    game.digit(cell) ? [] : game.centre(cell).length ? game.centre(cell) : game.possible(cell),
  );

/**
 * What follows from a step, with the names of cells that the player has chosen.
 * @param {Step} step @param {number} size @param {(digit: number) => string} symbol
 */
function outcome({ placements, eliminations }, size, symbol) {
  const placed = placements.map(([cell, digit]) => `${sayCell(cell, size)} = ${symbol(digit)}`);
  /** @type {Map<number, string[]>} */
  const gone = new Map();
  for (const [cell, digit] of eliminations)
    gone.set(digit, [...(gone.get(digit) ?? []), sayCell(cell, size)]);
  return [
    ...placed,
    ...[...gone].map(([digit, cells]) => `${joined(cells)} ≠ ${symbol(digit)}`),
  ].join("; ");
}

/** @param {HintPanel} panel @param {Answers["steps"]} answer */
export function listSteps(panel, { steps, total, mistakes }) {
  const { app, dialogs } = panel;
  if (mistakes.length) {
    showMistakes(panel, mistakes);
    return;
  }
  const { game } = app;
  const says = h("div.stack.says", { "aria-live": "polite" });
  /**
   * A step of the list, which begins at the first link of a long argument.
   * @param {Step} found @param {HTMLElement} item @param {number} at
   */
  const show = (found, item, at = 0) => {
    const { chain } = found;
    const draw = () =>
      app.present({
        step: found,
        candidates: candidatesOf(game),
        depth: 2,
        ...linksTo(found, at),
      });
    for (const other of panel.element.querySelectorAll("[aria-current]"))
      other.removeAttribute("aria-current");
    item.setAttribute("aria-current", "true");
    draw();
    panel.again = draw;
    const go = (/** @type {number} */ to, /** @type {string} */ key) => {
      show(found, item, to);
      panel.focusFirst(`.btn.${key}:enabled`);
    };
    panel.steer = {
      back: () => at > 0 && go(at - 1, "link-back"),
      next: () => at < chain.length && go(at + 1, "link-next"),
    };
    fill(
      says,
      linkRow(chain, at, go),
      ...sentences(found, chain[at]?.words ?? found.show),
      h(
        "div.row",
        button(t("hint-apply"), () => panel.apply(found, candidatesOf(game)), { kind: ".main" }),
        button(found.name, () => dialogs.technique(found.technique), { kind: ".plain" }),
      ),
    );
  };
  const symbol = (/** @type {number} */ digit) => app.board.symbol(digit);
  const item = (/** @type {Step} */ found) =>
    h(
      "li",
      h(
        "button.item",
        {
          type: "button",
          onclick: (/** @type {Event} */ event) =>
            show(found, /** @type {HTMLElement} */ (event.currentTarget)),
        },
        h("span.grow", outcome(found, game.size, symbol)),
      ),
    );
  /** @type {Map<string, Step[]>} */
  const groups = new Map();
  for (const found of steps) groups.set(found.name, [...(groups.get(found.name) ?? []), found]);
  /** @type {(group: [string, Step[]], index: number) => HTMLElement} */
  const list = ([name, found], index) => {
    const items = h("ul.list");
    const open = () => items.childElementCount || fill(items, found.map(item));
    if (!index) open();
    return h(
      "details",
      { open: !index, ontoggle: open },
      h("summary", name, h("span.soft", found.length), h("span.chip", levelName(found[0].level))),
      items,
    );
  };
  panel.lay(
    "answer",
    h("h2", t("steps-count", { count: number(total) })),
    says,
    ...[...groups].map(list),
    h("hr"),
    ...panel.buttons(),
  );
}
