// The rows of the library: games to go on with, and puzzles that are kept.

import { drawThumb } from "../board/thumb.js";
import { button, fieldIn, h } from "../page/dom.js";
import { refuse } from "../page/notices.js";
import { clock, levelName, t } from "../page/words.js";
import { editPuzzle } from "./edit.js";
import { nameOf } from "./names.js";
import { bar } from "./statistics.js";
import { toTrash } from "./trash.js";

/** @param {{ state: State }} of */
const sizeOf = ({ state: { layout } }) => (layout.shape ?? [layout.size, layout.size]).join(" × ");

/** @param {KeptGame} game @param {LibraryApp} app @param {() => void} after */
const gameRow = (game, app, after) =>
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
          [sizeOf(game), clock(game.elapsed), `${Math.round(game.filled * 100)} %`].join(" · "),
        ),
        bar(game.filled),
      ),
    ),
    button("×", () => toTrash("games", [game.id], after), {
      kind: ".plain",
      "aria-label": t("delete"),
    }),
  );

/**
 * Games to go on with; `after` is called when one was deleted.
 * @param {KeptGame[]} games @param {LibraryApp} app @param {() => void} after
 */
export const gameList = (games, app, after) =>
  games.length
    ? [
        h("h2", t("library-games")),
        h(
          "ul.list",
          games.map((game) => gameRow(game, app, after)),
        ),
      ]
    : null;

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

/** @param {KeptPuzzle} puzzle */
const called = ({ name, ...puzzle }) => nameOf({ ...puzzle, title: name });

/** Play a puzzle that is kept. @param {LibraryApp} app @param {KeptPuzzle} puzzle */
const play = (app, puzzle) =>
  app.begin(
    { ...puzzle.state, entries: null },
    {
      title: puzzle.name,
      puzzleId: puzzle.id,
      level: puzzle.level,
      rating: puzzle.rating?.techniques.length ? puzzle.rating : null,
    },
    { author: puzzle.author },
  );

/**
 * A puzzle, which a tick chooses; `changed` is called when it does.
 * @param {LibraryPanel} panel @param {KeptPuzzle} puzzle @param {() => void} changed
 */
export const puzzleRow = ({ app, dialogs, chosen, refresh }, puzzle, changed) =>
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
      { type: "button", onclick: () => play(app, puzzle) },
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
    button("⋯", () => editPuzzle(dialogs, puzzle, refresh), {
      kind: ".plain",
      "aria-label": t("library-edit"),
    }),
  );
