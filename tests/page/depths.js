// How the steps of a hint are drawn, by their depths: examples of techniques in, counts out.

import { json } from "node:stream/consumers";
import { Board } from "../../src/nonet/web/static/js/board/board.js";
import { describe } from "../../src/nonet/web/static/js/board/layout.js";

/** All that an element shows, as a text. */
const shown = ({ name, attributes, children }) =>
  `${name} ${[...attributes].join(" ")} (${children.map((child) => (child.name ? shown(child) : child))})`;

const drawnOf = ({ state, step }) => {
  const board = new Board(document.createElementNS("", "svg"));
  board.setLayout(describe(state.layout));
  return [0, 1, 2].map((depth) => {
    board.argue({ step, candidates: state.candidates, depth });
    const parts = [board.under, board.over].flatMap((layer) => [...layer.all()]);
    const count = (name) => parts.filter(({ classList }) => classList.has(name)).length;
    const text = [board.under, board.over].map(shown).join();
    return { text, frames: count("frame"), looks: count("look") };
  });
};

const found = (await json(process.stdin)).map((example) => {
  const depths = drawnOf(example);
  return {
    different: new Set(depths.map(({ text }) => text)).size,
    frames: depths[0].frames,
    looks: depths[1].looks,
  };
});
process.stdout.write(JSON.stringify(found));
