// The library in the browser, in a database that is in memory.

import { keptWith } from "../../src/nonet/web/static/js/service/kept/indexeddb.js";
import { indexedDB } from "../../tools/js/node_modules/fake-indexeddb/build/esm/index.js";

/** How often the browser was asked to keep the library for good. */
export const lasting = { asked: 0 };

globalThis.indexedDB = indexedDB;
const persist = async () => {
  lasting.asked += 1;
  return false;
};
Object.defineProperty(globalThis, "navigator", { value: { storage: { persist } } });

globalThis.FileReader = class {
  async readAsDataURL(file) {
    this.result = `data:;base64,${Buffer.from(await file.arrayBuffer()).toString("base64")}`;
    this.onload();
  }
};

/** An empty library; `ask` is asked for what only the service knows. */
export async function emptyLibrary(ask) {
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase("nonet");
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  return keptWith(ask);
}
