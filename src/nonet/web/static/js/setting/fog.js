// Fog at the desk: the cells that are lit at the start, what a right digit clears, and triggers.

import { button, choice, fill, h } from "../page/dom.js";
import { toast } from "../page/notices.js";
import { cellName, named, t } from "../page/words.js";
import { around } from "../play/solution.js";

/** @typedef {{cells: string[], lights: string[]}} Trigger */

/** What a right digit clears. */
const CLEARS = ["around", "itself", "nothing"];

/** A cell and those around it. @param {number} cell @param {number} size */
const near = (cell, size) => around(cell, size).filter((next) => next >= 0 && next < size ** 2);

/**
 * For each cell the trigger that its digit alone is.
 * @param {string} clears @param {number} size @returns {Trigger[]}
 */
function ownTriggers(clears, size) {
  if (clears === "nothing") return [];
  return Array.from({ length: size ** 2 }, (_, cell) => ({
    cells: namesOf([cell], size),
    lights: namesOf(clears === "itself" ? [cell] : near(cell, size), size),
  }));
}

/** Whether two triggers are one. @param {Trigger} trigger */
const keyOf = ({ cells, lights }) => `${cells.join()}>${[...lights].sort().join()}`;

/**
 * What a right digit clears, and the triggers beside that.
 * @param {Trigger[]} triggers @param {number} size
 */
export function readTriggers(triggers, size) {
  if (!triggers.length) return { clears: "around", more: triggers };
  const there = new Set(triggers.map(keyOf));
  for (const clears of ["around", "itself"]) {
    const own = ownTriggers(clears, size).map(keyOf);
    if (own.every((key) => there.has(key))) {
      const gone = new Set(own);
      return { clears, more: triggers.filter((trigger) => !gone.has(keyOf(trigger))) };
    }
  }
  return { clears: "nothing", more: triggers };
}

/**
 * All triggers of a puzzle; none where nothing but the usual is meant.
 * @param {string} clears @param {Trigger[]} more @param {number} size
 */
export const writtenTriggers = (clears, more, size) =>
  clears === "around" && !more.length ? [] : [...ownTriggers(clears, size), ...more];

/** @param {number[]} cells @param {number} size */
const namesOf = (cells, size) => cells.map((cell) => cellName(cell, size));

/**
 * Cells are lit at the start, or no more; the first time, fog comes over all others.
 * @param {Desk} desk @param {number[]} cells
 */
function light(desk, cells) {
  const { cosmetics } = desk.draft;
  if (cosmetics.fog && !cells.length) {
    toast(t("desk-no-cells"));
    return;
  }
  const lit = new Set(cosmetics.fog);
  const names = namesOf(cells, desk.size);
  const areAll = names.every((name) => lit.has(name));
  for (const name of names)
    if (areAll) lit.delete(name);
    else lit.add(name);
  desk.change({ cosmetics: { ...cosmetics, fog: [...lit] } });
}

/** @param {string} words @param {() => void} gone */
const item = (words, gone) =>
  h(
    "li.row.between",
    h("span", words),
    button("×", gone, { kind: ".plain", "aria-label": `${t("desk-delete")}: ${words}` }),
  );

/** @param {Desk} desk */
export function fogTool(desk) {
  const list = h("ul.list");
  const clearing = h("div");
  const setting = h("div.stack");
  /** @type {string[] | null} The cells of a trigger whose lit cells are still to be selected. */
  let waiting = null;
  /** Whether nothing but triggers is to clear fog, of which there are none yet. */
  let awaitsTriggers = false;
  const element = h(
    "div.stack",
    h(
      "div.row",
      button(t("desk-light"), () => light(desk, desk.cells), { kind: ".main" }),
      button(t("desk-light-around"), () =>
        light(desk, [...new Set(desk.cells.flatMap((cell) => near(cell, desk.size)))]),
      ),
    ),
    clearing,
    setting,
    list,
  );

  const names = (/** @type {number[]} */ cells) => namesOf(cells, desk.size);
  const known = () => {
    const found = readTriggers(desk.draft.cosmetics.triggers ?? [], desk.size);
    return awaitsTriggers && !found.more.length ? { ...found, clears: "nothing" } : found;
  };

  /** @param {string} clears @param {Trigger[]} more */
  function write(clears, more) {
    const { cosmetics } = desk.draft;
    awaitsTriggers = clears === "nothing";
    const triggers = writtenTriggers(clears, more, desk.size);
    desk.change({ cosmetics: { ...cosmetics, fog: cosmetics.fog ?? [], triggers } });
  }

  /** The selected cells are those of a trigger, or what it clears. */
  function next() {
    if (!desk.cells.length) {
      toast(t("desk-no-cells"));
      return;
    }
    const { clears, more } = known();
    if (waiting) {
      const trigger = { cells: waiting, lights: names(desk.cells) };
      waiting = null;
      write(clears, [...more, trigger]);
    } else waiting = names(desk.cells);
    desk.app.selection.none();
    desk.app.refresh();
    show();
  }

  function show() {
    const { clears, more } = known();
    fill(
      clearing,
      choice(t("desk-clears"), named("desk-clears", CLEARS), clears, (value) => write(value, more)),
    );
    fill(
      setting,
      waiting ? h("p.small", t("desk-trigger-how", { cells: waiting.join(" ") })) : null,
      button(t(waiting ? "desk-trigger-clears" : "desk-trigger"), next, { kind: ".small" }),
    );
    fill(
      list,
      more.map((trigger) =>
        item(
          t("desk-trigger-is", {
            cells: trigger.cells.join(" "),
            lights: trigger.lights.join(" "),
          }),
          () =>
            write(
              clears,
              more.filter((other) => other !== trigger),
            ),
        ),
      ),
    );
  }

  return { element, show };
}
