// The search, loaded when it is opened: the dialog and its index.
import { Search } from "./ranking.js";

const { version = "", base: start = "." } = document.documentElement.dataset;
const base = start.replace(/\/$/u, "");
const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("dialog.search"));
const input = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
const list = /** @type {HTMLElement} */ (dialog.querySelector("ul"));
const state = /** @type {HTMLElement} */ (dialog.querySelector(".state"));
const language = document.documentElement.lang.slice(0, 2);

/** @type {Promise<Search> | null} */
let loading = null;
/** @type {Search | null} */
let search = null;
let chosen = 0;

async function load() {
  const answer = await fetch(`${base}/search.json?v=${version}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return new Search(await answer.json());
}

/** The index; where it does not come, the next time it is opened tries again. */
async function prepare() {
  loading ??= load();
  try {
    search = await loading;
    show();
    await search.ready;
    show(chosen);
  } catch {
    loading = null;
    state.textContent = "The index could not be loaded: close this and try again.";
  }
}

/** @param {import("./ranking.js").Entry} entry @param {number} at */
function item(entry, at) {
  const made = document.createElement("li");
  made.id = `found-${at}`;
  made.role = "option";
  made.dataset.address = entry.address;
  const title = document.createElement("span");
  title.textContent = entry.title;
  if (entry.language !== "en") made.lang = entry.language;
  const note = document.createElement("small");
  note.textContent = [entry.where, entry.summary].filter(Boolean).join(" · ");
  made.append(title, note);
  return made;
}

/** @param {number} [at] Which result is chosen. */
function show(at = 0) {
  if (!search) return;
  const query = input.value.trim();
  const found = query ? search.find(query, language) : [];
  list.replaceChildren(...found.map(item));
  state.textContent = query && !found.length ? "–" : "";
  choose(at);
}

/** @param {number} at */
function choose(at) {
  const items = [...list.children];
  chosen = items.length ? (at + items.length) % items.length : 0;
  for (const [index, entry] of items.entries())
    entry.setAttribute("aria-selected", String(index === chosen));
  input.setAttribute("aria-activedescendant", items.length ? `found-${chosen}` : "");
  items[chosen]?.scrollIntoView({ block: "nearest" });
}

/** @param {Element | undefined} found */
function follow(found) {
  const address = /** @type {HTMLElement | undefined} */ (found)?.dataset.address;
  if (address === undefined) return;
  dialog.close();
  location.assign(`${base}/${address}`);
}

input.addEventListener("input", () => show());
input.addEventListener("keydown", (event) => {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way) choose(chosen + way);
  // Elsewhere the first Escape would only empty the field.
  else if (event.key === "Escape") dialog.close();
  else if (event.key === "Enter") follow(list.children[chosen]);
  else return;
  event.preventDefault();
});
list.addEventListener("click", ({ target }) => {
  follow(/** @type {Element} */ (target).closest("li") ?? undefined);
});

/** Open the dialog. */
export function open() {
  if (!dialog.open) dialog.showModal();
  input.select();
  void prepare();
}
