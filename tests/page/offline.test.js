import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { speak } from "./texts.js";

document.baseURI = "https://site.example/play/";
const { keepOffline } = await import("../../src/nonet/web/static/js/service/offline.js");
await speak("en");
const toast = document.querySelector("#toast");

/** A registration whose active worker, if any, is of an earlier version. @param {boolean} hasEarlier */
function registered(hasEarlier) {
  const registration = new EventTarget();
  const coming = Object.assign(new EventTarget(), { state: "installing", postMessage: () => {} });
  registration.active = hasEarlier ? new EventTarget() : null;
  registration.installing = coming;
  registration.arrive = () => {
    registration.dispatchEvent(new Event("updatefound"));
    coming.state = "installed";
    coming.dispatchEvent(new Event("statechange"));
  };
  const container = Object.assign(new EventTarget(), {
    controller: new EventTarget(),
    register: async () => registration,
  });
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { serviceWorker: container },
  });
  return registration;
}

beforeEach(() => {
  toast.hidden = true;
});

test("The first version is no new one, though the worker of a site around it controls the page.", async () => {
  const registration = registered(false);
  await keepOffline();
  registration.arrive();
  assert.equal(toast.hidden, true);
});

test("A version after the first is offered.", async () => {
  const registration = registered(true);
  await keepOffline();
  registration.arrive();
  assert.equal(toast.hidden, false);
});
