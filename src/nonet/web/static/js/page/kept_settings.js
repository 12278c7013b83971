// Settings in the library, for every page of the player.

import { kept } from "../service/kept/kept.js";
import { DEFAULTS, levelled, remember, settings } from "./settings.js";

/** What was set since the page was loaded: no answer of the server is newer. */
/** @type {Partial<Settings>} */
const changed = {};

/** Change settings, here and on the server. @param {Partial<Settings>} changes */
export async function set(changes) {
  Object.assign(settings, changes);
  Object.assign(changed, changes);
  remember();
  await kept.settings.change(changes).catch(() => {});
}

/** Take over the settings of the server; returns whether that changed anything. */
export async function sync() {
  const found = levelled(await kept.settings.all());
  const known = Object.fromEntries(
    Object.entries(found).filter(([name]) => name in DEFAULTS && !(name in changed)),
  );
  const isNew = Object.entries(known).some(
    ([name, value]) => settings[/** @type {keyof Settings} */ (name)] !== value,
  );
  Object.assign(settings, known);
  remember();
  return isNew;
}
