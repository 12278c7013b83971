// What the panel that teaches says of mistakes: where the first is, then all of them, then why.

import { button, fill, h } from "../page/dom.js";
import { badNote, say } from "../page/notices.js";
import { sayCell, t } from "../page/words.js";
import { loaded } from "../service/api.js";

/** @param {HintPanel} panel @param {Mistake[]} found */
export function showMistakes(panel, found) {
  const { nudge, house } = found[0];
  if (!house) {
    listMistakes(panel, found);
    return;
  }
  const draw = () => panel.app.present({ houses: [house] });
  draw();
  panel.lay(
    "answer",
    h("h2", t("hint-mistake")),
    h("p.say", nudge),
    h(
      "div.row",
      button(t("mistake-which"), () => panel.deeper?.(), { kind: ".main" }),
    ),
    h("hr"),
    ...panel.more(),
  );
  say(nudge);
  panel.again = draw;
  panel.deeper = () => {
    listMistakes(panel, found);
    panel.focusFirst();
  };
}

/** @param {Mistake} mistake */
const isEntry = ({ kind }) => kind === "entry";

/** @param {HintPanel} panel @param {Mistake[]} found */
function listMistakes(panel, found) {
  const { app } = panel;
  const draw = () =>
    app.present({ cells: [...new Set(found.flatMap((mistake) => mistake.cells))] });
  draw();
  const says = h("div.stack", { role: "status" });
  const entry = found.find(isEntry);
  const explain = (/** @type {Mistake} */ mistake) => contradict(app, mistake, found, says);
  const why = (/** @type {Mistake} */ mistake) => {
    if (isEntry(mistake))
      return button(
        t("mistake-why"),
        () => explain(mistake),
        mistake === entry ? { kind: ".main" } : {},
      );
    if (mistake.kind !== "unsolvable") return null;
    return button(t("mistake-why"), () => {
      app.showTab("play");
      app.gradePanel.update(null);
    });
  };
  const item = (/** @type {Mistake} */ mistake) =>
    h(
      "li.row",
      h(
        "button.item.grow",
        { type: "button", onclick: () => app.present({ cells: mistake.cells }) },
        mistake.message,
      ),
      why(mistake),
    );
  panel.lay(
    "answer",
    h("h2", t("hint-mistake")),
    h("ul.list", found.slice(0, 20).map(item)),
    says,
    h("hr"),
    ...panel.buttons(),
  );
  say(found[0].message);
  panel.again = draw;
  if (entry) panel.deeper = () => explain(entry);
}

/**
 * Show what follows from a wrong digit, link by link; `found` are all mistakes.
 * @param {HintApp} app @param {Mistake} mistake @param {Mistake[]} found @param {HTMLElement} says
 */
async function contradict(app, { cells: [cell], digit }, found, says) {
  const { game } = app;
  const { version } = game;
  const wrong = found.filter(isEntry).flatMap(({ cells }) => cells);
  try {
    const { refutingChain } = await loaded(import("./refuting.js"));
    const chain = digit && (await refutingChain(app, cell, digit, wrong));
    if (app.game !== game || game.version !== version) return;
    const text = t("mistake-deep", { what: sayCell(cell, game.size) });
    fill(says, chain || h("p.say", text));
    if (!chain) say(text);
  } catch (error) {
    fill(says, badNote(error));
  }
}
