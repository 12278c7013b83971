// The board of the first page: the app's own, which plays at once. Hints need no Python either: the
// puzzle asks for singles alone, and a single stays one whatever else was entered rightly.
import { BoardView } from "../../src/nonet/notebook/js/board_view.js";
import { followTheme } from "../../src/nonet/notebook/js/dark.js";
import { Play } from "../../src/nonet/notebook/js/play.js";

/**
 * @typedef {{
 *   traits: BoardTraits, solution: number[], steps: Step[], wrong: string, style: string,
 * }} HomeData
 */

/** The digits that a board leaves in each empty cell. @param {number[]} digits */
export function candidatesOf(digits) {
  const size = Math.sqrt(digits.length);
  const box = Math.sqrt(size);
  const place = (/** @type {number} */ cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return [row, column, Math.floor(row / box) * box + Math.floor(column / box)];
  };
  return digits.map((digit, cell) => {
    if (digit) return [];
    const at = place(cell);
    const seen = digits.filter((_, other) => place(other).some((part, kind) => part === at[kind]));
    return Array.from({ length: size }, (_, index) => index + 1).filter(
      (candidate) => !seen.includes(candidate),
    );
  });
}

/**
 * What `hint` answers on a board: a wrong digit, or the first step whose cell is still empty.
 * @param {HomeData} data @param {number[]} digits
 */
export function hintOf({ solution, steps, wrong }, digits) {
  const cell = digits.findIndex((digit, at) => digit && digit !== solution[at]);
  const named = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const message = wrong.replace("{cell}", named).replace("{digit}", String(digits[cell]));
  const mistakes = cell < 0 ? [] : [{ cells: [cell], message }];
  const step = mistakes.length ? null : steps.find(({ placements: [[at]] }) => !digits[at]);
  const solved = !mistakes.length && !step;
  return { solved, mistakes, step: step ?? null, candidates: candidatesOf(digits), message: "" };
}

/** What a notebook's kernel is to a board, in the page itself. @implements {BoardModel} */
class LocalModel {
  /** @type {Map<string, (content: any) => void>} */
  heard = new Map();

  /** @param {HomeData} data */
  constructor(data) {
    this.data = data;
    this.traits = { ...data.traits };
  }

  /** @template {keyof BoardTraits} Name @param {Name} name */
  get(name) {
    return this.traits[name];
  }

  /** @template {keyof BoardTraits} Name @param {Name} name @param {BoardTraits[Name]} value */
  set(name, value) {
    this.traits[name] = value;
  }

  save_changes() {}

  /** @param {string} event @param {(content: any) => void} does */
  on(event, does) {
    this.heard.set(event, does);
  }

  /** @param {any} question */
  send({ id, kind, fields }) {
    const { givens, entries } = fields.state;
    const digits = givens.map(
      (/** @type {number} */ given, /** @type {number} */ cell) => given || entries?.[cell] || 0,
    );
    const check = {
      status: "unique",
      solutions: [this.data.solution],
      mistakes: [],
      solved: false,
    };
    const answer = kind === "hint" ? hintOf(this.data, digits) : check;
    queueMicrotask(() => this.heard.get("msg:custom")?.({ id, answer }));
  }
}

async function begin() {
  const place = document.querySelector(".home .board");
  if (!place) return;
  const answer = await fetch(new URL("../home.json", import.meta.url));
  /** @type {HomeData} */
  const data = await answer.json();
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  // Our policy allows no styles inside a page, but those that a script makes.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(data.style);
  shadow.adoptedStyleSheets = [sheet];
  const content = document.createElement("div");
  shadow.append(content);
  new BoardView(new Play(new LocalModel(data)), content);
  place.replaceChildren(host);
  followTheme(host);
}

if (globalThis.document) void begin();
