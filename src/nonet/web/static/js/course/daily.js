// The puzzle of the day and of the week, the same for everyone, and what was solved of them.

import { button, fill, h, icon } from "../dom.js";
import { answerTo } from "../engine.js";
import { kept } from "../kept/kept.js";
import { range } from "../layout.js";
import { badNote, messageOf, toast } from "../notices.js";
import { loadPart } from "../parts.js";
import { clock, language, levelName, number, t } from "../words.js";

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

/**
 * @param {Pick<App, "begin" | "board" | "load" | "showTab">} app
 * @param {Pick<Dialogs, "show">} dialogs
 */
export async function openDaily(app, dialogs) {
  const [learning] = await Promise.all([answerTo("learning", {}), loadPart("lessons")]);
  const results = /** @type {DailyResult[]} */ (learning.daily);
  const today = dayOf(new Date());
  let level = NAMES.find((name) => name === localStorage.getItem("nonet.daily")) ?? "medium";
  const shownMonth = new Date();
  shownMonth.setDate(1);
  const body = h("div.stack.daily");
  const dialog = dialogs.show(t("daily"), body);

  /** @param {string} day @param {string} ofLevel */
  const resultOf = (day, ofLevel) =>
    results.find((one) => one.day === day && one.level === ofLevel);
  const named = (/** @type {string} */ day) =>
    new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(
      new Date(`${day}T12:00`),
    );

  /**
   * Begin a puzzle, or go on with it where it was begun.
   * @param {() => Promise<DatedPuzzle>} ask @param {(found: DatedPuzzle) => [string, Task]} about
   */
  async function begin(ask, about) {
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
      if (dialog.open) fill(body, badNote(error), button(t("lesson-back"), render));
      else toast(messageOf(error));
    }
  }

  const beginDay = (/** @type {string} */ day) =>
    begin(
      () => answerTo("daily", { day, level }),
      () => [
        t("daily-title", { day: named(day), level: levelName(LEVELS[level]) }),
        { kind: "daily", day, level },
      ],
    );
  const beginWeek = () =>
    begin(
      () => answerTo("weekly", { day: today }),
      ({ station }) => [t("weekly-title"), { kind: "station", station: station ?? "" }],
    );

  /** A level with what came of it today. @param {keyof typeof LEVELS} name @param {number} at */
  function card(name, at) {
    const result = resultOf(today, name);
    return h(
      "button.card",
      {
        type: "button",
        "aria-pressed": String(name === level),
        onclick: () => {
          level = name;
          localStorage.setItem("nonet.daily", name);
          render();
          /** @type {HTMLElement | null} */ (
            body.querySelector(".card[aria-pressed=true]")
          )?.focus();
        },
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

  /** All days of the month; those to come cannot be chosen. */
  function archive() {
    const [year, month] = [shownMonth.getFullYear(), shownMonth.getMonth()];
    const count = new Date(year, month + 1, 0).getDate();
    const blanks = (new Date(year, month, 1).getDay() + 6) % 7;
    const weekday = new Intl.DateTimeFormat(language, { weekday: "narrow" });
    const turn = (/** @type {number} */ by) => () => {
      shownMonth.setMonth(month + by);
      render();
    };
    const isLast = dayOf(new Date(year, month + 1, 1)) > today;
    return h(
      "div.stack",
      h(
        "div.row.between",
        h(
          "h3",
          { "aria-live": "polite" },
          new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(shownMonth),
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
        range(count).map((at) => {
          const day = dayOf(new Date(year, month, at + 1));
          const result = resultOf(day, level);
          const label = result
            ? t("daily-day-solved", { day: named(day), time: clock(result.seconds) })
            : named(day);
          return button(String(at + 1), () => beginDay(day), {
            kind: result ? ".day.done" : ".day",
            disabled: day > today,
            "aria-label": label,
            "aria-current": day === today ? "date" : null,
          });
        }),
      ),
    );
  }

  function statistics() {
    const rows = NAMES.flatMap((name) => {
      const own = results.filter((one) => one.level === name);
      if (!own.length) return [];
      const alone = own.filter(({ helped }) => !helped);
      const seconds = (alone.length ? alone : own).map((one) => one.seconds);
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

  function render() {
    const result = resultOf(today, level);
    fill(
      body,
      h("p.soft", t("daily-how")),
      h("div.cards", { role: "group", "aria-label": t("difficulty") }, NAMES.map(card)),
      button(t(result ? "daily-again" : "daily-play"), () => beginDay(today), {
        kind: ".main",
      }),
      h(
        "div.row.between.weekly",
        h("div.grow", h("strong", t("weekly")), h("p.soft.small", t("weekly-how"))),
        button(t("weekly-play"), beginWeek),
      ),
      archive(),
      h("h3", t("stats")),
      statistics(),
    );
  }

  render();
}
