// The digits with which the sums of the selected cells can still be made; sets can be crossed out.

import { fill, h } from "../page/dom.js";
import { language, t } from "../page/words.js";
import { answerTo } from "../service/engine.js";

/**
 * A list that follows the selection while `details` is open.
 * @param {RulesApp} app @param {HTMLDetailsElement} details @param {HTMLElement} content
 */
export function followCombinations(app, details, content) {
  let asked = 0;

  /**
   * What is crossed out is kept by its cells and digits.
   * @param {number[]} cells @param {number[]} digits
   */
  const keyOf = (cells, digits) => `${cells.join()}:${digits.join()}`;

  /** @param {Combinations} rule */
  const list = ({ name, cells, sets, count }) => {
    const { crossed } = app.game;
    const always = h("p.soft");
    const sayAlways = () => {
      const left = sets.filter((digits) => !crossed.has(keyOf(cells, digits)));
      const common = (left[0] ?? []).filter((digit) => left.every((set) => set.includes(digit)));
      const digits = [...new Set(common)].map((digit) => app.board.symbol(digit));
      always.textContent = digits.length ? t("combos-always", { digits: digits.join(" ") }) : "";
    };
    const item = (/** @type {number[]} */ digits) => {
      const key = keyOf(cells, digits);
      const text = digits.map((digit) => app.board.symbol(digit)).join(" ");
      const box = h(
        "button.combo",
        {
          type: "button",
          "aria-pressed": String(crossed.has(key)),
          onclick: () => {
            if (!crossed.delete(key)) crossed.add(key);
            box.setAttribute("aria-pressed", String(crossed.has(key)));
            sayAlways();
            app.save();
          },
        },
        text,
      );
      return h("li", box);
    };
    sayAlways();
    return [
      h("h3", name),
      count === 0 ? h("p.note.bad", t("combos-impossible")) : null,
      count === null ? h("p.soft", t("combos-many")) : null,
      sets.length ? h("ul.combos", { "aria-label": t("combos-cross") }, sets.map(item)) : null,
      (count ?? 0) > sets.length ? h("p.soft", t("combos-more", { count })) : null,
      always,
    ];
  };

  async function show() {
    if (!details.open) return;
    const { game, targets } = app;
    asked += 1;
    const mine = asked;
    if (!targets.length) {
      fill(content, h("p.soft", t("combos-none")));
      return;
    }
    const [cell] = targets;
    const answer = await answerTo("combinations", { state: game.state(), cell, language }).catch(
      () => null,
    );
    if (!answer || mine !== asked || app.game !== game) return;
    /** @type {Combinations[]} */
    const found = answer.rules;
    const shown = found.filter(
      ({ cells }) =>
        !cells.some((member) => game.covered.has(member)) &&
        targets.every((target) => target === cell || cells.includes(target)),
    );
    fill(content, shown.length ? shown.map(list) : h("p.soft", t("combos-none")));
  }

  app.listen((what) => {
    if (what === "move" || what === "selected" || what === "game") show();
  });
  details.addEventListener("toggle", show);
  show();
}
