// Why a digit of the player is wrong: what follows from it, link by link, up to what cannot be.

import { h } from "../page/dom.js";
import { settings } from "../page/settings.js";
import { language } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { stagePlayer } from "./course/station_argument.js";

/**
 * The chain as a player of its links; null where single digits show no contradiction.
 * @param {Pick<App, "game" | "present">} app @param {number} cell @param {number} digit
 * @param {number[]} wrong Cells with wrong digits, which the chain does without.
 */
export async function refutingChain(app, cell, digit, wrong) {
  const { game } = app;
  const state = game.posed({ marks: false });
  const entries = state.entries.map((entry, at) => (wrong.includes(at) ? 0 : entry));
  const { links } = await answerTo("refute", {
    state: { ...state, entries },
    ...{ cell, digit, language, cellNames: settings.cellNames },
  });
  if (!links.length) return null;
  const stages = links.map(
    (/** @type {{ words: string, placed: [number, number][], cells: number[] }} */ link) => ({
      words: link.words,
      shown: shownOf(link),
    }),
  );
  return h(
    "div.refuting",
    stagePlayer(stages, (shown) => app.present(shown)),
  );
}

/**
 * A link on the board: the digits so far as those of a step, and where the sentence looks.
 * @param {{ placed: [number, number][], cells: number[] }} link @returns {Shown}
 */
function shownOf({ placed, cells }) {
  const overlay = {
    ...{ place: [], fills: [], spots: [], arrows: [], halos: [], left: [] },
    frames: [{ cells, ink: "vermilion", dashed: true, rank: 0 }],
  };
  const none = { groups: [], houses: [], links: [], chain: [], blocks: [], nudgeHouses: [] };
  // The first is the wrong digit itself, which the board shows already.
  const step = { ...none, overlay, placements: placed.slice(1), eliminations: [] };
  return /** @type {Shown} */ (/** @type {unknown} */ ({ step, candidates: [], depth: 2 }));
}
