// The panel of games to go on with and puzzles that are kept.
import { button, choice, fill, h, input } from "./dom.js";
import { ask, get, work } from "./api.js";
import { drawThumb } from "./thumb.js";
import { clock, levelName, number, t } from "./words.js";

const PAGE = 30;

export function libraryPanel(app, dialogs) {
  const element = h("div.stack");
  const wanted = { text: "", tag: "", collection: "", level: "", size: "", progress: "", sort: "newest" };
  let offset = 0;
  let waiting = 0;
  const results = h("div.stack", { "aria-live": "polite" });
  const games = h("div.stack");

  const percent = (share) => h("div.bar", { "aria-hidden": "true" }, (() => {
    const bar = h("i");
    bar.style.width = `${Math.round(share * 100)}%`;
    return bar;
  })());

  async function showGames() {
    const { games: found } = await get("games?finished=false&limit=12");
    const open = found.filter((game) => game.id !== app.saver.meta?.id);
    fill(games, open.length ? [h("h2", {}, t("library.games")), h("ul.list", {}, open.map((game) => h("li.row", {},
      h("button.item.grow", { type: "button", onclick: () => app.load(game.id).then(() => app.showTab("play")).catch((error) => app.toast(error.message)) },
        drawThumb(game.state), h("span.grow", {}, h("strong", {}, game.title || levelName(game.level) || t("puzzle")), h("br"),
          h("span.soft.small", {}, `${game.state.layout.size} × ${game.state.layout.size} · ${clock(game.elapsed)} · ${Math.round(game.filled * 100)} %`), percent(game.filled))),
      button("×", async () => { await ask("DELETE", `games/${game.id}`); showGames(); app.toast(t("deleted"), [[t("undo"), async () => { await ask("POST", `games/${game.id}/restore`); showGames(); }], [t("close"), () => {}]]); },
        { kind: ".plain", "aria-label": t("delete") }))))] : null);
  }

  const search = () => {
    const query = new URLSearchParams({ offset, limit: PAGE });
    for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value);
    return get(`puzzles?${query}`);
  };

  async function showPuzzles() {
    const { puzzles, total } = await search();
    fill(results, h("p.soft", {}, t("library.count", { count: number(total) })),
      h("ul.list", {}, puzzles.map((puzzle) => h("li.row", {},
        h("button.item.grow", { type: "button", onclick: () => app.begin({ ...puzzle.state, entries: null }, { title: puzzle.name, puzzleId: puzzle.id, level: puzzle.level }) },
          drawThumb(puzzle.state), h("span.grow", {}, h("strong", {}, puzzle.name || `${puzzle.state.layout.size} × ${puzzle.state.layout.size}`), h("br"),
            h("span.soft.small", {}, [levelName(puzzle.level), puzzle.score && number(puzzle.score), ...puzzle.tags, ...puzzle.collections].filter(Boolean).join(" · "))),
          h("span.chip", {}, t(`progress.${puzzle.progress}`))),
        button("⋯", () => dialogs.puzzle(puzzle, refresh), { kind: ".plain", "aria-label": t("library.edit") })))),
      total > PAGE ? h("div.row.between", {},
        button("‹", () => { offset = Math.max(0, offset - PAGE); showPuzzles(); }, { disabled: offset === 0, "aria-label": t("walk.back") }),
        h("span.soft", {}, `${offset + 1}–${Math.min(total, offset + PAGE)}`),
        button("›", () => { offset += PAGE; showPuzzles(); }, { disabled: offset + PAGE >= total, "aria-label": t("walk.next") })) : null,
      total ? h("div.row", {}, button(t("library.print"), async () => dialogs.print((await search()).puzzles.map(({ state }) => state))),
        button(t("library.export"), async () => dialogs.export((await search()).puzzles.map(({ state }) => state)))) : null);
  }

  const change = (name) => (event) => {
    wanted[name] = event.target?.value ?? event;
    offset = 0;
    clearTimeout(waiting);
    waiting = setTimeout(() => showPuzzles().catch((error) => app.toast(error.message)), 150);
  };

  async function render() {
    const [tags, collections, about] = await Promise.all([get("tags"), get("collections"), get("about")]);
    const any = [["", t("any")]];
    fill(element, games,
      h("div.row.between", {}, h("h2", {}, t("library.title")), button(t("library.add"), () => dialogs.keep([{ ...app.game.state({ marks: false }), entries: null }]))),
      h("div.row", {}, button(t("import"), () => dialogs.paste(), { kind: ".grow" })),
      input(t("search"), { type: "search", value: wanted.text, oninput: change("text") }),
      h("details", {}, h("summary", {}, t("filter")), h("div.row", {},
        choice(t("collection"), [...any, ...collections.map(({ name, puzzles, finished }) => [name, `${name} (${finished}/${puzzles})`])], wanted.collection, change("collection")),
        choice(t("tag"), [...any, ...tags.map(({ name, puzzles }) => [name, `${name} (${puzzles})`])], wanted.tag, change("tag")),
        choice(t("difficulty"), [...any, ...about.levels.map((level) => [level, levelName(level)])], wanted.level, change("level")),
        choice(t("size"), [...any, ...[4, 6, 8, 9, 10, 12, 16, 25].map((size) => [size, `${size} × ${size}`])], wanted.size, change("size")),
        choice(t("progress"), [...any, ...["new", "started", "finished"].map((name) => [name, t(`progress.${name}`)])], wanted.progress, change("progress")))),
      results);
    await Promise.all([showGames(), showPuzzles()]);
  }

  const refresh = () => render().catch((error) => fill(element, h("div.note.bad", { role: "alert" }, error.message)));

  /** Read puzzles of a text into the library. */
  async function importText(text, names) {
    const { answer } = work("import", { text, ...names }, ({ found }) => app.toast(t("import.far", { count: number(found) })));
    const { added, known, problems } = await answer;
    app.toast(t("import.done", { added: number(added), known: number(known), problems: problems.length }));
    refresh();
  }

  return { element, show: refresh, importText };
}

