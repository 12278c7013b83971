// The worked example of a station for a projector: a large board and a sentence, nothing else.
// Arrow keys, a click or a swipe go on; Esc closes.

import { Board } from "../../board/board.js";
import { describe } from "../../board/layout.js";
import { BLANK } from "../../board/view.js";
import { button, fill, h, icon, s } from "../../page/dom.js";
import { loadPart } from "../../page/parts.js";
import { settings } from "../../page/settings.js";
import { language, t } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";

/** @param {string} name Of a station. */
export async function openProjector(name) {
  const question = { name, language, cellNames: settings.cellNames };
  const [page] = await Promise.all([answerTo("station", question), loadPart("lessons")]);
  const { state, step: found, scene, links } = page.example;
  /** @type {Step} */
  const step = { ...found, chain: links };
  const candidates = /** @type {number[][]} */ (
    (state.candidates ?? []).map((/** @type {number[] | null} */ digits) => digits ?? [])
  );
  /** @type {{words: string, shown: Shown | null}[]} */
  const frames = [
    { words: page.idea, shown: null },
    { words: found.point, shown: { step, candidates, depth: 1 } },
    ...step.chain.map(({ words }, index) => ({
      words,
      shown: { step, candidates, depth: 2, links: index + 1 },
    })),
    { words: found.show, shown: { step, candidates, depth: 2 } },
  ];
  const svg = s("svg");
  const board = new Board(svg, { label: page.title });
  board.look.letters = settings.letters;
  board.setLayout(describe(state.layout, scene));
  const view = {
    ...BLANK,
    digit: (/** @type {number} */ cell) => state.givens[cell] || state.entries?.[cell] || 0,
    isGiven: (/** @type {number} */ cell) => state.givens[cell] > 0,
    centre: (/** @type {number} */ cell) => candidates[cell] ?? BLANK.centre(cell),
  };
  const sentence = h("p", { role: "status" });
  const far = h("span.soft.small");
  let at = 0;

  /** @param {number} way */
  function go(way) {
    at = Math.min(Math.max(at + way, 0), frames.length - 1);
    const { words, shown } = frames[at];
    board.argue(null);
    board.paint(view);
    board.shade(() => "");
    board.argue(shown);
    fill(sentence, words);
    far.textContent = t("projector-step", { number: at + 1, count: frames.length });
  }

  /** @type {HTMLDialogElement} */
  const dialog = h(
    "dialog.projector",
    { "aria-label": page.title, autofocus: true, onclose: () => dialog.remove() },
    h(
      "div",
      svg,
      h(
        "div.sentence.stack",
        h("h2", page.title),
        sentence,
        h(
          "div.row.quiet",
          button(icon("before"), () => go(-1), { kind: ".plain", "aria-label": t("walk-back") }),
          far,
          button(icon("after"), () => go(1), { kind: ".plain", "aria-label": t("walk-next") }),
          button("×", () => dialog.close(), { kind: ".plain", "aria-label": t("close") }),
        ),
      ),
    ),
  );
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight" || key === "PageDown") go(1);
    if (key === "ArrowLeft" || key === "PageUp") go(-1);
  });
  svg.addEventListener("click", () => go(1));
  document.body.append(dialog);
  dialog.showModal();
  go(0);
}
