// The player's table: the game, what is selected, which tool, and what the board shows.

import { post } from "./api.js";
import { Board, symbol } from "./board.js";
import { fromDocument, LAYERS, toText } from "./documents.js";
import { $, fill, h } from "./dom.js";
import { Game } from "./game.js";
import { GradePanel } from "./grade_panel.js";
import { nameOf } from "./names.js";
import { refuse, say, toast } from "./notices.js";
import { Pad, TOOLS } from "./pad.js";
import { Saver } from "./save.js";
import { findScene } from "./scene.js";
import { followPointer, Selection } from "./select.js";
import { settings } from "./settings.js";
import { Timer } from "./timer.js";
import { labelOf, viewOf } from "./view.js";
import { clock, levelName, t } from "./words.js";

/** Cells that a check found wrong, and those in which solutions differ. */
const NOTHING = Object.freeze({
  wrong: /** @type {Set<number>} */ (new Set()),
  differ: /** @type {Set<number>} */ (new Set()),
});

export class App {
  game = new Game({ layout: { size: 0 }, givens: [] });

  constructor() {
    this.board = new Board(/** @type {any} */ ($("#board")), {
      interactive: true,
      label: t("board"),
    });
    this.selection = new Selection();
    /** @type {Tool} */
    this.tool = "entry";
    /** @type {Tool | null} */
    this.held = null;
    this.colour = 4;
    this.digitFirst = 0;
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
    /** The digits of a full board that was said to be wrong. */
    this.full = "";
    /** Number of moves before the last digit. */
    this.movesBefore = 0;
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
    this.pad = new Pad($("#pad"), {
      tool: (name) => this.setTool(name),
      digit: (value) => this.digit(value, null),
      clear: () => this.clear(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      several: () => {
        this.selection.several = !this.selection.several;
        this.refresh();
      },
      colour: (value) => {
        this.colour = value;
        this.refresh();
      },
      hint: () => this.actions.hint(),
    });
    followPointer(this.board, this.selection, {
      change: () => this.refresh(),
      alike: (cell) => this.selectAlike(cell),
      pick: (hit, event) => this.pick(hit, event),
    });
    this.actions = {
      hint: () => {},
      print: () => {},
      help: () => {},
      another: async () => {},
      set: () => {},
      /** @type {(name: string) => void} */
      tab: () => {},
    };
    this.gradePanel = new GradePanel(
      this.parts("game", "moved", "present", "refreshTitle", "saver", "listen", "shown", "tell"),
    );
    this.listen((what) => {
      if (what === "tab" && this.pattern) this.refresh();
      if (what === "saved") this.completeScene(); // the server answers
    });
  }

  /**
   * The parts of the app that a panel needs, and nothing else.
   * @template {keyof App} Name @param {Name[]} names @returns {Pick<App, Name>}
   */
  parts(...names) {
    const parts = /** @type {Pick<App, Name>} */ ({});
    for (const name of names) {
      const method = Object.getOwnPropertyDescriptor(App.prototype, name)?.value;
      const change = (/** @type {App[Name]} */ value) => {
        /** @type {Pick<App, Name>} */ (this)[name] = value;
      };
      Object.defineProperty(
        parts,
        name,
        method ? { value: method.bind(this) } : { get: () => this[name], set: change },
      );
    }
    return parts;
  }

  /** Hear when something happens. @param {(what: News) => void} listener */
  listen(listener) {
    this.listeners.push(listener);
  }
  /** @param {News} what */
  tell(what) {
    for (const listener of this.listeners) listener(what);
  }

  /** Put a game on the table. @param {Game} game @param {Partial<Meta>} meta */
  open(game, meta = {}) {
    this.game = game;
    this.saver.follow(meta);
    this.selection.none();
    this.selection.at = 0;
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
   * @param {State} state @param {Partial<Meta>} meta @param {Partial<ReadPuzzle>} more
   */
  begin(state, meta = {}, { corners = null, colours = null, seconds = null, ...file } = {}) {
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
    this.open(game, meta);
    this.save();
    this.showTab("play");
  }

  buildBoard() {
    const { letters, names, glyphs } = settings;
    Object.assign(this.board.look, { letters, names, glyphs });
    this.board.setLayout(this.game.info);
    this.painted = null;
  }

  refreshTitle() {
    const { meta } = this.saver;
    const { title, level, rating } = meta;
    $("#title").textContent =
      title || (this.game.locked ? nameOf({ ...meta, level: null }) : t("new-enter"));
    fill($("#level"), levelName(level), rating ? h("span", ` · ${rating.er.toFixed(1)}`) : null);
    $("#level").hidden = !level;
  }

  save() {
    this.saver.save(this.game);
  }

  /** After a move: everything follows. @param {boolean} made */
  moved(made) {
    if (!made) return;
    this.clearShown();
    const { game } = this;
    const solved = game.locked && game.isSolved && !game.file.hasUnreadRules;
    const isNew = solved && !game.finished;
    const asks = isNew && game.hasRules;
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
    const answer = await post("check", { state: game.state() }).catch(refuse);
    if (!answer || this.game !== game || game.version !== version) return;
    game.finished = answer.solved;
    this.save();
    this.refresh();
    this.tell("move");
    if (answer.solved) this.celebrate();
    else toast(t("full-rules"));
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
    this.showEnd();
  }

  /** Bring what is said of the end into sight. */
  showEnd() {
    $("#panel .solved")?.scrollIntoView({ block: "nearest" });
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
    return viewOf({ game, shown, mode, drawing, wrong: this.found.wrong });
  }

  refresh() {
    const { game, board, selection } = this;
    const view = this.view();
    document.body.toggleAttribute("data-finished", Boolean(game.finished));
    const seen = [
      game,
      game.version,
      this.shown,
      this.found,
      settings.conflicts,
      this.mode || this.drawing ? {} : null,
    ];
    if (!this.painted?.every((part, index) => part === seen[index]))
      board.paint(view, (cell) => labelOf(cell, view, game.size, this.mode));
    this.painted = seen;
    const only = selection.cells.size === 1 ? selection.at : null;
    const digit =
      (settings.digitFirst && this.digitFirst) || (only === null ? 0 : view.digit(only));
    const peers = new Set(
      settings.peers && only !== null && !this.shown ? game.info.peers[only] : [],
    );
    board.shade((cell) => {
      if (this.drawing) return this.drawing.has(cell) ? "in" : "";
      if (this.found.differ.has(cell)) return "differ";
      if (view.wrong.has(cell)) return "bad";
      if (selection.cells.has(cell)) return "pick";
      if (settings.same && digit && view.digit(cell) === digit) return "same";
      return peers.has(cell) ? "peer" : "";
    });
    board.select(selection.cells, selection.at);
    const { step, cells, houses, differ } = this.shown ?? {};
    board.argue(step || cells || houses || differ ? this.shown : null);
    this.pad.show({
      tool: this.tool,
      held: this.held,
      size: game.size,
      counts: this.mode?.counts() ?? game.counts(),
      digit: this.digitFirst,
      colour: this.colour,
      several: selection.several,
      canUndo: (this.mode ?? game).canUndo,
      canRedo: (this.mode ?? game).canRedo,
    });
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

  /** @param {number} value @param {Tool | null} held */
  digit(value, held) {
    if (this.mode) {
      if (value <= this.game.size) this.mode.digit(this.targets, value);
      return;
    }
    if (!this.isOpen) return;
    const { game } = this;
    this.movesBefore = game.moves.length;
    let tool = held ?? this.held ?? this.tool;
    if (tool === "colours") {
      this.moved(value <= 9 && game.mark(this.targets, "colours", value));
      return;
    }
    if (value > game.size) return;
    if (settings.digitFirst && !this.selection.cells.size) {
      this.digitFirst = this.digitFirst === value ? 0 : value;
      this.refresh();
      return;
    }
    if (!game.locked) tool = "entry";
    const cells = this.targets;
    if (tool === "entry" && cells.length > 1 && game.locked)
      tool = /** @type {Tool} */ (LAYERS[settings.several]);
    this.write(cells, value, tool);
  }

  /** @param {number[]} cells @param {number} value @param {Tool} tool */
  write(cells, value, tool) {
    const { game } = this;
    if (tool === "candidateColours") this.tint(cells, value);
    else if (tool === "entry")
      this.moved(game.enter(cells, value, { tidy: settings.tidy && game.locked }));
    else this.moved(game.mark(cells, tool, value));
    if (game.finished) return; // the message at the end stays
    if (cells.length === 1) say(labelOf(cells[0], this.view(), game.size, null));
    else if (game.conflicts().size && tool === "entry") say(t("conflict"));
  }

  /** Colour a candidate where it is marked. @param {number[]} cells @param {number} value */
  tint(cells, value) {
    const made = this.game.colourCandidate(cells, value, this.colour);
    if (!made && cells.length)
      toast(t("tint-none", { digit: symbol(value, this.game.size, settings.letters) }));
    this.moved(made);
  }

  /**
   * A second key followed: the digit has two figures.
   * @param {number} value @param {Tool | null} held
   */
  replaceDigit(value, held) {
    if (this.mode) this.mode.undo();
    if (this.game.moves.length > this.movesBefore) {
      this.game.undo();
      this.game.undone.pop();
    }
    this.digit(value, held);
  }

  clear() {
    if (this.mode) this.mode.clear(this.targets);
    else if (this.isOpen) this.moved(this.game.clear(this.targets, this.held ?? this.tool));
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
    for (const one of this.symmetricCells(cell))
      if (isIn) pattern.delete(one);
      else pattern.add(one);
    this.selection.at = cell;
    this.refresh();
    this.tell("pattern");
  }

  /**
   * A click that means a candidate, a digit chosen first, or a cell of a pattern.
   * @param {{cell: number, digit: number | null}} hit @param {PointerEvent} event
   */
  pick({ cell, digit }, event) {
    if (this.timer.isPaused) return true;
    if (this.drawing) {
      this.togglePattern(cell);
      return true;
    }
    if (
      this.tool === "candidateColours" &&
      digit &&
      !this.game.digit(cell) &&
      !event.ctrlKey &&
      !event.shiftKey
    ) {
      this.selection.only(cell);
      this.write([cell], digit, "candidateColours");
      return true;
    }
    if (
      settings.digitFirst &&
      this.digitFirst &&
      !event.ctrlKey &&
      !event.shiftKey &&
      this.isOpen
    ) {
      this.selection.none();
      this.selection.at = cell;
      const tool = this.held ?? this.tool;
      this.write([cell], tool === "colours" ? this.colour : this.digitFirst, tool);
      return true;
    }
    return false;
  }

  /** @param {Tool} name */
  setTool(name) {
    this.tool = name;
    say(t("tool-now", { tool: t(TOOLS[name]) }));
    this.refresh();
  }

  /** @param {number} cell */
  selectAlike(cell) {
    this.selection.at = cell;
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
