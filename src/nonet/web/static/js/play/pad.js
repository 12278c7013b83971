// Tools, digits and actions under the thumb.

import { symbol } from "../board/board.js";
import { SIGNS } from "../board/glyphs.js";
import { button, fill, h, icon, onLongPress, s } from "../page/dom.js";
import { settings } from "../page/settings.js";
import { roleName, t } from "../page/words.js";

/** The tools, and the keys of their names. A tool is the layer that it writes to. */
export const TOOLS = /** @type {Readonly<Record<Tool, string>>} */ ({
  entry: "tool-digit",
  corner: "tool-corner",
  centre: "tool-centre",
  colours: "tool-colour",
  role: "tool-role",
  candidateColours: "tool-candidate",
  letters: "tool-letter",
  pen: "tool-pen",
});
/** Tools that are seen only when they are asked for. */
const RARE = ["candidateColours", "letters", "pen"];
const COLOURS = 9;
/** Keys beyond these are scrolled. */
const HUGE = 27;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const STROKE = { fill: "none", stroke: "currentColor", "stroke-width": 2.4 };

/** @param {Tool} tool */
function drawing(tool) {
  const svg = s(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("rect", {
      x: 2,
      y: 2,
      width: 20,
      height: 20,
      rx: 3,
      fill: tool === "colours" ? "currentColor" : "none",
      "fill-opacity": 0.35,
      stroke: "currentColor",
      "stroke-width": 1.6,
    }),
  );
  /** @type {(content: string, x: number, y: number, size: number) => void} */
  const text = (content, x, y, size) => {
    const element = s("text", { x, y });
    element.style.fontSize = `${size}px`;
    element.textContent = content;
    svg.append(element);
  };
  if (tool === "entry") text("5", 12, 17.5, 15);
  if (tool === "corner") {
    text("1", 7, 10, 8);
    text("2", 17, 10, 8);
  }
  if (tool === "centre") text("12", 12, 15, 9);
  if (tool === "letters") text("A", 12, 17, 14);
  if (tool === "role") text("×2", 12, 16, 11);
  if (tool === "pen") svg.append(s("path", { d: "M6 18L12 9L19 6", ...STROKE }));
  if (tool === "candidateColours") {
    svg.append(s("circle", { cx: 15, cy: 15, r: 5, fill: "currentColor", "fill-opacity": 0.4 }));
    text("3", 15, 18, 8);
  }
  return svg;
}

/**
 * A key in its colour, with the sign that cells of that colour carry.
 * @param {number} value @param {string} message @param {(value: number) => void} does
 */
function colourKey(value, message, does) {
  return h(
    `button.key.wash.k${value}`,
    {
      type: "button",
      "aria-label": t(message, { name: t(`colour-${value}`) }),
      onclick: () => does(value),
    },
    h("span", value),
    settings.glyphs
      ? s(
          "svg",
          { class: "sign", viewBox: "-6 -6 12 12", "aria-hidden": "true" },
          s("path", { d: `M0 0${SIGNS[value]}` }),
        )
      : null,
  );
}

/**
 * A key that chooses the colour of the pen.
 * @param {number} value @param {(value: number) => void} does
 */
const penKey = (value, does) =>
  h(
    "button.key.nib",
    {
      type: "button",
      "aria-label": t("colour-pen", { name: t(`colour-${value}`) }),
      onclick: () => does(value),
    },
    h("span", value),
    s(
      "svg",
      { viewBox: "0 0 24 6", "aria-hidden": "true" },
      s("path", { class: `stroke p${value}`, d: "M3 3H21" }),
    ),
  );

/**
 * A key that gives a role to cells: its sign, and what it is called.
 * @param {number} value @param {Role} role @param {(value: number) => void} does
 */
const roleKey = (value, role, does) =>
  h(
    `button.key.role.role-${value}`,
    { type: "button", "aria-label": roleName(role), onclick: () => does(value) },
    h("span", role.sign || "●"),
    h("small", roleName(role)),
  );

/**
 * Number of keys a row, at most `most`, so that rows have about the same length.
 * @param {number} count @param {number} most
 */
const evenly = (count, most) => Math.ceil(count / Math.ceil(count / most));

export class Pad {
  digitKeys = /** @type {HTMLButtonElement[]} */ ([]);
  colourKeys = /** @type {HTMLButtonElement[]} */ ([]);

  /** @param {HTMLElement} element @param {PadActions} does */
  constructor(element, does) {
    this.does = does;
    this.tools = h("div.tools", { role: "group", "aria-label": t("tools") });
    this.keys = h("div.keys", { role: "group", "aria-label": t("digits") });
    this.acts = h("div.acts", { role: "group", "aria-label": t("actions") });
    this.colours = h("div.colours", { role: "group", "aria-label": t("colours") });
    this.rare = h("div.tools.rare", { role: "group", "aria-label": t("tools-more"), hidden: true });
    fill(element, this.tools, this.rare, this.keys, this.colours, this.acts);
    this.toolButtons = new Map(
      /** @type {[Tool, string][]} */ (Object.entries(TOOLS)).map(([tool, key]) => [
        tool,
        h(
          "button.tool",
          {
            type: "button",
            onclick: () => does.tool(tool),
          },
          drawing(tool),
          h("span.word", t(key)),
        ),
      ]),
    );
    this.more = h(
      "button.tool",
      {
        type: "button",
        "aria-expanded": "false",
        "aria-label": t("tools-more"),
        onclick: () => this.showRare(!this.isRareOpen),
      },
      icon("tools"),
      h("span.word", t("tools-word")),
    );
    for (const [tool, element_] of this.toolButtons)
      (RARE.includes(tool) ? this.rare : this.tools).append(element_);
    this.tools.append(this.more);
    this.isRareOpen = false;
    this.seenTool = "";
    /** @param {Icon} name @param {string} key @param {() => void} onclick */
    const also = (name, key, onclick) => {
      const element_ = h(
        "button.tool",
        { type: "button", onclick },
        icon(name),
        h("span.word", t(key)),
      );
      this.rare.append(element_);
      return element_;
    };
    this.filter = also("filter", "filter-digit", does.filter);
    also("flag", "save-points", does.savePoints);
    also("play", "replay", does.replay);
    also("before", "tools-back", () => {
      if (this.seenTool === "letters") does.tool("entry");
      this.showRare(false);
    }).classList.add("back");
    /** @param {Icon} name @param {string} key @param {() => void} onclick */
    const act = (name, key, onclick, properties = {}) => {
      const element_ = button([icon(name), h("span", t(key))], onclick, properties);
      this.acts.append(element_);
      return element_;
    };
    this.undo = act("undo", "undo", does.undo);
    this.redo = act("redo", "redo", does.redo);
    this.several = act("several", "several", does.several, { "aria-pressed": "false" });
    act("hint", "hint", does.hint, { kind: ".hint" });
    act("check", "check", does.check);
    act("marks", "candidates", does.candidates);
    /** @type {HTMLElement} */
    const more = act("more", "more", () => does.more(more), {
      "aria-haspopup": "menu",
      "aria-expanded": "false",
    });
    this.shown = "";
  }

  /** @param {boolean} isOpen */
  showRare(isOpen) {
    this.isRareOpen = isOpen;
    this.rare.hidden = !isOpen;
    this.rare.parentElement?.classList.toggle("with-rare", isOpen);
    this.more.setAttribute("aria-expanded", String(isOpen));
  }

  /** @param {PadState} state */
  show(state) {
    const tool = state.held ?? state.tool;
    for (const [name, element] of this.toolButtons) {
      element.setAttribute("aria-pressed", String(name === tool));
      element.classList.toggle("held", name === state.held);
    }
    this.undo.disabled = !state.canUndo;
    this.redo.disabled = !state.canRedo;
    this.several.setAttribute("aria-pressed", String(state.several));
    this.filter.setAttribute("aria-pressed", String(state.isChoosing || state.filter > 0));
    if (RARE.includes(tool) && tool !== this.seenTool) this.showRare(true);
    this.seenTool = tool;
    const keys = /colours|letters|role|pen/i.test(tool) && !state.isChoosing ? tool : "";
    const { first, last, roles } = state.info;
    const named = keys === "role" ? roles.map(({ layer, value }) => layer + value) : "";
    const shown = `${keys}${named}${first}-${last}${settings.letters}${settings.glyphs}`;
    const role = this.toolButtons.get("role");
    if (role) role.hidden = !roles.length;
    this.tools.parentElement?.classList.toggle("with-roles", roles.length > 0);
    if (shown !== this.shown) this.buildKeys(/** @type {Tool} */ (keys), state);
    this.shown = shown;
    this.refreshKeys(keys === "letters" || keys === "pen" ? keys : tool, state);
  }

  /** @param {Tool} tool @param {PadState} state */
  buildKeys(tool, { info }) {
    /** @type {Partial<Record<Tool, number>>} */
    const counts = { letters: LETTERS.length, colours: COLOURS, pen: COLOURS };
    const count = (tool === "role" ? info.roles.length : counts[tool]) ?? info.most;
    const half = Math.ceil((count + 1) / 2);
    const columns =
      count <= 2 ? count + 1 : count <= 6 ? half : count <= 9 ? 5 : evenly(count + 1, 9);
    this.keys.classList.toggle("many", count > 9);
    this.keys.classList.toggle("huge", count > HUGE);
    this.keys.parentElement?.classList.toggle("square", count === COLOURS);
    this.keys.parentElement?.classList.toggle("with-letters", tool === "letters");
    this.keys.style.setProperty("--columns", String(columns));
    this.digitKeys = Array.from({ length: count }, (_, index) => this.keyOf(tool, index + 1, info));
    this.colourKeys =
      tool !== "candidateColours"
        ? []
        : Array.from({ length: COLOURS }, (_, index) =>
            colourKey(index + 1, "colour-use", this.does.colour),
          );
    const clear = h(
      "button.key",
      { type: "button", "aria-label": t("clear"), onclick: () => this.does.clear() },
      icon("erase"),
    );
    fill(this.keys, ...this.digitKeys, clear);
    fill(this.colours, ...this.colourKeys);
  }

  /**
   * A key of a tool: a colour, a letter or a digit, which a long press locks.
   * @param {string} tool @param {number} value @param {Geometry} info
   */
  keyOf(tool, value, info) {
    const { does } = this;
    if (tool === "colours") return colourKey(value, "colour-named", does.digit);
    if (tool === "pen") return penKey(value, does.digit);
    if (tool === "role") return roleKey(value, info.roles[value - 1], does.digit);
    if (tool === "letters") {
      const letter = LETTERS[value - 1];
      return h("button.key", { type: "button", onclick: () => does.letter(letter) }, letter);
    }
    const key = h(
      "button.key",
      { type: "button", onclick: () => does.digit(value) },
      h("span", symbol(value, info, settings.letters)),
      h("small"),
    );
    onLongPress(key, () => does.lock(value));
    return key;
  }

  /** @param {string} tool @param {PadState} state */
  refreshKeys(tool, { info, counts, clashing, digit, colour, filter, isChoosing }) {
    for (const [index, key] of [
      ...this.colourKeys,
      ...(tool === "pen" ? this.digitKeys : []),
    ].entries())
      key.setAttribute("aria-pressed", String(index + 1 === colour));
    this.keys.classList.toggle("choosing", isChoosing);
    if (!isChoosing && ["colours", "letters", "role", "pen"].includes(tool)) return;
    this.digitKeys.forEach((key, index) => {
      const value = index + 1;
      const name = symbol(value, info, settings.letters);
      const left = info.each ? info.each - counts[value] : "";
      key.classList.toggle("corner", tool === "corner");
      key.classList.toggle("centre", tool === "centre");
      const isDone = left === 0 && !clashing.has(value);
      key.classList.toggle("done", isDone);
      key.classList.toggle("filtered", filter === value);
      key.setAttribute("aria-pressed", String(digit === value));
      key.setAttribute(
        "aria-label",
        left === "" ? name : t("digit-left", { digit: name, count: Math.max(left, 0) }),
      );
      fill(/** @type {Element} */ (key.querySelector("small")), isDone ? "✓" : left);
    });
  }
}
