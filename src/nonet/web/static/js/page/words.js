// Says things in the player's language.
import { usualLevel } from "../play/levels.js";
import { settings } from "./settings.js";

/** @type {Texts} */
let texts;
/** @type {Language} */
export let language = "en";
/** The tag of the language for dates. @type {string} */
export let dates = language;

/** Say all that follows in a language. @param {Voice} voice */
export function speak(voice) {
  ({ language, dates, texts } = voice);
}

/**
 * A text with its variables filled in.
 * @param {string} key @param {Record<string, unknown>} values
 */
export function t(key, values = {}) {
  if (!texts.hasMessage(key)) throw new Error(`there is no message ${key}`);
  // A count stays a number, by which the text chooses between singular and plural.
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    name === "count" && typeof value === "number" ? value : String(value),
  ]);
  return texts.format(key, Object.fromEntries(filled));
}

/** @param {string} key */
export const hasMessage = (key) => texts.hasMessage(key);

/** A level in the player's language. @param {string | null | undefined} level */
export const levelName = (level) => {
  const key = `level-${usualLevel(level ?? "")}`;
  return hasMessage(key) ? t(key) : (level ?? "");
};

/**
 * What a role of cells is called; one that has no name here by its layer.
 * @param {Pick<Role, "layer" | "value"> | undefined} role
 */
export function roleName(role) {
  if (!role) return "";
  const key = `role-${role.layer}-${role.value}`;
  return hasMessage(key) ? t(key) : `${role.layer.replaceAll("_", " ")} ${role.value}`;
}

/**
 * Things to choose from, with their names: the messages that begin with `kind`.
 * @param {string} kind @param {string[]} names
 */
export const named = (kind, names) => names.map((name) => [name, t(`${kind}-${name}`)]);

/** @param {number} value */
export const number = (value) => new Intl.NumberFormat(document.documentElement.lang).format(value);

/** Parts of a label, one after the other; empty ones are left out. @param {string[]} parts */
export const joined = (parts) => parts.filter(Boolean).join(t("list-comma"));

/** Things in a sentence. @param {string[]} texts */
export const listed = (texts) => new Intl.ListFormat(language).format(texts);

/** Things of which one is so. @param {string[]} texts */
export const anyOf = (texts) =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(texts);

/** The name of a cell for programs: r1c1. @param {number} cell @param {number} size */
export const cellName = (cell, size) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/**
 * The name of a cell in sentences for the player, as the player has set it.
 * @param {number} cell @param {number} size
 */
export const sayCell = (cell, size) =>
  t({ words: "cell", short: "cell-short", rc: "cell-rc" }[settings.cellNames] ?? "cell-rc", {
    row: Math.floor(cell / size) + 1,
    column: (cell % size) + 1,
  });

/** An estimate of time in words: "8 minutes". @param {number} seconds */
export function roughly(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes === 1) return t("time-minute");
  if (minutes > 90) return t("time-hours", { count: Math.round(minutes / 60) });
  return t("time-minutes", { count: minutes < 10 ? minutes : Math.round(minutes / 5) * 5 });
}

/**
 * Where cells are that follow each other: "r1c1 – r1c4".
 * @param {number[]} cells @param {number} size
 */
export const placeOf = (cells, size) =>
  cells
    .filter((_, index) => !index || index === cells.length - 1)
    .map((cell) => cellName(cell, size))
    .join(" – ");

/** Seconds as a clock shows them. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const pad = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
