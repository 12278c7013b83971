// The dialog of all keys.

import { printedKeys } from "../play/keys.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** @param {Pick<Dialogs, "show">} dialogs */
export async function openHelp(dialogs) {
  const key = await printedKeys();
  const k = (/** @type {string[]} */ ...names) => names.map((name) => h("kbd", name));
  /** @type {[Child[], string][]} */
  const rows = [
    [k("1–9"), "help-digit"],
    [k(key("KeyZ"), key("KeyX"), key("KeyC"), key("KeyV"), key("KeyB")), "help-tools"],
    [k(key("KeyL"), key("KeyM"), key("KeyG"), key("KeyT")), "help-tool-keys"],
    [k("Space", "⇧ Space"), "help-next"],
    [k("⇧ 1–9"), "help-corner"],
    [k("Ctrl 1–9"), "help-centre"],
    [k("Alt 1–9"), "help-colour"],
    [[...k("←↑→↓"), " ", ...k(key("KeyW") + key("KeyA") + key("KeyS") + key("KeyD"))], "help-move"],
    [k("⇧ ←↑→↓", "Ctrl"), "help-extend"],
    [k("⌫", "0"), "help-clear"],
    [k("Ctrl Z", "["), "help-undo"],
    [k("Ctrl Y", "Ctrl ⇧ Z", "]"), "help-redo"],
    [k("Ctrl A", "Ctrl I", "Esc"), "help-select"],
    [k("."), "help-centreMarks"],
    [k(key("KeyK"), key("KeyR")), "help-saves"],
    [k("+", "−", "Home"), "help-zoom"],
    [k(key("KeyH")), "help-hint"],
    [k(key("KeyN")), "help-unsolved"],
    [k(key("KeyP")), "help-pause"],
    [k(key("KeyF")), "help-full"],
    [k("?"), "help-help"],
  ];
  dialogs.show(
    t("help"),
    h("p", t("help-mouse")),
    h(
      "table",
      h(
        "tbody",
        rows.map(([keys, text]) =>
          h(
            "tr",
            h(
              "th",
              { scope: "row" },
              keys.flatMap((key) => [key, " "]),
            ),
            h("td", t(text)),
          ),
        ),
      ),
    ),
  );
}
