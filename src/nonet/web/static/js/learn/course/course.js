// The course in Learn: its chapters and stations, what has been learnt, and what comes next.

import { button, fill, h, s } from "../../page/dom.js";
import { badNote, refuse } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { settings } from "../../page/settings.js";
import { language, t } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";
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

/** @implements {CoursePanel} */
class Course {
  element = h("div.stack.course");
  /** The station that is open, or null for the course. */
  open = /** @type {string | null} */ (null);
  asked = 0;

  /** @param {App} app @param {Dialogs} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
  }

  /**
   * Ask for a page; only the last one asked for is shown.
   * @template Answer @param {Promise<Answer>} question @param {(answer: Answer) => Child} page
   */
  async lay(question, page) {
    const { element } = this;
    this.asked += 1;
    const mine = this.asked;
    try {
      const answer = await question;
      if (mine !== this.asked) return;
      fill(element, page(answer));
      (element.closest("#panel") ?? element).scrollTop = 0;
      scrollTo(0, 0); // a phone scrolls the page, not the panel
    } catch (error) {
      if (mine === this.asked) fill(element, badNote(error, { role: "alert" }));
    }
  }

  go = async (/** @type {string | null} */ name) => {
    this.open = name;
    await this.show();
    /** @type {HTMLElement | null} */ (this.element.querySelector("h2, h3"))?.focus();
  };

  practise = (/** @type {string} */ name, /** @type {number | null} */ seed = null) =>
    openExercise(this.app, { name, seed, leave: () => this.app.showTab("course") }).catch(refuse);

  show() {
    const { app, go, practise } = this;
    this.open = wanted ?? this.open;
    wanted = null;
    if (this.open === null)
      return this.lay(answerTo("course", { language }), (course) => this.map(course));
    const question = { name: this.open, language, cellNames: settings.cellNames };
    return this.lay(answerTo("station", question), (page) =>
      stationPage(app, page, { go, practise }),
    );
  }

  /** The stations, and what comes next. @param {CourseAnswer} course */
  map(course) {
    const all = course.chapters.flatMap(({ stations }) => stations);
    const following = all.find(({ station }) => station === course.following);
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
      following ? this.following(following, course.learnt) : h("p.say", t("course-all")),
      this.due(course.due.slice(0, MOST_DUE), all),
      this.lessons(),
      course.chapters.map(({ title, stations, learnt }) => [
        h(
          "h3.chapter.row.between",
          title,
          h("span.soft.small", t("course-learnt", { count: learnt, all: stations.length })),
        ),
        h(
          "ol.stations",
          stations.map((station) =>
            this.item(station, all.indexOf(station), station === following),
          ),
        ),
      ]),
    ];
  }

  /** The station that comes next. @param {CourseStation} station @param {number} learnt */
  following({ station, title }, learnt) {
    return h(
      "section.next",
      h("p.soft.small", t(learnt ? "course-next" : "course-first")),
      h("h3", { tabIndex: -1 }, title),
      h(
        "div.row",
        button(t("course-open"), () => this.go(station), { kind: ".main.grow" }),
        button(t("find-it"), () => this.practise(station), { kind: ".grow" }),
      ),
    );
  }

  /** Stations to review. @param {string[]} names @param {CourseStation[]} all */
  due(names, all) {
    if (!names.length) return null;
    const titleOf = (/** @type {string} */ name) =>
      all.find(({ station }) => station === name)?.title ?? name;
    return h(
      "section.stack",
      h("h3", t("course-due")),
      h(
        "ul.list",
        names.map((name) =>
          h(
            "li",
            h(
              "button.item",
              { type: "button", onclick: () => this.practise(name) },
              h("span.grow", titleOf(name)),
              h("span.soft", t("find-it")),
            ),
          ),
        ),
      ),
    );
  }

  /** What there is apart from stations. */
  lessons() {
    const { app, dialogs, go } = this;
    return h(
      "div.lessons",
      this.rulesButton(),
      button(t("course-placement"), () =>
        lesson(import("./placement.js"), ({ openPlacement }) => openPlacement(dialogs, go)),
      ),
      button(t("course-daily"), () =>
        lesson(import("./daily.js"), ({ openDaily }) => openDaily(app, dialogs)),
      ),
      button(t("course-sheets"), () =>
        lesson(import("./sheets.js"), ({ openSheets }) => openSheets(dialogs)),
      ),
    );
  }

  /** The rules of Sudoku, ticked when they are done. */
  rulesButton() {
    const isLearnt = settings.rulesOf === "learnt";
    const again = () => this.app.showTab("course");
    return button(
      isLearnt
        ? [
            h("span", { "aria-hidden": "true" }, "✓ "),
            t("course-rules"),
            h("span.sr", t("rules-learnt")),
          ]
        : t("course-rules"),
      () => lesson(import("./rules.js"), ({ openRules }) => openRules(this.dialogs, again)),
    );
  }

  /**
   * A station on the map: a ring that closes as it is learnt, on the path from the one before.
   * @param {CourseStation} station @param {number} index @param {boolean} isNext
   */
  item({ station, title, box, due }, index, isNext) {
    const isDue = due !== null && Date.parse(due) <= Date.now();
    const said = box ? t("station-box", { count: box, all: BOXES }) : t("station-new");
    return h(
      `li${box ? ".begun" : ""}`,
      h(
        `button.item${isNext ? ".following" : ""}`,
        { type: "button", onclick: () => this.go(station) },
        ring(box, box === BOXES ? "✓" : String(index + 1), said),
        h("span", title),
        isDue ? h("span.chip", t("station-due")) : null,
      ),
    );
  }
}

/** @param {App} app @param {Dialogs} dialogs @returns {Promise<CoursePanel>} */
export async function coursePanel(app, dialogs) {
  await loadPart("learn");
  return new Course(app, dialogs);
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
