// Whether what lies behind a board is dark: each notebook has a way of its own to say so.

/** Below this much light the ground is dark. */
const DARK = 0.4;

/** The light of a colour from 0 to 1; null where nothing of it is seen. @param {string} colour */
export function lightOf(colour) {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (blue === undefined || alpha < 0.5) return null;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** @param {Element | null} element */
function isDarkBehind(element) {
  for (let part = element; part; part = part.parentElement ?? hostOf(part)) {
    const light = lightOf(getComputedStyle(part).backgroundColor);
    if (light !== null) return light < DARK;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** The element whose shadow root an element is in. @param {Element} element */
function hostOf(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/**
 * Keep the theme of a board that of its notebook.
 * @param {HTMLElement} host @returns {() => void} Ends this.
 */
export function followTheme(host) {
  const update = () => {
    host.dataset.theme = isDarkBehind(host) ? "dark" : "light";
  };
  const observer = new MutationObserver(update);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: themes });
  const media = matchMedia("(prefers-color-scheme: dark)");
  media.addEventListener("change", update);
  // The board is put into the page after this.
  requestAnimationFrame(update);
  return () => {
    observer.disconnect();
    media.removeEventListener("change", update);
  };
}

/** Attributes by which notebooks say which theme they have. */
const themes = [
  "class",
  "style",
  "theme",
  "data-theme",
  "data-jp-theme-name",
  "data-vscode-theme-kind",
];
