// What the player set, as the browser has it at hand for the first paint.

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

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * Settings with the level of conflicts by its name: it was once a matter of yes or no.
 * @param {Record<string, unknown>} found @returns {Partial<Settings>}
 */
export function levelled(found) {
  const { conflicts } = found;
  return typeof conflicts === "boolean"
    ? { ...found, conflicts: conflicts ? DEFAULTS.conflicts : "off" }
    : found;
}

/** Have them at hand when the page is opened again. */
export function remember() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* the library keeps them */
  }
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
