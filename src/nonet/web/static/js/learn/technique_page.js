// The page of a technique: what it says, and an example on a board of its own.

import { Board } from "../board/board.js";
import { findScene } from "../board/find_scene.js";
import { describe } from "../board/layout.js";
import { UNIT } from "../board/marks.js";
import { BLANK } from "../board/view.js";
import { h, s } from "../page/dom.js";
import { joined, levelName, t } from "../page/words.js";
import { siteLink } from "./site_link.js";

/** @param {{ state: State, step: Step }} example */
async function drawExample({ state, step }) {
  const svg = s("svg");
  const board = new Board(svg, { label: step.show });
  const info = describe(state.layout, await findScene(state.layout));
  board.setLayout(info);
  const digit = (/** @type {number} */ cell) => state.givens[cell] || state.entries?.[cell] || 0;
  board.paint({ ...BLANK, digit, isGiven: (cell) => state.givens[cell] > 0 });
  board.shade(() => "");
  const candidates = /** @type {Digits[]} */ (state.candidates ?? []);
  board.argue({ step, candidates, depth: 2 });
  svg.setAttribute("viewBox", `-3 -3 ${info.size * UNIT + 6} ${info.size * UNIT + 6}`);
  return svg;
}

/** @param {Answers["technique"]} page @returns {Promise<Child[]>} */
export const contentOf = async ({ technique, level, aliases, description, example }) => [
  h("p.row", h("span.chip", levelName(level)), h("span.soft.small", joined(aliases))),
  h("p.say", description),
  ...(example
    ? [h("h3", t("example")), await drawExample(example), h("p", example.step.show)]
    : []),
  siteLink(technique),
];
