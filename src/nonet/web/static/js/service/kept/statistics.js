// What was played, from the games of the browser's database: how much, how fast, how regularly.
import { got, reading } from "./database.js";
import { checkMinutes } from "./limits.js";

const DAY = 86_400_000;

/** Lengths of the row of days that reaches today or yesterday, and of the longest one. */
/** @param {number[]} days @param {number} today */
function streaks(days, today) {
  let length = 0;
  let longest = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of [...new Set(days)].sort((one, other) => one - other)) {
    length = day - last === 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  return [today - last <= 1 ? length : 0, longest];
}

/** @type {(size: number, level: string | null, seconds: number[]) => Times} */
const timesOf = (size, level, seconds) => ({
  size,
  level,
  finished: seconds.length,
  best: Math.min(...seconds),
  average: seconds.reduce((sum, time) => sum + time, 0) / seconds.length,
  latest: seconds[seconds.length - 1],
});

/** What was played, deleted games too. @type {Kept["statistics"]} */
export async function statistics(minutes) {
  checkMinutes(minutes);
  const rows = await reading(["games"], (store) => got(store("games").getAll()));
  const begun = rows.filter((row) => row.begun);
  const solved = rows
    .filter((row) => row.finished !== null)
    .sort((one, other) => (String(one.finished) < String(other.finished) ? -1 : 1));
  const dayOf = (/** @type {number} */ moment) => Math.floor((moment + minutes * 60_000) / DAY);
  const days = solved.map(({ finished }) => dayOf(Date.parse(String(finished))));
  const [streak, longestStreak] = streaks(days, dayOf(Date.now()));
  const alone = solved.filter(({ helped }) => !helped);
  /** @type {Map<string, [number, string | null, number[]]>} */
  const groups = new Map();
  for (const { state, level, elapsed } of alone) {
    const { size } = state.layout;
    const key = `${String(size).padStart(3, "0")} ${level ?? ""}`;
    const group = groups.get(key) ?? [size, level, []];
    group[2].push(elapsed);
    groups.set(key, group);
  }
  return {
    started: begun.length,
    finished: begun.filter((row) => row.finished).length,
    unaided: alone.length,
    seconds: begun.reduce((sum, { elapsed }) => sum + elapsed, 0),
    streak,
    longestStreak,
    times: [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, group]) => timesOf(...group)),
  };
}
