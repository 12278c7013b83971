// The panel of the game: what the puzzle is, and what may be done with it.

import { loaded } from "./api.js";
import { layoutKind, openBoards } from "./boards.js";
import { button, fill, h } from "./dom.js";
import { answerTo } from "./engine.js";
import { openMenu } from "./menu.js";
import { refuse, sayLoading, toast, trying } from "./notices.js";
import { isPlain } from "./scene.js";
import { settings } from "./settings.js";
import { joined, t } from "./words.js";

/** @param {PlayApp} app @param {PlayDialogs} dialogs */
export function playPanel(app, dialogs) {
  const element = h("div.stack");
  const facts = h("dl.facts");
  const left = h("dd");
  const lines = h("div");
  const rating = h(
    "details.rating",
    h("summary", t("rating")),
    facts,
    h("p.soft.small", t("time-how")),
  );
  const rules = h("div.stack", { hidden: true });
  /** @type {Promise<{show(): void}> | null} */
  let panel = null;
  let shown = "";

  /** The rules, where there are more than rows, columns and regions. */
  function showRules() {
    rules.hidden = isPlain(app.game.info.layout) && !app.game.file.rules;
    if (rules.hidden) return;
    panel ??= loaded(import("./rules.js")).then(({ rulesPanel }) => rulesPanel(app, rules));
    panel.then(
      ({ show }) => show(),
      (error) => {
        panel = null;
        refuse(error);
      },
    );
  }

  const leftOf = (/** @type {Game} */ game) => {
    let left = 0;
    for (const cell of game.cells) if (!game.digit(cell)) left += 1;
    return left;
  };
  /** What the panel depends on, apart from the number of empty cells. */
  const stateOf = (/** @type {Game} */ { locked, auto, layers }) =>
    `${locked}${auto}${locked || layers.given.filter(Boolean).length}`;

  /**
   * Ask something of the game; an answer that comes when it has gone on is dropped.
   * @template Answer @param {() => Promise<Answer>} question @param {(answer: Answer) => void} done
   */
  const ask = async (question, done) => {
    const { game } = app;
    const { version } = game;
    sayLoading();
    try {
      const answer = await question();
      if (app.game === game && game.version === version) done(answer);
    } catch (error) {
      refuse(error);
    }
  };

  const checking = () => loaded(import("./checking.js"));
  /** Takes away what was said of a check: with the next move it is old. */
  let endCheck = () => {};
  const check = () =>
    ask(
      async () => {
        const { askCheck, showCheck } = await checking();
        const answer = await askCheck(app.game);
        return () => showCheck(app, answer, back);
      },
      (show) => {
        endCheck = show();
      },
    );

  const solver = () => loaded(import("./solution.js"));
  const solution = async () => (await solver()).solutionOf(app.game);
  /** Fog, and wrong digits that are shown at once. */
  const followSolution = () => {
    if (app.game.hasFog || settings.conflicts === "solution")
      solver().then((module) => module.followSolution(app), refuse);
  };

  const back = () =>
    ask(solution, (digits) => {
      const isMistaken = () =>
        [...app.game.cells].some((cell) => {
          const { game } = app;
          if (!digits) return game.conflicts().has(cell);
          const digit = game.digit(cell);
          return digit
            ? digit !== digits[cell]
            : game.centre(cell).length > 0 && !game.centre(cell).includes(digits[cell]);
        });
      const count = app.game.undoToBefore(isMistaken);
      app.moved(count > 0);
      toast(t("check-undone", { count }));
    });

  const reveal = () => {
    const cells = app.targets.filter((cell) => !app.game.digit(cell));
    if (cells.length !== 1) {
      toast(t("reveal-one"));
      return;
    }
    ask(solution, (digits) => {
      if (!digits) {
        toast(t("reveal-several"));
        return;
      }
      app.game.help();
      app.moved(app.game.enter(cells, digits[cells[0]]));
    });
  };

  const restart = () => {
    const { game } = app;
    toast(t("restart-sure"), [
      [t("restart"), () => app.game === game && app.moved(game.restart())],
      [t("cancel"), () => {}],
    ]);
  };

  const start = () => {
    if (!app.game.layers.given.some(Boolean)) {
      toast(t("new-empty"));
      return;
    }
    app.game.locked = true;
    app.game.moves = [];
    app.game.undone = [];
    app.save();
    app.refreshTitle();
    app.refresh();
    render();
    app.gradePanel.update();
  };

  const entering = () =>
    h(
      "div.stack",
      h("h2", t("new-enter")),
      h("p.soft", t("new-enter-how")),
      h(
        "div.row",
        button(t("new-start"), start, { kind: ".main" }),
        button(t("set-this"), () => app.actions.set()),
        button(t("paste"), () => dialogs.paste()),
        button(t("photo"), () => dialogs.photo()),
      ),
    );

  /** What the puzzle is, in two lines: how hard, and of which kind. */
  function showKind() {
    const { game } = app;
    const kind = game.file.hasUnreadRules ? "kind-drawn" : game.hasRules && "kind-rules";
    return fill(
      lines,
      h("p.difficulty", app.gradePanel.summary()),
      h(game.file.hasUnreadRules ? "p.note" : "p.soft", app.gradePanel.remark()),
      h(
        "p.soft.kind",
        joined([`${game.size} × ${game.size}`, t(kind || layoutKind(game.info.layout))]),
      ),
    );
  }

  function showFacts() {
    const { game } = app;
    left.textContent = String(leftOf(game));
    return fill(
      facts,
      h("dt", t("givens")),
      h("dd", game.layers.given.filter(Boolean).length),
      h("dt", t("left")),
      left,
      app.gradePanel.facts(dialogs),
    );
  }

  function render() {
    if (app.mode) {
      fill(element, app.mode.panel);
      return;
    }
    const { game } = app;
    shown = stateOf(game);
    fill(
      element,
      game.locked ? null : entering(),
      showKind(),
      app.gradePanel.element,
      rules,
      rating,
    );
    showFacts();
  }

  /** Whether rules know more of the candidates than houses do. @param {Game} game */
  const hasSums = (game) => game.hasRules && !game.covered.size && !game.file.hasUnreadRules;

  /** @param {Omit<State, "candidates">} state */
  const candidatesOf = (state) =>
    answerTo("candidates", { state }).then(
      (answer) => answer.candidates,
      () => null,
    );

  /** Ask once what the sums of rules leave of the puzzle. @param {Game} game */
  const learnSums = async (game) => {
    if (game.allowed) return;
    const found = await candidatesOf({ ...game.state({ marks: false }), entries: null });
    game.allowed = found && game.layers.given.map((one, cell) => (one ? [one] : found[cell]));
  };

  /**
   * Do something with the candidates of the board; null are those of its houses.
   * @param {(marks: readonly Digits[] | null) => boolean} does
   */
  const withCandidates = async (does) => {
    const { game } = app;
    if (!app.isOpen) return;
    if (!hasSums(game)) {
      app.moved(does(null));
      return;
    }
    await ask(
      async () => {
        const now = candidatesOf(game.state({ marks: false }));
        await learnSums(game);
        return now;
      },
      (now) => app.moved(does(now)),
    );
  };

  const candidates = () =>
    withCandidates((marks) => app.game.fillCandidates({ keep: true, marks }));

  /** What is wanted less often. @param {HTMLElement} anchor */
  function more(anchor) {
    const { game } = app;
    /** @type {(key: string, does: () => unknown, checked?: boolean) => MenuItem} */
    const item = (key, does, checked) => ({ text: t(key), does, checked });
    const keep = trying(async () =>
      dialogs.keep([{ ...app.game.posed({ marks: false }), entries: null }]),
    );
    openMenu(anchor, t("more"), [
      {
        name: t("more-game"),
        items: [
          item("reveal", reveal),
          item("marks-auto", auto, game.auto),
          item("marks-clear", () => app.isOpen && app.moved(game.clearMarks())),
          item("restart", restart),
        ],
      },
      {
        name: t("puzzle"),
        items: [
          item("tab-analyse", () => app.showTab("analyse")),
          item("library-add", keep),
          item("share", () => dialogs.share()),
          item("print", () => dialogs.print()),
          item("export", () => dialogs.export()),
        ],
      },
      {
        name: t("more-other"),
        items: [
          item("new", () => openBoards(app, dialogs)),
          item("set-this", () => app.actions.set()),
          item("paste", () => dialogs.paste()),
          item("help", () => dialogs.help()),
        ],
      },
    ]);
  }

  function auto() {
    const { game } = app;
    const turn = async () => {
      if (game.auto) app.moved(game.setAuto(false, null));
      else await withCandidates((marks) => game.setAuto(true, marks));
      app.repaint();
      app.save();
      render();
    };
    return turn();
  }

  app.listen((what) => {
    if (["game", "conflicts", "move"].includes(what)) followSolution();
    if (what === "game" || what === "move") endCheck();
    if (what === "game") {
      const { game } = app;
      if (game.auto && hasSums(game))
        learnSums(game).then(() => app.game === game && app.repaint());
      showRules();
      render();
      app.gradePanel.update();
    }
    if (what === "graded" && !app.mode) {
      showKind();
      showFacts();
    }
    if (what === "move" && shown === stateOf(app.game)) left.textContent = String(leftOf(app.game));
    else if (what === "move") render();
  });
  return { element, show: render, check, candidates, more };
}
