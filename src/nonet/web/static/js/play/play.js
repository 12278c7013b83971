// The panel of the game: what the puzzle is, and what may be done with it.

import { isPlain } from "../board/scene.js";
import { button, fill, h } from "../page/dom.js";
import { openMenu } from "../page/menu.js";
import { refuse, toast, trying } from "../page/notices.js";
import { joined, t } from "../page/words.js";
import { loaded } from "../service/api.js";
import { layoutKind, openBoards } from "../setting/boards.js";
import { GameActions } from "./game_actions.js";

const leftOf = (/** @type {Game} */ game) => {
  let left = 0;
  for (const cell of game.cells) if (!game.digit(cell)) left += 1;
  return left;
};

/** What the panel depends on, apart from the number of empty cells. @param {Game} game */
const stateOf = ({ locked, auto, layers }) =>
  `${locked}${auto}${locked || layers.given.filter(Boolean).length}`;

export class PlayPanel {
  element = h("div.stack");
  facts = h("dl.facts");
  left = h("dd");
  lines = h("div");
  rating = h(
    "details.rating",
    h("summary", t("rating")),
    this.facts,
    h("p.soft.small", t("time-how")),
  );
  rules = h("div.stack", { hidden: true });
  /** @type {Promise<{show(): void}> | null} */
  rulesPanel = null;
  shown = "";

  /** @param {PlayApp} app @param {PlayDialogs} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
    this.actions = new GameActions(app);
    app.listen((what) => this.hear(what));
  }

  /** The rules, where there are more than rows, columns and regions. */
  showRules() {
    const { app, rules } = this;
    rules.hidden = isPlain(app.game.info.layout) && !app.game.file.rules;
    if (rules.hidden) return;
    this.rulesPanel ??= loaded(import("./rules.js")).then(
      ({ RulesPanel }) => new RulesPanel(app, rules),
    );
    this.rulesPanel.then(
      (panel) => panel.show(),
      (error) => {
        this.rulesPanel = null;
        refuse(error);
      },
    );
  }

  /** Begin to play the puzzle that was written. */
  start() {
    const { app } = this;
    const { game } = app;
    if (!game.layers.given.some(Boolean)) {
      toast(t("new-empty"));
      return;
    }
    game.locked = true;
    game.moves = [];
    game.undone = [];
    app.save();
    app.refreshTitle();
    app.refresh();
    this.show();
    app.gradePanel.update();
  }

  entering() {
    return h(
      "div.stack",
      h("h2", t("new-enter")),
      h("p.soft", t("new-enter-how")),
      h(
        "div.row",
        button(t("new-start"), () => this.start(), { kind: ".main" }),
        button(t("set-this"), () => this.app.actions.set()),
        button(t("paste"), () => this.dialogs.paste()),
        button(t("photo"), () => this.dialogs.photo()),
      ),
    );
  }

  /** What the puzzle is, in two lines: how hard, and of which kind. */
  showKind() {
    const { game, gradePanel } = this.app;
    const kind = game.file.hasUnreadRules ? "kind-drawn" : game.hasRules && "kind-rules";
    return fill(
      this.lines,
      h("p.difficulty", gradePanel.summary()),
      h(game.file.hasUnreadRules ? "p.note" : "p.soft", gradePanel.remark()),
      h(
        "p.soft.kind",
        joined([
          game.info.sides.join(" × "),
          ...(kind || game.info.isUsual ? [t(kind || layoutKind(game.info.layout))] : []),
        ]),
      ),
    );
  }

  showLeft() {
    this.left.textContent = String(leftOf(this.app.game));
  }

  showFacts() {
    this.showLeft();
    fill(
      this.facts,
      h("dt", t("givens")),
      h("dd", this.app.game.layers.given.filter(Boolean).length),
      h("dt", t("left")),
      this.left,
      this.app.gradePanel.facts(this.dialogs),
    );
  }

  show() {
    const { game, gradePanel, mode } = this.app;
    if (mode) {
      fill(this.element, mode.panel);
      return;
    }
    this.shown = stateOf(game);
    fill(
      this.element,
      game.locked ? null : this.entering(),
      this.showKind(),
      gradePanel.element,
      this.rules,
      this.rating,
    );
    this.showFacts();
  }

  /** What is wanted less often. @param {HTMLElement} anchor */
  more(anchor) {
    const { app, dialogs, actions } = this;
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
          item("reveal", () => actions.reveal()),
          item("marks-auto", () => actions.turnAuto().then(() => this.show()), game.auto),
          item("marks-clear", () => app.isOpen && app.moved(game.clearMarks())),
          item("restart", () => actions.restart()),
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

  /** @param {News} what */
  hear(what) {
    if (["game", "conflicts", "move"].includes(what)) this.actions.followSolution();
    if (what === "game" || what === "move") this.actions.endCheck();
    if (what === "game") {
      this.actions.followSums();
      this.showRules();
      this.show();
      this.app.gradePanel.update();
    }
    if (what === "graded" && !this.app.mode) {
      this.showKind();
      this.showFacts();
    }
    if (what !== "move") return;
    if (this.shown === stateOf(this.app.game)) this.showLeft();
    else this.show();
  }
}
