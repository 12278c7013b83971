// The panel that teaches: a hint in three depths, all steps there are, and the whole way.

import { loaded } from "./api.js";
import { button, fill, h } from "./dom.js";
import * as engine from "./engine.js";
import { NONE } from "./game.js";
import { badNote, say, working } from "./notices.js";
import { settings } from "./settings.js";
import { BLANK } from "./view.js";
import { language, levelName, number, sayCell, t } from "./words.js";

/** @type {("nudge" | "point" | "show")[]} */
const DEPTHS = ["nudge", "point", "show"];

/** @param {HintApp} app @param {HintDialogs} dialogs */
export function hintPanel(app, dialogs) {
  const element = h("div.stack");
  const facts = h("dl.facts");
  /** @type {Pick<Job<unknown>, "stop"> | null} */
  let job = null;
  let now = "home";
  /** Shows on the board what the panel speaks of. */
  let again = () => {};
  /** @type {(() => void) | null} Goes a depth deeper where there is one. */
  let deeper = null;
  /** The digits that it speaks of. */
  let shownDigits = "";

  /** @type {(what: string, ...content: Child[]) => void} */
  const lay = (what, ...content) => {
    now = what;
    again = () => {};
    deeper = null;
    shownDigits = String(app.game.digits());
    fill(element, content);
  };

  /**
   * @template {"hint" | "steps" | "walkthrough"} Name @param {Name} kind
   * @param {(answer: Answers[Name]) => void} done
   */
  async function ask(kind, done) {
    job?.stop();
    app.clearShown();
    app.refresh();
    const { covered, file } = app.game;
    if (file.hasUnreadRules || covered.size) {
      const why = t(file.hasUnreadRules ? "code-unread" : "hint-fog");
      lay("home", h("p.note", { role: "alert" }, why), ...buttons());
      return;
    }
    const { cellNames } = settings;
    const mine = engine.ask(kind, { state: app.game.state(), language, cellNames });
    job = mine;
    const wait = setTimeout(() => {
      if (job === mine) lay("busy", h("p", t("thinking")), ...working(drop));
    }, 250);
    try {
      const answer = await mine.answer;
      if (job !== mine) return;
      app.game.help();
      done(answer);
    } catch (error) {
      if (job === mine) lay("home", badNote(error, { role: "alert" }), ...buttons());
    } finally {
      clearTimeout(wait);
    }
    if (job === mine) job = null;
  }

  const hint = () =>
    ask("hint", (answer) => {
      if (answer.solved) {
        lay("home", h("p.say", t("solved")), ...buttons());
        return;
      }
      if (answer.mistakes.length) {
        mistakes(answer.mistakes);
        return;
      }
      if (!answer.step) {
        lay("answer", h("p.say", answer.message), ...buttons());
        return;
      }
      step(answer.step, answer.candidates, 0);
    });

  /**
   * What is wrong, in depths: the house of the first mistake, then all of them, then why.
   * @param {Mistake[]} found @param {number} depth
   */
  function mistakes(found, depth = 0) {
    if (!depth && found[0].house) {
      const { nudge, house } = found[0];
      const draw = () => app.present({ houses: [house] });
      draw();
      lay(
        "answer",
        h("h2", t("hint-mistake")),
        h("p.say", nudge),
        h(
          "div.row",
          button(t("mistake-which"), () => deeper?.(), { kind: ".main" }),
        ),
        h("hr"),
        ...more(),
      );
      say(nudge);
      again = draw;
      deeper = () => {
        mistakes(found, 1);
        focusFirst();
      };
      return;
    }
    const draw = () =>
      app.present({ cells: [...new Set(found.flatMap((mistake) => mistake.cells))] });
    draw();
    const says = h("div.stack", { role: "status" });
    const entry = found.find(({ kind }) => kind === "entry");
    const item = (/** @type {Mistake} */ mistake) =>
      h(
        "li.row",
        h(
          "button.item.grow",
          { type: "button", onclick: () => app.present({ cells: mistake.cells }) },
          mistake.message,
        ),
        mistake.kind === "entry"
          ? button(
              t("mistake-why"),
              () => contradict(mistake, found, says),
              mistake === entry ? { kind: ".main" } : {},
            )
          : mistake.kind === "unsolvable"
            ? button(t("mistake-why"), () => {
                app.showTab("play");
                app.gradePanel.update(null);
              })
            : null,
      );
    lay(
      "answer",
      h("h2", t("hint-mistake")),
      h("ul.list", found.slice(0, 20).map(item)),
      says,
      h("hr"),
      ...buttons(),
    );
    say(found[0].message);
    again = draw;
    if (entry) deeper = () => contradict(entry, found, says);
  }

  /**
   * Show what follows from a wrong digit, link by link; `found` are all mistakes.
   * @param {Mistake} mistake @param {Mistake[]} found @param {HTMLElement} says
   */
  async function contradict({ cells: [cell], digit }, found, says) {
    const { game } = app;
    const { version } = game;
    const wrong = found.filter(({ kind }) => kind === "entry").flatMap(({ cells }) => cells);
    try {
      const { refutingChain } = await loaded(import("./refuting.js"));
      const chain = await refutingChain(app, cell, digit, wrong);
      if (app.game !== game || game.version !== version) return;
      const text = t("mistake-deep", { what: sayCell(cell, game.size) });
      fill(says, chain ?? h("p.say", text));
      if (!chain) say(text);
    } catch (error) {
      fill(says, badNote(error));
    }
  }

  /**
   * A step at one of its depths; of a long argument at the last one a number of its links, then
   * the whole.
   * @param {Step} found @param {Digits[]} candidates @param {number} depth @param {number} at
   */
  function step(found, candidates, depth, at = 0) {
    const { chain } = found;
    const isPart = depth === 2 && at < chain.length;
    const draw = () => app.present({ step: found, candidates, depth, ...linksTo(found, at) });
    draw();
    const text = isPart ? chain[at].words : found[DEPTHS[depth]];
    say(text);
    const go = (/** @type {number} */ deep, /** @type {number} */ link) => () => {
      step(found, candidates, deep, link);
      focusFirst();
    };
    lay(
      "answer",
      h(
        "div.depth",
        { "aria-hidden": "true" },
        DEPTHS.map((_, index) => h(index <= depth ? "i.on" : "i")),
      ),
      depth === 2
        ? linkRow(chain, at, (to, key) => {
            step(found, candidates, depth, to);
            focusFirst(`.btn.${key}:enabled`);
          })
        : null,
      ...sentences(found, text),
      depth === 2 && !isPart ? h("p.soft.small", found.notation) : null,
      h(
        "div.row",
        depth < 2
          ? button(t(depth ? "hint-show" : "hint-where"), () => deeper?.(), { kind: ".main" })
          : button(t("hint-apply"), () => apply(found, candidates), { kind: ".main" }),
        button(t("hint-hide"), () => {
          app.present(null);
          render();
        }),
      ),
      h(
        "p.row",
        h("span.chip", levelName(found.level)),
        button(found.name, () => dialogs.technique(found.technique), { kind: ".plain" }),
      ),
      h("hr"),
      ...more(),
    );
    again = draw;
    deeper = depth < 2 ? go(depth + 1, 0) : isPart ? go(2, at + 1) : () => focusFirst();
  }

  /**
   * What shows the links of a long argument up to one of them; nothing for the whole of it.
   * @param {Step} found @param {number} at
   */
  const linksTo = ({ chain }, at) => (at < chain.length ? { links: at + 1 } : {});

  /**
   * The keys to go through the links of a long argument; `go` hears where to, and which key it was.
   * @param {Step["chain"]} chain @param {number} at @param {(to: number, key: string) => void} go
   */
  const linkRow = (chain, at, go) => {
    const way = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {number} */ to) =>
      button(sign, () => go(to, key), {
        "aria-label": t(key),
        disabled: to < 0 || to > chain.length,
        kind: `.way.${key}`,
      });
    const isPart = at < chain.length;
    const count = isPart
      ? t("link-number", { number: at + 1, count: chain.length })
      : t("link-all");
    return chain.length
      ? h(
          "div.row.links",
          way("‹", "link-back", at - 1),
          h("span.soft", count),
          way("›", "link-next", at + 1),
        )
      : null;
  };

  const focusFirst = (wanted = ".btn.main") =>
    /** @type {HTMLElement | null} */ (
      element.querySelector(wanted) ?? element.querySelector(".btn.main")
    )?.focus();

  /** @param {Step} found @param {Digits[]} candidates */
  function apply(found, candidates) {
    app.moved(app.game.apply(found, candidates));
    lay("home", h("p", t("hint-applied", { what: found.name })), ...buttons());
    focusFirst();
  }

  const all = () =>
    ask("steps", ({ steps, total, mistakes: found }) => {
      if (found.length) {
        mistakes(found);
        return;
      }
      const { game } = app;
      const says = h("div.stack.says", { "aria-live": "polite" });
      /**
       * A step of the list, which begins at the first link of a long argument.
       * @param {Step} found @param {HTMLElement} item @param {number} at
       */
      const show = (found, item, at = 0) => {
        const draw = () =>
          app.present({
            step: found,
            candidates: candidatesOf(game),
            depth: 2,
            ...linksTo(found, at),
          });
        for (const other of element.querySelectorAll("[aria-current]"))
          other.removeAttribute("aria-current");
        item.setAttribute("aria-current", "true");
        draw();
        again = draw;
        fill(
          says,
          linkRow(found.chain, at, (to, key) => {
            show(found, item, to);
            focusFirst(`.btn.${key}:enabled`);
          }),
          ...sentences(found, found.chain[at]?.words ?? found.show),
          h(
            "div.row",
            button(t("hint-apply"), () => apply(found, candidatesOf(game)), { kind: ".main" }),
            button(found.name, () => dialogs.technique(found.technique), { kind: ".plain" }),
          ),
        );
      };
      const item = (/** @type {Step} */ found) =>
        h(
          "li",
          h(
            "button.item",
            {
              type: "button",
              onclick: (/** @type {any} */ event) => show(found, event.currentTarget),
            },
            h("span.grow", found.notation),
          ),
        );
      /** @type {Map<string, Step[]>} */
      const groups = new Map();
      for (const found of steps) groups.set(found.name, [...(groups.get(found.name) ?? []), found]);
      /** @type {(group: [string, Step[]], index: number) => HTMLElement} */
      const list = ([name, found], index) => {
        const items = h("ul.list");
        const open = () => items.childElementCount || fill(items, found.map(item));
        if (!index) open();
        return h(
          "details",
          { open: !index, ontoggle: open },
          h(
            "summary",
            name,
            h("span.soft", found.length),
            h("span.chip", levelName(found[0].level)),
          ),
          items,
        );
      };
      lay(
        "answer",
        h("h2", t("steps-count", { count: number(total) })),
        says,
        ...[...groups].map(list),
        h("hr"),
        ...buttons(),
      );
    });

  /** @type {(game: Game) => Digits[]} */
  const candidatesOf = (game) =>
    [...game.cells].map((cell) =>
      game.digit(cell) ? [] : game.centre(cell).length ? game.centre(cell) : game.possible(cell),
    );

  const walk = () =>
    ask("walkthrough", (answer) => {
      const states = statesOf(app.game, answer);
      const slider = h("input", {
        type: "range",
        min: 0,
        max: answer.steps.length,
        value: 0,
        "aria-label": t("walk-step"),
        oninput: () => show(Number(slider.value)),
      });
      const count = h("span.soft");
      const says = h("div.stack");
      const show = (/** @type {number} */ index) => {
        slider.value = String(index);
        const found = answer.steps[index];
        const state = states[index];
        app.present(
          found
            ? { view: state, step: found, candidates: state.candidates, depth: 2 }
            : { view: state },
        );
        count.textContent = `${index} / ${answer.steps.length}`;
        slider.setAttribute("aria-valuetext", found ? found.show : t("walk-end"));
        fill(
          says,
          found
            ? [
                h(
                  "p",
                  h("span.chip", levelName(found.level)),
                  " ",
                  button(found.name, () => dialogs.technique(found.technique), { kind: ".plain" }),
                ),
                ...sentences(found, found.show),
              ]
            : h("p.say", t(answer.solved ? "walk-end" : "walk-stuck")),
        );
        say(found ? found.show : t("walk-end"));
        current = index;
      };
      let current = 0;
      lay(
        "answer",
        h("div.row.between", h("h2", t("walk")), count),
        slider,
        h(
          "div.choices",
          button("‹", () => show(Math.max(0, current - 1)), {
            "aria-label": t("walk-back"),
            kind: ".way",
          }),
          button("›", () => show(Math.min(answer.steps.length, current + 1)), {
            "aria-label": t("walk-next"),
            kind: ".main.way",
          }),
        ),
        h(
          "div.choices",
          button(t("walk-take"), () => take(states[current])),
          button(t("walk-leave"), () => {
            app.present(null);
            render();
          }),
        ),
        says,
        h("hr"),
        grade(answer.grade),
      );
      show(0);
      again = () => show(current);
    });

  const grade = (/** @type {Grade} */ found) =>
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

  /** @param {View & {candidates: Digits[]}} state */
  function take(state) {
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
    render();
  }

  const more = () => [
    h(
      "div.row",
      button(t("steps-all"), all, { kind: ".grow" }),
      button(t("walk"), walk, { kind: ".grow" }),
      button(t("techniques"), () => dialogs.techniques(), { kind: ".grow" }),
    ),
  ];
  const buttons = () => [button(t("hint-ask"), hint, { kind: ".main" }), ...more()];

  function render() {
    lay(
      "home",
      h(
        "section.entry",
        h("p", t("hint-course-how")),
        button(t("hint-course"), () => app.showTab("course"), { kind: ".main" }),
      ),
      h("h2", t("hint-title")),
      h("p.soft", t("hint-how")),
      ...buttons(),
      fill(facts, app.gradePanel.facts(dialogs)),
    );
  }

  /** What was asked of the game as it was, or for a panel that was left, is not waited for. */
  const drop = () => {
    if (!job) return;
    job.stop();
    job = null;
    render();
  };

  app.listen((what) => {
    if (what === "move" || (what === "tab" && !element.isConnected)) drop();
    if (what === "move" && now === "answer" && !app.shown && !job && element.isConnected) render();
    if (what === "game") {
      job?.stop();
      job = null;
      render();
    }
    if (what === "graded") fill(facts, app.gradePanel.facts(dialogs));
  });
  /** Ask for a hint; where one is shown for the same digits, go deeper into it. */
  const next = () => {
    if (deeper && element.isConnected && shownDigits === String(app.game.digits())) deeper();
    else hint();
  };

  return {
    element,
    show: () =>
      element.childElementCount && shownDigits === String(app.game.digits()) ? again() : render(),
    hint: next,
  };
}

/**
 * What is said of a step, and a key to read all of an argument that is shortened.
 * @param {Step} found @param {string} text
 */
function sentences({ show, whole }, text) {
  const says = h("p.say", { tabindex: -1 }, text);
  if (!whole || text !== show) return [says];
  const all = button(
    t("argument-whole"),
    () => {
      says.textContent = whole;
      all.remove();
      says.focus();
    },
    { kind: ".plain" },
  );
  return [says, all];
}

/**
 * What the board shows before each step and after the last one.
 * @param {Game} game @param {Answers["walkthrough"]} way
 */
function statesOf(game, { candidates, steps }) {
  const digits = game.digits();
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
