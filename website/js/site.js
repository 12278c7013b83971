// What every page does: the theme, and the search when it is opened.

const root = document.documentElement;
/** The way to the root of the site. */
const base = (root.dataset.base ?? ".").replace(/\/$/u, "");
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

// Pages of an older release, or of main, say so and lead to the last release.
async function showVersion() {
  const answer = await fetch(`${base}/versions.json`);
  if (!answer.ok) return;
  const { version, latest, root: top } = await answer.json();
  const notice = /** @type {HTMLElement} */ (document.querySelector(".notice"));
  if (version === latest || !notice) return;
  const here = new URL(`${base}/`, location.href).pathname;
  const page = `${base}/${top}${location.pathname.slice(here.length)}`;
  const isThere = await fetch(page, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
  const link = document.createElement("a");
  link.href = isThere ? page : `${base}/${top}`;
  link.textContent = `nonet ${latest}`;
  const what = version === "dev" ? "the coming version" : `nonet ${version}`;
  notice.replaceChildren(`This page is about ${what}. The last release is `, link, ".");
  notice.hidden = false;
}

/** Keep the pages that are visited; the key in the footer keeps all of them. */
async function keepPages() {
  const registration = await navigator.serviceWorker.register(`${base}/sw.js`, {
    scope: `${base}/`,
  });
  const button = /** @type {HTMLButtonElement} */ (document.querySelector(".keep"));
  const kept = /** @type {HTMLElement} */ (document.querySelector(".kept"));
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    button.disabled = true;
    port1.onmessage = ({ data: { share, done, error } }) => {
      kept.textContent = error ? "–" : done ? "✓" : `${Math.round(100 * share)} %`;
      button.disabled = !done && !error;
    };
    registration.active?.postMessage("keep", [port2]);
  });
}

/** What is wider than the page is reached, and scrolled, by keys too. */
function reachWide() {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("pre, article table")
  ))
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
}
reachWide();
addEventListener("resize", reachWide);
document.fonts?.ready.then(reachWide);

function afterwards() {
  showVersion().catch(() => {});
  if (navigator.serviceWorker) keepPages().catch(() => {});
}

/** Milliseconds after which it is done even where the browser calls itself busy. */
const LATEST = 1000;
if ("requestIdleCallback" in globalThis) requestIdleCallback(afterwards, { timeout: LATEST });
else setTimeout(afterwards);
