// What the library is searched by: a text, filters, and collections.

import { button, choice, fieldIn, h, input, MAX_NAME } from "../page/dom.js";
import { levelName, named, t } from "../page/words.js";
import { editCollection } from "./edit.js";
import { bar } from "./statistics.js";

const SORTS = ["newest", "oldest", "name", "easiest", "hardest", "lowest-er", "highest-er"];

/** The search at first. @returns {Record<string, string>} */
export const anything = () => ({
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
});

/** Whether all puzzles are searched for. @param {Record<string, string>} wanted */
export const isAnything = ({ sort, ...filters }) => !Object.values(filters).some(Boolean);

/**
 * A list to choose from.
 * @param {LibraryPanel} panel @param {string} key @param {string} name
 * @param {(string | number)[][]} options
 */
const pick = (panel, key, name, options) =>
  choice(t(key), options, panel.wanted[name], (value) => panel.want(name, value));

/** @param {LibraryPanel} panel @param {string} name */
const typed = (panel, name) => ({
  value: panel.wanted[name],
  oninput: (/** @type {Event} */ event) => panel.want(name, fieldIn(event).value),
});

/** The text to search for, and the order. @param {LibraryPanel} panel */
export const searchRow = (panel) =>
  h(
    "div.row",
    input(t("search"), { type: "search", maxLength: MAX_NAME, ...typed(panel, "text") }),
    pick(panel, "sort", "sort", named("sort", SORTS)),
  );

/**
 * All filters, folded up at first.
 * @param {LibraryPanel} panel @param {string[]} levels
 * @param {Collection[]} collections @param {{ name: string, puzzles: number }[]} tags
 */
export function filters(panel, levels, collections, tags) {
  /** @type {(key: string, name: string, options: (string | number)[][]) => HTMLElement} */
  const filter = (key, name, options) => pick(panel, key, name, [["", t("any")], ...options]);
  /** @type {(key: string, name: string) => HTMLElement} */
  const er = (key, name) =>
    input(t(key), { type: "number", min: 1, max: 12, step: 0.1, ...typed(panel, name) });
  return h(
    "details",
    { open: panel.isFiltered },
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
        levels.map((level) => [level, levelName(level)]),
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
  );
}

/**
 * A key for a collection, with how much of it is solved.
 * @param {LibraryPanel} panel @param {Collection} collection
 */
function collectionKey(panel, { name, puzzles, finished }) {
  const isOpen = panel.wanted.collection === name;
  return h(
    "li",
    button(
      [
        name,
        h("span.soft.small", `${finished} / ${puzzles}`),
        finished ? bar(finished / puzzles) : null,
      ],
      () => panel.openCollection(isOpen ? "" : name),
      { kind: ".shelf", "aria-pressed": String(isOpen) },
    ),
  );
}

/**
 * The collections, and a key to edit the one that is open.
 * @param {LibraryPanel} panel @param {Collection[]} collections
 */
export function collectionKeys(panel, collections) {
  const opened = collections.find(({ name }) => name === panel.wanted.collection);
  const edit = (/** @type {Collection} */ collection) =>
    editCollection(panel.dialogs, collection, () => {
      panel.wanted.collection = "";
      panel.refresh();
    });
  return [
    collections.length
      ? h(
          "ul.shelves",
          collections.map((collection) => collectionKey(panel, collection)),
        )
      : null,
    opened
      ? h(
          "div.row",
          button(`${t("library-edit")}: ${opened.name}`, () => edit(opened), { kind: ".plain" }),
        )
      : null,
  ];
}
