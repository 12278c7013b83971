// What puzzles and games are called that have no title: "Hard · 22 Nov, no. 3".
import { dates, levelName, t } from "../page/words.js";

/** The day of a moment; another year's is named with its year. @param {string} moment */
function day(moment) {
  const date = new Date(moment);
  const isOld = date.getFullYear() !== new Date().getFullYear();
  return new Intl.DateTimeFormat(dates, {
    day: "numeric",
    month: "short",
    ...(isOld ? { year: "numeric" } : {}),
  }).format(date);
}

/**
 * The title, or a name of level, day and number; `created` and `id` may not be known yet.
 * @param {{title: string, level: string | null, created?: string | null, id?: number | null}} named
 */
export function nameOf({ title, level, created, id }) {
  if (title) return title;
  const kind = levelName(level) || t("puzzle");
  if (!created) return kind;
  return `${kind} · ${id ? t("name-numbered", { day: day(created), number: id }) : day(created)}`;
}
