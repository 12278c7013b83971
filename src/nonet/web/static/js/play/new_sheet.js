// The sheet behind New: four levels, six kinds, the last kind again, and the ways to other puzzles.

import { button, fill, h, s } from "../page/dom.js";
import { messageOf, refuse } from "../page/notices.js";
import { levelName, t } from "../page/words.js";
import { loaded } from "../service/api.js";
import { Refusal } from "../service/refusals.js";
import { openBoards } from "../setting/boards.js";
import { JIGSAWS } from "../setting/jigsaws.js";
import { kindName, kindOf, lastKind, makeKind } from "./another.js";

/** What the cards make: one for each usual level. */
const CARDS = ["Easy", "Medium", "Hard", "Expert"];

/** @type {Box} */
const BOX = [3, 3];
const LINES = "M12 0v36M24 0v36M0 12h36M0 24h36";

/**
 * Kinds that are one touch away: the message of the name, what is made, and the lines and dots of
 * their sign.
 * @type {[name: string, kind: () => Recipe, lines: string, more?: string][]}
 */
const KINDS = [
  ["made-killer", () => ofRules("killer"), LINES, "M2 2h20v8h-10v12h-10zM14 12h8v10h-8z"],
  ["made-thermo", () => ofRules("thermo"), LINES, "M6 30h12v-12l12 -12"],
  ["made-arrow", () => ofRules("arrow"), LINES, "M9 25l6 -7h15v-12m-4 5l4 -6l4 6"],
  [
    "new-jigsaw",
    () => kindOf({ size: 9, regions: JIGSAWS[9] }, CARDS[0]),
    "M0 12h8v8h8v-6h8v-6h12M16 20v8h8v8M24 14v10h12",
  ],
  [
    "new-x",
    () => kindOf({ size: 9, box: BOX, diagonals: true }, CARDS[0]),
    LINES,
    "M0 0L36 36M36 0L0 36",
  ],
  [
    "new-large",
    () => kindOf({ size: 16, box: [4, 4] }, CARDS[0]),
    "M9 0v36M18 0v36M27 0v36M0 9h36M0 18h36M0 27h36",
  ],
];

/**
 * A puzzle with clues of a kind; medium, as easy ones of thermometers or arrows are mostly givens.
 * @param {string} ruleKind @returns {Recipe}
 */
const ofRules = (ruleKind) => ({
  ...kindOf({ size: 9, box: BOX }, CARDS[1]),
  symmetry: "none",
  ruleKind,
});

/** @param {string} lines @param {string} [more] */
const sign = (lines, more = "") =>
  s(
    "svg",
    { class: "kind-sign", viewBox: "-1 -1 38 38", "aria-hidden": "true" },
    s("path", { d: `M0 0h36v36h-36z${lines}` }),
    s("path", { class: "rule", d: more }),
  );

/**
 * A card for each level.
 * @param {(kind: Recipe) => void} make
 */
const levelCards = (make) =>
  h(
    "div.cards",
    CARDS.map((level, index) =>
      h(
        "button.card",
        { type: "button", onclick: () => make(kindOf({ size: 9, box: BOX }, level)) },
        h(
          "span.steps",
          { "aria-hidden": "true" },
          CARDS.map((_, step) => h(step <= index ? "i.on" : "i")),
        ),
        h("strong", levelName(level)),
        h("span.soft.small", t(`card-${level}`)),
      ),
    ),
  );

/** A card for each kind. @param {(kind: Recipe) => void} make */
const kindCards = (make) =>
  h(
    "div.cards.kinds",
    KINDS.map(([name, kind, lines, more]) =>
      h(
        "button.card",
        { type: "button", onclick: () => make(kind()) },
        sign(lines, more),
        h("span", t(name)),
      ),
    ),
  );

/** @param {NewApp} app @param {Pick<Dialogs, "paste" | "photo" | "show">} dialogs */
export function openNew(app, dialogs) {
  /** @type {ReturnType<typeof makeKind> | null} */
  let job = null;
  const sheet = h("div.stack");
  const dialog = dialogs.show(t("another"), sheet);
  dialog.addEventListener("close", () => job?.stop());
  const last = lastKind();

  /** @param {Recipe} kind */
  async function make(kind) {
    job = makeKind(app, kind);
    fill(
      sheet,
      h("p", { role: "status" }, t("make-working")),
      h("p.soft", kindName(kind)),
      h("progress", { "aria-label": t("make-working") }),
      button(t("stop"), () => job?.stop(), { kind: ".main" }),
    );
    try {
      await job.answer;
      dialog.close();
    } catch (error) {
      const isStopped = error instanceof Refusal && error.code === "cancelled";
      choose(isStopped ? null : h("p.note.bad", { role: "alert" }, messageOf(error)));
    }
    job = null;
  }

  const openDaily = () =>
    loaded(import("../learn/course/daily.js"))
      .then((module) => module.openDaily(app, dialogs))
      .catch(refuse);

  /** The other ways to a puzzle. @type {[key: string, does: () => void][]} */
  const ways = [
    ["make-kinds", () => app.showTab("make")],
    ["daily", openDaily],
    ["new", () => openBoards(app, dialogs)],
    ["set", () => app.actions.set(true)],
    ["photo", () => dialogs.photo()],
    ["paste", () => dialogs.paste()],
  ];

  /** @param {Child} problem */
  function choose(problem = null) {
    fill(
      sheet,
      problem,
      last
        ? button([h("span", t("make-again")), h("span.small", kindName(last))], () => make(last), {
            kind: ".main.again",
          })
        : null,
      levelCards(make),
      kindCards(make),
      h(
        "ul.list.ways",
        ways.map(([key, does]) =>
          h(
            "li",
            h(
              "button.item",
              {
                type: "button",
                onclick: () => {
                  dialog.close();
                  does();
                },
              },
              t(key),
            ),
          ),
        ),
      ),
    );
  }

  choose();
  /** @type {HTMLElement | null} */ (sheet.querySelector(".again"))?.focus();
}
