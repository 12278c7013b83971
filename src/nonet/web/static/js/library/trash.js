// Deleting in the library, and taking it back.

import { refuse, toast } from "../page/notices.js";
import { t } from "../page/words.js";
import { kept } from "../service/kept/kept.js";

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
