// The panel of games to go on with and puzzles that are kept.

import { button, choice, fieldIn, fill, h, input, MAX_NAME } from "./dom.js";
import { answerTo } from "./engine.js";
import { kept } from "./kept/kept.js";
import { nameOf } from "./names.js";
import { badNote, refuse, trying } from "./notices.js";
import { addOwnPuzzles, OWN_PUZZLES } from "./own_puzzles.js";
import { bar, showStatistics } from "./statistics.js";
import { drawThumb } from "./thumb.js";
import { toTrash } from "./trash.js";
import { clock, levelName, named, number, t } from "./words.js";

const PAGE = 30;
/** Most puzzles that are printed or exported by their numbers. */
const MOST = 2000;
/** Boards of the picture of an empty library. @type {Layout[]} */
const SHOWN_EMPTY = [
  { size: 6, box: [2, 3] },
  { size: 9, box: [3, 3] },
  { size: 4, box: [2, 2] },
];
const SORTS = ["newest", "oldest", "name", "easiest", "hardest", "lowest-er", "highest-er"];

/** @param {LibraryApp} app @param {LibraryDialogs} dialogs */
export function libraryPanel(app, dialogs) {
  const element = h("div.stack");
  /** @type {Record<string, string>} */
  const wanted = {
    text: "",
    tag: "",
    collection: "",
    level: "",
    size: "",
    progress: "",
    leastEr: "",
    mostEr: "",
    gem: "",
    sort: "newest",
  };
  /** @type {Set<number>} */
  const chosen = new Set();
  let offset = 0;
  let waiting = 0;
  let searches = 0;
  let isFiltered = false;
  const results = h("div.stack", { "aria-live": "polite" });
  const tools = h("div.stack", { hidden: true });
  const played = h("div.stack");
  const statistics = h("details", h("summary", t("stats")), played);
  const games = h("div.stack");

  const sizeOf = (/** @type {{state: State}} */ { state: { layout } }) =>
    `${layout.size} × ${layout.size}`;

  async function showGames() {
    const { games: found } = await kept.games.find({ begun: true, finished: false, limit: 12 });
    const open = found.filter((game) => game.id !== app.saver.meta?.id);
    fill(
      games,
      open.length
        ? [
            h("h2", t("library-games")),
            h(
              "ul.list",
              open.map((game) =>
                h(
                  "li.row",
                  h(
                    "button.item.grow",
                    {
                      type: "button",
                      onclick: () =>
                        app
                          .load(game.id)
                          .then(() => app.showTab("play"))
                          .catch(refuse),
                    },
                    drawThumb(game.state),
                    h(
                      "span.grow",
                      h("strong", nameOf(game)),
                      h("br"),
                      h(
                        "span.soft.small",
                        [
                          sizeOf(game),
                          clock(game.elapsed),
                          `${Math.round(game.filled * 100)} %`,
                        ].join(" · "),
                      ),
                      bar(game.filled),
                    ),
                  ),
                  button("×", () => toTrash("games", [game.id], showGames), {
                    kind: ".plain",
                    "aria-label": t("delete"),
                  }),
                ),
              ),
            ),
          ]
        : null,
    );
  }

  const search = (from = offset, limit = PAGE) =>
    kept.puzzles.find({ ...wanted, offset: from, limit });

  /**
   * What is printed or exported: what was chosen, else the collection, else all that was found.
   * @param {number} total @returns {Promise<Source>}
   */
  async function meant(total) {
    if (chosen.size) return { puzzles: [...chosen] };
    const { collection, sort, ...others } = wanted;
    if (collection && !Object.values(others).some(Boolean)) return { collection, count: total };
    /** @type {number[]} */
    const ids = [];
    while (ids.length < Math.min(total, MOST)) {
      const { puzzles } = await search(ids.length, 200);
      if (!puzzles.length) break;
      ids.push(...puzzles.map(({ id }) => id));
    }
    return { puzzles: ids };
  }

  /** @param {KeptPuzzle} puzzle */
  const facts = ({ state, name, level, rating, tags, collections }) =>
    [
      sizeOf({ state }),
      name ? levelName(level) : null,
      rating && `ER ${rating.er.toFixed(1)}`,
      rating?.gem && t(`gem-${rating.gem}`),
      ...tags,
      ...collections,
    ]
      .filter(Boolean)
      .join(" · ");

  const called = (/** @type {KeptPuzzle} */ { name, ...puzzle }) =>
    nameOf({ ...puzzle, title: name });

  /** @type {(puzzle: KeptPuzzle, changed: () => void) => HTMLElement} */
  const row = (puzzle, changed) =>
    h(
      "li.row",
      h("input.item-tick", {
        type: "checkbox",
        checked: chosen.has(puzzle.id),
        "aria-label": t("library-choose", { name: called(puzzle) }),
        onchange: (/** @type {Event} */ event) => {
          if (fieldIn(event).checked) chosen.add(puzzle.id);
          else chosen.delete(puzzle.id);
          changed();
        },
      }),
      h(
        "button.item.grow",
        {
          type: "button",
          onclick: () =>
            app.begin(
              { ...puzzle.state, entries: null },
              {
                title: puzzle.name,
                puzzleId: puzzle.id,
                level: puzzle.level,
                rating: puzzle.rating?.techniques.length ? puzzle.rating : null,
              },
              { author: puzzle.author },
            ),
        },
        drawThumb(puzzle.state),
        h(
          "span.grow",
          h(
            "span.row.tight",
            h("strong", called(puzzle)),
            puzzle.progress === "new" ? null : h("span.chip", t(`progress-${puzzle.progress}`)),
          ),
          h("span.soft.small", facts(puzzle)),
        ),
      ),
      button("⋯", () => dialogs.puzzle(puzzle, refresh), {
        kind: ".plain",
        "aria-label": t("library-edit"),
      }),
    );

  async function showPuzzles() {
    searches += 1;
    const mine = searches;
    const { puzzles, total } = await search();
    // A slow answer must not replace that of a later search.
    if (mine !== searches) return;
    /** @type {(sign: string, key: string, to: number) => HTMLElement} */
    const turn = (sign, key, to) =>
      button(
        sign,
        () => {
          offset = Math.max(0, to);
          showPuzzles();
        },
        { disabled: to <= -PAGE || to >= total, "aria-label": t(key) },
      );
    const count = h("span.soft");
    const actions = h("div.row");
    /** @type {(key: string, does: () => void) => HTMLElement} */
    const choose = (key, does) =>
      button(
        t(key),
        () => {
          does();
          showPuzzles();
        },
        { kind: ".plain" },
      );
    const changed = () => {
      count.textContent = chosen.size
        ? t("library-chosen", { count: number(chosen.size) })
        : t("library-count", { count: number(total) });
      const give = (/** @type {"print" | "export"} */ kind) => () =>
        meant(total)
          .then((from) => dialogs[kind](from))
          .catch(refuse);
      fill(
        actions,
        total || chosen.size
          ? [
              button(t("print"), give("print")),
              button(t("export"), give("export")),
              chosen.size
                ? [
                    button(t("delete"), () => {
                      const ids = [...chosen];
                      chosen.clear();
                      toTrash("puzzles", ids, refresh);
                    }),
                    choose("library-choose-none", () => chosen.clear()),
                  ]
                : puzzles.length
                  ? choose("library-choose-page", () => {
                      for (const { id } of puzzles) chosen.add(id);
                    })
                  : null,
            ]
          : null,
      );
    };
    const isEmpty =
      !total && !Object.entries(wanted).some(([name, value]) => value && name !== "sort");
    tools.hidden = isEmpty;
    if (isEmpty) {
      fill(results, emptyState());
      return;
    }
    fill(
      results,
      h(
        "div.row.between",
        count,
        total > PAGE
          ? h(
              "div.row",
              turn("‹", "walk-back", offset - PAGE),
              h("span.soft", `${offset + 1}–${Math.min(total, offset + PAGE)}`),
              turn("›", "walk-next", offset + PAGE),
            )
          : null,
      ),
      actions,
      h(
        "ul.list",
        puzzles.map((puzzle) => row(puzzle, changed)),
      ),
    );
    changed();
  }

  /** A button that adds the puzzles of nonet, and then says how far that is. */
  function ownButton(kind = "") {
    const add = trying(async () => {
      own.disabled = true;
      const count = (/** @type {number} */ found) => {
        own.textContent = t("import-far", { count: number(found) });
      };
      count(0);
      await addOwnPuzzles(count).finally(refresh);
    });
    const own = button(t("library-own", { count: OWN_PUZZLES }), add, { kind });
    return own;
  }

  /** What a library without puzzles shows: how to fill it. */
  const emptyState = () =>
    h(
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
      ownButton(".main"),
      button(t("library-file"), () => dialogs.paste()),
      button(t("library-add"), keepThis),
    );

  const keepThis = trying(async () =>
    dialogs.keep([{ ...app.game.posed({ marks: false }), entries: null }]),
  );

  const change = (/** @type {string} */ name) => (/** @type {Event | string} */ event) => {
    wanted[name] = typeof event === "string" ? event : fieldIn(event).value;
    offset = 0;
    clearTimeout(waiting);
    waiting = setTimeout(() => showPuzzles().catch(refuse), 150);
  };

  async function render() {
    const [tags, collections, about] = await Promise.all([
      kept.tags(),
      kept.collections.all(),
      answerTo("about", {}),
    ]);
    isFiltered = tools.querySelector("details")?.open ?? isFiltered;
    const levels = about.levels.map(levelName);
    const rank = (/** @type {Collection} */ { name }) => levels.indexOf(name);
    collections.sort((one, other) => rank(one) - rank(other));
    const opened = collections.find(({ name }) => name === wanted.collection);
    /** @type {(key: string, name: string, options: (string | number)[][]) => HTMLElement} */
    const pick = (key, name, options) => choice(t(key), options, wanted[name], change(name));
    /** @type {typeof pick} */
    const filter = (key, name, options) => pick(key, name, [["", t("any")], ...options]);
    /** @type {(key: string, name: string) => HTMLElement} */
    const er = (key, name) =>
      input(t(key), {
        type: "number",
        min: 1,
        max: 12,
        step: 0.1,
        value: wanted[name],
        oninput: change(name),
      });
    fill(
      tools,
      h(
        "div.choices",
        button(t("library-add"), keepThis),
        button(t("import"), () => dialogs.paste()),
      ),
      h(
        "div.row",
        input(t("search"), {
          type: "search",
          value: wanted.text,
          maxLength: MAX_NAME,
          oninput: change("text"),
        }),
        pick("sort", "sort", named("sort", SORTS)),
      ),
      h(
        "details",
        { open: isFiltered },
        h("summary", t("filter")),
        h(
          "div.row",
          filter(
            "collection",
            "collection",
            collections.map(({ name, puzzles, finished }) => [
              name,
              `${name} (${finished}/${puzzles})`,
            ]),
          ),
          filter(
            "tag",
            "tag",
            tags.map(({ name, puzzles }) => [name, `${name} (${puzzles})`]),
          ),
          filter(
            "difficulty",
            "level",
            about.levels.map((/** @type {string} */ level) => [level, levelName(level)]),
          ),
          filter(
            "size",
            "size",
            [4, 6, 8, 9, 10, 12, 16, 25].map((size) => [size, `${size} × ${size}`]),
          ),
          filter("progress", "progress", named("progress", ["new", "started", "finished"])),
          filter("make-gem", "gem", named("gem", ["pearl", "diamond"])),
          er("make-lowest", "leastEr"),
          er("make-highest", "mostEr"),
        ),
      ),
      collections.length
        ? h(
            "ul.shelves",
            collections.map(({ name, puzzles, finished }) =>
              h(
                "li",
                button(
                  [
                    name,
                    h("span.soft.small", `${finished} / ${puzzles}`),
                    finished ? bar(finished / puzzles) : null,
                  ],
                  () => {
                    wanted.collection = wanted.collection === name ? "" : name;
                    offset = 0;
                    refresh();
                  },
                  { kind: ".shelf", "aria-pressed": String(wanted.collection === name) },
                ),
              ),
            ),
          )
        : null,
      opened
        ? h(
            "div.row",
            button(
              `${t("library-edit")}: ${opened.name}`,
              () =>
                dialogs.collection(opened, () => {
                  wanted.collection = "";
                  refresh();
                }),
              { kind: ".plain" },
            ),
          )
        : null,
    );
    fill(
      element,
      games,
      h("h2", t("library-title")),
      tools,
      results,
      collections.some(({ name }) => levels.includes(name)) ? null : ownButton(".plain.own"),
      statistics,
    );
    showStatistics(played);
    await Promise.all([showGames(), showPuzzles()]);
  }

  const refresh = () => render().catch((error) => fill(element, badNote(error, { role: "alert" })));

  return { element, show: refresh };
}
