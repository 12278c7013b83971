// Rules of the list in the player's language, and what is wrong with lines that are typed.

import { cellName, hasMessage, joined, t } from "../page/words.js";

/**
 * A word of a rule, where it is one of a parameter; else empty.
 * @param {string} word @param {RuleParameter} parameter @param {boolean} isOwn
 */
function wordIn(word, { name, form, words }, isOwn) {
  if (form === "flag" && name === word) return `(${t(`desk-field-${name}`)})`;
  if (name === "exempt" && word === "any") return t("desk-except-any");
  const own = isOwn && name === "relation" ? "own-" : "";
  return words.includes(word) ? t(`desk-word-${own}${word}`) : "";
}

/**
 * A number or a word of a rule, as the form of its kind calls it.
 * @param {string} word @param {RuleKind | undefined} kind @param {RuleKind[]} kinds
 */
function wordOf(word, kind, kinds) {
  const isOwn = kind?.isOwn ?? false;
  const said = (kind?.parameters ?? []).map((parameter) => wordIn(word, parameter, isOwn));
  const known = said.find(Boolean) ?? kinds.find(({ name }) => name === word)?.title;
  if (known) return known;
  const keys = [`desk-field-${word}`, `desk-word-own-${word}`, `desk-word-${word}`];
  const key = kind?.fewestParts ? keys.find(hasMessage) : undefined;
  return key ? t(key) : word;
}

/**
 * The numbers and words of a rule, in the player's language.
 * @param {Pick<SetRule, "name" | "words">} rule @param {RuleKind[]} kinds
 */
export function saidWords({ name, words }, kinds) {
  const kind = kinds.find((one) => one.name === name.replaceAll("_", "-"));
  const said = words.split(" ").map((word) => wordOf(word, kind, kinds));
  if (!kind?.parameters.some((parameter) => parameter.name === "relation")) return said.join(" ");
  // The number is that of the relation, which comes first: *never sum to 10, a king's move apart*.
  const [relation, ...rest] = said;
  const numbers = rest.filter((word) => /^\d/.test(word));
  const others = rest.filter((word) => !/^\d/.test(word));
  return [[relation, ...numbers].join(" "), ...others].filter(Boolean).join(", ");
}

/**
 * What a rule is called in lists.
 * @param {Pick<SetRule, "name" | "title" | "words" | "cells">} rule @param {RuleKind[]} kinds
 * @param {number} size
 */
export function listName(rule, kinds, size) {
  const names = rule.cells.map((cell) => cellName(cell, size));
  const where = names.length > 3 ? `${names[0]} … ${names.at(-1)}` : names.join(" ");
  return [rule.title, saidWords(rule, kinds), where].filter(Boolean).join(" ");
}

/**
 * What is wrong with a line, and how one that was typed is written.
 * @param {Pick<LineProblem, "kind" | "name" | "usage" | "close" | "message">} problem
 * @param {RuleTool[]} tools @param {boolean} isTyped
 */
export function explained({ kind, name, usage, close, message }, tools, isTyped) {
  const word = name.toLowerCase();
  const tool = tools.find((one) =>
    [one.name, ...one.words].some((own) => own.toLowerCase() === word),
  );
  if (kind === "unknown" && tool)
    return `${t("desk-unknown", { name })} ${t(`desk-tool-${tool.name}-where`)}`;
  if (kind === "unknown")
    return [
      t("desk-unknown", { name }),
      close.length ? t("desk-close", { names: joined(close) }) : "",
    ].join(" ");
  const isHelped = isTyped && kind === "form" && usage;
  return isHelped ? `${message} ${t("desk-usage", { usage })}` : message;
}
