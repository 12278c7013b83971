// Jigsaw regions drawn by hand: cells are selected as in play, and a digit puts them into its
// region.

import { range, regionsOf, usualBox } from "../board/layout.js";
import { NONE } from "../board/seen.js";
import { BLANK } from "../board/view.js";
import { button, fill, h } from "../page/dom.js";
import { say } from "../page/notices.js";
import { joined, t } from "../page/words.js";
import { Game } from "../play/game.js";

const COLOURS = range(10).map((colour) => (colour ? Object.freeze([colour]) : NONE));

/** Regions while they are drawn: the number of each cell's, 0 for none. */
class RegionDrawing {
  panel = h("div.stack");
  /** @type {number[][]} */
  past = [];
  /** @type {number[][]} */
  future = [];

  /**
   * @param {RegionsApp} app @param {number} size @param {number[]} regions
   * @param {{ take(regions: number[]): void, cancel(): void }} on
   */
  constructor(app, size, regions, on) {
    this.app = app;
    this.size = size;
    this.regions = regions;
    this.on = on;
  }

  /** @param {number} region */
  cellsOf(region) {
    return [...this.regions.keys()].filter((cell) => this.regions[cell] === region);
  }

  /** @param {number[]} next */
  change(next) {
    this.past.push(this.regions);
    this.future = [];
    this.regions = next;
    this.show();
  }

  /** @param {number[][]} from @param {number[][]} to */
  back(from, to) {
    const next = from.pop();
    if (!next) return;
    to.push(this.regions);
    this.regions = next;
    this.show();
  }

  /** @param {number[]} cells @param {number} region */
  put(cells, region) {
    if (!cells.length) return;
    const { regions, size } = this;
    const value = cells.every((cell) => regions[cell] === region) ? 0 : region;
    this.change(regions.map((old, cell) => (cells.includes(cell) ? value : old)));
    if (region) say(t("region-count", { region, count: this.cellsOf(region).length, size }));
  }

  /** @param {number} region @param {number} count */
  item(region, count) {
    const { size } = this;
    const [kind, sign] =
      count === size ? [".good", " ✓"] : count > size ? [".bad", " !"] : ["", ""];
    return h(`li${kind}`, h(`i.k${((region - 1) % 9) + 1}`, region), `${count} / ${size}`, sign);
  }

  show() {
    const { app, panel, size } = this;
    app.board.drawRegions(this.regions);
    const all = range(size).map((index) => ({
      region: index + 1,
      cells: this.cellsOf(index + 1),
    }));
    const isWhole = all.every(({ cells }) => cells.length === size);
    const torn = all.filter(({ cells }) => cells.length && !isConnected(cells, size));
    fill(
      panel,
      h("h2", t("regions-draw")),
      h("p.soft", t("regions-how", { size })),
      h(
        "ul.regions",
        { "aria-label": t("regions") },
        all.map(({ region, cells }) => this.item(region, cells.length)),
      ),
      torn.length
        ? h(
            "p.note",
            t("regions-torn", { regions: joined(torn.map(({ region }) => String(region))) }),
          )
        : null,
      this.keys(isWhole),
    );
    app.refresh();
  }

  /** @param {boolean} isWhole */
  keys(isWhole) {
    const { size, on } = this;
    const box = usualBox(size);
    return h(
      "div.row",
      button(t("regions-take"), () => on.take(this.regions.map((region) => region - 1)), {
        kind: ".main",
        disabled: !isWhole,
      }),
      box
        ? button(t("regions-boxes"), () =>
            this.change((regionsOf({ size, box }) ?? []).map((region) => region + 1)),
          )
        : null,
      button(t("regions-empty"), () => this.change(Array(size * size).fill(0))),
      button(t("cancel"), () => on.cancel(), { kind: ".plain" }),
    );
  }

  /** What the board and the keys are for meanwhile. @returns {Mode} */
  mode() {
    const drawing = this;
    const { panel, size, past } = this;
    const regionAt = (/** @type {number} */ cell) => this.regions[cell];
    return {
      panel,
      view: {
        ...BLANK,
        digit: regionAt,
        isGiven: () => true,
        colours: (cell) => COLOURS[regionAt(cell) ? ((regionAt(cell) - 1) % 9) + 1 : 0],
      },
      digit: (cells, value) => this.put(cells, value),
      clear: (cells) => this.put(cells, 0),
      undo: () => this.back(past, this.future),
      redo: () => this.back(this.future, past),
      counts: () => [0, ...range(size).map((index) => this.cellsOf(index + 1).length)],
      label: (cell) =>
        regionAt(cell) ? t("region", { region: regionAt(cell) }) : t("region-none"),
      get canUndo() {
        return past.length > 0;
      },
      get canRedo() {
        return drawing.future.length > 0;
      },
    };
  }
}

/**
 * Begin to draw; `start` are regions from 0 or nothing, `done` gets those that were drawn.
 * @param {RegionsApp} app @param {number} size @param {number[] | null | undefined} start
 * @param {(regions: number[]) => void} done
 */
export function drawRegions(app, size, start, done) {
  const { game: before, saver } = app;
  const { meta } = saver;
  const empty = Array(size * size).fill(0);
  const regions = start ? start.map((region) => region + 1) : empty;
  const leave = () => {
    app.mode = null;
  };
  const drawing = new RegionDrawing(app, size, regions, {
    take(drawn) {
      leave();
      done(drawn);
    },
    cancel() {
      leave();
      app.open(before, meta);
    },
  });
  app.open(new Game({ layout: { size, box: null }, givens: [...empty], locked: false }));
  app.board.look.glyphs = false;
  app.mode = drawing.mode();
  drawing.show();
  app.showTab("play");
}

/** @param {number[]} cells @param {number} size */
function isConnected(cells, size) {
  const found = new Set(cells.slice(0, 1));
  for (const cell of found) {
    const sides = [
      cell - size,
      cell + size,
      ...(cell % size ? [cell - 1] : []),
      ...((cell + 1) % size ? [cell + 1] : []),
    ];
    for (const other of sides) if (cells.includes(other)) found.add(other);
  }
  return found.size === cells.length;
}
