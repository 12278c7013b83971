// The static edition is kept by the browser, so that it works offline; a new version is offered.

import { toast } from "../page/notices.js";
import { t } from "../page/words.js";
import { version } from "./edition.js";

const home = new URL(".", document.baseURI);

/** Whether the player asked for the new version in this page: others go on with theirs. */
let isAsked = false;

/** @param {ServiceWorker} worker the one of the new version, which waits */
function offer(worker) {
  const take = () => {
    isAsked = true;
    worker.postMessage("take over");
  };
  toast(t("new-version"), [
    [t("reload"), take],
    [t("later"), () => {}],
  ]);
}

/**
 * Offer what comes after the first version. Who controls the page does not matter: it may be the
 * worker of a site around this one.
 * @param {ServiceWorkerRegistration} registration
 */
function watch(registration) {
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/** The files of this page's version stay as long as it holds this lock. */
function holdVersion() {
  const name = `nonet ${home.pathname} ${version}`;
  navigator.locks?.request(name, { mode: "shared" }, () => new Promise(() => {}));
}

/** Let the browser keep the site; where it refuses, the site works while there is a network. */
export async function keepOffline() {
  if (!navigator.serviceWorker) return;
  holdVersion();
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isAsked) location.reload();
  });
  try {
    const address = new URL("sw.js", home);
    watch(await navigator.serviceWorker.register(address, { updateViaCache: "none" }));
  } catch {
    /* as in a private window, or without https */
  }
}
