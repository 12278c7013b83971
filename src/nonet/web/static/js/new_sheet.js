// The sheet behind New: four cards, the last kind again, and the ways to other puzzles.

import { kindName, kindOf, lastKind, makeKind } from "./another.js";
import { loaded, Refusal } from "./api.js";
import { openBoards } from "./boards.js";
import { button, fill, h } from "./dom.js";
import { messageOf, refuse } from "./notices.js";
import { levelName, t } from "./words.js";

/** What the cards make: one for each usual level. */
const CARDS = ["Easy", "Medium", "Hard", "Expert"];

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
    loaded(import("./course/daily.js"))
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
      h(
        "div.cards",
        CARDS.map((level, index) =>
          h(
            "button.card",
            {
              type: "button",
              onclick: () => make(kindOf({ size: 9, box: [3, 3] }, level)),
            },
            h(
              "span.steps",
              { "aria-hidden": "true" },
              CARDS.map((_, step) => h(step <= index ? "i.on" : "i")),
            ),
            h("strong", levelName(level)),
            h("span.soft.small", t(`card-${level}`)),
          ),
        ),
      ),
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
