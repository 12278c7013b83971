// Says things in the player's language. All texts are in messages.js.
import { MESSAGES } from "./messages.js";

export const LANGUAGES = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["zh", "中文"],
];
const ORDER = LANGUAGES.map(([code]) => code);
let column = 0;
export let language = "en";

/** Use a language; "auto" is the browser's. */
export function useLanguage(wanted) {
  const codes =
    wanted && wanted !== "auto" ? [wanted] : (navigator.languages ?? [navigator.language]);
  const found =
    codes.map((code) => code.slice(0, 2).toLowerCase()).find((code) => ORDER.includes(code)) ??
    "en";
  column = ORDER.indexOf(found);
  document.documentElement.lang = found;
  language = found;
}

/** A text, with its placeholders in braces filled in. */
export function t(key, values = {}) {
  const texts = MESSAGES[key];
  if (!texts) throw new Error(`there is no message ${key}`);
  return texts[column].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

export const hasMessage = (key) => key in MESSAGES;

/** A level in the player's language. */
export const levelName = (level) =>
  hasMessage(`level.${level}`) ? t(`level.${level}`) : (level ?? "");

export const number = (value) => new Intl.NumberFormat(document.documentElement.lang).format(value);

/** Things in a sentence. */
export const listed = (texts) => new Intl.ListFormat(language).format(texts);

/** Things of which one is so. */
export const anyOf = (texts) =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(texts);

/** Seconds as a clock shows them. */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const pad = (value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
