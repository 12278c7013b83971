// What every page does: the theme, and the search when it is opened.

const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");

/** @param {string} selector @param {() => void} does */
function onClick(selector, does) {
  document.querySelector(selector)?.addEventListener("click", does);
}

onClick(".shade", () => {
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : night.matches;
  root.dataset.theme = isDark ? "light" : "dark";
  try {
    localStorage.setItem("nonet-site-theme", root.dataset.theme);
  } catch {
    // It stays for this page.
  }
});

async function openSearch() {
  const { open } = await import("./search.js");
  open();
}

onClick(".find", () => void openSearch());
addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const element = /** @type {HTMLElement} */ (target);
  const isTyping = element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
  const isAsked = key === "/" && !isTyping && !ctrlKey && !metaKey && !altKey;
  if (!isAsked && !(key === "k" && (ctrlKey || metaKey))) return;
  event.preventDefault();
  void openSearch();
});

