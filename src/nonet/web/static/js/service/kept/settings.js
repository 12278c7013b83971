// The settings of the player, in the browser's database: names and values.
import { got, reading, writing } from "./database.js";
import { checkSettings } from "./limits.js";

/** @param {import("./database.js").Stores} store */
export async function settingsIn(store) {
  const names = await got(store("settings").getAllKeys());
  const values = await got(store("settings").getAll());
  return Object.fromEntries(names.map((name, at) => [String(name), values[at]]));
}

/** @type {Kept["settings"]} */
export const settings = {
  all: () => reading(["settings"], settingsIn),

  async change(changes) {
    checkSettings(changes);
    return writing(["settings"], async (store) => {
      for (const [name, value] of Object.entries(changes))
        if (value === null) await got(store("settings").delete(name));
        else await got(store("settings").put(value, name));
      return settingsIn(store);
    });
  },
};
