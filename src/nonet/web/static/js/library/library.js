// The panel of games to go on with and puzzles that are kept.

import { drawThumb } from "../board/thumb.js";
import { button, fill, h } from "../page/dom.js";
import { badNote, refuse, trying } from "../page/notices.js";
import { levelName, number, t } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { kept } from "../service/kept/kept.js";
import { anything, collectionKeys, filters, isAnything, searchRow } from "./filters.js";
import { addOwnPuzzles, OWN_PUZZLES } from "./own_puzzles.js";
import { gameList, puzzleRow } from "./rows.js";
import { showStatistics } from "./statistics.js";
import { toTrash } from "./trash.js";

const PAGE = 30;
/** Most puzzles that are printed or exported by their numbers. */
const MOST = 2000;
/** Boards of the picture of an empty library. @type {Layout[]} */
const SHOWN_EMPTY = [
  { size: 6, box: [2, 3] },
  { size: 9, box: [3, 3] },
  { size: 4, box: [2, 2] },
];

export class LibraryPanel {
  element = h("div.stack");
  results = h("div.stack", { "aria-live": "polite" });
  tools = h("div.stack", { hidden: true });
  played = h("div.stack");
  statistics = h("details", h("summary", t("stats")), this.played);
  games = h("div.stack");
  wanted = anything();
  /** @type {Set<number>} */
  chosen = new Set();
  offset = 0;
  waiting = 0;
  searches = 0;
  /** Whether the filters are unfolded. */
  isFiltered = false;

  /** @param {LibraryApp} app @param {LibraryDialogs} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
  }

  /** Search once the player has paused. @param {string} name @param {string} value */
  want(name, value) {
    this.wanted[name] = value;
    this.offset = 0;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.showPuzzles().catch(refuse), 150);
  }

  /** @param {string} name */
  openCollection(name) {
    this.wanted.collection = name;
    this.offset = 0;
    this.refresh();
  }

  search(from = this.offset, limit = PAGE) {
    return kept.puzzles.find({ ...this.wanted, offset: from, limit });
  }

  /**
   * What is printed or exported: what was chosen, else the collection, else all that was found.
   * @param {number} total @returns {Promise<Source>}
   */
  async meant(total) {
    if (this.chosen.size) return { puzzles: [...this.chosen] };
    const { collection, ...others } = this.wanted;
    if (collection && isAnything(others)) return { collection, count: total };
    /** @type {number[]} */
    const ids = [];
    while (ids.length < Math.min(total, MOST)) {
      const { puzzles } = await this.search(ids.length, 200);
      if (!puzzles.length) break;
      ids.push(...puzzles.map(({ id }) => id));
    }
    return { puzzles: ids };
  }

  showGames = async () => {
    const { games } = await kept.games.find({ begun: true, finished: false, limit: 12 });
    const others = games.filter((game) => game.id !== this.app.saver.meta?.id);
    fill(this.games, gameList(others, this.app, this.showGames));
  };

  async showPuzzles() {
    this.searches += 1;
    const mine = this.searches;
    const found = await this.search();
    // A slow answer must not replace that of a later search.
    if (mine !== this.searches) return;
    const { puzzles, total } = found;
    const isEmpty = !total && isAnything(this.wanted);
    this.tools.hidden = isEmpty;
    if (isEmpty) {
      fill(this.results, this.emptyState());
      return;
    }
    const count = h("span.soft");
    const actions = h("div.row");
    const changed = () => {
      count.textContent = this.chosen.size
        ? t("library-chosen", { count: number(this.chosen.size) })
        : t("library-count", { count: number(total) });
      fill(actions, total || this.chosen.size ? this.actionsFor(puzzles, total) : null);
    };
    fill(
      this.results,
      h("div.row.between", count, total > PAGE ? this.pages(total) : null),
      actions,
      h(
        "ul.list",
        puzzles.map((puzzle) => puzzleRow(this, puzzle, changed)),
      ),
    );
    changed();
  }

  /** The keys to the page before and after. @param {number} total */
  pages(total) {
    const { offset } = this;
    /** @type {(sign: string, key: string, to: number) => HTMLElement} */
    const turn = (sign, key, to) =>
      button(
        sign,
        () => {
          this.offset = Math.max(0, to);
          this.showPuzzles();
        },
        { disabled: to <= -PAGE || to >= total, "aria-label": t(key) },
      );
    return h(
      "div.row",
      turn("‹", "walk-back", offset - PAGE),
      h("span.soft", `${offset + 1}–${Math.min(total, offset + PAGE)}`),
      turn("›", "walk-next", offset + PAGE),
    );
  }

  /**
   * What can be done with those that were found.
   * @param {KeptPuzzle[]} puzzles @param {number} total
   */
  actionsFor(puzzles, total) {
    const give = (/** @type {"print" | "export"} */ kind) => () =>
      this.meant(total)
        .then((from) => this.dialogs[kind](from))
        .catch(refuse);
    return [
      button(t("print"), give("print")),
      button(t("export"), give("export")),
      this.chosen.size ? this.chosenKeys() : this.choosePage(puzzles),
    ];
  }

  /** A key that changes what is chosen. @param {string} key @param {() => void} does */
  chooseKey(key, does) {
    return button(
      t(key),
      () => {
        does();
        this.showPuzzles();
      },
      { kind: ".plain" },
    );
  }

  chosenKeys() {
    return [
      button(t("delete"), () => {
        const ids = [...this.chosen];
        this.chosen.clear();
        toTrash("puzzles", ids, this.refresh);
      }),
      this.chooseKey("library-choose-none", () => this.chosen.clear()),
    ];
  }

  /** @param {KeptPuzzle[]} puzzles */
  choosePage(puzzles) {
    if (!puzzles.length) return null;
    return this.chooseKey("library-choose-page", () => {
      for (const { id } of puzzles) this.chosen.add(id);
    });
  }

  /** A button that adds the puzzles of nonet, and then says how far that is. */
  ownButton(kind = "") {
    const add = trying(async () => {
      own.disabled = true;
      const count = (/** @type {number} */ found) => {
        own.textContent = t("import-far", { count: number(found) });
      };
      count(0);
      await addOwnPuzzles(count).finally(this.refresh);
    });
    const own = button(t("library-own", { count: OWN_PUZZLES }), add, { kind });
    return own;
  }

  /** What a library without puzzles shows: how to fill it. */
  emptyState() {
    return h(
      "div.stack.empty",
      h(
        "div.row",
        SHOWN_EMPTY.map((layout, index) =>
          drawThumb({
            layout,
            givens: Array.from({ length: layout.size ** 2 }, (_, cell) =>
              (cell * cell + cell * 3 + index) % 5 < 2 ? 1 : 0,
            ),
          }),
        ),
      ),
      h("p", t("library-empty")),
      this.ownButton(".main"),
      button(t("library-file"), () => this.dialogs.paste()),
      button(t("library-add"), this.keepThis),
    );
  }

  keepThis = trying(async () =>
    this.dialogs.keep([{ ...this.app.game.posed({ marks: false }), entries: null }]),
  );

  async render() {
    const [tags, collections, about] = await Promise.all([
      kept.tags(),
      kept.collections.all(),
      answerTo("about", {}),
    ]);
    this.isFiltered = this.tools.querySelector("details")?.open ?? this.isFiltered;
    const levels = about.levels.map(levelName);
    const rank = (/** @type {Collection} */ { name }) => levels.indexOf(name);
    collections.sort((one, other) => rank(one) - rank(other));
    fill(
      this.tools,
      h(
        "div.choices",
        button(t("library-add"), this.keepThis),
        button(t("import"), () => this.dialogs.paste()),
      ),
      searchRow(this),
      filters(this, about.levels, collections, tags),
      collectionKeys(this, collections),
    );
    fill(
      this.element,
      this.games,
      h("h2", t("library-title")),
      this.tools,
      this.results,
      collections.some(({ name }) => levels.includes(name)) ? null : this.ownButton(".plain.own"),
      this.statistics,
    );
    showStatistics(this.played);
    await Promise.all([this.showGames(), this.showPuzzles()]);
  }

  refresh = () =>
    this.render().catch((error) => fill(this.element, badNote(error, { role: "alert" })));

  show() {
    this.refresh();
  }
}
