// The page of a station: the idea, an example worked out, why it is true, how to look for it.

import { Board } from "../../board/board.js";
import { describe } from "../../board/layout.js";
import { UNIT } from "../../board/marks.js";
import { cellsOf } from "../../board/overlay.js";
import { NONE } from "../../board/seen.js";
import { BLANK } from "../../board/view.js";
import { button, h, s } from "../../page/dom.js";
import { refuse, trying } from "../../page/notices.js";
import { levelName, t } from "../../page/words.js";
import { loaded } from "../../service/api.js";
import { answerTo } from "../../service/engine.js";
import { ExerciseAnswer } from "./exercise_answer.js";
import { stagePlayer, stagesOf } from "./station_argument.js";

/**
 * @param {Pick<App, "begin">} app @param {StationPage} page
 * @param {{ go(name: string | null): void, practise(name: string): void }} act
 */
export function stationPage(app, page, { go, practise }) {
  const way = (
    /** @type {string} */ sign,
    /** @type {string} */ key,
    /** @type {string | null} */ to,
  ) => button(sign, () => go(to), { "aria-label": t(key), disabled: !to, kind: ".way" });
  const find = (/** @type {string} */ kind) =>
    button(t("find-it"), () => practise(page.station), { kind });
  return h(
    "div.station-page",
    h(
      "div.stack.top",
      h(
        "div.row.between",
        button(`‹ ${t("course-back")}`, () => go(null), { kind: ".plain" }),
        h(
          "span.row",
          way("‹", "station-before", page.before),
          way("›", "station-after", page.after),
        ),
      ),
      h("p.soft.small", page.chapterTitle),
      h("h3.title", { tabIndex: -1 }, page.title),
      h("p.say", page.idea),
      h("div.row", find(".main"), h("span.chip", levelName(page.example.step.level))),
    ),
    h("div.stack.worked", example(page.example)),
    h(
      "div.stack.rest",
      part("station-why", page.why),
      part("station-look", page.look),
      part("station-stops", page.stops),
      h(
        "div.row",
        find(""),
        button(
          t("station-puzzle"),
          trying(() => begin(app, page)),
        ),
        button(t("station-show"), () =>
          lesson(import("./sheets_projector.js"), ({ openProjector }) =>
            openProjector(page.station),
          ),
        ),
      ),
    ),
  );
}

/**
 * Open a part of the course that is loaded when it is wanted.
 * @template Module @param {Promise<Module>} module
 * @param {(module: Module) => Promise<unknown>} does
 */
export const lesson = (module, does) => loaded(module).then(does).catch(refuse);

/** @param {string} heading @param {string} text */
const part = (heading, text) => [h("h3", t(heading)), h("p", text)];

/** The position with its argument, stage by stage. @param {StationPage["example"]} example */
function example({ state, scene, step, links }) {
  const svg = s("svg");
  const board = new Board(svg, { label: t("example") });
  const info = describe(state.layout, scene);
  board.setLayout(info);
  const answer = new ExerciseAnswer(state, info, step.placements.length > 0);
  const { candidates } = answer;
  svg.setAttribute("viewBox", `-3 -3 ${info.size * UNIT + 6} ${info.size * UNIT + 6}`);
  const draw = (/** @type {Shown} */ shown) => {
    const hidden = shown.step && shown.depth === 2 ? cellsOf(shown.step) : new Set();
    board.argue(shown);
    board.paint({
      ...BLANK,
      ...answer.view,
      centre: (cell) => (hidden.has(cell) ? NONE : answer.view.centre(cell)),
    });
    board.shade(() => "");
  };
  return [svg, stagePlayer(stagesOf(step, links, candidates), draw)];
}

/**
 * Begin a puzzle whose hardest step is of this station.
 * @param {Pick<App, "begin">} app @param {StationPage} page
 */
async function begin(app, { station, title }) {
  const made = await answerTo("station-puzzle", { station });
  const task = /** @type {const} */ ({ kind: "station", station });
  app.begin(made.state, { title, level: made.grade?.level ?? null }, { task });
}
