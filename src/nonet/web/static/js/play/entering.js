// What digits and clicks do to the game: they write, mark or colour, by the tool.
import { symbol } from "../board/board.js";
import { labelOf } from "../board/view.js";
import { LAYERS } from "../library/documents.js";
import { say, toast, withModule } from "../page/notices.js";
import { settings } from "../page/settings.js";
import { t } from "../page/words.js";
import { isEmpty } from "./game.js";
import { roleChanges } from "./roles.js";

export class Entering {
  /** The digit that was chosen before its cells. */
  digitFirst = 0;
  /** Whether it was chosen by a long press, and so without the setting. */
  isLocked = false;
  /** The digit whose candidates are seen alone; 0: all are. */
  filter = 0;
  /** Whether the next digit is one to filter by. */
  isChoosing = false;
  penColour = 8;
  /** @type {Pen | null} */
  pen = null;
  /** @type {RoleMarks | null} */
  roles = null;
  isDrawingRoles = false;
  isLoading = false;
  /** The colour that candidates get. */
  colour = 4;
  /** Number of moves before the last digit. */
  movesBefore = 0;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  /** The digit that a click writes; 0: a click selects. */
  get first() {
    return (settings.digitFirst || this.isLocked) && this.tool !== "role" ? this.digitFirst : 0;
  }

  /** The tool that is used now, by held keys or as chosen. */
  get tool() {
    return this.app.held ?? this.app.tool;
  }

  /** @param {number} value @param {Tool | null} held */
  digit(value, held) {
    const { app } = this;
    const { game, mode } = app;
    if (mode) {
      if (value <= game.info.most) mode.digit(app.targets, value);
      return;
    }
    if (!app.isOpen) return;
    if (this.isChoosing) {
      this.setFilter(value <= game.info.most ? value : 0);
      return;
    }
    this.movesBefore = game.moves.length;
    this.use(held ?? this.tool, value);
  }

  /**
   * What a number means: a colour, a digit by its place, 0 nothing.
   * @param {number} number @param {Tool | null} held
   */
  valueOf(number, held) {
    const { mode, game } = this.app;
    const isColour = !this.isChoosing && /^(colours|pen|role)$/.test(held ?? this.tool);
    return (mode && !mode.hasDigits) || isColour
      ? number
      : Math.max(number - game.info.first + 1, 0);
  }

  /** @param {Tool} tool @param {number} value */
  use(tool, value) {
    const { app } = this;
    const { game } = app;
    if (tool === "pen") {
      this.penColour = Math.min(value, 9);
      app.refresh();
    } else if (tool === "role") this.giveRole(app.targets, value);
    else if (tool === "colours") app.moved(value <= 9 && game.mark(app.targets, tool, value));
    else if (value < 1 || value > game.info.most) return;
    else if ((settings.digitFirst && !app.selection.cells.size) || this.first) {
      this.digitFirst = this.digitFirst === value ? 0 : value;
      this.isLocked &&= this.digitFirst > 0;
      app.refresh();
    } else this.write(app.targets, value, this.writingTool(tool));
  }

  /** @param {number[]} cells @param {number} place */
  giveRole(cells, place) {
    const { app } = this;
    app.moved(app.game.make(roleChanges(app.game, cells, place)));
    if (cells.length === 1 && !app.game.finished)
      say(labelOf(cells[0], app.view(), app.game.info, null));
  }

  /** The tool that a digit is written with: several cells get marks. @param {Tool} tool */
  writingTool(tool) {
    const { game, targets } = this.app;
    if (!game.locked) return "entry";
    if (tool !== "entry" && tool !== "letters") return tool;
    return targets.length > 1 ? /** @type {Tool} */ (LAYERS[settings.several]) : "entry";
  }

  /** @param {number[]} cells @param {number} value @param {Tool} tool */
  write(cells, value, tool) {
    const { app } = this;
    const { game } = app;
    if (tool === "candidateColours") this.tint(cells, value);
    else if (tool === "entry")
      app.moved(game.enter(cells, value, { tidy: settings.tidy && game.locked }));
    else app.moved(game.mark(cells, /** @type {"corner" | "centre"} */ (tool), value));
    if (game.finished) return; // the message at the end stays
    if (cells.length === 1) say(labelOf(cells[0], app.view(), game.info, null));
    else if (game.conflicts().size && tool === "entry") say(t("conflict"));
  }

  /** Colour a candidate where it is marked. @param {number[]} cells @param {number} value */
  tint(cells, value) {
    const { app } = this;
    const made = app.game.colourCandidate(cells, value, this.colour);
    if (!made && cells.length)
      toast(t("tint-none", { digit: symbol(value, app.game.info, settings.letters) }));
    app.moved(made);
  }

  /**
   * A second key followed: the digit has two figures.
   * @param {number} value @param {Tool | null} held
   */
  replaceDigit(value, held) {
    const { game, mode } = this.app;
    if (mode) mode.undo();
    if (game.moves.length > this.movesBefore) {
      game.undo();
      game.undone.pop();
    }
    this.digit(value, held);
  }

  clear() {
    const { app } = this;
    if (app.mode) app.mode.clear(app.targets);
    else if (this.pen && app.isOpen && this.tool === "pen") this.pen.erase();
    else if (app.isOpen) app.moved(app.game.clear(app.targets, this.tool));
  }

  /**
   * A click that means a candidate, a digit chosen first, or a cell of a pattern.
   * @param {{cell: number, digit: number | null}} hit @param {PointerEvent} event
   */
  pick({ cell, digit }, event) {
    const { app } = this;
    this.movesBefore = app.game.moves.length;
    if (app.timer.isPaused) return true;
    if (app.drawing) {
      app.togglePattern(cell);
      return true;
    }
    if (app.tool === "pen" && !app.mode && app.isOpen) {
      this.pen?.begin(event);
      return true;
    }
    if (event.ctrlKey || event.shiftKey) return false;
    if (app.tool === "candidateColours" && digit && !app.game.digit(cell)) {
      app.selection.only(cell);
      this.write([cell], digit, "candidateColours");
      return true;
    }
    if (!this.first || app.mode || !app.isOpen) return false;
    app.selection.none();
    app.selection.stay(cell);
    this.writeFirst(cell);
    return true;
  }

  /**
   * Select nothing; a digit that was locked is so no more. With letters, which take the keys of all
   * other tools, that tool is left first.
   */
  none() {
    if (this.tool === "letters") {
      this.app.setTool("entry");
      return;
    }
    this.isLocked = false;
    this.isChoosing = false;
    this.app.selection.none();
  }

  /** The click was no click, but the first finger of a pinch. */
  unpick() {
    if (this.pen) this.pen.isOff = true;
    if (this.app.game.moves.length <= this.movesBefore) return;
    this.app.game.undo();
    this.app.game.undone.pop();
    this.app.moved(true);
  }

  /** Write the digit that was chosen first. @param {number} cell */
  writeFirst(cell) {
    const tool = this.tool === "letters" ? "entry" : this.tool;
    this.write([cell], tool === "colours" ? this.colour : this.first, tool);
  }

  /** What Enter does on the board: false for nothing. @returns {unknown} */
  enter() {
    const { app } = this;
    if (app.drawing) return app.togglePattern(app.selection.at);
    if (!app.isOpen) return false;
    if (app.tool === "pen") return this.pen?.cross(app.selection.at);
    if (app.tool === "role") return this.giveRole([app.selection.at], 1);
    return this.first > 0 && this.writeFirst(app.selection.at);
  }

  /** Write a letter, where that is the tool; false where it is not. @param {string} letter */
  letter(letter) {
    const { app } = this;
    if (this.tool !== "letters" || !app.isOpen) return false;
    const cells = app.targets;
    app.moved(app.game.write(cells, letter.toLocaleUpperCase()));
    if (cells.length === 1) say(labelOf(cells[0], app.view(), app.game.info, null));
    return true;
  }

  /** From now on a click writes this digit, until its key is pressed. @param {number} value */
  lock(value) {
    const { app } = this;
    if (app.mode || !app.isOpen || /colours|letters|pen|role/.test(this.tool)) return;
    this.digitFirst = value;
    this.isLocked = true;
    app.selection.none();
    say(t("digit-locked", { digit: symbol(value, app.game.info, settings.letters) }));
    app.refresh();
  }

  /** Show the candidates of one digit alone: of the selected cell, or of the next digit pressed. */
  toggleFilter() {
    const { app } = this;
    const [cell, ...more] = app.targets;
    const digit = cell !== undefined && !more.length ? app.game.digit(cell) : 0;
    if (this.filter || this.isChoosing || digit) {
      this.setFilter(this.filter || this.isChoosing ? 0 : digit);
      return;
    }
    this.isChoosing = true;
    say(t("filter-choose"));
    app.refresh();
  }

  /** @param {number} digit */
  setFilter(digit) {
    const { app } = this;
    this.isChoosing = false;
    this.filter = digit;
    const name = symbol(digit, app.game.info, settings.letters);
    say(digit ? t("filter-on", { digit: name }) : t("filter-off"));
    app.refresh();
  }

  /** Draw the roles of cells, by what is loaded for a puzzle that has some. */
  drawRoles() {
    const { app } = this;
    if (this.roles) this.roles.draw();
    else if (app.game.info.roles.length && !this.isDrawingRoles) {
      this.isDrawingRoles = true;
      withModule(import("../board/roles.js"), ({ RoleMarks }) => {
        this.roles = new RoleMarks(app);
        app.refresh();
      });
    }
  }

  /** Draw what the pen drew; it is loaded when there is something, or its tool is chosen. */
  drawPen() {
    const { app } = this;
    if (this.pen) {
      this.pen.draw();
      return;
    }
    if (this.isLoading || (app.tool !== "pen" && app.game.layers.pen.every(isEmpty))) return;
    this.isLoading = true;
    withModule(import("./pen.js"), ({ Pen }) => {
      this.pen = new Pen(app);
      app.refresh();
    }).finally(() => {
      this.isLoading = false;
    });
  }
}
