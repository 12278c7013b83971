// Deleting in the library, and taking it back.

import { kept } from "./kept/kept.js";
import { refuse, toast } from "./notices.js";
import { t } from "./words.js";

/**
 * Into the trash, with a way back.
 * @param {"games" | "puzzles"} kind @param {number[]} ids @param {() => void} after
 */
export async function toTrash(kind, ids, after) {
  const each = (/** @type {(id: number) => Promise<unknown>} */ does) => Promise.all(ids.map(does));
  await each(kept[kind].delete).catch(refuse);
  after();
  toast(t("deleted"), [
    [t("undo"), () => each(kept[kind].restore).then(after, refuse)],
    [t("close"), () => {}],
  ]);
}
