// The reading over its photo, to be put right: doubtful cells first, then on to the game.

import { symbol } from "../board/board.js";
import { range } from "../board/layout.js";
import { button, fill, h } from "../page/dom.js";
import { say } from "../page/notices.js";
import { settings } from "../page/settings.js";
import { joined, number, sayCell, t } from "../page/words.js";
import { Game } from "../play/game.js";
import { followKeys } from "./keys.js";
import { nameOf, Overlay } from "./overlay.js";
import { release } from "./picture.js";
import { Reading } from "./reading.js";
import { drawCell, drawUpright, uprighted } from "./upright.js";
import { Verdict } from "./verdict.js";

/** Pixels of the photo, and of the cell that is seen larger. */
const LONGEST = 1100;
const CELL = 240;
const THUMB = 120;

/** @typedef {{found: PhotoFound, shown: HTMLCanvasElement}} Found */

export class Correcting {
  verdict = new Verdict();
  photo = h("canvas.photo-canvas", { "aria-hidden": "true" });
  zoom = h("canvas.photo-zoom", { "aria-hidden": "true" });
  overlay = new Overlay((cell) => this.pick(cell));
  chosen = h("div.photo-chosen");
  says = h("p", { role: "status" });
  grids = h("div.row.photo-grids", { role: "group", "aria-label": t("photo-which") });
  pad = h("div.photo-pad", { role: "group", "aria-label": t("digits") });
  next = button("", () => this.goOn());

  /**
   * @param {PhotoApp} app @param {PhotoDialogs} dialogs @param {Found[]} found
   * @param {{close(): void, another(): void, save: (() => void) | null}} ways
   */
  constructor(app, dialogs, found, ways) {
    this.app = app;
    this.dialogs = dialogs;
    this.ways = ways;
    this.readings = found.map((grid) => new Reading(grid.found, grid.shown));
    this.thumbs =
      this.readings.length > 1 ? this.readings.map((reading) => this.thumb(reading)) : [];
    fill(this.grids, this.thumbs);
    this.reading = this.readings[0];
    this.selected = 0;
    followKeys(this.overlay.element, {
      size: () => this.reading.size,
      cell: () => this.selected,
      pick: (cell) => this.pick(cell),
      put: (digit) => this.put(digit),
      confirm: () => this.goOn(),
      leave: (isBack) => this.leave(isBack),
    });
    this.element = h(
      "div.photo-sheet",
      h("div.stack.photo-side", this.thumbs.length ? this.grids : null, [
        h("div.photo-frame", this.photo, this.overlay.element),
      ]),
      h(
        "div.stack.photo-side",
        this.says,
        this.verdict.element,
        h("div.photo-cell-row", this.zoom, this.chosen),
        this.pad,
        h(
          "div.row",
          this.next,
          button(t("photo-turn"), () => this.turn()),
        ),
        h("hr"),
        h(
          "div.row",
          button(t("paste-play"), () => this.play(), { kind: ".main" }),
          button(t("library-add"), () => dialogs.keep([this.reading.state])),
          button(t("set-this"), () => this.edit()),
          button(t("photo-another"), () => ways.another()),
          ways.save ? button(t("photo-save"), ways.save) : null,
        ),
      ),
    );
    this.choose(this.reading);
  }

  /** A grid to choose among several. @param {Reading} reading */
  thumb(reading) {
    const picture = h("canvas", { "aria-hidden": "true" });
    drawUpright(picture, reading.shown, uprighted(reading.mesh, THUMB));
    return h(
      "button.item.tile.photo-thumb",
      {
        type: "button",
        "aria-label": t("photo-grid", { number: this.readings.indexOf(reading) + 1 }),
        onclick: () => {
          this.choose(reading);
          this.focus();
        },
      },
      picture,
    );
  }

  /** @param {Reading} reading */
  choose(reading) {
    this.reading = reading;
    this.thumbs.forEach((thumb, index) => {
      thumb.setAttribute("aria-pressed", String(this.readings[index] === reading));
    });
    this.selected = reading.next(null) ?? 0;
    this.layOut();
  }

  /** Draw the photo with the grid upright, and the cells over it. */
  layOut() {
    const { reading } = this;
    const upright = uprighted(reading.mesh, LONGEST);
    drawUpright(this.photo, reading.shown, upright);
    this.overlay.show(reading, upright);
    fill(this.pad, this.keys());
    this.changed();
  }

  keys() {
    const { size } = this.reading;
    this.pad.style.setProperty("--keys", String(size > 9 ? 9 : size < 9 ? size + 2 : 5));
    this.pad.classList.toggle("is-nine", size === 9);
    return [...range(size).map((index) => index + 1), 0].map((digit) =>
      button(
        digit ? symbol(digit, this.reading.info, settings.letters) : t("photo-blank"),
        () => this.take(digit),
        { kind: digit ? ".photo-key" : ".photo-key.blank" },
      ),
    );
  }

  /** The digits are others: what is said of them follows. */
  changed() {
    this.verdict.ask(this.reading.state, this.reading.conflicts().size > 0);
    this.refresh();
  }

  refresh() {
    const { reading, selected } = this;
    const { open, doubtful, size } = reading;
    this.overlay.paint(selected, reading.conflicts());
    this.next.hidden = !open.length;
    this.next.textContent = t("photo-next", { count: number(open.length) });
    this.says.textContent = open.length
      ? t("photo-open", { count: number(open.length) })
      : t(doubtful.length ? "photo-all-checked" : reading.inDoubt ? "photo-compare" : "photo-sure");
    drawCell(this.zoom, reading.shown, reading.mesh, selected, CELL);
    const digit = reading.digits[selected];
    fill(
      this.chosen,
      h("p.small.soft", sayCell(selected, size)),
      h(
        "div.photo-likely",
        { role: "group", "aria-label": t("photo-likely") },
        worthNaming(reading.likely[selected]).map((guess) =>
          button(
            [
              h(
                "strong",
                guess.digit
                  ? symbol(guess.digit, reading.info, settings.letters)
                  : t("photo-blank"),
              ),
              h("span.small", percent(guess.probability)),
            ],
            () => this.take(guess.digit),
            {
              "aria-pressed": String(guess.digit === digit),
              "aria-label": joined([nameOf(guess), percent(guess.probability)]),
            },
          ),
        ),
      ),
    );
    for (const [index, key] of [...this.pad.children].entries())
      key.setAttribute("aria-pressed", String(digit === (index + 1) % (size + 1)));
  }

  /** @param {number} cell */
  pick(cell) {
    this.selected = cell;
    this.refresh();
    this.overlay.focus(cell);
  }

  /** @param {number} digit */
  put(digit) {
    this.reading.put(this.selected, digit);
    this.changed();
    this.overlay.focus(this.selected);
    say(this.overlay.label(this.selected, this.reading.conflicts()));
  }

  /** A digit from a button: after a doubtful cell comes the next. @param {number} digit */
  take(digit) {
    const isOpen = this.reading.open.includes(this.selected);
    this.put(digit);
    if (isOpen) this.goOn();
  }

  /** The cell is right; the next doubtful one follows. */
  goOn() {
    const { reading, selected } = this;
    if (reading.open.includes(selected)) reading.put(selected, reading.digits[selected]);
    this.pick(reading.next(selected) ?? selected);
  }

  /**
   * Tab leads over the doubtful cells, and from the last one out of the grid.
   * @param {boolean} isBack
   */
  leave(isBack) {
    const { doubtful } = this.reading;
    const at = doubtful.indexOf(this.selected);
    const to = at < 0 ? undefined : doubtful[at + (isBack ? -1 : 1)];
    if (to === undefined) return false;
    this.pick(to);
    return true;
  }

  turn() {
    const moved = this.reading.turn();
    this.selected = moved(this.selected);
    this.layOut();
  }

  focus() {
    this.overlay.focus(this.selected);
  }

  play() {
    const { state } = this.reading;
    this.ways.close();
    this.app.begin(state);
  }

  edit() {
    const { state } = this.reading;
    this.ways.close();
    this.app.open(new Game({ ...state, locked: false }));
    this.app.actions.set();
  }

  /** Let go of all pictures. */
  end() {
    this.verdict.stop();
    for (const picture of [this.photo, this.zoom, ...this.readings.map(({ shown }) => shown)])
      release(picture);
  }
}

/** Digits that are more than a rounding error; the most probable one in any case. */
const worthNaming = (/** @type {LikelyDigit[]} */ likely) =>
  likely.filter(({ probability }, index) => !index || probability >= 0.005);

/** @param {number} probability */
const percent = (probability) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(
    // 100 % is certain, which no reading is.
    Math.min(probability, 0.99),
  );
