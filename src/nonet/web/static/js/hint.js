// The panel that teaches: a hint in three depths, all steps there are, and the whole way.

import { loaded } from "./api.js";
import { button, fill, h } from "./dom.js";
import * as engine from "./engine.js";
import { linkRow, linksTo, sentences } from "./hint_parts.js";
import { badNote, say, working } from "./notices.js";
import { settings } from "./settings.js";
import { language, levelName, sayCell, t } from "./words.js";

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
  /**
   * Goes along a chain or a walkthrough, with arrow keys.
   * @type {{ back: () => void, next: () => void } | null}
   */
  let steer = null;
  element.addEventListener("keydown", (event) => {
    const does = { ArrowLeft: steer?.back, ArrowRight: steer?.next }[event.key];
    if (!does || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    does();
  });
  /** The digits that it speaks of. */
  let shownDigits = "";

  /** @type {(what: string, ...content: Child[]) => void} */
  const lay = (what, ...content) => {
    now = what;
    again = () => {};
    deeper = null;
    steer = null;
    shownDigits = String(app.game.digits());
    fill(element, content);
  };

  /**
   * @template {"hint" | "steps" | "walkthrough"} Name @template Part @param {Name} kind
   * @param {(answer: Answers[Name], part: Part) => void} done
   * @param {Promise<Part>} [part] What shows the answer, where it is loaded only then.
   */
  async function ask(kind, done, part) {
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
      const [answer, shows] = await Promise.all([mine.answer, part]);
      if (job !== mine) return;
      app.game.help();
      done(answer, /** @type {Part} */ (shows));
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
    const deepen = (/** @type {number} */ deep, /** @type {number} */ link) => () => {
      step(found, candidates, deep, link);
      focusFirst();
    };
    const go = (/** @type {number} */ to, /** @type {string} */ key) => {
      step(found, candidates, depth, to);
      focusFirst(`.btn.${key}:enabled`);
    };
    lay(
      "answer",
      h(
        "div.depth",
        { "aria-hidden": "true" },
        DEPTHS.map((_, index) => h(index <= depth ? "i.on" : "i")),
      ),
      depth === 2 ? linkRow(chain, at, go) : null,
      ...sentences(found, text),
      depth === 2 && !isPart && settings.cellNames === "rc"
        ? h("p.soft.small", found.notation)
        : null,
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
    deeper = depth < 2 ? deepen(depth + 1, 0) : isPart ? deepen(2, at + 1) : () => focusFirst();
    if (depth === 2 && chain.length)
      steer = {
        back: () => at > 0 && go(at - 1, "link-back"),
        next: () => isPart && go(at + 1, "link-next"),
      };
  }

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

  /** @type {HintSpace} */
  const space = {
    ...{ app, dialogs, element, lay, buttons: () => buttons(), render: () => render() },
    ...{ mistakes: (found) => mistakes(found), apply, focusFirst },
    again: (does) => {
      again = does;
    },
    steer: (back, next) => {
      steer = { back, next };
    },
  };
  const all = () =>
    ask(
      "steps",
      (answer, { listSteps }) => listSteps(space, answer),
      loaded(import("./all_steps.js")),
    );
  const walk = () =>
    ask(
      "walkthrough",
      (answer, { startWalk }) => startWalk(space, answer),
      loaded(import("./walking.js")),
    );

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
