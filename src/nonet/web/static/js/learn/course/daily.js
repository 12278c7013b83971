// The puzzle of the day and of the week, the same for everyone, and what was solved of them.

import { range } from "../../board/layout.js";
import { button, fill, h, icon } from "../../page/dom.js";
import { badNote, messageOf, toast } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { clock, language, levelName, number, t } from "../../page/words.js";
import { answerTo } from "../../service/engine.js";
import { kept } from "../../service/kept/kept.js";

/** Levels of daily puzzles, with those of games. */
const LEVELS = { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" };
const NAMES = /** @type {(keyof typeof LEVELS)[]} */ (Object.keys(LEVELS));

/** A day as the server has it. @param {Date} date */
const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Days in a row up to today, or up to yesterday. @param {Set<string>} days */
function streakOf(days) {
  const date = new Date();
  if (!days.has(dayOf(date))) date.setDate(date.getDate() - 1);
  let count = 0;
  for (; days.has(dayOf(date)); date.setDate(date.getDate() - 1)) count += 1;
  return count;
}

/** A day in words. @param {string} day */
const named = (day) =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(
    new Date(`${day}T12:00`),
  );

/** How many were solved of each level, and how fast. @param {DailyResult[]} results */
function statistics(results) {
  const rows = NAMES.flatMap((name) => {
    const own = results.filter((result) => result.level === name);
    if (!own.length) return [];
    const alone = own.filter(({ helped }) => !helped);
    const seconds = (alone.length ? alone : own).map((result) => result.seconds);
    return h(
      "tr",
      h("td", levelName(LEVELS[name])),
      h("td", number(own.length)),
      h("td", number(alone.length)),
      h("td", clock(median(seconds))),
      h("td", clock(Math.min(...seconds))),
    );
  });
  if (!rows.length) return h("p.soft.small", t("daily-none"));
  const heads = ["difficulty", "daily-count", "stats-unaided", "daily-median", "stats-best"];
  const streak = streakOf(new Set(results.map(({ day }) => day)));
  return [
    h("p", t("daily-streak", { count: streak })),
    h(
      "table",
      h(
        "thead",
        h(
          "tr",
          heads.map((key) => h("th", { scope: "col" }, t(key))),
        ),
      ),
      h("tbody", rows),
    ),
  ];
}

class DailyDialog {
  body = h("div.stack.daily");
  today = dayOf(new Date());
  level = NAMES.find((name) => name === localStorage.getItem("nonet.daily")) ?? "medium";
  /** The first day of the month that is shown. */
  month = new Date();

  /**
   * @param {Pick<App, "begin" | "board" | "load" | "showTab">} app
   * @param {Pick<Dialogs, "show">} dialogs @param {DailyResult[]} results
   */
  constructor(app, dialogs, results) {
    this.app = app;
    this.results = results;
    this.month.setDate(1);
    this.dialog = dialogs.show(t("daily"), this.body);
  }

  /** @param {string} day @param {string} level */
  resultOf(day, level) {
    return this.results.find((result) => result.day === day && result.level === level);
  }

  /**
   * Begin a puzzle, or go on with it where it was begun.
   * @param {() => Promise<DatedPuzzle>} ask @param {(found: DatedPuzzle) => [string, Task]} about
   */
  async begin(ask, about) {
    const { app, body, dialog } = this;
    fill(body, h("progress", { "aria-label": t("thinking") }));
    try {
      const found = await ask();
      const { state, grade } = found;
      const [title, task] = about(found);
      const { games } = await kept.games.find({ begun: true, limit: 200 });
      const same = games.find((game) => String(game.state.givens) === String(state.givens));
      dialog.close();
      if (same) await app.load(same.id);
      else app.begin(state, { title, level: grade?.level ?? null, grade }, { task });
      app.showTab("play");
      app.board.focus();
    } catch (error) {
      const back = () => this.render();
      if (dialog.open) fill(body, badNote(error), button(t("lesson-back"), back));
      else toast(messageOf(error));
    }
  }

  /** @param {string} day */
  beginDay(day) {
    const { level } = this;
    return this.begin(
      () => answerTo("daily", { day, level }),
      () => [
        t("daily-title", { day: named(day), level: levelName(LEVELS[level]) }),
        { kind: "daily", day, level },
      ],
    );
  }

  beginWeek() {
    return this.begin(
      () => answerTo("weekly", { day: this.today }),
      ({ station }) => [t("weekly-title"), { kind: "station", station: station ?? "" }],
    );
  }

  /** @param {keyof typeof LEVELS} name */
  choose(name) {
    this.level = name;
    localStorage.setItem("nonet.daily", name);
    this.render();
    /** @type {HTMLElement | null} */ (
      this.body.querySelector(".card[aria-pressed=true]")
    )?.focus();
  }

  /** A level with what came of it today. @param {keyof typeof LEVELS} name @param {number} at */
  card(name, at) {
    const result = this.resultOf(this.today, name);
    return h(
      "button.card",
      {
        type: "button",
        "aria-pressed": String(name === this.level),
        onclick: () => this.choose(name),
      },
      h(
        "span.steps",
        { "aria-hidden": "true" },
        range(NAMES.length).map((step) => h(step <= at ? "i.on" : "i")),
      ),
      h("strong", levelName(LEVELS[name])),
      h(
        "span.soft.small",
        result ? t("daily-solved", { time: clock(result.seconds) }) : t("daily-open"),
      ),
    );
  }

  /** A day; one to come cannot be chosen. @param {string} day @param {number} at */
  day(day, at) {
    const { today } = this;
    const result = this.resultOf(day, this.level);
    const label = result
      ? t("daily-day-solved", { day: named(day), time: clock(result.seconds) })
      : named(day);
    return button(String(at), () => this.beginDay(day), {
      kind: result ? ".day.done" : ".day",
      disabled: day > today,
      "aria-label": label,
      "aria-current": day === today ? "date" : null,
    });
  }

  /** All days of the month. */
  archive() {
    const [year, month] = [this.month.getFullYear(), this.month.getMonth()];
    const count = new Date(year, month + 1, 0).getDate();
    const blanks = (new Date(year, month, 1).getDay() + 6) % 7;
    const weekday = new Intl.DateTimeFormat(language, { weekday: "narrow" });
    const turn = (/** @type {number} */ by) => () => {
      this.month.setMonth(month + by);
      this.render();
    };
    const isLast = dayOf(new Date(year, month + 1, 1)) > this.today;
    return h(
      "div.stack",
      h(
        "div.row.between",
        h(
          "h3",
          { "aria-live": "polite" },
          new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(this.month),
        ),
        h(
          "div.row",
          button(icon("before"), turn(-1), { "aria-label": t("daily-before") }),
          button(icon("after"), turn(1), { "aria-label": t("daily-after"), disabled: isLast }),
        ),
      ),
      h(
        "div.month",
        range(7).map((at) =>
          h(
            "span.soft.small",
            { "aria-hidden": "true" },
            weekday.format(new Date(2024, 0, at + 1)),
          ),
        ),
        range(blanks).map(() => h("span")),
        range(count).map((at) => this.day(dayOf(new Date(year, month, at + 1)), at + 1)),
      ),
    );
  }

  render() {
    const result = this.resultOf(this.today, this.level);
    fill(
      this.body,
      h("p.soft", t("daily-how")),
      h(
        "div.cards",
        { role: "group", "aria-label": t("difficulty") },
        NAMES.map((name, at) => this.card(name, at)),
      ),
      button(t(result ? "daily-again" : "daily-play"), () => this.beginDay(this.today), {
        kind: ".main",
      }),
      h(
        "div.row.between.weekly",
        h("div.grow", h("strong", t("weekly")), h("p.soft.small", t("weekly-how"))),
        button(t("weekly-play"), () => this.beginWeek()),
      ),
      this.archive(),
      h("h3", t("stats")),
      statistics(this.results),
    );
  }
}

/**
 * @param {Pick<App, "begin" | "board" | "load" | "showTab">} app
 * @param {Pick<Dialogs, "show">} dialogs
 */
export async function openDaily(app, dialogs) {
  const [learning] = await Promise.all([answerTo("learning", {}), loadPart("lessons")]);
  new DailyDialog(app, dialogs, /** @type {DailyResult[]} */ (learning.daily)).render();
}
