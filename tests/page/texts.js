// The texts of the page, from the files that it reads over HTTP.

import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { addTexts, useLanguage } from "../../src/nonet/web/static/js/page/languages.js";

const FOLDER = new URL("../../src/nonet/locales/", import.meta.url);

/** The languages that there are: a folder for each. */
export const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The text of a file of `src/nonet/locales`. */
export const readTexts = (language, part = "page") =>
  readFile(new URL(`${language}/${part}.ftl`, FOLDER), "utf-8");

/** Speak a language, with the texts of these parts of the page as well. */
export async function speak(language, ...parts) {
  await useLanguage(language, readTexts);
  for (const part of parts) addTexts(await readTexts(language, part));
}
