// Jigsaw regions drawn by hand: cells are selected as in play, and a digit puts them into its
// region.

import { button, fill, h } from "./dom.js";
import { Game, NONE } from "./game.js";
import { range, regionsOf, usualBox } from "./layout.js";
import { say } from "./notices.js";
import { BLANK } from "./view.js";
import { joined, t } from "./words.js";

const COLOURS = range(10).map((colour) => (colour ? Object.freeze([colour]) : NONE));

/**
 * Begin to draw; `start` are regions from 0 or nothing, `done` gets those that were drawn.
 * @param {RegionsApp} app @param {number} size @param {number[] | null | undefined} start
 * @param {(regions: number[]) => void} done
 */
export function drawRegions(app, size, start, done) {
  const before = app.game;
  const meta = app.saver.meta;
  const panel = h("div.stack");
  /** @type {number[]} */
  let regions = start ? start.map((region) => region + 1) : Array(size * size).fill(0);
  /** @type {number[][]} */
  const past = [];
  /** @type {number[][]} */
  let future = [];

  const cellsOf = (/** @type {number} */ region) =>
    [...regions.keys()].filter((cell) => regions[cell] === region);
  const change = (/** @type {number[]} */ next) => {
    past.push(regions);
    future = [];
    regions = next;
    show();
  };
  /** @type {(from: number[][], to: number[][]) => void} */
  const back = (from, to) => {
    const next = from.pop();
    if (!next) return;
    to.push(regions);
    regions = next;
    show();
  };
  /** @type {(cells: number[], region: number) => void} */
  const put = (cells, region) => {
    if (!cells.length) return;
    const isThere = cells.every((cell) => regions[cell] === region);
    change(regions.map((old, cell) => (cells.includes(cell) ? (isThere ? 0 : region) : old)));
    if (region) say(t("region-count", { region, count: cellsOf(region).length, size }));
  };

  function show() {
    app.board.drawRegions(regions);
    const all = range(size).map((index) => ({ region: index + 1, cells: cellsOf(index + 1) }));
    const isWhole = all.every(({ cells }) => cells.length === size);
    const torn = all.filter(({ cells }) => cells.length && !isConnected(cells, size));
    fill(
      panel,
      h("h2", t("regions-draw")),
      h("p.soft", t("regions-how", { size })),
      h(
        "ul.regions",
        { "aria-label": t("regions") },
        all.map(({ region, cells }) =>
          h(
            `li${cells.length === size ? ".good" : cells.length > size ? ".bad" : ""}`,
            h(`i.k${((region - 1) % 9) + 1}`, region),
            `${cells.length} / ${size}`,
            cells.length === size ? " ✓" : cells.length > size ? " !" : "",
          ),
        ),
      ),
      torn.length
        ? h(
            "p.note",
            t("regions-torn", { regions: joined(torn.map(({ region }) => String(region))) }),
          )
        : null,
      h(
        "div.row",
        button(
          t("regions-take"),
          () => {
            leave();
            done(regions.map((region) => region - 1));
          },
          { kind: ".main", disabled: !isWhole },
        ),
        usualBox(size)
          ? button(t("regions-boxes"), () =>
              change((regionsOf({ size, box: usualBox(size) }) ?? []).map((region) => region + 1)),
            )
          : null,
        button(t("regions-empty"), () => change(Array(size * size).fill(0))),
        button(
          t("cancel"),
          () => {
            leave();
            app.open(before, meta);
          },
          { kind: ".plain" },
        ),
      ),
    );
    app.refresh();
  }

  const leave = () => {
    app.mode = null;
  };

  app.open(
    new Game({ layout: { size, box: null }, givens: Array(size * size).fill(0), locked: false }),
  );
  app.board.look.glyphs = false;
  app.mode = {
    panel,
    view: {
      ...BLANK,
      digit: (cell) => regions[cell],
      isGiven: () => true,
      colours: (cell) => COLOURS[regions[cell] ? ((regions[cell] - 1) % 9) + 1 : 0],
    },
    digit: put,
    clear: (cells) => put(cells, 0),
    undo: () => back(past, future),
    redo: () => back(future, past),
    counts: () => [0, ...range(size).map((index) => cellsOf(index + 1).length)],
    label: (cell) => (regions[cell] ? t("region", { region: regions[cell] }) : t("region-none")),
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
  };
  show();
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
