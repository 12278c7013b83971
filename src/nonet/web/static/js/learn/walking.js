// Step by step through the whole puzzle, and link by link through each chain on the way.

import { NONE } from "../board/seen.js";
import { BLANK } from "../board/view.js";
import { button, fill, h } from "../page/dom.js";
import { say } from "../page/notices.js";
import { levelName, t } from "../page/words.js";
import { linksTo, sentences } from "./hint_step.js";

/** @param {HintPanel} panel @param {Answers["walkthrough"]} answer */
export function startWalk(panel, answer) {
  const { app, dialogs } = panel;
  const states = statesOf(app.game, answer);
  /** Where the walk can stop: at each link of a step, at the step itself, and at the end. */
  const stops = [
    ...answer.steps.flatMap(({ chain }, index) =>
      Array.from({ length: chain.length + 1 }, (_, at) => ({ index, at })),
    ),
    { index: answer.steps.length, at: 0 },
  ];
  let current = 0;
  const slider = h("input", {
    type: "range",
    min: 0,
    max: stops.length - 1,
    value: 0,
    "aria-label": t("walk-step"),
    oninput: () => show(Number(slider.value)),
  });
  const count = h("span.soft");
  const says = h("div.stack");

  /** @param {number} stop */
  function show(stop) {
    current = stop;
    const { index, at } = stops[stop];
    const [found, state] = [answer.steps[index], states[index]];
    const link = found?.chain[at];
    const text = link?.words ?? found?.show ?? t(answer.solved ? "walk-end" : "walk-stuck");
    slider.value = String(stop);
    slider.setAttribute("aria-valuetext", text);
    count.textContent = `${index} / ${answer.steps.length}`;
    app.present(
      found
        ? {
            ...{ view: state, step: found, candidates: state.candidates, depth: 2 },
            ...linksTo(found, at),
          }
        : { view: state },
    );
    fill(says, found ? about(found, at) : null, found ? sentences(found, text) : h("p.say", text));
    say(text);
  }

  /**
   * The technique of a step, and which link of it is shown.
   * @param {Step} found @param {number} at
   */
  const about = (found, at) => {
    const { length } = found.chain;
    const part = t(at < length ? "link-number" : "link-all", { number: at + 1, count: length });
    return h(
      "p.row.tight",
      h("span.chip", levelName(found.level)),
      button(found.name, () => dialogs.technique(found.technique), { kind: ".plain" }),
      length ? h("span.soft.small", part) : null,
    );
  };

  const back = () => show(Math.max(0, current - 1));
  const next = () => show(Math.min(stops.length - 1, current + 1));
  panel.lay(
    "answer",
    h("div.row.between", h("h2", t("walk")), count),
    slider,
    h(
      "div.choices",
      button("‹", back, { "aria-label": t("walk-back"), kind: ".way" }),
      button("›", next, { "aria-label": t("walk-next"), kind: ".main.way" }),
    ),
    h(
      "div.choices",
      button(t("walk-take"), () => {
        take(app, states[stops[current].index]);
        panel.render();
      }),
      button(t("walk-leave"), () => {
        app.present(null);
        panel.render();
      }),
    ),
    says,
    h("hr"),
    grade(answer.grade, dialogs),
  );
  show(0);
  panel.again = () => show(current);
  panel.steer = { back, next };
  panel.focusFirst();
}

/** @param {Grade} found @param {HintDialogs} dialogs */
const grade = (found, dialogs) =>
  h(
    "details",
    h("summary", t("grade-steps", { level: levelName(found.level), score: found.score })),
    h(
      "dl.facts",
      Object.entries(found.steps).map(([name, count]) => [
        h("dt", dialogs.techniqueName(name)),
        h("dd", `× ${count}`),
      ]),
    ),
  );

/**
 * Go on from a state in the game.
 * @param {HintApp} app @param {View & {candidates: Digits[]}} state
 */
function take(app, state) {
  const { game } = app;
  app.present(null);
  app.moved(
    game.make(
      [...game.cells].flatMap((cell) =>
        game.isGiven(cell)
          ? []
          : [
              ["entry", cell, state.digit(cell)],
              ["centre", cell, state.digit(cell) ? [] : state.candidates[cell]],
            ],
      ),
    ),
  );
}

/**
 * What the board shows before each step and after the last one.
 * @param {Game} game @param {Answers["walkthrough"]} way
 */
function statesOf(game, { candidates, steps }) {
  const digits = game.digits();
  /** @type {Digits[]} */
  let marks = candidates;
  /** @type {(View & {candidates: Digits[]})[]} */
  const states = [];
  const keep = () => {
    const [now, pencil] = [[...digits], marks];
    states.push({
      ...BLANK,
      digit: (cell) => now[cell],
      isGiven: (cell) => game.isGiven(cell),
      centre: (cell) => (now[cell] ? NONE : pencil[cell]),
      candidates: pencil,
    });
  };
  keep();
  for (const { placements, eliminations } of steps) {
    marks = [...marks];
    for (const [cell, digit] of eliminations)
      marks[cell] = marks[cell].filter((other) => other !== digit);
    for (const [cell, digit] of placements) {
      digits[cell] = digit;
      marks[cell] = NONE;
      for (const peer of game.info.peers[cell])
        if (marks[peer].includes(digit))
          marks[peer] = marks[peer].filter((other) => other !== digit);
    }
    keep();
  }
  return states;
}
