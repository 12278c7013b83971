// The section of what is only drawn, and is no rule: lines, shapes, texts, colours of cells.

import { button, choice, fieldOf, fieldValue, fill, h, input } from "../page/dom.js";
import { toast } from "../page/notices.js";
import { cellName, t } from "../page/words.js";
import { fogTool } from "./fog.js";

/** What cells become in a colour, with a text. */
const KINDS = /** @type {Record<string, (cells: number[], look: Look) => Partial<Cosmetics>>} */ ({
  line: (cells, look) => ({ strokes: [stroke(cells, look)] }),
  arrow: (cells, look) => ({ strokes: [{ ...stroke(cells, look), arrow: true, width: 0.06 }] }),
  colour: (cells, look) => ({ shapes: cells.map((cell) => shape(cell, look, { side: 1 })) }),
  circle: (cells, look) => ({
    shapes: cells.map((cell) => shape(cell, look, { side: 0.8, round: true })),
  }),
  square: (cells, look) => ({ shapes: cells.map((cell) => shape(cell, look, { side: 0.7 })) }),
  text: (cells, look) => ({
    shapes: cells.map((cell) => ({
      ...shape(cell, look, { side: 0 }),
      fill: "",
      text: look.text,
      text_colour: look.colour,
      above: true,
    })),
  }),
  cage: (cells, { colour, text, size }) => ({
    outlines: [
      { cells: cells.map((cell) => cellName(cell, size)), colour, ...(text ? { text } : {}) },
    ],
  }),
});

/** What is no drawing, but hides what is drawn. */
const FOG = "fog";

/** @typedef {"strokes" | "shapes" | "outlines"} Drawn */
/** @typedef {{colour: string, text: string, size: number}} Look */

const middle = (/** @type {number} */ cell, /** @type {number} */ size) => [
  (cell % size) + 0.5,
  Math.floor(cell / size) + 0.5,
];

/** @param {number[]} cells @param {Look} look */
const stroke = (cells, { colour, size }) => ({
  points: cells.map((cell) => middle(cell, size)),
  colour,
  width: 0.15,
});

/** @param {number} cell @param {Look} look @param {{side: number, round?: boolean}} form */
function shape(cell, { colour, size }, { side, round = false }) {
  const [x, y] = middle(cell, size);
  return { x, y, width: side, height: side, round, fill: colour, border: "" };
}

/** @param {Desk} desk */
function clearFog(desk) {
  const { fog, triggers, ...cosmetics } = desk.draft.cosmetics;
  desk.change({ cosmetics });
}

/** @param {Desk} desk @param {Drawn} name @param {number} at */
function remove(desk, name, at) {
  const { cosmetics } = desk.draft;
  const left = (cosmetics[name] ?? []).filter((_, other) => other !== at);
  desk.change({ cosmetics: { ...cosmetics, [name]: left } });
}

/** @param {string} words @param {string} ground @param {() => void} gone */
function item(words, ground, gone) {
  const patch = h("i.patch");
  patch.style.background = ground;
  return h(
    "li.row.between",
    h("span.row", patch, words),
    button("×", gone, { kind: ".plain", "aria-label": `${t("desk-delete")}: ${words}` }),
  );
}

/** What is drawn, with keys that take it away. @param {Desk} desk */
function drawnItems(desk) {
  const { cosmetics } = desk.draft;
  const { fog } = cosmetics;
  const names = /** @type {Drawn[]} */ (["strokes", "shapes", "outlines"]);
  const items = names.flatMap((name) =>
    (cosmetics[name] ?? []).map((drawn, at) => ({
      name,
      at,
      drawn: /** @type {DrawnItem} */ (drawn),
    })),
  );
  return [
    items.map(({ name, at, drawn }, index) =>
      item(
        `${index + 1}. ${t(`desk-drawn-${name}`)} ${drawn.text ?? ""}`,
        drawn.colour ?? (drawn.fill || drawn.text_colour || ""),
        () => remove(desk, name, at),
      ),
    ),
    fog ? item(t("desk-fog", { count: fog.length }), "var(--fog)", () => clearFog(desk)) : null,
  ];
}

/** @param {Desk} desk */
export function drawingSection(desk) {
  let kind = "line";
  const text = input(t("desk-draw-text"), { maxLength: 100 });
  const colour = input(t("desk-colour"), { type: "color", value: "#9ed8d2" });
  const list = h("ul.list");
  const how = h("p.soft.small");
  const does = button(t("desk-draw"), draw, { kind: ".main" });
  const fog = fogTool(desk);
  const element = h(
    "div.stack",
    how,
    h(
      "div.row",
      choice(
        t("desk-draw-kind"),
        [...Object.keys(KINDS), FOG].map((name) => [name, t(`desk-draw-${name}`)]),
        kind,
        (value) => {
          kind = value;
          show();
        },
      ),
      colour,
    ),
    text,
    does,
    fog.element,
    list,
  );

  function draw() {
    const { cells } = desk;
    const words = fieldValue(text).trim();
    const isLine = kind === "line" || kind === "arrow";
    if (cells.length < (isLine ? 2 : 1) || (kind === "text" && !words)) {
      toast(t("desk-no-cells"));
      return;
    }
    const more = KINDS[kind](cells, { colour: fieldValue(colour), text: words, size: desk.size });
    const cosmetics = { ...desk.draft.cosmetics };
    for (const name of /** @type {Drawn[]} */ (Object.keys(more)))
      cosmetics[name] = [...(cosmetics[name] ?? []), ...(more[name] ?? [])];
    desk.change({ cosmetics });
  }

  function show() {
    /** @type {HTMLElement} */ (fieldOf(text).parentElement).hidden = !["text", "cage"].includes(
      kind,
    );
    how.textContent = t(kind === FOG ? "desk-fog-how" : "desk-draw-how");
    does.hidden = kind === FOG;
    fog.element.hidden = kind !== FOG;
    if (kind === FOG) fog.show();
    /** @type {HTMLElement} */ (fieldOf(colour).parentElement).hidden = kind === FOG;
    fill(list, drawnItems(desk));
  }

  return { element, show };
}
