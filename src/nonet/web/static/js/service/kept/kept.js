// The library of the player: on the server, or in the browser where there is none.
import { isStatic } from "../edition.js";
import { ask } from "../engine.js";
import * as http from "./http.js";

/**
 * Calls of the same names that wait for their module: what a page does not need it does not load.
 * @param {object} calls @param {Promise<object>} module @returns {object}
 */
const waiting = (calls, module) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      typeof call === "function"
        ? async (/** @type {unknown[]} */ ...given) => Reflect.get(await module, name)(...given)
        : waiting(
            call,
            module.then((found) => Reflect.get(found, name)),
          ),
    ]),
  );

const inBrowser = () =>
  import("./indexeddb.js").then(({ keptWith }) =>
    keptWith((kind, question) => ask(kind, question).answer),
  );

/** @type {Kept} */
export const kept = isStatic ? /** @type {Kept} */ (waiting(http.kept, inBrowser())) : http.kept;
