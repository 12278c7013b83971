// The setter's desk: a puzzle that is being made, on the board and in the panel. Rules are lines
// of text, which the server reads; the desk knows none of them by name.

import { symbol } from "../board/board.js";
import { BLANK } from "../board/view.js";
import { button, fill, h } from "../page/dom.js";
import { refuse, say, toast } from "../page/notices.js";
import { cellName, joined, language, t } from "../page/words.js";
import { Game } from "../play/game.js";
import { answerTo } from "../service/engine.js";
import { isDrawnAlike, isSameBoard, parted } from "./bare_board.js";
import { boardSection } from "./board_section.js";
import { drawingSection } from "./drawing.js";
import { Findings } from "./findings.js";
import { History } from "./history.js";
import { followInput } from "./input.js";
import { dressedLines } from "./own_rules.js";
import { placesOf } from "./places.js";
import { publishSection } from "./publishing.js";
import { withRim } from "./rim.js";
import { explained, listName } from "./rule_words.js";
import { rulesSection } from "./rules.js";
import { Shades } from "./shades.js";

/** @type {Record<string, (desk: Desk) => { element: HTMLElement, show(): void }>} */
const SECTIONS = {
  rules: rulesSection,
  drawing: drawingSection,
  board: boardSection,
  publish: publishSection,
};

/** The mode of the board, and what all sections of the panel use. */
export class Desk {
  /**
   * `tried` hears of the draft when it is played.
   * @param {App} app @param {Dialogs} dialogs @param {Service.RuleKindsAnswer} known
   * @param {(was: {draft: Game, meta: Meta}) => void} tried
   */
  constructor(app, dialogs, { kinds, tools, roles }, tried) {
    this.app = app;
    this.tried = tried;
    this.dialogs = dialogs;
    this.kinds = kinds;
    this.tools = tools;
    this.roleKinds = roles;
    /** Whether the rule that is placed reads what cells count as. */
    this.byValue = false;
    const { info, layers, file, draft } = app.game;
    const [board, rules] = parted(info.layout);
    const now = {
      layout: board,
      lines: draft?.lines ?? [],
      givens: [...layers.given],
      cosmetics: file.cosmetics,
      title: app.saver.meta.title,
      author: file.author,
      rules: file.rules,
      message: file.message,
    };
    this.history = new History(now, draft);
    /** Rules that are not lines yet. */
    this.unread = draft ? {} : rules;
    /** Whether the server has read the rules once. */
    this.isRead = false;
    /** @type {SetRule[]} */
    this.rules = [];
    /** @type {RuleKind | null} The kind that is being placed. */
    this.chosen = null;
    /** @type {number[][]} Groups of cells that are ready, before the selected ones. */
    this.groups = [];
    /** @type {Map<string, string>} What is typed for the parameters. */
    this.values = new Map();
    /** @type {NonNullable<Recipe["symmetry"]>} */
    this.symmetry = "none";
    /** @type {SetRule | null} The rule that is marked in the list. */
    this.marked = null;
    /** @type {SetRule | null} */
    this.copied = null;
    this.hasDigits = true;
    this.section = "rules";
    this.turn = 0;
    /** @type {Promise<unknown>} The last rules that are being placed. */
    this.placing = Promise.resolve();
    /** Whether another mode, of drawing regions, has the board for a while. */
    this.isLent = false;
    this.game = app.game;
    this.listening = new AbortController();
    /** Show which cells are selected. */
    this.picked = () => {};
    /** Turn the clue beside the grid that was clicked. */
    this.turnClue = () => {};
    this.shades = new Shades(app.board);
    this.findings = new Findings(this);
    this.sections = Object.fromEntries(
      Object.entries(SECTIONS).map(([name, make]) => [name, make(this)]),
    );
    this.body = h("div.stack");
    this.tabs = h("div.segments", { role: "group", "aria-label": t("desk-parts") });
    this.panel = h(
      "div.stack.desk",
      h(
        "div.row.between",
        h("h2.grow", t("desk-title")),
        button(t("desk-play"), () => this.play(), { kind: ".main" }),
        button(t("close"), () => this.close()),
      ),
      this.findings.element,
      this.tabs,
      this.body,
    );
    this.view = {
      ...BLANK,
      digit: (/** @type {number} */ cell) => this.draft.givens[cell],
      isGiven: () => true,
    };
  }

  get draft() {
    return this.history.now;
  }
  get size() {
    return this.draft.layout.size;
  }
  /** Cells that are under fog at the start. */
  get covered() {
    const { givens, cosmetics } = this.draft;
    const lit = new Set(cosmetics.fog);
    const isCovered = (/** @type {number} */ cell) => !lit.has(cellName(cell, this.size));
    return new Set(cosmetics.fog ? [...givens.keys()].filter(isCovered) : []);
  }
  /** A digit as it is written, by its place. @param {number} place */
  symbol(place) {
    return symbol(place, this.app.game.info, false);
  }
  /** What stands before the cells of the rule that is placed. */
  get prefix() {
    const { reads } = this.app.game.info.scene ?? {};
    return reads && this.byValue ? `${reads}:` : "";
  }
  get isOpen() {
    return this.app.mode === this;
  }
  /** The selected cells, in the order in which they were selected. */
  get cells() {
    return [...this.app.selection.cells];
  }
  get canUndo() {
    return this.history.past.length > 0;
  }
  get canRedo() {
    return this.history.future.length > 0;
  }

  // The mode.
  /** @param {number[]} cells @param {number} value */
  digit(cells, value) {
    if (this.chosen && this.typed()) {
      this.type(this.symbol(value));
      return;
    }
    const isThere = cells.length && cells.every((cell) => this.draft.givens[cell] === value);
    this.put(cells, isThere ? 0 : value);
  }
  /** @param {number[]} cells */
  clear(cells) {
    if (this.chosen && this.values.get(this.typed()?.name ?? "")) this.type("");
    else this.put(cells, 0);
  }
  undo() {
    if (this.history.undo()) this.changed();
  }
  redo() {
    if (this.history.redo()) this.changed();
  }
  counts() {
    const counts = Array(this.app.game.info.most + 1).fill(0);
    for (const digit of this.draft.givens) counts[digit] += 1;
    return counts;
  }
  /** @param {number} cell */
  label(cell) {
    const digit = this.draft.givens[cell];
    const touching = this.rules.filter(({ cells }) => cells.includes(cell));
    const possible = this.findings.possible(cell).map((place) => this.symbol(place));
    return joined([
      digit ? t("cell-given", { digit: this.symbol(digit) }) : t("cell-empty"),
      this.covered.has(cell) ? t("cell-fog") : "",
      ...touching.map(({ title, words }) => `${title} ${words}`.trim()),
      !digit && possible.length ? t("desk-possible", { digits: possible.join(" ") }) : "",
    ]);
  }

  // The parameter that digits on the board go to, and what is typed for it.
  typed() {
    return this.chosen?.parameters.find(({ form }) => form !== "word" && form !== "flag") ?? null;
  }
  /** Add to what is typed; without a text, take its last sign away. @param {string} text */
  type(text) {
    const { name = "", form = "" } = this.typed() ?? {};
    const before = this.values.get(name) ?? "";
    const gap = form === "numbers" && before && text ? " " : "";
    this.values.set(name, text ? before + gap + text : before.slice(0, -1).trimEnd());
    this.sections.rules.show();
  }

  /** @param {number[]} cells @param {number} digit */
  put(cells, digit) {
    if (!cells.length) return;
    const givens = this.draft.givens.map((old, cell) => (cells.includes(cell) ? digit : old));
    this.change({ givens });
  }

  /** @param {Partial<Draft>} changes @param {string} [subject] */
  change(changes, subject) {
    this.history.change(changes, subject);
    return this.changed();
  }

  /** What the screen shows is saved at once, and again when the server has read the rules. */
  changed() {
    const { layout } = this.app.game.info;
    this.hold(isSameBoard(layout, this.draft.layout) ? layout : this.draft.layout, null);
    this.app.save();
    return this.sync();
  }

  /** The rules of lines, with what is wrong with them. @param {string[]} lines */
  read(lines, unread = {}) {
    const { layout, cosmetics } = this.draft;
    return answerTo("set-rules", { layout: { ...layout, ...unread }, lines, cosmetics, language });
  }

  /**
   * Put rules on the board, where they fit, one call after the other: each is read with those
   * before it. What does not fit is returned.
   * @param {string[]} lines @param {(before: string[]) => string[]} [kept]
   * @returns {Promise<LineProblem | null>}
   */
  place(lines, kept = (before) => before) {
    const placed = this.placing.then(() => this.placeNext(lines, kept));
    this.placing = placed.catch(() => null);
    return placed;
  }
  /** @param {string[]} lines @param {(before: string[]) => string[]} kept */
  async placeNext(lines, kept) {
    const before = kept(this.draft.lines);
    const answer = /** @type {RulesAnswer} */ (await this.read([...before, ...lines]));
    const problem = answer.problems.find(({ line }) => line > before.length) ?? null;
    if (!problem) await this.change({ lines: answer.rules.map(({ text }) => text) });
    return problem;
  }

  /** Show the draft, and look into it. */
  async sync() {
    this.turn += 1;
    const { turn } = this;
    this.findings.stop();
    this.paint();
    try {
      const answer = /** @type {RulesAnswer} */ (await this.read(this.draft.lines, this.unread));
      if (turn !== this.turn || !this.isOpen) return;
      this.take(answer);
    } catch (error) {
      refuse(error);
    }
  }

  /** Take over what the server made of the draft. @param {RulesAnswer} answer */
  take({ layout, scene, rules }) {
    const { app, history, isRead } = this;
    this.isRead = true;
    this.unread = {};
    this.rules = rules;
    history.now = { ...history.now, lines: rules.map(({ text }) => text) };
    this.hold(layout, scene);
    if (isRead) app.save();
    this.paint();
    this.findings.start();
  }

  /**
   * Have the draft on the table, as the game that is saved: on the same board or on another one.
   * @param {Layout} layout @param {Scene | null} scene
   */
  hold(layout, scene) {
    const { app, history } = this;
    const { givens, author, rules, message, cosmetics, title } = this.draft;
    const { info: before, elapsed } = app.game;
    const said = { author, rules, message, cosmetics };
    const file = { ...said, hasUnreadRules: false, solution: null };
    if (layout === before.layout) {
      app.game.layers.given = [...givens];
      app.game.file = file;
    } else {
      app.game = new Game({ layout, givens, scene, locked: false }, file);
      app.game.elapsed = elapsed;
      const { info } = app.game;
      if (!isDrawnAlike(before, info)) {
        app.selection.none();
        app.selection.at = 0;
        app.buildBoard();
      }
      app.board.showScene(withRim(info, this.chosen));
    }
    app.game.draft = history.saved;
    this.game = app.game;
    Object.assign(app.saver.meta, { title, level: "draft" });
    app.refreshTitle();
  }

  /**
   * Choose the kind of rule that is placed next; by keyboard, the first cell is the one with the
   * cursor.
   * @param {RuleKind | null} kind
   */
  choose(kind, isByKey = false) {
    this.chosen = kind;
    this.groups = [];
    this.values.clear();
    this.app.board.showScene(withRim(this.app.game.info, kind));
    this.shades.place();
    this.sections.rules.show();
    if (kind) {
      const { selection } = this.app;
      const isAny = [0, this.size ** 2].includes(selection.cells.size);
      if (kind.groups && isAny) selection.all(isByKey ? [selection.at] : []);
      say(t("desk-chosen", { name: kind.title }));
      this.app.refresh();
      this.app.board.focus();
    }
  }

  /** Whether the rule that is being placed needs a number or a word first. */
  needs() {
    return (this.chosen?.parameters ?? []).some(
      ({ name, form, isOptional }) => !isOptional && form !== "flag" && !this.values.get(name),
    );
  }

  /** Select cells in their order. @param {number[]} cells */
  select(cells) {
    this.app.selection.all(cells);
    [this.app.selection.at] = cells;
    this.app.refresh();
    this.sections.rules.show();
  }

  /** The selected cells are a group; those selected next are the next one. */
  nextGroup() {
    if (!this.cells.length) return;
    this.groups.push(this.cells);
    this.app.selection.none();
    say(t("desk-group", { number: this.groups.length + 1 }));
    this.sections.rules.show();
    this.app.refresh();
  }

  leaveCells() {
    this.groups = [];
    this.values.clear();
  }

  /**
   * Put the rule that is being placed on the board.
   * @param {boolean} isNext whether the cells of the next one are being selected already
   * @param {number[][] | null} branches the lines of a drag that branches
   * @param {number[][] | null} strokes those of a drag that is one closed or branching line
   */
  async placeChosen(isNext = false, branches = null, strokes = null) {
    const { chosen, cells: picked } = this;
    if (!chosen) return;
    const groups = [...this.groups, ...(strokes ?? [this.cells])].filter((cells) => cells.length);
    if (chosen.groups && !groups.length) {
      toast(t("desk-no-cells"));
      return;
    }
    const values = chosen.parameters.map(({ name }) => this.values.get(name) ?? "");
    const lines = placesOf(this, chosen, groups, branches).map((cells) =>
      [chosen.name, ...values.filter(Boolean), cells].join(" ").trim(),
    );
    const making = this.made(lines).then((made) => dressedLines(this, chosen, made));
    if (isNext) this.leaveCells();
    try {
      const made = await making;
      const problem = await this.place(made);
      if (problem) {
        toast(this.explain(problem));
        return;
      }
      if (!isNext && String(this.cells) === String(picked)) {
        this.leaveCells();
        this.app.selection.none();
      }
      say(t("desk-placed", { name: chosen.title, count: made.length }));
      this.sections.rules.show();
      this.app.refresh();
    } catch (error) {
      refuse(error);
    }
  }

  /** Lines with their numbers, where those were left out, and those symmetric to them. */
  async made(/** @type {string[]} */ typed) {
    const { chosen, values } = this;
    const needed = chosen?.parameters.find(
      ({ form, isOptional }) => form === "number" && !isOptional,
    );
    let lines = typed;
    if (needed && !values.get(needed.name)) {
      const { givens } = this.draft;
      const state = { layout: this.app.game.info.layout, givens };
      ({ lines } = await answerTo("fill-rules", { state, lines }));
    }
    if (this.symmetry === "none") return lines;
    const { problems } = await this.read(lines);
    if (problems.length) return lines;
    const { layout } = this.draft;
    return (await answerTo("move-rules", { layout, lines, symmetry: this.symmetry })).lines;
  }

  /**
   * What is wrong with a line, and how one that was typed is written.
   * @param {LineProblem} problem @param {boolean} [isTyped]
   */
  explain(problem, isTyped = false) {
    return explained(problem, this.tools, isTyped);
  }

  /** What a rule is called in lists. @param {SetRule} rule */
  nameOf(rule) {
    return listName(rule, this.kinds, this.size);
  }

  /** @param {SetRule[]} rules */
  remove(rules) {
    const gone = new Set(rules.map(({ text }) => text));
    this.marked = null;
    return this.change({ lines: this.draft.lines.filter((line) => !gone.has(line)) });
  }

  /** Remember the rule that is marked in the list. */
  copy() {
    if (!this.marked) return false;
    this.copied = this.marked;
    toast(t("desk-copied"));
    return true;
  }

  /** The rule that was copied once more, from the cell with the cursor on. */
  paste() {
    const { copied, size } = this;
    if (!copied?.cells.length) return false;
    const [from] = copied.cells;
    const { at } = this.app.selection;
    const down = Math.floor(at / size) - Math.floor(from / size);
    this.moveTo(copied, down, (at % size) - (from % size), false);
    return true;
  }

  /**
   * A rule at another place, or there as well.
   * @param {SetRule} rule @param {number} down @param {number} right @param {boolean} isMoved
   */
  async moveTo(rule, down, right, isMoved) {
    const { layout } = this.draft;
    try {
      const { lines } = await answerTo("move-rules", { layout, lines: [rule.text], down, right });
      if (!lines.length) {
        toast(t("desk-outside"));
        return;
      }
      const problem = await this.place(lines, (before) =>
        isMoved ? before.filter((line) => line !== rule.text) : before,
      );
      if (problem) toast(this.explain(problem));
      else this.mark(this.rules.find(({ text }) => text === lines[0]) ?? null);
    } catch (error) {
      refuse(error);
    }
  }

  /** Mark a rule in the list, and frame it. @param {SetRule | null} rule */
  mark(rule) {
    this.marked = rule;
    this.frame(rule ? [rule.cells] : []);
    this.sections.rules.show();
  }

  /** Frame the cells of rules and givens on the board. @param {number[][]} groups */
  frame(groups) {
    const houses = groups.filter((cells) => cells.length).map((cells) => ({ cells }));
    this.app.shown = houses.length ? { houses } : null;
    this.app.refresh();
  }

  /** Begin a game with the puzzle; the desk is where it was when it is opened again. */
  play() {
    const { app, draft } = this;
    const { layout } = app.game.info;
    if (!draft.givens.some(Boolean) && !this.rules.length) {
      toast(t("desk-empty"));
      return;
    }
    const { author, rules, message, cosmetics, title } = draft;
    const was = { draft: app.game, meta: app.saver.meta };
    const solution = this.findings.solution();
    this.leave();
    app.begin(
      { layout, givens: draft.givens },
      { title },
      {
        author,
        rules,
        message,
        cosmetics,
        solution,
      },
    );
    this.tried(was);
    toast(t("desk-trial"), [[t("desk-back"), () => app.actions.set()]]);
  }

  /** Have the board. */
  resume() {
    this.isLent = false;
    this.app.mode = this;
    document.body.dataset.desk = "";
    this.listening = new AbortController();
    followInput(this, this.listening.signal);
    this.app.showTab("play");
    this.render();
    return this.sync();
  }

  /** Another game is on the board, or this one again. */
  yield() {
    const { app } = this;
    if (this.isOpen) return;
    if (this.isLent && app.game === this.game) this.resume();
    else this.leave();
  }

  /** Leave the draft on the board, as any puzzle that is written by hand. */
  close() {
    this.leave();
    this.app.showTab("play");
    this.app.buildBoard();
    this.app.refresh();
  }

  leave() {
    this.findings.stop();
    this.shades.clear();
    this.listening.abort();
    if (this.isOpen) this.app.mode = null;
    delete document.body.dataset.desk;
  }

  paint() {
    this.name();
    this.app.refresh();
    this.shades.place();
    this.shades.cover(this.covered);
    this.sections[this.section].show();
  }

  /** All cells get new names for screen readers: rules or possible digits changed. */
  name() {
    for (const cell of this.draft.givens.keys()) this.app.board.unnamed.add(cell);
  }

  /** @param {string} name */
  openSection(name) {
    this.section = name;
    if (name !== "rules" && this.chosen) this.choose(null);
    this.render();
  }

  /** The panel: which section is open. */
  render() {
    fill(
      this.tabs,
      Object.keys(SECTIONS).map((name) =>
        button(t(`desk-${name}`), () => this.openSection(name), {
          "aria-pressed": String(name === this.section),
        }),
      ),
    );
    const { element, show } = this.sections[this.section];
    fill(this.body, element);
    show();
  }
}
