// The service worker of the pages: keeps those that were visited, the engine once an example has
// run, and all pages if the reader asks. The app below play/ has a worker of its own, and so have
// other versions of the site.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const scope = new URL(worker.registration.scope);
const name = `nonet-site ${scope.pathname}`;
/** Where it is written down that all is kept, and of which content. */
const MARK = new URL("offline.json?kept", scope).href;
/** Where the engine of the app is: a file there never changes. */
const ENGINE = new URL("play/static/", scope).href;
/** Says which version of the engine there is. */
const ENGINE_VERSION = new URL("play/version.json", scope).href;
/** Files that are asked for at once. */
const AT_ONCE = 8;

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => {
  event.waitUntil(renew());
});

/** After an update all pages are kept again, if they were all kept before. */
async function renew() {
  await worker.clients.claim();
  const cache = await caches.open(name);
  const mark = await cache.match(MARK);
  if (mark && (await mark.text()) !== CONTENT) await keepAll(() => {});
}

/** Whether an address is of these pages: not of the app, and not of another version. @param {URL} url */
function isOurs(url) {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return false;
  const [folder] = url.pathname.slice(scope.pathname.length).split("/");
  return folder !== "play" && folder !== "dev" && !/^\d+\.\d+/.test(folder);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (url.href.startsWith(ENGINE)) event.respondWith(engineFile(request));
  else if (isOurs(url) || url.href === ENGINE_VERSION) event.respondWith(answer(request));
});

/** A file of the engine: the app may have kept it already. @param {Request} request */
async function engineFile(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await keepEngineFile(request.url, found.clone());
  return found;
}

/** Keep a file of the engine, and none of another version. @param {string} url @param {Response} found */
async function keepEngineFile(url, found) {
  const cache = await caches.open(name);
  const [version] = url.slice(ENGINE.length).split("/");
  for (const { url: other } of await cache.keys())
    if (other.startsWith(ENGINE) && !other.startsWith(`${ENGINE}${version}/`))
      await cache.delete(other);
  await cache.put(url, found);
}

/** What the server says, or else what was kept of it. @param {Request} request */
async function answer(request) {
  const cache = await caches.open(name);
  const { origin, pathname } = new URL(request.url);
  try {
    const found = await fetch(request);
    if (found.ok && found.status === 200) await cache.put(origin + pathname, found.clone());
    return found;
  } catch (error) {
    const kept = await cache.match(origin + pathname);
    if (kept) return kept;
    if (request.mode !== "navigate") throw error;
    const page = await cache.match(new URL("404.html", scope).href);
    return page ?? new Response("This page was not kept: it needs a connection.", { status: 503 });
  }
}

/** @param {(share: number) => void} tell */
async function keepAll(tell) {
  const cache = await caches.open(name);
  const answer = await fetch(new URL("offline.json", scope));
  const { files } = await answer.json();
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files
      .slice(at, at + AT_ONCE)
      .map((/** @type {string} */ file) => new URL(file, scope).href);
    await cache.addAll(some);
    tell(Math.min(1, (at + AT_ONCE) / files.length));
  }
  await cache.put(MARK, new Response(CONTENT));
}

worker.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  const [port] = event.ports;
  const kept = keepAll((share) => port.postMessage({ share })).then(
    () => port.postMessage({ share: 1, done: true }),
    (error) => port.postMessage({ error: String(error) }),
  );
  event.waitUntil(kept);
});
