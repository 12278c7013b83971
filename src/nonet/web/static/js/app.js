// The player's table: the game, what is selected, which tool, and what the board shows.

import { Board } from "./board/board.js";
import { findScene } from "./board/find_scene.js";
import { doubled } from "./board/layout.js";
import { followPointer, Selection } from "./board/select.js";
import { labelOf, shadesOf, viewOf } from "./board/view.js";
import { GradePanel } from "./learn/grade_panel.js";
import { fromDocument, toText } from "./library/documents.js";
import { nameOf } from "./library/names.js";
import { Saver } from "./library/save.js";
import { $ } from "./page/dom.js";
import { refuse, say, toast, withModule } from "./page/notices.js";
import { boardLook, settings } from "./page/settings.js";
import { clock, levelName, t } from "./page/words.js";
import { Entering } from "./play/entering.js";
import { Game } from "./play/game.js";
import { Pad, TOOLS } from "./play/pad.js";
import { Timer } from "./play/timer.js";
import { answerTo } from "./service/engine.js";

/** Cells that a check found wrong, and those in which solutions differ. */
const NOTHING = Object.freeze({
  wrong: /** @type {Set<number>} */ (new Set()),
  differ: /** @type {Set<number>} */ (new Set()),
});

export class App {
  game = new Game({ layout: { size: 0 }, givens: [] });
  /** What modules that know more of the page do. */
  actions = {
    hint: () => {},
    print: () => {},
    help: () => {},
    another: async () => {},
    check: () => {},
    candidates: () => {},
    /** @type {(anchor: HTMLElement) => void} */
    more: () => {},
    savePoints: () => {},
    replay: () => {},
    /** @type {(isNew?: boolean) => void} The desk: an empty board, or the puzzle that is here. */
    set: () => {},
    /** @type {(name: string) => void} */
    tab: () => {},
  };

  constructor() {
    this.board = new Board(/** @type {SVGSVGElement} */ (/** @type {Element} */ ($("#board"))), {
      interactive: true,
      label: t("board"),
    });
    this.selection = new Selection();
    /** @type {Tool} */
    this.tool = "entry";
    /** @type {Tool | null} */
    this.held = null;
    this.entering = new Entering(this);
    /** @type {Zoom | null} */
    this.zooming = null;
    /** @type {Shown | null} */
    this.shown = null;
    this.found = NOTHING;
    /** @type {Set<number> | null} */
    this.pattern = null;
    /** @type {Mode | null} */
    this.mode = null;
    /** @type {(cell: number) => number[]} */
    this.symmetricCells = (cell) => [cell];
    /** @type {((what: News) => void)[]} */
    this.listeners = [];
    /** @type {unknown[] | null} What the board was painted of. */
    this.painted = null;
    /** The cells that were selected at last. */
    this.picked = "";
    /** The digits of a full board that was said to be wrong. */
    this.full = "";
    this.timer = new Timer((seconds) => {
      $("#clock").textContent = clock(seconds);
    });
    this.saver = new Saver({
      state: (name, why) => {
        $("#saved").textContent = t(`save-${name}`);
        if (why) toast(why);
        if (name === "saved") this.refreshTitle();
        this.tell(/** @type {News} */ (name));
      },
      outdated: (meta, document_) => this.outdated(meta, document_),
    });
    this.pad = new Pad($("#pad"), this.padActions());
    followPointer(this.board, this.selection, {
      change: () => this.refresh(),
      alike: (cell) => this.selectAlike(cell),
      pick: (hit, event) => this.entering.pick(hit, event),
      unpick: () => this.entering.unpick(),
      pinch: (fingers) => this.zoomed((zoom) => zoom.pinch(fingers), fingers !== null),
      pan: (right, down) => this.zoomed((zoom) => zoom.pan(right, down), false),
    });
    this.board.svg.addEventListener(
      "wheel",
      (event) => {
        if (this.zooming || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        this.zoomed((zoom) => zoom.wheel(event), true);
      },
      { passive: false },
    );
    this.gradePanel = new GradePanel(this);
    this.listen((what) => {
      if (what === "tab" && this.pattern) this.refresh();
      if (what === "saved") this.completeScene(); // the server answers
    });
  }

  /** What the keys of the pad do. @returns {PadActions} */
  padActions() {
    return {
      tool: (name) => this.setTool(name),
      digit: (value) => this.entering.digit(value, null),
      letter: (letter) => this.entering.letter(letter),
      lock: (value) => this.entering.lock(value),
      filter: () => this.entering.toggleFilter(),
      clear: () => this.entering.clear(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      several: () => {
        this.selection.several = !this.selection.several;
        this.refresh();
      },
      colour: (value) => {
        if (this.tool === "pen") this.entering.penColour = value;
        else this.entering.colour = value;
        this.refresh();
      },
      hint: () => this.actions.hint(),
      check: () => this.actions.check(),
      candidates: () => this.actions.candidates(),
      more: (anchor) => this.actions.more(anchor),
      savePoints: () => this.actions.savePoints(),
      replay: () => this.actions.replay(),
    };
  }

  /** Hear when something happens. @param {(what: News) => void} listener */
  listen(listener) {
    this.listeners.push(listener);
  }
  /** Hear no more. @param {(what: News) => void} listener */
  deafen(listener) {
    this.listeners = this.listeners.filter((other) => other !== listener);
  }
  /** @param {News} what */
  tell(what) {
    for (const listener of this.listeners) listener(what);
  }

  /** Put a game on the table. @param {Game} game @param {Partial<Meta>} meta */
  open(game, meta = {}) {
    this.game = game;
    this.saver.follow(meta);
    this.selection.reset(game.info.cells[0]);
    this.entering.filter = 0;
    if (this.tool === "role") this.tool = "entry";
    this.clearShown();
    this.pattern = null;
    this.mode = null;
    $("#board").classList.remove("pattern", "finish");
    this.buildBoard();
    this.timer.follow(game);
    this.setPaused(false);
    this.refreshTitle();
    say($("#title").textContent ?? "");
    this.refresh();
    this.tell("game");
    this.completeScene();
  }

  /** Draw what the board shows of the layout beyond its regions, where that is not known yet. */
  async completeScene() {
    const { game } = this;
    const scene = game.info.scene
      ? null
      : await findScene(game.info.layout, game.file.cosmetics).catch(() => null);
    if (!scene || this.game !== game) return;
    game.take(scene);
    this.board.showScene(game.info);
    this.refresh();
  }

  /**
   * Begin a new game with the givens of a state; without givens and rules it is to be written by
   * hand. `more` is what else a file holds.
   * @param {State} state @param {Partial<Meta>} meta
   * @param {Partial<ReadPuzzle> & { task?: Task | null }} more
   */
  begin(state, meta = {}, more = {}) {
    const { corners = null, colours = null, seconds = null, task = null, ...file } = more;
    const isPosed =
      state.givens.some(Boolean) || Boolean(state.layout.constraints) || file.hasUnreadRules;
    const givens = isPosed ? state.givens : (state.entries ?? state.givens);
    const game = new Game(
      {
        layout: state.layout,
        givens,
        entries: isPosed ? state.entries : null,
        locked: isPosed || givens.some(Boolean),
      },
      file,
    );
    state.candidates?.forEach((digits, cell) => {
      if (digits && !game.digit(cell)) game.layers.centre[cell] = digits;
    });
    corners?.forEach((digits, cell) => {
      if (!game.digit(cell)) game.layers.corner[cell] = digits;
    });
    colours?.forEach((colour, cell) => {
      if (colour) game.layers.colours[cell] = [colour];
    });
    game.elapsed = seconds ?? 0;
    game.task = task;
    this.open(game, meta);
    this.save();
    this.showTab("play");
  }

  buildBoard() {
    Object.assign(this.board.look, boardLook());
    this.board.setLayout(this.game.info);
    this.painted = null;
  }

  refreshTitle() {
    const { meta } = this.saver;
    const { title, level } = meta;
    const what = level === "draft" ? "set" : "new-enter";
    $("#title").textContent =
      title || (this.game.locked ? nameOf({ ...meta, level: null }) : t(what));
    const { hasUnreadRules } = this.game.file;
    $("#level").textContent = hasUnreadRules ? t("kind-drawn") : levelName(level);
    $("#level").hidden = !level && !hasUnreadRules;
  }

  /**
   * Zoom the board. What that needs is loaded for large boards, and where it `isWanted`.
   * @param {(zoom: Zoom) => void} does @param {boolean} isWanted
   */
  zoomed(does, isWanted) {
    if (this.zooming) does(this.zooming);
    else if (isWanted)
      withModule(import("./board/zoom.js"), ({ Zoom }) => {
        this.zooming ??= new Zoom(this);
        does(this.zooming);
      });
  }

  save() {
    this.saver.save(this.game);
  }

  /** After a move: everything follows. @param {boolean} made */
  moved(made) {
    if (!made) return;
    this.clearShown();
    const { game } = this;
    const solved = game.locked && game.isSolved;
    const isNew = solved && !game.finished;
    const asks = isNew && game.hasRules && !game.file.hasUnreadRules;
    game.finished = solved && !asks;
    this.save();
    this.refresh();
    this.tell("move");
    if (asks) this.askWhetherSolved();
    else if (isNew) this.celebrate();
    else if (!solved) this.sayWhenFull();
  }

  /** Whether a full board keeps all rules, the server says. */
  async askWhetherSolved() {
    const { game } = this;
    const { version } = game;
    const answer = await answerTo("check", { state: game.state() }).catch(refuse);
    if (!answer || this.game !== game || game.version !== version) return;
    game.finished = answer.solved;
    this.save();
    this.refresh();
    this.tell("move");
    if (answer.solved) this.celebrate();
    else this.sayWhatIsWrong(answer.mistakes.length > 0);
  }

  /**
   * Say why a full board is not solved: it breaks a rule, or roles are missing, which is said once.
   * @param {boolean} isBroken
   */
  sayWhatIsWrong(isBroken) {
    const digits = this.game.digits().join();
    if (isBroken || digits !== this.full) toast(t(isBroken ? "full-rules" : "full-roles"));
    this.full = digits;
  }

  /** Say that a board is full but wrong, once for the digits that it has. */
  sayWhenFull() {
    const { game } = this;
    const digits = game.locked && game.isFull ? game.digits().join() : "";
    const count = game.conflicts().size;
    if (digits && digits !== this.full) toast(t(count ? "full-wrong" : "full-drawn", { count }));
    this.full = digits;
  }

  celebrate() {
    this.board.celebrate(this.selection.at);
    this.selection.none();
    this.refresh();
    $("#toast").hidden = true; // what it said of the board is over
    say(this.gradePanel.solvedText());
    this.tell("solved");
    this.showTab("play");
  }

  /** Show a view or an argument in place of the bare game. @param {Shown | null} shown */
  present(shown) {
    this.shown = shown;
    this.refresh();
    if (shown) this.showBoard();
  }

  /** Bring the board into sight where the page is longer than the window. */
  showBoard() {
    $(".stage").scrollIntoView({ block: "nearest" });
  }

  clearShown() {
    this.shown = null;
    this.found = NOTHING;
  }

  view() {
    const { game, shown, mode, drawing } = this;
    const { filter } = this.entering;
    return viewOf({ game, shown, mode, drawing, filter, wrong: this.found.wrong });
  }

  /** Draw the cells again, which may be seen otherwise now. */
  repaint() {
    this.painted = null;
    this.refresh();
  }

  refresh() {
    const { game, board, selection, entering } = this;
    const view = this.view();
    this.paint(view);
    const picked = [...selection.cells].join();
    if (picked !== this.picked) {
      this.picked = picked;
      this.tell("selected");
    }
    const { drawing, found, shown } = this;
    const shade = { game, selection, shown, differ: found.differ, first: entering.first };
    board.shade(drawing ? (cell) => (drawing.has(cell) ? "in" : "") : shadesOf(shade, view));
    board.select(selection.cells, selection.at);
    const { step, cells, houses, differ } = shown ?? {};
    board.argue(step || cells || houses || differ ? shown : null);
    entering.drawPen();
    entering.drawRoles();
    this.zoomed((zoom) => zoom.update(), game.size > 9);
    this.showPad(view);
  }

  /** Paint the cells, unless all is as it was painted last. @param {TableView} view */
  paint(view) {
    const { game } = this;
    const seen = [
      game,
      game.version,
      this.shown,
      this.found,
      settings.conflicts,
      this.entering.filter,
      game.said,
      game.covered,
      game.solution,
      this.mode || this.drawing ? {} : null,
    ];
    if (!this.painted?.every((part, index) => part === seen[index]))
      this.board.paint(view, (cell) => labelOf(cell, view, game.info, this.mode));
    this.painted = seen;
  }

  /** @param {TableView} view */
  showPad(view) {
    const { entering, game, tool } = this;
    const table = this.mode ?? game;
    const counts = table.counts();
    this.pad.show({
      tool,
      held: this.held,
      info: game.info,
      counts,
      clashing: this.clashing(view, counts),
      digit: entering.first,
      colour: tool === "pen" ? entering.penColour : entering.colour,
      filter: entering.filter,
      isChoosing: entering.isChoosing,
      several: this.selection.several,
      canUndo: table.canUndo,
      canRedo: table.canRedo,
    });
  }

  /**
   * Digits of which some break a rule; asked only where one is on the board often enough.
   * @param {TableView} view @param {number[]} counts
   */
  clashing(view, counts) {
    const { each, houses } = this.game.info;
    if (!each || !counts.some((count, digit) => digit && count >= each)) return new Set();
    const broken = this.mode ? [] : this.game.said.broken;
    const cells = [doubled(houses, view.digit), view.wrong, ...broken.map((rule) => rule.cells)];
    return new Set(cells.flatMap((some) => [...some].map(view.digit)));
  }

  /** The pattern while it is drawn: in its panel, in place of the game. */
  get drawing() {
    return document.body.dataset.tab === "make" ? this.pattern : null;
  }

  // Moves.
  get isOpen() {
    return !this.timer.isPaused && !this.shown?.view && !this.drawing && !this.mode;
  }

  /** The selected cells; the player who selected none means the one with the cursor. */
  get targets() {
    return this.selection.cells.size ? [...this.selection.cells] : [];
  }

  undo() {
    if (this.mode) this.mode.undo();
    else if (!this.timer.isPaused) this.back(this.game.undo());
  }
  redo() {
    if (this.mode) this.mode.redo();
    else if (!this.timer.isPaused) this.back(this.game.redo());
  }

  /** @param {Move | null} move */
  back(move) {
    if (!move) return;
    this.selection.all(move.map(([, cell]) => cell).slice(0, 1));
    this.moved(true);
  }

  /** Take a cell and those symmetric to it into the pattern, or out of it. @param {number} cell */
  togglePattern(cell) {
    const { pattern } = this;
    if (!pattern) return;
    const isIn = pattern.has(cell);
    for (const twin of this.symmetricCells(cell))
      if (isIn) pattern.delete(twin);
      else pattern.add(twin);
    this.selection.stay(cell);
    this.refresh();
    this.tell("pattern");
  }

  /** @param {Tool} name */
  setTool(name) {
    if (name === "role" && !this.game.info.roles.length) return;
    this.tool = name;
    say(t("tool-now", { tool: t(TOOLS[name]) }));
    this.refresh();
  }

  /** @param {number} cell */
  selectAlike(cell) {
    this.selection.stay(cell);
    this.selection.all(this.game.alike(cell));
    this.refresh();
  }

  nextUnsolved() {
    const { count } = this.game;
    for (let step = 1; step <= count; step += 1) {
      const cell = (this.selection.at + step) % count;
      if (!this.game.digit(cell)) {
        this.selection.only(cell);
        return;
      }
    }
  }

  /** @param {boolean} isPaused */
  setPaused(isPaused) {
    if (this.game.finished || !this.game.locked) isPaused = false;
    this.timer.isPaused = isPaused;
    $("#board").classList.toggle("hidden", isPaused);
    $("#veil").hidden = !isPaused;
    $("#pause").setAttribute("aria-pressed", String(isPaused));
    $("#pause").setAttribute("aria-label", t(isPaused ? "resume" : "pause"));
    if (isPaused) $("#resume").focus();
  }

  /** @param {string} name */
  showTab(name) {
    this.actions.tab(name);
  }

  /**
   * Another page saved this game since; `unsaved` is the document that was refused for it.
   * @param {Meta} meta @param {string | null} unsaved
   */
  outdated(meta, unsaved = null) {
    const keep = () => {
      if (!unsaved && this.saver.meta !== meta) return;
      this.open(fromDocument(JSON.parse(unsaved ?? toText(this.game))), {
        ...meta,
        id: null,
        revision: null,
      });
      this.save();
    };
    toast(t("outdated"), [
      [t("outdated-theirs"), () => this.load(meta.id)],
      [t("outdated-mine"), keep],
    ]);
  }

  /** @param {number | null} id */
  async load(id) {
    const { game } = this;
    const found = await Saver.load(id);
    if (this.game === game) this.goOn(found);
  }

  /** Go on with a game that the server has. @param {{meta: Meta, document: GameDocument}} game */
  goOn({ meta, document: found }) {
    this.open(fromDocument(found), meta);
    this.saver.keepAs(this.game);
  }
}
