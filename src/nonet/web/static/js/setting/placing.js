// What is said of the rule that is being placed: its numbers, its cells, where else it comes.

import { button, choice, fieldIn, fieldValue, fill, h, input } from "../dom.js";
import { toast, trying } from "../notices.js";
import { tick } from "../tick.js";
import { cellName, named, t } from "../words.js";
import { lineThrough, WAYS } from "./input.js";
import { pictureOf } from "./picker.js";

const SYMMETRIES = [
  "none",
  "half-turn",
  "quarter-turn",
  "left-right",
  "top-bottom",
  "diagonal",
  "anti-diagonal",
  "full",
];
/** Most cells that are named one by one. */
const MOST_NAMED = 20;
/** The signs of directions, by how far they go down and to the right. */
const SIGNS = /** @type {Record<string, string>} */ ({
  "0,1": "→",
  "0,-1": "←",
  "1,0": "↓",
  "-1,0": "↑",
  "1,1": "↘",
  "1,-1": "↙",
  "-1,1": "↗",
  "-1,-1": "↖",
});

/** @param {Desk} desk */
export function placingForm(desk) {
  const cells = h("p.small");
  const place = button(t("desk-place"), () => desk.placeChosen(), { kind: ".main" });
  const element = h("div.stack.placing");
  /** @type {Map<string, HTMLInputElement>} */
  const fields = new Map();
  let shown = /** @type {RuleKind | null} */ (null);

  /** @param {RuleParameter} parameter */
  function field({ name, form, words, isOptional }) {
    const label = t("desk-field", { name: t(`desk-field-${name}`), optional: String(isOptional) });
    const set = (/** @type {string} */ value) => desk.values.set(name, value.trim());
    if (form === "flag") return tick(label, false, (is) => set(is ? name : ""));
    if (words.length) {
      set(words[0]);
      return choice(
        label,
        words.map((word) => [word, t(`desk-word-${word}`)]),
        words[0],
        set,
      );
    }
    const made = input(label, {
      inputMode: form === "number" ? "numeric" : "text",
      placeholder: form === "pairs" ? "1:2 3:4" : form === "numbers" ? "1 2 3" : "",
      spellcheck: false,
      oninput: (/** @type {Event} */ event) => set(fieldIn(event).value),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter") desk.placeChosen();
      },
    });
    fields.set(name, /** @type {HTMLInputElement} */ (made.querySelector("input")));
    return made;
  }

  /** Lines through the cell with the cursor, for clues outside the grid. */
  const sides = () =>
    h(
      "div.row.sides",
      { role: "group", "aria-label": t("desk-from") },
      WAYS.map((way) =>
        button(
          SIGNS[way.join()],
          () => desk.select(lineThrough(desk.app.selection.at, way, desk.size)),
          { kind: ".small", "aria-label": t("desk-from-way", { sign: SIGNS[way.join()] }) },
        ),
      ),
    );

  /** A rule that is typed as a whole. @param {RuleKind} kind */
  function typed(kind) {
    const line = input(t("desk-line"), { placeholder: kind.usage, spellcheck: false });
    const add = async () => {
      const problem = await desk.place([fieldValue(line)]);
      if (problem) toast(desk.explain(problem));
      else desk.choose(null);
    };
    return h("div.row.way", line, button(t("desk-place"), trying(add), { kind: ".main" }));
  }

  /** @param {RuleKind} kind */
  function build(kind) {
    shown = kind;
    fields.clear();
    const how =
      kind.family === "made"
        ? "text"
        : kind.family === "outside"
          ? "rim"
          : kind.groups
            ? "drag"
            : "grid";
    fill(
      element,
      h(
        "div.row.between",
        h("h3", kind.title),
        button(t("desk-other"), () => desk.choose(null), { kind: ".small" }),
      ),
      h(
        "div.row.kind-about",
        kind.scene ? pictureOf(kind) : null,
        h("p.soft.small.grow", kind.meaning),
      ),
      h("p.small", t(`desk-how-${how}`, { usage: kind.usage })),
      kind.parameters.map(field),
      kind.family === "outside" ? sides() : null,
      kind.groups
        ? choice(t("desk-symmetry"), named("desk-symmetry", SYMMETRIES), desk.symmetry, (value) => {
            desk.symmetry = value;
          })
        : null,
      cells,
      kind.family === "made"
        ? typed(kind)
        : h(
            "div.row",
            place,
            kind.groups > 1
              ? button(t("desk-next-group"), () => desk.nextGroup(), { "aria-keyshortcuts": "/" })
              : null,
          ),
    );
  }

  function show() {
    const kind = desk.chosen;
    if (!kind) {
      shown = null;
      return;
    }
    if (kind !== shown) build(kind);
    for (const [name, one] of fields)
      if (document.activeElement !== one) one.value = desk.values.get(name) ?? "";
    showCells();
  }

  function showCells() {
    const groups = [...desk.groups, desk.cells].filter((group) => group.length);
    const count = groups.flat().length;
    cells.textContent =
      count > MOST_NAMED
        ? t("desk-cells", { count })
        : groups
            .map((group) => group.map((cell) => cellName(cell, desk.size)).join(" "))
            .join(" / ");
    cells.hidden = !groups.length;
  }

  desk.picked = () => shown && showCells();
  return { element, show };
}
