// What the search finds, and in which order: exact names first, then words, with their endings and
// typing errors. It needs no page, so that tests can ask it.
import MiniSearch from "minisearch";

/**
 * @typedef {{
 *   id: number, kind: string, title: string, where: string, address: string, language: string,
 *   names: string[], summary: string, words: string,
 * }} Entry
 * @typedef {[string, string, string, string, string, string[], string, string]} Row
 */

/** Which kind comes first where several have the same name. */
const ORDER = ["api", "command", "technique", "rule", "example", "text"];
const CJK = /[\p{Script=Han}]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words of this many letters may have a typing error. */
const LONG = 4;
const MOST_ERRORS = 2;
/** Letters of the shortest beginning of a name that is taken for it. */
const BEGINNING = 3;
const MOST = 12;
/** Entries that are indexed before the page gets its turn again. */
const CHUNK = 60;

/** A name however it is typed: X-Wing, x_wing and `x wing ()` are one. @param {string} text */
export const plain = (text) =>
  text
    .toLowerCase()
    .replace(/\(.*\)$/u, "")
    .replace(/[\s_‐‑–-]+/gu, " ")
    .trim();

/** Words, and of Chinese each pair of signs. @param {string} text */
export function tokens(text) {
  /** @type {string[]} */
  const found = text.toLowerCase().replace(CJK, " ").match(WORD) ?? [];
  for (const run of text.match(CJK) ?? []) {
    found.push(...run);
    for (let at = 0; at + 1 < run.length; at += 1) found.push(run.slice(at, at + 2));
  }
  return found;
}

/** @param {Row[]} rows @returns {Entry[]} */
const entriesOf = (rows) =>
  rows.map(([kind, title, where, address, language, names, summary, words], id) => {
    return { id, kind, title, where, address, language, names, summary, words };
  });

export class Search {
  /** @param {Row[]} rows What the file of the index holds. */
  constructor(rows) {
    this.entries = entriesOf(rows);
    /** @type {Map<string, Entry[]>} */
    this.named = new Map();
    for (const entry of this.entries)
      for (const name of namesOf(entry))
        this.named.set(name, [...(this.named.get(name) ?? []), entry]);
    this.index = new MiniSearch({
      fields: ["title", "names", "where", "words"],
      storeFields: [],
      tokenize: tokens,
      processTerm: (term) => term,
      extractField: (entry, field) =>
        field === "names" ? entry.names.join(" ") : String(entry[/** @type {"id"} */ (field)]),
    });
    /** Names are found at once, words when this is done. */
    this.ready = this.index.addAllAsync(this.entries, { chunkSize: CHUNK });
  }

  /** Entries with exactly this name. @param {string} query @param {string} language */
  exact(query, language) {
    const found = this.named.get(plain(query)) ?? [];
    const typed = query.replace(/\(.*\)$/u, "").trim();
    const isShared = found.some(({ kind }) => kind === "technique" || kind === "rule");
    const isMeant = (/** @type {Entry} */ { names }) => !isShared || names.includes(typed);
    return sorted(found, (entry) => [
      isSpoken(entry, language),
      // Where a technique or a rule has the name of a class, its capital says that it is meant.
      entry.kind === "api" && !isMeant(entry) ? ORDER.length : kindOf(entry),
      entry.language === language ? 0 : 1,
      plain(entry.title) === plain(query) ? 0 : 1,
      entry.title.split(".").length,
      entry.id,
    ]);
  }

  /** Entries with a name that begins so. @param {string} query @param {string} language */
  begun(query, language) {
    const start = plain(query);
    if (start.length < BEGINNING) return [];
    /** @type {Map<Entry, number>} */
    const found = new Map();
    for (const [name, entries] of this.named)
      if (name.startsWith(start))
        for (const entry of entries)
          found.set(entry, Math.min(name.length, found.get(entry) ?? Infinity));
    const shown = [...found.keys()].filter((entry) => !isSpoken(entry, language));
    return sorted(shown, (entry) => [found.get(entry) ?? 0, kindOf(entry), entry.id]);
  }

  /** @param {string} query @param {string} language @returns {Entry[]} */
  find(query, language = "en") {
    const [own, foreign] = parted(this.exact(query, language), language);
    const first = own.length ? own : foreign;
    const options = {
      boost: { title: 5, names: 6, where: 1.5, words: 1 },
      prefix: (/** @type {string} */ term) => term.length > 1,
      fuzzy: (/** @type {string} */ term) => (term.length >= LONG ? 0.25 : false),
      maxFuzzy: MOST_ERRORS,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (/** @type {number} */ id) => this.weightOf(this.entries[id], language),
    };
    const whole = this.index.search(query, { ...options, combineWith: "AND" });
    const found = whole.length
      ? whole
      : this.index.search(query, { ...options, combineWith: "OR" });
    const [ranked, others] = parted(
      found.slice(0, 3 * MOST).map(({ id }) => this.entries[id]),
      language,
    );
    const all = [...first, ...this.begun(query, language), ...ranked, ...foreign, ...others];
    return [...new Set(all)].slice(0, MOST);
  }

  /** @param {Entry} entry @param {string} language */
  weightOf(entry, language) {
    const folder = FOLDERS.find(([name]) => entry.address.startsWith(name))?.[1] ?? 1;
    const spoken = entry.language === language ? 1.2 : entry.language === "en" ? 1 : 0.3;
    return folder * spoken * (entry.address.includes("#") ? 1 : 1.3);
  }
}

/** How much the pages of a folder count. @type {[string, number][]} */
const FOLDERS = [
  ["guide/", 1.3],
  ["techniques/", 1.3],
  ["rules/", 1.3],
  ["reference/", 1.1],
  ["design/", 0.6],
  ["changelog/", 0.2],
];

/** The names by which an entry comes first; a chapter or a section has none. @param {Entry} entry */
function namesOf({ kind, title, names }) {
  return kind === "text" ? [] : new Set([...names, title].map(plain));
}

/** @param {Entry} entry */
const kindOf = ({ kind }) => ORDER.indexOf(kind);

/** 0 for entries in a language that the reader has, else 1. @param {Entry} entry @param {string} language */
const isSpoken = (entry, language) =>
  entry.language === language || entry.language === "en" ? 0 : 1;

/** Entries in languages that the reader has, and the others. @param {Entry[]} entries @param {string} language */
const parted = (entries, language) => [
  entries.filter((entry) => !isSpoken(entry, language)),
  entries.filter((entry) => isSpoken(entry, language)),
];

/** @param {Entry[]} entries @param {(entry: Entry) => number[]} rankOf */
function sorted(entries, rankOf) {
  return [...entries].sort((one, other) => compared(rankOf(one), rankOf(other)));
}

/** @param {number[]} one @param {number[]} other */
function compared(one, other) {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - other[at];
  return 0;
}
