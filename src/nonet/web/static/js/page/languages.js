// The languages of the page, and its texts in them: those of locales/*/page.ftl, and of parts.
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";
import { language, speak } from "./words.js";

/** Code, name, tag and tag for dates. @type {[Language, string, string, string][]} */
const KNOWN = JSON.parse(document.documentElement.dataset.languages ?? "[]");
export const LANGUAGES = KNOWN.map(([code, name]) => [code, name]);
/** @type {FluentBundle} */
let bundle;

/** The messages of a bundle. @param {FluentBundle} bundle @returns {Texts} */
const textsOf = (bundle) => ({
  hasMessage: (key) => bundle.hasMessage(key),
  format(key, values) {
    const value = bundle.getMessage(key)?.value ?? "";
    return typeof value === "string" ? value : bundle.formatPattern(value, values);
  },
});

/** The language that a tag is of, as a whole or in part. @param {string} tag */
function known(tag) {
  const parts = tag.toLowerCase().split("-");
  const whole = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  return whole.map((part) => KNOWN.find(([code]) => code.toLowerCase() === part)).find(Boolean);
}

/**
 * Use a language; "auto" is the browser's. `read` gets the texts of a language.
 * @param {string} wanted @param {(language: string) => Promise<string>} read
 */
export async function useLanguage(wanted, read) {
  const tags =
    wanted && wanted !== "auto" ? [wanted] : (navigator.languages ?? [navigator.language]);
  const own = tags.map(known).find(Boolean) ?? KNOWN[0];
  const [code, , tag, dates] = own ?? [language, "", language, language];
  // With its script: a font for all of East Asia may set Chinese marks as Taiwan does.
  document.documentElement.lang = tag;
  const found = new FluentBundle(code, { useIsolating: false });
  found.addResource(new FluentResource(await read(code)));
  bundle = found;
  speak({ language: code, dates, texts: textsOf(found) });
}

/** Add the texts of a part that is loaded when it is needed. @param {string} source */
export const addTexts = (source) => bundle.addResource(new FluentResource(source));
