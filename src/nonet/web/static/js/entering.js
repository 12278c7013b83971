// What digits and clicks do to the game: they write, mark or colour, by the tool.
import { symbol } from "./board.js";
import { LAYERS } from "./documents.js";
import { say, toast } from "./notices.js";
import { settings } from "./settings.js";
import { labelOf } from "./view.js";
import { t } from "./words.js";

export class Entering {
  /** The digit that was chosen before its cells. */
  digitFirst = 0;
  /** The colour that candidates get. */
  colour = 4;
  /** Number of moves before the last digit. */
  movesBefore = 0;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
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
      if (value <= game.size) mode.digit(app.targets, value);
      return;
    }
    if (!app.isOpen) return;
    this.movesBefore = game.moves.length;
    let tool = held ?? this.tool;
    if (tool === "colours") {
      app.moved(value <= 9 && game.mark(app.targets, "colours", value));
      return;
    }
    if (value > game.size) return;
    if (settings.digitFirst && !app.selection.cells.size) {
      this.digitFirst = this.digitFirst === value ? 0 : value;
      app.refresh();
      return;
    }
    if (!game.locked) tool = "entry";
    const cells = app.targets;
    if (tool === "entry" && cells.length > 1 && game.locked)
      tool = /** @type {Tool} */ (LAYERS[settings.several]);
    this.write(cells, value, tool);
  }

  /** @param {number[]} cells @param {number} value @param {Tool} tool */
  write(cells, value, tool) {
    const { app } = this;
    const { game } = app;
    if (tool === "candidateColours") this.tint(cells, value);
    else if (tool === "entry")
      app.moved(game.enter(cells, value, { tidy: settings.tidy && game.locked }));
    else app.moved(game.mark(cells, tool, value));
    if (game.finished) return; // the message at the end stays
    if (cells.length === 1) say(labelOf(cells[0], app.view(), game.size, null));
    else if (game.conflicts().size && tool === "entry") say(t("conflict"));
  }

  /** Colour a candidate where it is marked. @param {number[]} cells @param {number} value */
  tint(cells, value) {
    const { app } = this;
    const made = app.game.colourCandidate(cells, value, this.colour);
    if (!made && cells.length)
      toast(t("tint-none", { digit: symbol(value, app.game.size, settings.letters) }));
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
    else if (app.isOpen) app.moved(app.game.clear(app.targets, this.tool));
  }

  /**
   * A click that means a candidate, a digit chosen first, or a cell of a pattern.
   * @param {{cell: number, digit: number | null}} hit @param {PointerEvent} event
   */
  pick({ cell, digit }, event) {
    const { app, tool } = this;
    if (app.timer.isPaused) return true;
    if (app.drawing) {
      app.togglePattern(cell);
      return true;
    }
    if (event.ctrlKey || event.shiftKey) return false;
    if (app.tool === "candidateColours" && digit && !app.game.digit(cell)) {
      app.selection.only(cell);
      this.write([cell], digit, "candidateColours");
      return true;
    }
    if (!settings.digitFirst || !this.digitFirst || !app.isOpen) return false;
    app.selection.none();
    app.selection.at = cell;
    this.write([cell], tool === "colours" ? this.colour : this.digitFirst, tool);
    return true;
  }
}
