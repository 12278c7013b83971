// The coach looks back on a game: what was used, where the player waited longest and what was there
// then, and what to practise.

import { Board, symbol } from "../../board/board.js";
import { describe } from "../../board/layout.js";
import { BLANK } from "../../board/view.js";
import { toText } from "../../library/documents.js";
import { button, fill, h, s } from "../../page/dom.js";
import { badNote } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { settings } from "../../page/settings.js";
import { cellName, clock, language, listed, t } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";
import { openStation } from "./course.js";

/** @param {CoachUse[]} uses */
const listOf = (uses) =>
  h(
    "ul.uses",
    uses.map(({ title, count }) => h("li", h("span", title), h("span.soft", `× ${count}`))),
  );

/** A position with a step, as a picture. @param {State} state @param {Step} step */
function pictureOf(state, step) {
  const svg = s("svg");
  const board = new Board(svg, { label: step.show });
  board.setLayout(describe(state.layout));
  const { givens, entries, candidates } = state;
  board.paint({
    ...BLANK,
    digit: (cell) => givens[cell] || entries?.[cell] || 0,
    isGiven: (cell) => givens[cell] > 0,
  });
  board.shade(() => "");
  board.argue({ step, candidates: (candidates ?? []).map((digits) => digits ?? []), depth: 2 });
  return svg;
}

/**
 * What the coach says of the game, as a dialog.
 * @param {Pick<App, "game" | "showTab">} app @param {Pick<Dialogs, "show">} dialogs
 */
export async function openCoach(app, dialogs) {
  const { game } = app;
  await loadPart("lessons");
  const body = h("div.stack.coach", h("progress", { "aria-label": t("thinking") }));
  const dialog = dialogs.show(t("coach"), body);
  const go = (/** @type {string} */ station) => () => {
    dialog.close();
    openStation(app, station);
  };

  /** @param {CoachWait} wait */
  function waited({ move, seconds, state, step }) {
    const shown = h("div");
    const show = button(
      t("coach-show"),
      () => {
        const isOpen = Boolean(shown.firstChild);
        fill(shown, isOpen || !step ? null : [pictureOf(state, step), h("p.say", step.show)]);
        show.setAttribute("aria-expanded", String(!isOpen));
      },
      { kind: ".small", "aria-expanded": "false" },
    );
    return h(
      "li.stack",
      h(
        "div.row.between",
        h(
          "span.grow",
          t("coach-wait", { move, time: clock(seconds) }),
          " ",
          step ? t("coach-there", { name: step.name }) : "",
        ),
        step ? show : null,
      ),
      shown,
    );
  }

  try {
    const { cellNames } = settings;
    const question = { document: JSON.parse(toText(game)), language, cellNames };
    const found = await answerTo("coach", question);
    const slips = /** @type {CoachSlip[]} */ (found.slips).slice(0, 6).map(({ cell, digit }) =>
      t("digit-at", {
        digit: symbol(digit, game.info, settings.letters),
        cell: cellName(cell, game.size),
      }),
    );
    const hasUses = found.used.length > 0;
    fill(
      body,
      h("h3", t("coach-used")),
      hasUses ? listOf(found.used) : h("p.soft", t("coach-nothing")),
      found.unexplained ? h("p", t("coach-unexplained", { count: found.unexplained })) : null,
      found.waits.length
        ? [h("h3", t("coach-waits")), h("ol.waits", found.waits.map(waited))]
        : null,
      slips.length ? [h("h3", t("coach-slips")), h("p", listed(slips))] : null,
      found.practise
        ? h(
            "div.note.row.between",
            h("span.grow", t("coach-practise", { title: found.practise.title })),
            button(t("coach-go"), go(found.practise.station), { kind: ".main" }),
          )
        : h("p.note", t("coach-well")),
      h("details", h("summary", t("coach-teacher")), listOf(found.needed)),
    );
  } catch (error) {
    fill(body, badNote(error));
  }
}
