// Parts of the page with texts and a style of their own, which are loaded when they are opened.

import { readTexts } from "../service/api.js";
import { h } from "./dom.js";
import { addTexts } from "./languages.js";
import { language } from "./words.js";

/** @type {Map<string, Promise<void>>} What was loaded, by its name. */
const loading = new Map();

/** @param {string} name */
async function load(name) {
  const style = h("link", {
    rel: "stylesheet",
    href: new URL(`../../css/${name}.css`, import.meta.url).href,
  });
  const styled = new Promise((done) => {
    style.onload = done;
    style.onerror = done;
  });
  document.head.append(style);
  const [texts] = await Promise.all([readTexts(language, name), styled]);
  addTexts(texts);
}

/** Load the texts and the style of a part, once. @param {string} name */
export function loadPart(name) {
  const part = loading.get(name) ?? load(name);
  loading.set(name, part);
  part.catch(() => loading.delete(name));
  return part;
}
