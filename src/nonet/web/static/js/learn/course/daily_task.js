// What a game is a task of: a daily puzzle, whose result is kept, or the puzzle of a station, in
// which a quiet dot on Hint says after a minute without a move that help is there.

import { $ } from "../../page/dom.js";
import { refuse } from "../../page/notices.js";
import { answerTo } from "../../service/engine.js";

/** Milliseconds without a move after which the dot appears. */
const QUIET = 60_000;

let waiting = 0;
/** @type {FollowedApp | null} The app that is followed. */
let followed = null;

/** @param {boolean} isOn */
const dot = (isOn) => $("#pad").classList.toggle("dotted", isOn);

/** @param {FollowedApp} app */
function wait(app) {
  clearTimeout(waiting);
  dot(false);
  const { game } = app;
  if (game.task?.kind !== "station" || game.finished) return;
  waiting = setTimeout(() => {
    if (app.timer.isPaused) wait(app);
    else if (app.game === game) dot(true);
  }, QUIET);
}

/** Keep the result of a daily puzzle. @param {Game} game */
function keep({ elapsed, helped, task }) {
  if (task?.kind !== "daily") return;
  const { day, level } = task;
  const at = new Date().toISOString();
  const result = { day, level, seconds: Math.round(elapsed * 10) / 10, helped, at };
  answerTo("keep-learning", { daily: [result] }).catch(refuse);
}

/** Follow the game from now on, and those after it. @param {FollowedApp} app @param {News} what */
export function follow(app, what) {
  if (what === "solved") keep(app.game);
  wait(app);
  if (followed) return;
  followed = app;
  app.listen((news) => {
    if (news === "move" || news === "tab") wait(app);
  });
}
