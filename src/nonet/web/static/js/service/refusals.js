// Messages about problems, in the player's language: never the server's own words.
import { hasMessage, number, t } from "../page/words.js";

/** @type {Record<string, string>} */
const SAID = {
  "rules that are only drawn or described": "code-unread",
  "layers of further variables": "code-unplayable",
  "other digits or cells": "code-unusual",
};

/** What the page calls the fields of requests. */
/** @type {Record<string, string>} */
const FIELDS = {
  author: "author",
  collection: "collection",
  collections: "collection",
  count: "count",
  difficulty: "difficulty",
  givens: "givens",
  name: "name",
  notes: "notes",
  seed: "seed",
  tags: "tags",
  text: "search",
  timeLimit: "seconds",
  title: "name",
};

const at = (/** @type {Place} */ { line, column }) =>
  column ? t("at-column", { line, column }) : line && line > 1 ? t("at-line", { line }) : "";

/** @param {Place} place */
function invalid({ field = "", most, least, longest }) {
  const known = field.split(".").find((part) => part in FIELDS);
  const name = known ? t(FIELDS[known]) : t("field");
  if (longest !== undefined) return t("invalid-long", { name, limit: number(longest) });
  if (most !== undefined) return t("invalid-most", { name, limit: number(most) });
  if (least !== undefined) return t("invalid-least", { name, limit: number(least) });
  return t("invalid-field", { name });
}

/**
 * A sentence for `{code, place}`; `context` names what was done, where that says more.
 * @param {Problem} problem @param {string} context
 */
export function sentenceOf({ code, place }, context = "") {
  const own = `code-${code}-${context}`;
  if (context && hasMessage(own)) return t(own);
  if (code === "invalid") return invalid(place ?? {});
  if (place?.rule && place.rule in SAID) return t(SAID[place.rule]);
  if (code === "format" && place?.rule) return t("code-format-rule", { rule: place.rule });
  if (code === "format") return t("code-format") + at(place ?? {});
  if (code === "generation-failed")
    return place?.tries
      ? t("code-generation-failed", { tries: place.tries })
      : t("code-generation-failed-never");
  return t(hasMessage(`code-${code}`) ? `code-${code}` : "code-internal");
}

/** What is refused, with a sentence for the player. */
export class Refusal extends Error {
  /** @param {number} status @param {Problem} problem */
  constructor(status, { code, place, message = "" }) {
    super(sentenceOf({ code, place }));
    /** The server's own words, in English, where what was typed is in English too. */
    this.detail = message;
    this.status = status;
    this.code = code;
    this.place = place;
  }
}
