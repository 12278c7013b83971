// Which rules a text names, the best first: as `search` in nonet/constraints/naming.py has them,
// which a test compares with this.

const SHORTEST_WITH_ERROR = 5;
const GAP = /[\s_/.,'’·・‐‑–-]+/;
const FILLERS = ["constraint", "sudoku", "rule", "clue", "regel", "规则", "约束", "数独"];
/** @type {Record<string, string>} */
const UMLAUTS = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const PARTLY = 6;
const NOT = 7;

/** @typedef {ReturnType<typeof queryOf>} Query */

/** @param {string} text */
const plain = (text, longest = 60) =>
  text
    .slice(0, longest)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter]);

/** @param {string} text */
const fold = (text) => plain(text).split(GAP).join("");

/** @param {string} text @param {string} end */
const without = (text, end) =>
  end && text.endsWith(end) ? text.slice(0, text.length - end.length) : text;

/** What a text may be: as it is, in the singular, without what people add. @param {string} text */
function formsOf(text) {
  const key = fold(text);
  const added = FILLERS.find((filler) => key.endsWith(filler) && key !== filler) ?? "";
  const forms = ["", "s", "es", added].map((end) => without(key, end));
  return [...new Set(forms)].filter(Boolean);
}

/**
 * Whether two words differ by one letter, or by two neighbours that are exchanged.
 * @param {string} key @param {string} other
 */
function isNear(key, other) {
  if (Math.abs(key.length - other.length) > 1) return false;
  let start = 0;
  while (start < Math.min(key.length, other.length) && key[start] === other[start]) start += 1;
  const [left, right] = [key.slice(start), other.slice(start)];
  if (left.length !== right.length) return left.slice(1) === right || left === right.slice(1);
  const isExchanged = left[0] === right[1] && left[1] === right[0];
  return left.slice(1) === right.slice(1) || (isExchanged && left.slice(2) === right.slice(2));
}

/** @param {string} form @param {string} key */
const isTyped = (form, key) =>
  key.length >= SHORTEST_WITH_ERROR &&
  form.length >= SHORTEST_WITH_ERROR - 1 &&
  (isNear(form, key) || isNear(form, `${key}s`));

/** What is typed, in all forms that are compared. @param {string} text */
const queryOf = (text) => ({
  said: plain(text),
  key: fold(text),
  forms: formsOf(text),
  parts: plain(text).split(GAP),
});

/**
 * Whether each word is the beginning of one of a phrase.
 * @param {string[]} typed @param {string} word
 */
function beginsWords(typed, word) {
  const parts = plain(word).split(GAP);
  return typed.every((beginning) => parts.some((part) => part.startsWith(beginning)));
}

/** @param {Query} query @param {string} word @param {boolean} isOwn */
function rankOf(query, word, isOwn) {
  const key = fold(word);
  if (key === query.key) return isOwn ? 0 : 1;
  if (query.forms.includes(key)) return 2;
  if (query.forms.some((form) => isTyped(form, key))) return 3;
  if (key.startsWith(query.key)) return 4;
  if (beginsWords(query.parts, word)) return 5;
  return query.key.length > 2 && key.includes(query.key) ? PARTLY : NOT;
}

/**
 * The best rank of all names, and its place among the words.
 * @param {Query} query @param {Searched} one @returns {[number, number]}
 */
function best(query, { own, words, said }) {
  /** @type {[number, number][]} */
  const ranks = [
    ...own.map((word) => /** @type {[number, number]} */ ([rankOf(query, word, true), -1])),
    ...words.map((word, at) => /** @type {[number, number]} */ ([rankOf(query, word, false), at])),
  ];
  const [first] = ranks.sort(([a, at], [b, other]) => a - b || at - other);
  if (first[0] < NOT || !plain(said, said.length).includes(query.said)) return first;
  return [PARTLY, words.length];
}

/**
 * All that a text may be a name of, the best first: each has names of its own, words that others
 * may have too, and what is said of it.
 * @template {Searched} One @param {string} text @param {One[]} all @returns {One[]}
 */
export function search(text, all) {
  const query = queryOf(text);
  if (!query.key) return [];
  return all
    .map((entry) => ({ entry, rank: best(query, entry) }))
    .filter(({ rank }) => rank[0] < NOT)
    .sort(
      (a, b) =>
        a.rank[0] - b.rank[0] ||
        a.rank[1] - b.rank[1] ||
        (a.entry.own[0] < b.entry.own[0] ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

/** @param {string} key */
const pairsOf = (key) => [...key].slice(1).map((letter, at) => key[at] + letter);

/**
 * The share of pairs of letters that two words have in common.
 * @param {string} a @param {string} b
 */
function likeness(a, b) {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const common = left.filter((pair) => right.includes(pair)).length;
  return common / Math.max(1, left.length, right.length);
}

/**
 * The three that are named most like a text that names none.
 * @template {Searched} One @param {string} text @param {One[]} all @returns {One[]}
 */
export function nearest(text, all) {
  const key = fold(text);
  return all
    .map((entry) => ({
      entry,
      share: Math.max(...[...entry.own, ...entry.words].map((word) => likeness(key, fold(word)))),
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
    .map(({ entry }) => entry);
}
