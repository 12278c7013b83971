// How much was played, and how fast.

import { fill, h } from "../page/dom.js";
import { clock, levelName, number, t } from "../page/words.js";
import { kept } from "../service/kept/kept.js";

/** A bar of a share from 0 to 1. @param {number} share */
export function bar(share) {
  const part = h("i");
  part.style.width = `${Math.round(share * 100)}%`;
  return h("div.bar", { "aria-hidden": "true" }, part);
}

export const playStatistics = () => kept.statistics(-new Date().getTimezoneOffset());

/** Show them in a place, once the server has counted. @param {Element} place */
export async function showStatistics(place) {
  const found = await playStatistics().catch(() => null);
  if (!found) return;
  const most = Math.max(...found.times.map(({ finished }) => finished));
  const headings = ["layout", "stats-unaided", "stats-best", "stats-average"];
  fill(
    place,
    h(
      "dl.facts",
      h("dt", t("stats-finished")),
      h("dd", `${number(found.finished)} / ${number(found.started)}`),
      h("dt", t("stats-unaided")),
      h("dd", number(found.unaided)),
      h("dt", t("stats-time")),
      h("dd", clock(found.seconds)),
      h("dt", t("stats-streak")),
      h("dd", `${found.streak} (${t("stats-longest", { count: found.longestStreak })})`),
    ),
    found.times.length
      ? h(
          "table",
          h(
            "thead",
            h(
              "tr",
              headings.map((key) => h("th", { scope: "col" }, t(key))),
            ),
          ),
          h(
            "tbody",
            found.times.map(({ size, level, finished, best, average }) =>
              h(
                "tr",
                h("td", `${size} × ${size} ${levelName(level)}`),
                h("td", finished, bar(finished / most)),
                h("td", clock(best)),
                h("td", clock(average)),
              ),
            ),
          ),
        )
      : null,
  );
}
