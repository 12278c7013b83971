// The panel of the game: what the puzzle is, and what may be done with it.

import { makeAnother } from "./another.js";
import { get, post, Refusal } from "./api.js";
import { layoutKind, openBoards } from "./boards.js";
import { button, fill, h } from "./dom.js";
import { refuse, say, toast } from "./notices.js";
import { isPlain } from "./scene.js";
import { language, t } from "./words.js";

/** @param {PlayApp} app @param {PlayDialogs} dialogs */
export function playPanel(app, dialogs) {
  const element = h("div.stack");
  const facts = h("dl.facts");
  const left = h("dd");
  const words = h("p.lines");
  const rules = h("details", h("summary", t("rules")), words);
  /** @type {{streak: number, finished: number} | null} */
  let statistics = null;
  /** The puzzle that is being made after this one. */
  let next = /** @type {ReturnType<typeof makeAnother> | null} */ (null);
  let isNews = false;
  let shown = "";

  /** The rules in words, where there are more than rows, columns and regions. */
  async function showRules() {
    const { game } = app;
    const { layout } = game.info;
    const said = game.file.rules;
    words.textContent = said;
    rules.hidden = isPlain(layout) && !said;
    if (rules.hidden || said) return;
    const answer = await post("rules", { layout, language }).catch(() => null);
    if (app.game === game) words.textContent = answer?.text ?? "";
  }

  const leftOf = (/** @type {Game} */ game) => game.digits().filter((digit) => !digit).length;
  /** What the panel depends on, apart from the number of empty cells. */
  const stateOf = (/** @type {Game} */ { finished, locked, auto, layers }) =>
    `${finished}${locked}${auto}${locked || layers.given.filter(Boolean).length}`;

  /**
   * Ask something of the game; an answer that comes when it has gone on is dropped.
   * @template Answer @param {() => Promise<Answer>} question @param {(answer: Answer) => void} done
   */
  const ask = async (question, done) => {
    const { game } = app;
    const { version } = game;
    try {
      const answer = await question();
      if (app.game === game && game.version === version) done(answer);
    } catch (error) {
      refuse(error);
    }
  };

  const check = () =>
    ask(
      () => post("check", { state: app.game.posed() }),
      (/** @type {Verdict} */ answer) => {
        const cells = [...new Set(answer.mistakes.flatMap((mistake) => mistake.cells))];
        app.found = { wrong: new Set(cells), differ: new Set() };
        app.refresh();
        app.showBoard();
        const text = cells.length
          ? t("check-wrong", { count: cells.length })
          : answer.status === "unique"
            ? t("check-right")
            : t(`status-${answer.status}`);
        say(text);
        toast(text, cells.length ? [[t("check-back"), back]] : []);
      },
    );

  /** The only solution, or null. @returns {Promise<number[] | null>} */
  const solution = async () => {
    const { status, solutions } = await post("check", {
      state: { ...app.game.posed({ marks: false }), entries: null },
    });
    return status === "unique" ? solutions[0] : null;
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

  async function another() {
    next = makeAnother(app);
    render();
    try {
      await next.answer;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "cancelled")) refuse(error);
    }
    next = null;
    render();
  }

  const finished = () =>
    h(
      "div.note.stack.solved",
      { role: "status" },
      h("h2", t("solved")),
      h("p", app.gradePanel.solvedText()),
      h("p.lines", app.game.file.message),
      statistics
        ? h("p.small", t("streak", { count: statistics.streak, total: statistics.finished }))
        : null,
      next ? h("progress", { "aria-label": t("make-working") }) : null,
      h(
        "div.row",
        next
          ? button(t("stop"), () => next?.stop())
          : button(t("another"), another, { kind: ".main" }),
        button(t("share"), () => dialogs.share()),
      ),
    );

  const entering = () =>
    h(
      "div.stack",
      h("h2", t("new-enter")),
      h("p.soft", t("new-enter-how")),
      h(
        "div.row",
        button(t("new-start"), start, { kind: ".main" }),
        button(t("set"), () => app.actions.set()),
        button(t("paste"), () => dialogs.paste()),
      ),
    );

  function showFacts() {
    const { game } = app;
    const { size } = game;
    const { hasUnreadRules } = game.file;
    const kind = hasUnreadRules ? "kind-drawn" : game.hasRules && "kind-rules";
    left.textContent = String(leftOf(game));
    return fill(
      facts,
      h("dt", t("layout")),
      h("dd", `${size} × ${size}, ${t(kind || layoutKind(game.info.layout))}`),
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
      game.finished ? finished() : game.locked ? null : entering(),
      app.gradePanel.element,
      rules,
      showFacts(),
      h(
        "div.choices",
        button(t("check"), check),
        button(t("reveal"), reveal),
        button(t("marks-fill"), () => app.isOpen && app.moved(game.fillCandidates({ keep: true }))),
        button(t("marks-auto"), () => auto(), { "aria-pressed": String(game.auto) }),
        button(t("marks-clear"), () => app.isOpen && app.moved(game.clearMarks())),
        button(t("restart"), restart),
      ),
      h("hr"),
      h(
        "div.choices",
        button(t("new"), () => openBoards(app, dialogs)),
        button(t("set"), () => app.actions.set()),
        button(t("paste"), () => dialogs.paste()),
        button(t("print"), () => dialogs.print()),
        button(t("share"), () => dialogs.share()),
        button(t("export"), () => dialogs.export()),
      ),
    );
  }

  async function count() {
    isNews = false;
    statistics = await get(`statistics?offset=${-new Date().getTimezoneOffset()}`).catch(
      () => null,
    );
    render();
    app.showEnd();
  }

  function auto() {
    app.game.auto = !app.game.auto;
    if (app.game.auto) app.moved(app.game.fillCandidates({ keep: true }));
    app.save();
    render();
  }

  app.listen((what) => {
    if (what === "game") {
      showRules();
      render();
      app.gradePanel.update();
    }
    if (what === "graded" && !app.mode) showFacts();
    if (what === "move" && shown === stateOf(app.game)) left.textContent = String(leftOf(app.game));
    else if (what === "move") render();
    if (what === "solved") isNews = true;
    // The server counts this game only once it has the last move.
    if (what === "saved" && isNews) count();
  });
  return { element, show: render, another };
}
