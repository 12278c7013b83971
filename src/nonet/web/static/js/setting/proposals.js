// The dialog for puzzles whose rules are only drawn: what they may be, and how sure that is.

import { Board } from "../board/board.js";
import { findScene } from "../board/find_scene.js";
import { describe } from "../board/layout.js";
import { BLANK } from "../board/view.js";
import { button, fill, h, s } from "../page/dom.js";
import { badNote, refuse } from "../page/notices.js";
import { tick } from "../page/tick.js";
import { cellName, joined, language, number, t } from "../page/words.js";
import { working } from "../page/working.js";
import { ask } from "../service/engine.js";

/** Most cells that are named to screen readers. */
const MOST_NAMED = 12;

/** What a rule may be, and how sure that is. @param {Proposed} rule @param {number} size */
function textOf({ words, cells, confidence, said }, size) {
  const named = cells.map((each) => each.map((cell) => cellName(cell, size)).join(" "));
  const isShort = cells.flat().length <= MOST_NAMED;
  const share = number(Math.round(100 * confidence));
  return h(
    "span",
    words.join(" "),
    cells.length > 1 ? ` (${number(cells.length)}\u00a0×)` : null,
    h("span.sr", isShort ? joined(named) : null),
    h("br"),
    h(
      "span.soft.small",
      joined([
        t("proposals-sure", { share }),
        said ? t("proposals-said", { text: said }) : t("proposals-unsaid"),
      ]),
    ),
  );
}

/**
 * Ask what the drawings of a puzzle mean, and begin it with the rules that the player takes.
 * @param {Pick<Dialogs, "show">} dialogs @param {ReadPuzzle} puzzle
 * @param {(puzzle: ReadPuzzle) => void} begin
 */
export function openProposals(dialogs, puzzle, begin) {
  const { state, rules, cosmetics, solution } = puzzle;
  const { layout, givens } = state;
  /** @type {Set<Proposed>} */
  const taken = new Set();
  const job = ask("propose", {
    puzzle: { state, rules, cosmetics, solution },
    language,
  });
  const start = (/** @type {Partial<ReadPuzzle>} */ changes) => {
    dialog.close();
    begin({ ...puzzle, ...changes });
  };
  const use = button(t("proposals-use"), () => start(withRules(puzzle, [...taken])), {
    kind: ".main",
    disabled: true,
  });
  const svg = s("svg");
  const board = new Board(svg, { label: t("board") });
  const says = h("div.stack", { role: "status" }, working(job.stop));
  const list = h("ul.list");

  /** @param {Proposed} proposal @param {boolean} isProved */
  function item(proposal, isProved) {
    const take = (/** @type {boolean} */ is) => {
      taken[is ? "add" : "delete"](proposal);
      use.disabled = !isProved && !taken.size;
    };
    take(isProved);
    const look = () => board.argue({ houses: proposal.cells.map((each) => ({ cells: each })) });
    return h(
      "li.item",
      { onmouseenter: look, onmouseleave: () => board.argue(null), onfocusin: look },
      tick(textOf(proposal, layout.size), isProved, take),
    );
  }

  /** @param {Answers["propose"]} answer */
  function show({ rules: found, verdict, unnamed, left }) {
    const isProved = verdict === "proved";
    const rest = unnamed.map((text) => `“${text}”`);
    if (left) rest.push(t("proposals-drawings", { count: left }));
    use.disabled = !isProved;
    fill(
      says,
      h(
        isProved ? "p.note" : "p.note.bad",
        t(`proposals-${found.length || isProved ? verdict : "nothing"}`),
      ),
    );
    fill(
      list,
      found.map((proposal) => item(proposal, isProved)),
      rest.length ? h("li.soft.small", t("proposals-left", { what: joined(rest) })) : null,
    );
  }

  const dialog = dialogs.show(
    t("proposals"),
    h("p", t("proposals-how")),
    h("div.proposals", svg, h("div.stack", says, list)),
    h("p.soft.small", t("proposals-picture-how")),
    h(
      "div.row",
      use,
      button(t("proposals-picture"), () => start({})),
      button(t("cancel"), () => dialog.close()),
    ),
  );
  dialog.addEventListener("close", job.stop);
  board.setLayout(describe(layout));
  board.paint({ ...BLANK, digit: (cell) => givens[cell], isGiven: () => true });
  findScene(layout, cosmetics)
    .then((scene) => board.showScene(describe(layout, scene)))
    .catch(refuse);
  job.answer.then(show, (error) => fill(says, badNote(error)));
}

/**
 * What changes with rules: the layout has them, what they replace is not drawn twice.
 * @param {ReadPuzzle} puzzle @param {Proposed[]} taken @returns {Partial<ReadPuzzle>}
 */
function withRules({ state, cosmetics }, taken) {
  const layout = { ...state.layout };
  for (const { size, box, regions, constraints, ...houses } of taken.map(
    (proposal) => proposal.layout,
  )) {
    Object.assign(layout, Object.fromEntries(Object.entries(houses).filter(([, has]) => has)));
    layout.constraints = [layout.constraints, constraints].flatMap((rules) =>
      Array.isArray(rules) ? rules : [],
    );
  }
  const kept = Object.entries(cosmetics).map(([name, items]) => {
    const gone = taken.flatMap(
      ({ drawn }) => drawn[/** @type {keyof typeof drawn} */ (name)] ?? [],
    );
    return [
      name,
      items.filter((/** @type {unknown} */ _, /** @type {number} */ at) => !gone.includes(at)),
    ];
  });
  return {
    state: { ...state, layout },
    cosmetics: Object.fromEntries(kept),
    hasUnreadRules: false,
  };
}
