// How the page looks, as the player has set it.

import { $ } from "./dom.js";
import { settings } from "./settings.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Light or dark, the colours of cells, and the side of the pad. */
export function applyTheme() {
  const isDark = settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.dataset.palette = settings.palette;
  document.documentElement.toggleAttribute("data-flip", settings.flip);
}

/** Show the clock or hide it. */
export function showTimer() {
  $("#clock").hidden = !settings.timer;
}

dark.addEventListener("change", applyTheme);
