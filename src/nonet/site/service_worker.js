// Keeps the files of one version of the site in the browser and answers with them, so that it works
// offline. SITE, which is written above this, lists them with their SHA-256.
//
// All that a page asks for but itself is at an address with its version, and a version is stored
// whole or not at all: a page never gets files of two. A new version waits until the player takes
// it or all pages are closed. An old one is removed once no page holds the lock with its name.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL("./", worker.location.href);
/** What the caches of this site are called; others may be at the same origin. */
const OURS = `nonet ${home.pathname} `;
const OWN = OURS + SITE.version;
/** Where a cache has the list of its files. */
const LIST = new URL("files.json", home).href;
const AT_ONCE = 4;

/** With these a page may share memory with its worker, which is how a running search is stopped. */
const ISOLATION = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** @param {string} path */
const addressOf = (path) => new URL(path, home).href;

/** The caches of other versions. */
const others = async () =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OWN);

/** Files of other versions by their hashes: an update loads only what is new. */
async function known() {
  /** @type {Map<string, {cache: Cache, path: string}>} */
  const found = new Map();
  for (const name of await others()) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    /** @type {Record<string, string>} */
    const files = list ? await list.json() : {};
    for (const [path, hash] of Object.entries(files)) found.set(hash, { cache, path });
  }
  return found;
}

/**
 * A file of this very content.
 * @param {string} path @param {string} hash @param {{cache: Cache, path: string}} [before]
 */
async function load(path, hash, before) {
  const found = await before?.cache.match(addressOf(before.path));
  // A new answer, for a module would look for others beside the address that this one came from.
  if (found) return new Response(await found.blob(), { headers: found.headers });
  const integrity = `sha256-${hash}`;
  const answer = await fetch(addressOf(path), { integrity }).catch(() =>
    // The browser's own cache may hold one of before.
    fetch(addressOf(path), { integrity, cache: "reload" }),
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function store() {
  const [cache, before] = await Promise.all([caches.open(OWN), known()]);
  const left = Object.entries(SITE.files);
  const next = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const [path, hash] = file;
      if (await cache.match(addressOf(path))) continue; // an attempt of before had come so far
      await cache.put(addressOf(path), await load(path, hash, before.get(hash)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await cache.put(LIST, new Response(JSON.stringify(SITE.files)));
}

async function tidy() {
  if (worker.registration.installing || worker.registration.waiting) return; // theirs is among them
  const { held = [], pending = [] } = await worker.navigator.locks.query();
  const used = new Set([...held, ...pending].map(({ name }) => name));
  for (const name of await others()) if (!used.has(name)) await caches.delete(name);
}

/** @param {Request} request @param {string} path below the site */
async function answer(request, path) {
  const address = addressOf(path || "index.html");
  const own = await (await caches.open(OWN)).match(address);
  for (const name of own ? [] : await others()) {
    const found = await (await caches.open(name)).match(address);
    if (found && path.startsWith("static/")) return found;
  }
  return own ?? fetch(request);
}

/** @param {Response} response */
function isolated(response) {
  if (response.type === "opaqueredirect" || response.type === "error") return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ISOLATION)) headers.set(name, value);
  return new Response(response.body, { status, statusText, headers });
}

worker.addEventListener("install", (event) => event.waitUntil(store()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim().then(tidy));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== home.origin || !pathname.startsWith(home.pathname))
    return;
  const found = answer(request, pathname.slice(home.pathname.length));
  const isAlone = ["document", "worker", "sharedworker"].includes(request.destination);
  event.respondWith(isAlone ? found.then(isolated) : found);
  if (request.mode === "navigate") event.waitUntil(tidy());
});

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});
