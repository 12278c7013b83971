// The player's table: the game, what is selected, which tool, and what the board shows.

import { cellsOf } from "./argument.js";
import { Board, symbol } from "./board.js";
import { $, button, fill, h } from "./dom.js";
import { Game, LAYERS } from "./game.js";
import { GradePanel } from "./grade_panel.js";
import { followKeys } from "./keys.js";
import { nameOf } from "./names.js";
import { Pad, TOOLS } from "./pad.js";
import { Saver } from "./save.js";
import { followPointer, Selection } from "./select.js";
import { settings } from "./settings.js";
import { Timer } from "./timer.js";
import { anyOf, clock, levelName, t } from "./words.js";

const NONE = new Set();
const NOWHERE = new Map();
const EMPTY = Object.freeze([]);
/** What lies under a pattern that is drawn: an empty board. */
const BLANK = {
  digit: () => 0,
  isGiven: () => false,
  colours: () => EMPTY,
  corner: () => EMPTY,
  centre: () => EMPTY,
  candidateColours: () => EMPTY,
};

export class App {
  constructor() {
    this.board = new Board($("#board"), { interactive: true, label: t("board") });
    this.selection = new Selection();
    this.tool = "entry";
    this.held = null;
    this.colour = 4;
    this.digitFirst = 0;
    this.shown = null;
    this.found = { wrong: NONE, differ: NONE };
    this.pattern = null;
    this.mode = null;
    this.symmetricCells = (cell) => [cell];
    this.listeners = [];
    this.timer = new Timer((seconds) => {
      $("#clock").textContent = clock(seconds);
    });
    this.saver = new Saver({
      state: (name, why) => {
        $("#saved").textContent = t(`save-${name}`);
        if (why) this.toast(why);
        if (name === "saved") this.title();
        this.tell(name);
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
    this.gradePanel = new GradePanel(this);
    this.actions = {};
    this.listen((what) => {
      if (what === "tab" && this.pattern) this.refresh();
    });
  }

  // What others do when the game changes.
  listen(listener) {
    this.listeners.push(listener);
  }
  tell(what) {
    for (const listener of this.listeners) listener(what);
  }

  /** Put a game on the table. */
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
    this.title();
    this.say($("#title").textContent);
    this.refresh();
    this.tell("game");
  }

  /** Begin a new game with the givens of a state; without givens it is to be written by hand. `more`
   * is what else a file holds: corners, colours, seconds. */
  begin(state, meta = {}, { corners = null, colours = null, seconds = null } = {}) {
    const hasGivens = state.givens.some(Boolean);
    const givens = hasGivens ? state.givens : (state.entries ?? state.givens);
    const game = new Game({
      layout: state.layout,
      givens,
      entries: hasGivens ? state.entries : null,
      locked: givens.some(Boolean),
    });
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
    Object.assign(this.board.look, {
      letters: settings.letters,
      names: settings.names,
      glyphs: settings.glyphs,
    });
    this.board.setLayout(this.game.info);
    this.painted = null;
  }

  title() {
    const {
      meta,
      meta: { title, level, rating },
    } = this.saver;
    $("#title").textContent =
      title || (this.game.locked ? nameOf({ ...meta, level: null }) : t("new-enter"));
    fill(
      $("#level"),
      levelName(level),
      rating ? h("span", {}, ` · ${rating.er.toFixed(1)}`) : null,
    );
    $("#level").hidden = !level;
  }

  save() {
    this.saver.save(this.game);
  }

  /** After a move: everything follows. */
  moved(made) {
    if (!made) return;
    this.clearShown();
    const solved = this.game.locked && this.game.isSolved;
    const isNew = solved && !this.game.finished;
    this.game.finished = solved;
    this.save();
    this.refresh();
    this.tell("move");
    if (isNew) this.celebrate();
    else if (!solved) this.sayWhenFull();
  }

  /** Say that a board is full but wrong, once for the digits that it has. */
  sayWhenFull() {
    const { game } = this;
    const digits = game.locked && game.isFull ? game.digits().join() : "";
    if (digits && digits !== this.full)
      this.toast(t("full-wrong", { count: game.conflicts().size }));
    this.full = digits;
  }

  celebrate() {
    this.board.celebrate(this.selection.at);
    this.selection.none();
    this.refresh();
    $("#toast").hidden = true; // what it said of the board is over
    this.say(this.gradePanel.solvedText());
    this.tell("solved");
    this.showTab("play");
    this.showEnd();
  }

  /** Bring what is said of the end into sight. */
  showEnd() {
    $("#panel .solved")?.scrollIntoView({ block: "nearest" });
  }

  /** Show a view or an argument in place of the bare game: `{view, step, candidates, depth, cells, differ}`. */
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
    this.found = { wrong: NONE, differ: NONE };
  }

  view() {
    const { game, shown } = this;
    const base = this.mode?.view ?? (this.drawing ? BLANK : (shown?.view ?? game));
    const isDrawn = shown?.step && shown.depth >= 2;
    const either = shown?.differ
      ? new Map(shown.differ.map((found) => [found[0], found]))
      : NOWHERE;
    const hidden = isDrawn ? cellsOf(shown.step) : either;
    const conflicting = settings.conflicts && base === game ? game.conflicts() : NONE;
    const wrong = this.found.wrong.size
      ? new Set([...conflicting, ...this.found.wrong])
      : conflicting;
    const marks = (list) =>
      hidden.size ? (cell) => (hidden.has(cell) ? EMPTY : list(cell)) : list;
    return {
      digit: (cell) => (either.has(cell) ? 0 : base.digit(cell)),
      isGiven: (cell) => base.isGiven(cell),
      colours: (cell) => base.colours(cell),
      corner: marks((cell) => base.corner(cell)),
      centre: marks((cell) => base.centre(cell)),
      candidateColours: marks((cell) => base.candidateColours(cell)),
      wrong,
      trueDigits: shown?.trueDigits,
      pattern: this.drawing,
      either,
      packed: base === game && !game.hasCandidates && !settings.fixedMarks,
    };
  }

  refresh() {
    const { game, board, selection } = this;
    if (!game) return;
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
      board.paint(view, (cell) => this.label(cell, view));
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
    board.argue(
      ["step", "cells", "houses", "differ"].some((part) => this.shown?.[part]) ? this.shown : null,
    );
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

  /** What a screen reader says of a cell. */
  label(cell, view) {
    const { size } = this.game;
    const name = (digit) => symbol(digit, size, settings.letters);
    const parts = [t("cell", { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 })];
    const digit = view.digit(cell);
    if (this.mode) return [...parts, this.mode.label(cell)].join(", ");
    if (view.either.has(cell)) parts.push(anyOf(view.either.get(cell).slice(1).map(name)));
    else if (digit)
      parts.push(t(view.isGiven(cell) ? "cell-given" : "cell-entry", { digit: name(digit) }));
    else parts.push(t("cell-empty"));
    if (!digit && view.corner(cell).length)
      parts.push(t("cell-corner", { digits: view.corner(cell).map(name).join(" ") }));
    if (!digit && view.centre(cell).length)
      parts.push(t("cell-centre", { digits: view.centre(cell).map(name).join(" ") }));
    for (const colour of view.colours(cell)) parts.push(t(`colour-${colour}`));
    if (view.wrong.has(cell)) parts.push(t("cell-wrong"));
    if (this.drawing?.has(cell)) parts.push(t("cell-pattern"));
    return parts.join(", ");
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
    if (tool === "entry" && cells.length > 1 && game.locked) tool = LAYERS[settings.several];
    this.write(cells, value, tool);
  }

  write(cells, value, tool) {
    const { game } = this;
    if (tool === "candidateColours") this.tint(cells, value);
    else if (tool === "entry")
      this.moved(game.enter(cells, value, { tidy: settings.tidy && game.locked }));
    else this.moved(game.mark(cells, tool, value));
    if (game.finished) return; // the message at the end stays
    if (cells.length === 1) this.say(this.label(cells[0], this.view()));
    else if (game.conflicts().size && tool === "entry") this.say(t("conflict"));
  }

  /** Colour a candidate where it is marked. */
  tint(cells, value) {
    const made = this.game.colourCandidate(cells, value, this.colour);
    if (!made && cells.length)
      this.toast(t("tint-none", { digit: symbol(value, this.game.size, settings.letters) }));
    this.moved(made);
  }

  /** A second key followed: the digit has two figures. */
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

  back(move) {
    if (!move) return;
    this.selection.all(move.map(([, cell]) => cell).slice(0, 1));
    this.moved(true);
  }

  /** Take a cell and those symmetric to it into the pattern, or out of it. */
  togglePattern(cell) {
    const isIn = this.pattern.has(cell);
    for (const one of this.symmetricCells(cell))
      if (isIn) this.pattern.delete(one);
      else this.pattern.add(one);
    this.selection.at = cell;
    this.refresh();
    this.tell("pattern");
  }

  /** A click that means a candidate, a digit chosen first, or a cell of a pattern. */
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

  setTool(name) {
    this.tool = name;
    this.say(t("tool-now", { tool: t(TOOLS[name]) }));
    this.refresh();
  }

  selectAlike(cell) {
    this.selection.at = cell;
    this.selection.all(this.game.alike(cell));
    this.refresh();
  }

  followKeys() {
    const select = (change) => {
      change();
      this.refresh();
      this.board.focus();
    };
    followKeys({
      size: () => this.game.size,
      digit: (value, tool) => this.digit(value, tool),
      replaceDigit: (value, tool) => this.replaceDigit(value, tool),
      clear: () => this.clear(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      tool: (name) => this.setTool(name),
      nextTool: (way) => {
        const tools = Object.keys(TOOLS);
        this.setTool(tools[(tools.indexOf(this.tool) + way + tools.length) % tools.length]);
      },
      held: (tool) => {
        if (tool !== this.held) {
          this.held = tool;
          this.refresh();
        }
      },
      move: (down, right, extend) =>
        select(() => this.selection.move(down, right, this.game.size, extend)),
      selectAll: () => select(() => this.selection.all(this.game.cells)),
      selectNone: () => select(() => this.selection.none()),
      invert: () => select(() => this.selection.invert(this.game.count)),
      centreMarks: () => this.moved(this.game.centreMarks(this.targets)),
      enter: () => (this.drawing ? this.togglePattern(this.selection.at) : false),
      unsolved: () => select(() => this.nextUnsolved()),
      hint: () => this.actions.hint(),
      pause: () => this.setPaused(!this.timer.isPaused),
      print: () => this.actions.print(),
      help: () => this.actions.help(),
      fullscreen: () =>
        document.fullscreenElement
          ? document.exitFullscreen()
          : document.documentElement.requestFullscreen(),
    });
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

  setPaused(isPaused) {
    if (this.game.finished || !this.game.locked) isPaused = false;
    this.timer.isPaused = isPaused;
    $("#board").classList.toggle("hidden", isPaused);
    $("#veil").hidden = !isPaused;
    $("#pause").setAttribute("aria-pressed", String(isPaused));
    $("#pause").setAttribute("aria-label", t(isPaused ? "resume" : "pause"));
    if (isPaused) $("#resume").focus();
  }

  showTab(name) {
    this.actions.tab?.(name);
  }

  /** Announce to screen readers. */
  say(text) {
    $("#live").textContent = text;
  }

  /** A short message at the foot; `choices` are [text, what to do]. */
  toast(text, choices = []) {
    const toast = $("#toast");
    clearTimeout(this.toasting);
    const close = () => {
      toast.hidden = true;
    };
    fill(
      toast,
      h("span", {}, text),
      ...choices.map(([name, does]) =>
        button(name, () => {
          close();
          does();
        }),
      ),
    );
    toast.hidden = false;
    document.body.style.setProperty(
      "--toast",
      `${Math.ceil(toast.getBoundingClientRect().height)}px`,
    );
    if (!choices.length) this.toasting = setTimeout(close, 4500);
  }

  /** Another page saved this game since; `unsaved` is the document that was refused for it. */
  outdated(meta, unsaved = null) {
    const keep = () => {
      if (!unsaved && this.saver.meta !== meta) return;
      this.open(Game.fromDocument(JSON.parse(unsaved ?? this.game.toText())), {
        ...meta,
        id: null,
        revision: null,
      });
      this.save();
    };
    this.toast(t("outdated"), [
      [t("outdated-theirs"), () => this.load(meta.id)],
      [t("outdated-mine"), keep],
    ]);
  }

  async load(id) {
    const { game } = this;
    const found = await Saver.load(id);
    if (this.game === game) this.goOn(found);
  }

  /** Go on with a game that the server has. */
  goOn({ meta, document: found }) {
    this.open(Game.fromDocument(found), meta);
    this.saver.keepAs(this.game);
  }
}
