// The course in Learn: its chapters and stations, what has been learnt, and what comes next.

import { button, fill, h, s } from "../dom.js";
import { answerTo } from "../engine.js";
import { badNote, refuse } from "../notices.js";
import { loadPart } from "../parts.js";
import { settings } from "../settings.js";
import { language, t } from "../words.js";
import { openExercise } from "./exercise.js";
import { lesson, stationPage } from "./station.js";

/** Answers right in a row after which a station comes back only after a month. */
const BOXES = 5;
/** Most stations to review that are named at once. */
const MOST_DUE = 5;

/** The station that is to be open when the panel is shown. @type {string | null} */
let wanted = null;

/** Open a station, from anywhere. @param {Pick<App, "showTab">} app @param {string} name */
export function openStation(app, name) {
  wanted = name;
  app.showTab("course");
}

/** @param {App} app @param {Dialogs} dialogs @returns {Promise<CoursePanel>} */
export async function coursePanel(app, dialogs) {
  await loadPart("learn");
  const element = h("div.stack.course");
  /** The station that is open, or null for the course. */
  let open = /** @type {string | null} */ (null);
  let asked = 0;

  /**
   * Ask for a page; only the last one asked for is shown.
   * @template Answer @param {Promise<Answer>} question @param {(answer: Answer) => Child} page
   */
  const lay = async (question, page) => {
    asked += 1;
    const mine = asked;
    try {
      const answer = await question;
      if (mine !== asked) return;
      fill(element, page(answer));
      (element.closest("#panel") ?? element).scrollTop = 0;
      scrollTo(0, 0); // a phone scrolls the page, not the panel
    } catch (error) {
      if (mine === asked) fill(element, badNote(error, { role: "alert" }));
    }
  };

  /** @param {string | null} name */
  const go = async (name) => {
    open = name;
    await show();
    /** @type {HTMLElement | null} */ (element.querySelector("h2, h3"))?.focus();
  };

  /** @param {string} name @param {number | null} [seed] */
  const practise = (name, seed = null) =>
    openExercise(app, { name, seed, leave: () => app.showTab("course") }).catch(refuse);

  const show = () => {
    open = wanted ?? open;
    wanted = null;
    return open === null
      ? lay(answerTo("course", { language }), coursePage)
      : lay(answerTo("station", { name: open, language, cellNames: settings.cellNames }), (page) =>
          stationPage(app, page, { go, practise }),
        );
  };

  /** @param {CourseAnswer} course */
  const coursePage = (course) => {
    const all = course.chapters.flatMap(({ stations }) => stations);
    const titleOf = (/** @type {string} */ name) =>
      all.find(({ station }) => station === name)?.title ?? name;
    const following = all.find(({ station }) => station === course.following);
    const due = course.due.slice(0, MOST_DUE);
    return [
      h(
        "div.progress",
        h("progress", {
          max: all.length,
          value: course.learnt,
          "aria-label": t("course-progress"),
        }),
        h("span.soft", t("course-learnt", { count: course.learnt, all: all.length })),
      ),
      following
        ? h(
            "section.next",
            h("p.soft.small", t(course.learnt ? "course-next" : "course-first")),
            h("h3", { tabIndex: -1 }, following.title),
            h(
              "div.row",
              button(t("course-open"), () => go(following.station), { kind: ".main.grow" }),
              button(t("find-it"), () => practise(following.station), { kind: ".grow" }),
            ),
          )
        : h("p.say", t("course-all")),
      due.length
        ? h(
            "section.stack",
            h("h3", t("course-due")),
            h(
              "ul.list",
              due.map((name) =>
                h(
                  "li",
                  h(
                    "button.item",
                    { type: "button", onclick: () => practise(name) },
                    h("span.grow", titleOf(name)),
                    h("span.soft", t("find-it")),
                  ),
                ),
              ),
            ),
          )
        : null,
      h(
        "div.lessons",
        rulesButton(),
        button(t("course-placement"), () =>
          lesson(import("./placement.js"), ({ openPlacement }) => openPlacement(dialogs, go)),
        ),
        button(t("course-daily"), () =>
          lesson(import("./daily.js"), ({ openDaily }) => openDaily(app, dialogs)),
        ),
        button(t("course-sheets"), () =>
          lesson(import("./sheets.js"), ({ openSheets }) => openSheets(dialogs)),
        ),
      ),
      course.chapters.map(({ title, stations, learnt }) => [
        h(
          "h3.chapter.row.between",
          title,
          h("span.soft.small", t("course-learnt", { count: learnt, all: stations.length })),
        ),
        h(
          "ol.stations",
          stations.map((one) => stationItem(one, all.indexOf(one), one === following)),
        ),
      ]),
    ];
  };

  /** The rules of Sudoku, ticked when they are done. */
  const rulesButton = () => {
    const isLearnt = settings.rulesOf === "learnt";
    const again = () => app.showTab("course");
    return button(
      isLearnt
        ? [
            h("span", { "aria-hidden": "true" }, "✓ "),
            t("course-rules"),
            h("span.sr", t("rules-learnt")),
          ]
        : t("course-rules"),
      () => lesson(import("./rules.js"), ({ openRules }) => openRules(dialogs, again)),
    );
  };

  /**
   * A station on the map: a ring that closes as it is learnt, on the path from the one before.
   * @param {CourseStation} station @param {number} index @param {boolean} isNext
   */
  const stationItem = ({ station, title, box, due }, index, isNext) => {
    const isDue = due !== null && Date.parse(due) <= Date.now();
    const said = box ? t("station-box", { count: box, all: BOXES }) : t("station-new");
    return h(
      `li${box ? ".begun" : ""}`,
      h(
        `button.item${isNext ? ".following" : ""}`,
        { type: "button", onclick: () => go(station) },
        ring(box, box === BOXES ? "✓" : String(index + 1), said),
        h("span", title),
        isDue ? h("span.chip", t("station-due")) : null,
      ),
    );
  };

  return { element, show, go, practise };
}

/**
 * A ring of progress round a sign.
 * @param {number} box @param {string} sign @param {string} label
 */
function ring(box, sign, label) {
  const circle = { cx: 20, cy: 20, r: 17, pathLength: BOXES };
  const shape = s(
    "svg",
    { class: "ring", viewBox: "0 0 40 40", role: "img", "aria-label": label },
    s("circle", circle),
    s("circle", { ...circle, class: "far", "stroke-dasharray": `${box} ${BOXES}` }),
  );
  shape.append(s("text", { x: 20, y: 25, "aria-hidden": "true" }, sign));
  return shape;
}
