// Everything that opens over the page: share, import, export, print, techniques, help.

import { loaded } from "../service/api.js";
import { answerTo } from "../service/engine.js";
import { kept } from "../service/kept/kept.js";
import { $, button, fieldValue, fill, h, icon, input, MAX_NAME, namesOf } from "./dom.js";
import { refuse, toast, trying, withModule } from "./notices.js";
import { settings } from "./settings.js";
import { hasMessage, language, levelName, t } from "./words.js";

export class Dialogs {
  /** @param {Pick<App, "actions" | "begin" | "game" | "open" | "saver" | "tell">} app */
  constructor(app) {
    this.app = app;
    /** @type {ListedTechnique[]} */
    this.list = [];
    answerTo("techniques", { language })
      .then(({ techniques }) => {
        this.list = techniques;
        app.tell("techniques");
      })
      .catch(() => {});
  }

  /** @param {string} title @param {Child[]} content */
  show(title, ...content) {
    const dialog = h("dialog", { "aria-label": title, onclose: () => dialog.remove() });
    dialog.append(
      h(
        "div.stack",
        h(
          "div.row.between",
          h("h2", title),
          button("×", () => dialog.close(), { kind: ".plain", "aria-label": t("close") }),
        ),
        ...content,
      ),
    );
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  /** Name of a technique, or of several that an order takes together. */
  techniqueName = (/** @type {string} */ key) =>
    this.list.find(({ technique }) => technique === key)?.name ??
    (hasMessage(`group-${key}`) ? t(`group-${key}`) : key.replaceAll("_", " "));
  /** @returns {[string, string][]} */
  techniqueNames = () =>
    this.list.filter(({ graded }) => graded).map(({ technique, name }) => [technique, name]);

  /**
   * The puzzle on the board as links, text, picture and code; `solution`: what is known of a draft.
   * @param {number[] | null} solution
   */
  share(solution = null) {
    withModule(import("../library/sharing.js"), ({ openShare }) =>
      openShare(this.app, this, solution),
    );
  }

  /** Read puzzles: a text, or a list of files. @param {string | File[]} given */
  paste(given = "") {
    withModule(import("../library/importing.js"), ({ openImport }) =>
      openImport(this.app, this, given),
    );
  }

  /** Read a picture. @param {File | null} given */
  photo(given = null) {
    withModule(import("../photo/photo.js"), ({ openPhoto }) => openPhoto(this.app, this, given));
  }

  /**
   * What is shared by default: the game, with its marks where the server has it.
   * @returns {Source}
   */
  board() {
    const { meta, isBehind } = this.app.saver;
    return meta.id && !isBehind ? { games: [meta.id], board: true } : this.unsaved();
  }

  /** @param {number[] | null} solution @returns {Source} */
  unsaved(solution = null) {
    const { game } = this.app;
    const file = solution ? { ...game.file, solution } : game.file;
    return { boards: [{ state: game.state(), ...file }], board: true };
  }

  /** @param {Source | null} from */
  export(from = null) {
    const { board, ...puzzles } = from ?? this.board();
    withModule(import("../library/exporting.js"), ({ openExport }) => openExport(this, puzzles));
  }

  /** @param {Source | null} from */
  print(from = null) {
    withModule(import("../library/exporting.js"), ({ openPrint }) =>
      openPrint(this, from ?? this.unsaved()),
    );
  }

  /** @param {State[]} states */
  keep(states) {
    const names = {
      name: input(t("name"), { maxLength: MAX_NAME }),
      collection: input(t("collection")),
      tags: input(t("tags")),
    };
    const dialog = this.show(
      t("library-add"),
      ...Object.values(names),
      button(
        t("save"),
        trying(async () => {
          for (const state of states) {
            const name = fieldValue(names.name);
            const added = await kept.puzzles.add({
              state: { ...state, candidates: null },
              name,
              collections: namesOf(names.collection),
              tags: namesOf(names.tags),
            });
            if (name && added.name !== name) await kept.puzzles.change(added.id, { name });
          }
          dialog.close();
          toast(t("kept", { count: states.length }));
          this.app.tell("library");
        }),
        { kind: ".main" },
      ),
    );
  }

  /** The catalogue, with one family open. @param {string | null} open */
  techniques(open = null) {
    /** @type {Map<string, ListedTechnique[]>} */
    const groups = Map.groupBy
      ? Map.groupBy(this.list, ({ family }) => family)
      : new Map([[t("techniques"), this.list]]);
    this.show(
      t("techniques"),
      ...[...groups].map(([family, items]) =>
        h(
          "details",
          { open: family === open },
          h("summary", `${family} (${items.length})`),
          h(
            "ul.list",
            items.map((item) =>
              h(
                "li",
                h(
                  "button.item",
                  { type: "button", onclick: () => this.technique(item.technique) },
                  h("span.grow", item.name),
                  h("span.chip", levelName(item.level)),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {string} key */
  async technique(key) {
    if (hasMessage(`group-${key}`)) {
      this.techniques(this.list.find(({ technique }) => technique.includes(key))?.family);
      return;
    }
    try {
      const question = { name: key, language, cellNames: settings.cellNames };
      const [page, { contentOf }] = await Promise.all([
        answerTo("technique", question),
        loaded(import("../learn/technique_page.js")),
      ]);
      this.show(page.name, ...(await contentOf(page)));
    } catch (error) {
      refuse(error);
    }
  }

  help() {
    return withModule(import("./help.js"), ({ openHelp }) => openHelp(this));
  }
}

/** The texts of buttons that the page has from the start. */
export function nameButtons() {
  $("#skip").textContent = t("skip");
  fill($("#help"), icon("help")).setAttribute("aria-label", t("help"));
  fill($("#settings"), icon("settings")).setAttribute("aria-label", t("tab-settings"));
  fill($("#new"), icon("add"), h("span", t("make")));
  fill($("#rules"), t("rules-key"));
  fill($("#pause"), icon("pause")).setAttribute("aria-label", t("pause"));
  $("#resume").textContent = t("resume");
}
