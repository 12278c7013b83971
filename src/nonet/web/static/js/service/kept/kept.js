// The library of the player: on the server, or in the browser where there is none.
import { isStatic } from "../edition.js";
import { ask } from "../engine.js";
import * as http from "./http.js";

/**
 * Calls of the same names that wait for their module: what a page does not need it does not load.
 * @template {object} Calls @param {Calls} calls @param {Promise<Calls>} module @returns {Calls}
 */
function waiting(calls, module) {
  /** @type {Record<string, unknown>} */
  const found = {};
  for (const name of /** @type {(keyof Calls & string)[]} */ (Object.keys(calls))) {
    const call = calls[name];
    if (typeof call === "function")
      found[name] = async (/** @type {unknown[]} */ ...given) =>
        /** @type {Function} */ ((await module)[name])(...given);
    else
      found[name] = waiting(
        /** @type {object} */ (call),
        module.then((all) => /** @type {object} */ (all[name])),
      );
  }
  return /** @type {Calls} */ (found);
}

const inBrowser = () =>
  import("./indexeddb.js").then(({ keptWith }) =>
    keptWith((kind, question) => ask(kind, question).answer),
  );

/** @type {Kept} */
export const kept = isStatic ? waiting(http.kept, inBrowser()) : http.kept;
