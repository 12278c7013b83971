// What is said of the rule that is being placed: its numbers, its cells, where else it comes.

import { button, choice, fieldIn, fieldOf, fieldValue, fill, h, input } from "../page/dom.js";
import { toast, trying } from "../page/notices.js";
import { tick } from "../page/tick.js";
import { cellName, named, t } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { cellsOfClue, lineThrough, waysOf } from "./lines.js";
import { placedDress } from "./own_rules.js";
import { MOST_DIGITS, PairGrid, pairsAsText } from "./pair_grid.js";
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

/** How a rule is placed: the key of what is said of that. @param {RuleKind} kind */
function wayOf({ family, groups }) {
  if (family === "made") return "text";
  if (family === "outside") return "rim";
  return groups ? "drag" : "grid";
}

/** Lines through the cell with the cursor, for clues outside the grid. @param {Desk} desk */
const sides = (desk) =>
  h(
    "div.row.sides",
    { role: "group", "aria-label": t("desk-from") },
    waysOf(desk.chosen).map((way) =>
      button(
        SIGNS[way.join()],
        () =>
          desk.select(cellsOfClue(lineThrough(desk.app.selection.at, way, desk.size), desk.chosen)),
        { kind: ".small", "aria-label": t("desk-from-way", { sign: SIGNS[way.join()] }) },
      ),
    ),
    button("↻", () => desk.turnClue(), {
      kind: ".small",
      "aria-label": t("desk-turn"),
      "aria-keyshortcuts": "R",
    }),
  );

/** A rule that is typed as a whole. @param {Desk} desk @param {RuleKind} kind */
function typed(desk, kind) {
  const line = input(t("desk-line"), { placeholder: kind.usage, spellcheck: false });
  const add = async () => {
    const problem = await desk.place([fieldValue(line)]);
    if (problem) toast(desk.explain(problem, true));
    else desk.choose(null);
  };
  return h("div.row.way", line, button(t("desk-place"), trying(add), { kind: ".main" }));
}

/**
 * Whether all marks of the kind are given, as one rule that is there or not.
 * @param {Desk} desk @param {RuleKind} kind
 */
function givenField(desk, { givenLine: line }) {
  const of = line.split(" ").at(-1) ?? "";
  const there = () => desk.rules.filter(({ text }) => text === line);
  return tick(t("desk-all-given", { of }), there().length > 0, (is) => {
    if (is) desk.place([line]);
    else desk.remove(there());
  });
}

/** Whether the rule reads what cells count as, by their roles. @param {Desk} desk */
const valueField = (desk) =>
  tick(t("desk-by-value"), desk.byValue, (is) => {
    desk.byValue = is;
  });

/** Where else a rule comes. @param {Desk} desk */
const symmetryField = (desk) =>
  choice(t("desk-symmetry"), named("desk-symmetry", SYMMETRIES), desk.symmetry, (value) => {
    desk.symmetry = /** @type {typeof desk.symmetry} */ (value);
  });

/** What is written in a field at first. @type {Record<string, string>} */
const PLACEHOLDERS = { pairs: "1:2 3:4", numbers: "1 2 3" };

/** The relation of which the pairs are listed. */
const TABLE = "table";

/** The form of the rule that is chosen. */
export class PlacingForm {
  cells = h("p.small");
  element = h("div.stack.placing");
  /** @type {Map<string, HTMLInputElement>} */
  fields = new Map();
  shown = /** @type {RuleKind | null} */ (null);

  /** @type {Map<string, HTMLSelectElement>} */
  choices = new Map();
  /** @type {PairGrid | null} */
  grid = null;
  turn = 0;

  /** @param {Desk} desk @param {import("./own_rules.js").Combiner} combiner */
  constructor(desk, combiner) {
    this.desk = desk;
    this.combiner = combiner;
    this.place = button(t("desk-place"), () => desk.placeChosen(), { kind: ".main" });
    desk.picked = () => this.shown && this.showCells();
  }

  /** @param {RuleKind} kind @param {RuleParameter} parameter */
  field(kind, { name, form, words, isOptional, usual }) {
    const { desk } = this;
    const own = kind.isOwn && name === "relation" ? "own-" : "";
    const label = t("desk-field", {
      name: t(`desk-field-${own}${name}`),
      optional: String(isOptional),
    });
    const set = (/** @type {string} */ value) => {
      desk.values.set(name, value.trim());
      this.showPairs();
    };
    if (form === "flag") return tick(label, false, (is) => set(is ? name : ""));
    if (name === "exempt") return choice(label, this.exempt(), "", set);
    if (words.length) {
      const first = isOptional ? "" : words[0];
      set(first);
      const listed = named(`desk-word${own && "-own"}`, words);
      const open = isOptional ? [["", t(`desk-word-no-${name}`)]] : [];
      const made = choice(label, [...open, ...listed], first, set);
      this.choices.set(name, /** @type {HTMLSelectElement} */ (made.querySelector("select")));
      return made;
    }
    const made = input(label, {
      inputMode: form === "number" ? "numeric" : "text",
      placeholder: String(usual ?? PLACEHOLDERS[form] ?? ""),
      spellcheck: false,
      oninput: (/** @type {Event} */ event) => set(fieldIn(event).value),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter") desk.placeChosen();
      },
    });
    this.fields.set(name, fieldOf(made));
    return name === "allowed" ? this.pairs(kind, made) : made;
  }

  /** The marks that may exempt their cells from a rule of all pairs. */
  exempt() {
    const pairs = this.desk.kinds.filter(({ isPair }) => isPair);
    return [
      ["", t("desk-exempt-none")],
      ["any", t("desk-exempt-any")],
      ...pairs.map(({ name, title }) => [name, title]),
    ];
  }

  /**
   * All pairs of digits as ticks; of a relation those that have it, until one is changed.
   * @param {RuleKind} kind @param {HTMLElement} typed
   */
  pairs(kind, typed) {
    const { desk } = this;
    const relation = this.choices.get("relation");
    if (desk.size > MOST_DIGITS) return typed;
    this.grid = new PairGrid(desk.size, !kind.groups, (text) => {
      this.turn += 1; // what was asked before is out of date
      desk.values.set("allowed", text);
      if (relation) {
        relation.value = TABLE;
        desk.values.set("relation", TABLE);
        desk.values.delete("value");
      }
      this.show();
    });
    if (!relation) return h("div.stack", typed, this.grid.element);
    return h("details", h("summary", t("desk-field-allowed")), this.grid.element);
  }

  /** Show which pairs the relation that is chosen allows. */
  async showPairs() {
    const { desk, grid, shown } = this;
    const relation = desk.values.get("relation");
    if (!grid || !shown || !relation) return;
    if (relation === TABLE) {
      desk.values.set("allowed", grid.text);
      return;
    }
    desk.values.delete("allowed");
    this.turn += 1;
    const { turn } = this;
    const values = ["relation", "moves", "value"].map((name) => desk.values.get(name));
    const line = [shown.name, ...values, shown.groups ? "r1c1 r1c2" : ""].filter(Boolean).join(" ");
    const { pairs } = await answerTo("digit-pairs", { size: desk.size, line });
    if (turn === this.turn) grid.show(pairsAsText(pairs));
  }

  /** @param {RuleKind} kind */
  build(kind) {
    const { desk } = this;
    this.shown = kind;
    this.fields.clear();
    this.choices.clear();
    this.grid = null;
    fill(
      this.element,
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
      h("p.small", t(`desk-how-${wayOf(kind)}`, { usage: kind.usage })),
      kind.parameters.map((parameter) => this.field(kind, parameter)),
      kind.isOwn && kind.family !== "made" ? placedDress(desk) : null,
      kind.family === "outside" ? sides(desk) : null,
      kind.givenLine ? givenField(desk, kind) : null,
      kind.groups ? symmetryField(desk) : null,
      kind.groups && desk.app.game.info.scene?.reads ? valueField(desk) : null,
      this.cells,
      kind.fewestParts
        ? button(t("desk-combine"), () => this.combiner.start(), { kind: ".main" })
        : null,
      kind.family === "made" ? typed(desk, kind) : this.keys(kind),
    );
    this.showPairs();
  }

  /** @param {RuleKind} kind */
  keys(kind) {
    const next = () => this.desk.nextGroup();
    return h(
      "div.row",
      this.place,
      kind.groups > 1 ? button(t("desk-next-group"), next, { "aria-keyshortcuts": "/" }) : null,
    );
  }

  show() {
    const { chosen, values } = this.desk;
    if (!chosen) {
      this.shown = null;
      return;
    }
    if (chosen !== this.shown) this.build(chosen);
    for (const [name, field] of this.fields)
      if (document.activeElement !== field) field.value = values.get(name) ?? "";
    if (this.grid && values.has("allowed")) this.grid.show(values.get("allowed") ?? "");
    this.showCells();
  }

  showCells() {
    const { desk, cells } = this;
    const groups = [...desk.groups, desk.cells].filter((group) => group.length);
    const count = groups.flat().length;
    const nameOf = (/** @type {number} */ cell) => cellName(cell, desk.size);
    cells.textContent =
      count > MOST_NAMED
        ? t("desk-cells", { count })
        : groups.map((group) => group.map(nameOf).join(" ")).join(" / ");
    cells.hidden = !groups.length;
  }
}
