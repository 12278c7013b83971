// The dialogs of the library that change a puzzle or a collection.

import { button, fieldValue, h, input, MAX_NAME, namesOf } from "../page/dom.js";
import { trying } from "../page/notices.js";
import { t } from "../page/words.js";
import { kept } from "../service/kept/kept.js";
import { toTrash } from "./trash.js";

/**
 * Edit what is kept of a puzzle, or delete it.
 * @param {Pick<Dialogs, "show">} dialogs @param {KeptPuzzle} puzzle @param {() => void} done
 */
export function editPuzzle(dialogs, puzzle, done) {
  const fields = {
    name: input(t("name"), { value: puzzle.name, maxLength: MAX_NAME }),
    author: input(t("author"), { value: puzzle.author, maxLength: MAX_NAME }),
    tags: input(t("tags"), { value: puzzle.tags.join(", ") }),
    collections: input(t("collection"), { value: puzzle.collections.join(", ") }),
  };
  const dialog = dialogs.show(
    t("library-edit"),
    ...Object.values(fields),
    h(
      "div.row",
      button(
        t("save"),
        trying(async () => {
          await kept.puzzles.change(puzzle.id, {
            name: fieldValue(fields.name),
            author: fieldValue(fields.author),
            tags: namesOf(fields.tags),
            collections: namesOf(fields.collections),
          });
          dialog.close();
          done();
        }),
        { kind: ".main" },
      ),
      button(t("delete"), () => {
        dialog.close();
        toTrash("puzzles", [puzzle.id], done);
      }),
    ),
  );
}

/**
 * Rename a collection, or drop it; its puzzles stay.
 * @param {Pick<Dialogs, "show">} dialogs @param {Collection} collection
 * @param {() => void} done
 */
export function editCollection(dialogs, { id, name }, done) {
  const field = input(t("name"), { value: name, maxLength: MAX_NAME });
  const act = (/** @type {() => Promise<unknown>} */ does) =>
    trying(async () => {
      await does();
      dialog.close();
      done();
    });
  const dialog = dialogs.show(
    t("collection"),
    field,
    h(
      "div.row",
      button(
        t("save"),
        act(() => kept.collections.rename(id, fieldValue(field).trim())),
        { kind: ".main" },
      ),
      button(
        t("collection-drop"),
        act(() => kept.collections.delete(id)),
      ),
    ),
  );
}
