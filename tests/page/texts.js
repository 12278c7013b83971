// The texts of the page, from the files that it reads over HTTP.

import { readFile } from "node:fs/promises";
import { addTexts, useLanguage } from "../../src/nonet/web/static/js/page/words.js";

/** The text of a file of `src/nonet/locales`. */
export const readTexts = (language, part = "page") =>
  readFile(new URL(`../../src/nonet/locales/${language}/${part}.ftl`, import.meta.url), "utf-8");

/** Speak a language, with the texts of these parts of the page as well. */
export async function speak(language, ...parts) {
  await useLanguage(language, readTexts);
  for (const part of parts) addTexts(await readTexts(language, part));
}
