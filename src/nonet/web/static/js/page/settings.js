// What the player set: kept at hand for the first paint, and in the library for every page.

import { kept } from "../service/kept/kept.js";
import { $ } from "./dom.js";

const KEY = "nonet.settings";

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  language: "auto",
  theme: "auto",
  fixedMarks: false,
  digitSize: "usual",
  markSize: "usual",
  letters: false,
  peers: true,
  same: true,
  conflicts: "certain",
  tidy: true,
  several: "r",
  timer: true,
  palette: "calm",
  names: false,
  glyphs: true,
  flip: false,
  digitFirst: false,
  cellNames: "words",
  sounds: false,
  haptics: false,
  linkBase: "",
  rulesOf: "",
});

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...levelled(read()) };
/** What was set since the page was loaded: no answer of the server is newer. */
/** @type {Partial<Settings>} */
const changed = {};

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * Settings with the level of conflicts by its name: it was once a matter of yes or no.
 * @param {any} found @returns {Partial<Settings>}
 */
function levelled(found) {
  const { conflicts } = found;
  return typeof conflicts === "boolean"
    ? { ...found, conflicts: conflicts ? DEFAULTS.conflicts : "off" }
    : found;
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* the library keeps them */
  }
}

/** Change settings, here and on the server. @param {Partial<Settings>} changes */
export async function set(changes) {
  Object.assign(settings, changes);
  Object.assign(changed, changes);
  keep();
  await kept.settings.change(changes).catch(() => {});
}

/** Take over the settings of the server; returns whether that changed anything. */
export async function sync() {
  const found = levelled(await kept.settings.all());
  const known = Object.fromEntries(
    Object.entries(found).filter(([name]) => name in DEFAULTS && !(name in changed)),
  );
  const isNew = Object.entries(known).some(
    ([name, value]) => settings[/** @type {keyof Settings} */ (name)] !== value,
  );
  Object.assign(settings, known);
  keep();
  return isNew;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Light or dark, the colours of cells, and the side of the pad. */
export function applyTheme() {
  const isDark = settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.dataset.palette = settings.palette;
  document.documentElement.toggleAttribute("data-flip", settings.flip);
}

/** How much larger or smaller digits and marks are than usual. */
const SIZES = /** @type {Readonly<Record<string, number>>} */ ({ small: 0.86, large: 1.18 });

/** How a board is drawn, as the player has set it. */
export const boardLook = () => ({
  letters: settings.letters,
  names: settings.names,
  glyphs: settings.glyphs,
  digits: SIZES[settings.digitSize] ?? 1,
  marks: SIZES[settings.markSize] ?? 1,
});

/** Show the clock or hide it. */
export function showTimer() {
  $("#clock").hidden = !settings.timer;
}

dark.addEventListener("change", applyTheme);
