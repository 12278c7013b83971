// A game: digits, marks and colours, and every move both ways. Knows nothing of the page.
//
// A move is a list of changes [layer, cell, before, after]. Layers: given and entry (a digit, 0
// none), corner and centre marks, colours and roles of the scene (ascending lists), colours of
// candidates (lists of [digit, colour]), letters (a text, "" none), pen (lists of [kind, colour],
// see pen.js), filled at 0: whether candidates were filled in.

import { describe, doubled, range } from "../board/layout.js";
import { sceneOf } from "../board/scene.js";
import { NONE } from "../board/seen.js";
import { Refusal } from "../service/refusals.js";
import { markedIn } from "./roles.js";

/** @type {("corner" | "centre")[]} */
const MARKS = ["corner", "centre"];
/** @type {ListLayer[]} */
const LISTS = ["corner", "centre", "colours", "candidateColours", "pen"];
/** @type {Partial<Record<Layer, LayerValue>>} What is in an empty cell, where that is no list. */
const EMPTY = { given: 0, entry: 0, letters: "", filled: false };

/** What is in an empty cell of a layer. @param {Layer} layer @returns {LayerValue} */
export const emptyOf = (layer) => EMPTY[layer] ?? NONE;

/** Whether there is nothing in a cell of a layer. @param {LayerValue} value */
export const isEmpty = (value) => (Array.isArray(value) ? !value.length : !value);

/** @type {Said} */
const NOTHING_SAID = { at: () => [], broken: [] };

export class Game {
  /**
   * @param {State & {locked?: boolean, scene?: Scene | null}} state
   * @param {Partial<PuzzleFile>} file
   */
  constructor({ layout, givens, entries = null, locked = true, scene = null }, file = {}) {
    const { author = "", rules = "", message = "" } = file;
    const { cosmetics = {}, hasUnreadRules = false, solution = null } = file;
    /** What the file of the puzzle draws and says. */
    this.file = { author, rules, message, cosmetics, hasUnreadRules, solution };
    this.info = describe(layout, sceneOf(layout, cosmetics, scene));
    const { count } = this.info;
    /** @type {Layers} */
    this.layers = {
      given: [...givens],
      entry: entries ? [...entries] : Array(count).fill(0),
      corner: Array(count).fill(NONE),
      centre: Array(count).fill(NONE),
      colours: Array(count).fill(NONE),
      candidateColours: Array(count).fill(NONE),
      letters: Array(count).fill(""),
      role: Array(count).fill(NONE),
      pen: Array(count).fill(NONE),
      filled: [false],
    };
    this.locked = locked;
    this.auto = false;
    /** Cells with marks that the player chose before candidates became automatic. */
    this.chosen = /** @type {Set<number>} */ (new Set());
    /** What the sums of rules leave of the puzzle, once it was asked for. */
    this.allowed = /** @type {Digits[] | null} */ (null);
    /** @type {Move[]} */
    this.moves = [];
    /** @type {Move[]} */
    this.undone = [];
    /** Seconds played when a move was made. @type {WeakMap<Move, number>} */
    this.times = new WeakMap();
    /** @type {SavePoint[]} */
    this.savePoints = [];
    this.version = 0;
    this.conflicting = { version: -1, found: /** @type {Set<number>} */ (new Set()) };
    this.elapsed = 0;
    this.finished = false;
    /** The only solution, once it was asked for: it is never shown as such. */
    this.solution = /** @type {number[] | null} */ (null);
    this.solutionLayers = /** @type {Digits} */ (NONE);
    /** Sets of digits that the player crossed out as those of a sum: "cells:digits". */
    this.crossed = /** @type {Set<string>} */ (new Set());
    /** Cells under fog: all, until it is known which are lit. */
    this.covered = new Set(cosmetics.fog && this.locked ? this.cells : []);
    /** What the server says of the rules: words for each cell, and the rules that are broken. */
    this.said = NOTHING_SAID;
    /** What the game is a task of: a daily puzzle, a station of the course. */
    this.task = /** @type {Task | null} */ (null);
    /** What the desk keeps of a puzzle that is being set. */
    this.draft = /** @type {SavedDraft | null} */ (null);
    /** Whether the player was helped: by a hint, a cell revealed, a solution shown. */
    this.helped = false;
    /** How often. */
    this.helps = 0;
  }

  /** Take the scene of the layout, which came later than the game. @param {Scene} scene */
  take(scene) {
    this.info = describe(this.info.layout, scene);
    this.version += 1;
  }

  /** The player is helped: it is not solved without help any more. */
  help() {
    if (!this.locked || this.finished) return;
    this.helped = true;
    this.helps += 1;
  }

  get size() {
    return this.info.size;
  }
  get count() {
    return this.info.count;
  }
  get cells() {
    return this.info.cells;
  }
  /** @param {number} cell */
  digit(cell) {
    return this.layers.given[cell] || this.layers.entry[cell];
  }
  /** The digit that the player can see: not a given under fog. @param {number} cell */
  seen(cell) {
    return this.covered.has(cell) ? this.layers.entry[cell] : this.digit(cell);
  }
  /** @param {number} cell */
  isGiven(cell) {
    return this.layers.given[cell] > 0;
  }
  /** @param {number} cell */
  corner(cell) {
    return this.layers.corner[cell];
  }
  /** @param {number} cell */
  centre(cell) {
    return this.layers.centre[cell];
  }
  /** @param {number} cell */
  colours(cell) {
    return this.layers.colours[cell];
  }
  /** @param {number} cell */
  candidateColours(cell) {
    return this.layers.candidateColours[cell];
  }
  /** @param {number} cell */
  letter(cell) {
    return this.layers.letters[cell];
  }
  /** @param {number} cell */
  role(cell) {
    return this.layers.role[cell];
  }
  /** @param {number} cell */
  isDrawnOn(cell) {
    return !isEmpty(this.layers.pen[cell]);
  }
  /** @param {number} cell @param {number} digit */
  hasMark(cell, digit) {
    return this.corner(cell).includes(digit) || this.centre(cell).includes(digit);
  }
  /** Whether centre marks are all candidates of their cells, not those of the player's choice. */
  get hasCandidates() {
    return this.auto || this.layers.filled[0];
  }
  digits() {
    return this.layers.given.map((given, cell) => given || this.layers.entry[cell]);
  }
  get isFull() {
    return this.cells.every((cell) => this.digit(cell));
  }
  /** Whether the board is full and right, as far as the page knows; drawn rules it does not. */
  get isSolved() {
    const { hasUnreadRules, solution } = this.file;
    if (hasUnreadRules) return String(this.digits()) === String(solution);
    return this.isFull && this.conflicts().size === 0;
  }
  /** Whether there are rules beyond houses, which the server alone knows. */
  get hasRules() {
    return Boolean(this.info.layout.constraints);
  }
  get hasFog() {
    return Boolean(this.file.cosmetics.fog);
  }
  get canUndo() {
    return this.moves.length > 0;
  }
  get canRedo() {
    return this.undone.length > 0;
  }

  /** Cells that hold a digit that is in one of their houses twice. */
  conflicts() {
    if (this.conflicting.version === this.version) return this.conflicting.found;
    const found = doubled(this.info.houses, (cell) => this.digit(cell));
    this.conflicting = { version: this.version, found };
    return found;
  }

  /**
   * Cells with the digit of a cell; without one those that share a mark, or a colour, with it.
   * @param {number} cell @returns {number[]}
   */
  alike(cell) {
    const digit = this.digit(cell);
    const { letters, centre, corner, colours } = this.layers;
    const list = [letters, centre, corner, colours].find((layer) => layer[cell].length);
    return [...this.cells].filter((other) => {
      if (digit) return this.digit(other) === digit;
      return list ? [...list[cell]].some((mark) => isIn(list[other], mark)) : other === cell;
    });
  }

  /** How often each digit is on the board, by digit. */
  counts() {
    const counts = Array(this.info.most + 1).fill(0);
    for (const cell of this.cells) counts[this.seen(cell)] += 1;
    return counts;
  }

  /** Digits that no peer of the cell holds, and that sums of rules leave. @param {number} cell */
  possible(cell) {
    const seen = new Set(this.info.peers[cell].map((peer) => this.seen(peer)));
    const digits = this.allowed?.[cell] ?? range(this.info.most).map((index) => index + 1);
    return digits.filter((digit) => !seen.has(digit));
  }

  /**
   * Automatic candidates beside marks that the player has chosen.
   * @param {number} cell @returns {Digits}
   */
  beside(cell) {
    if (!this.auto || !this.chosen.has(cell) || this.digit(cell)) return NONE;
    return this.possible(cell).filter((digit) => !this.hasMark(cell, digit));
  }

  /**
   * Let candidates be automatic, or the player's again.
   * @param {boolean} isAuto @param {readonly Digits[] | null} marks
   */
  setAuto(isAuto, marks) {
    this.auto = isAuto;
    const own = [...this.cells].filter((cell) => this.centre(cell).length);
    this.chosen = new Set(isAuto && !this.layers.filled[0] ? own : []);
    return isAuto && this.fillCandidates({ keep: true, marks });
  }

  /**
   * Make a move of changes [layer, cell, after]; those that change nothing are left out. The colour
   * of a candidate goes with its mark.
   * @param {Change[]} changes
   */
  make(changes) {
    /** @type {Move} */
    const move = [];
    /** @type {(...change: Change) => void} */
    const change = (layer, cell, after) => {
      const before = this.layers[layer][cell];
      if (same(before, after)) return;
      move.push([layer, cell, before, after]);
      this.set(layer, cell, after);
    };
    for (const [layer, cell, after] of changes) change(layer, cell, after);
    for (const cell of new Set(
      move.filter(([layer]) => layer === "corner" || layer === "centre").map(([, cell]) => cell),
    )) {
      change(
        "candidateColours",
        cell,
        this.candidateColours(cell).filter(([digit]) => this.hasMark(cell, digit)),
      );
    }
    if (!move.length) return false;
    this.moves.push(move);
    this.times.set(move, Math.round(this.elapsed));
    this.undone = [];
    this.version += 1;
    return true;
  }

  /** @type {(...change: Change) => void} */
  set(layer, cell, after) {
    /** @type {LayerValue[]} */ (this.layers[layer])[cell] = after;
  }

  undo() {
    const move = this.moves.pop();
    if (!move) return null;
    for (const [layer, cell, before] of [...move].reverse()) this.set(layer, cell, before);
    this.undone.push(move);
    this.version += 1;
    return move;
  }

  redo() {
    const move = this.undone.pop();
    if (!move) return null;
    for (const [layer, cell, , after] of move) this.set(layer, cell, after);
    this.moves.push(move);
    this.version += 1;
    return move;
  }

  /** Undo until the digits and marks agree with a solution. @param {() => boolean} isMistaken */
  undoToBefore(isMistaken) {
    let undone = 0;
    while (isMistaken() && this.undo()) undone += 1;
    return undone;
  }

  /**
   * Write a digit into cells, or erase it where all of them have it.
   * @param {number[]} cells @param {number} digit @param {{tidy?: boolean}} options
   */
  enter(cells, digit, { tidy = true } = {}) {
    const layer = this.locked ? "entry" : "given";
    const open = cells.filter((cell) => !this.locked || !this.isGiven(cell));
    const isThere = open.length > 0 && open.every((cell) => this.layers[layer][cell] === digit);
    /** @type {Change[]} */
    const changes = open.map((cell) => [layer, cell, isThere ? 0 : digit]);
    if (!this.locked) for (const cell of open) changes.push(["entry", cell, 0]);
    if (!isThere && (tidy || this.auto)) changes.push(...this.tidied(open, digit));
    return this.make(this.auto ? [...changes, ...this.refreshed(changes)] : changes);
  }

  /**
   * Changes that take a digit's marks out of the peers of cells.
   * @param {number[]} cells @param {number} digit
   */
  tidied(cells, digit) {
    /** @type {Change[]} */
    const changes = [];
    for (const peer of new Set(cells.flatMap((cell) => this.info.peers[cell]))) {
      for (const layer of MARKS) {
        if (this.layers[layer][peer].includes(digit)) {
          changes.push([layer, peer, this.layers[layer][peer].filter((other) => other !== digit)]);
        }
      }
    }
    return changes;
  }

  /**
   * Changes that give a digit's marks back where it was taken out or replaced: to cells that it
   * took them from, and to cells with all candidates; not to those where the player has chosen
   * some.
   * @param {Change[]} changes @returns {Change[]}
   */
  refreshed(changes) {
    const gone = this.gone(changes);
    if (!gone.size) return [];
    /** @type {Map<number, LayerValue>} */
    const later = new Map(
      changes.filter(([layer]) => isDigits(layer)).map(([, cell, after]) => [cell, after]),
    );
    const digit = (/** @type {number} */ cell) => later.get(cell) ?? this.digit(cell);
    const may = (/** @type {number} */ cell, /** @type {number} */ wanted) =>
      !this.info.peers[cell].some((peer) => digit(peer) === wanted);
    const centre = changes.filter(([layer]) => layer === "centre");
    const marks = new Map(centre.map(([, cell, after]) => [cell, /** @type {Digits} */ (after)]));
    const taken = this.taken();
    for (const [cell, old] of gone) {
      if (!digit(cell) && !this.centre(cell).length) {
        const digits = this.allowed?.[cell] ?? range(this.info.most).map((index) => index + 1);
        marks.set(
          cell,
          digits.filter((wanted) => may(cell, wanted)),
        );
      }
      for (const peer of this.info.peers[cell]) {
        const isWhole = this.possible(peer).every((mark) => this.centre(peer).includes(mark));
        if (may(peer, old) && (isWhole || taken.has(`${peer},${old}`)))
          marks.set(peer, [...(marks.get(peer) ?? this.centre(peer)), old]);
      }
    }
    return [...marks].map(([cell, after]) => ["centre", cell, sorted(after)]);
  }

  /** The digits that changes take out, by their cells. @param {Change[]} changes */
  gone(changes) {
    /** @type {Map<number, number>} */
    const gone = new Map();
    for (const [layer, cell, after] of changes) {
      const before = this.layers[layer][cell];
      if (isDigits(layer) && before && before !== after) gone.set(cell, Number(before));
    }
    return gone;
  }

  /** Marks, as "cell,digit", that went with the writing of that digit, not by the player's hand. */
  taken() {
    /** @type {Set<string>} */
    const found = new Set();
    for (const move of this.moves) {
      const written = new Set(
        move.filter(([layer]) => isDigits(layer)).map(([, , , after]) => after),
      );
      const marked = /** @type {[Layer, number, Digits, Digits][]} */ (
        move.filter(([layer]) => layer === "centre")
      );
      for (const [, cell, before, after] of marked) {
        for (const digit of before.filter((mark) => !after.includes(mark)))
          found[written.has(digit) ? "add" : "delete"](`${cell},${digit}`);
        for (const digit of after) found.delete(`${cell},${digit}`);
      }
    }
    return found;
  }

  /**
   * Toggle a mark: where a cell lacks it all get it, else it goes from all.
   * @param {number[]} cells @param {"corner" | "centre" | "colours"} layer @param {number} value
   */
  mark(cells, layer, value) {
    const open = layer === "colours" ? cells : cells.filter((cell) => !this.digit(cell));
    const list = (/** @type {number} */ cell) => /** @type {Digits} */ (this.layers[layer][cell]);
    const isEverywhere = open.every((cell) => list(cell).includes(value));
    return this.make(
      open.map((cell) => [
        layer,
        cell,
        isEverywhere
          ? list(cell).filter((other) => other !== value)
          : sorted([...list(cell), value]),
      ]),
    );
  }

  /**
   * Write a letter into cells without a digit, or erase it where all of them have it.
   * @param {number[]} cells @param {string} letter
   */
  write(cells, letter) {
    const open = cells.filter((cell) => !this.digit(cell));
    const isEverywhere = open.every((cell) => this.letter(cell) === letter);
    return this.make(open.map((cell) => ["letters", cell, isEverywhere ? "" : letter]));
  }

  /**
   * Colour a candidate where it is marked, or take that colour away.
   * @param {number[]} cells @param {number} digit @param {number} colour
   */
  colourCandidate(cells, digit, colour) {
    const open = cells.filter((cell) => !this.digit(cell) && this.hasMark(cell, digit));
    const has = (/** @type {number} */ cell) =>
      this.candidateColours(cell).some((pair) => same(pair, [digit, colour]));
    const isEverywhere = open.every(has);
    return this.make(
      open.map((cell) => {
        const rest = this.candidateColours(cell).filter(([other]) => other !== digit);
        return ["candidateColours", cell, isEverywhere ? rest : [...rest, [digit, colour]]];
      }),
    );
  }

  /**
   * Clear one layer of cells, first that of the tool, else the topmost that is not empty.
   * @param {number[]} cells @param {Tool} preferred
   */
  clear(cells, preferred) {
    const digits = this.locked ? "entry" : "given";
    /** @type {Layer[]} */
    const order = [
      preferred === "entry" || preferred === "letters" ? digits : preferred,
      digits,
      "letters",
      "centre",
      "corner",
      "candidateColours",
      "colours",
      "role",
      "pen",
    ];
    /** @type {(layer: Layer, cell: number) => boolean} */
    const isFilled = (layer, cell) => !isEmpty(this.layers[layer][cell]);
    for (const layer of order) {
      const filled = cells.filter((cell) => isFilled(layer, cell));
      if (!filled.length) continue;
      /** @type {Change[]} */
      const changes = filled.map((cell) => [layer, cell, emptyOf(layer)]);
      return this.make(this.auto ? [...changes, ...this.refreshed(changes)] : changes);
    }
    return false;
  }

  /**
   * Write all candidates as centre marks; marks of cells that have some stay where `keep`.
   * @param {{keep?: boolean, marks?: readonly Digits[] | null}} options
   */
  fillCandidates({ keep = false, marks = null } = {}) {
    /** @type {Change[]} */
    const changes = [];
    for (const cell of this.cells) {
      if (this.digit(cell) || (keep && this.centre(cell).length)) continue;
      changes.push(["centre", cell, marks ? [...marks[cell]] : this.possible(cell)]);
    }
    return this.make([...changes, ["filled", 0, true]]);
  }

  /** Turn corner marks into centre marks. @param {number[]} cells */
  centreMarks(cells) {
    /** @type {Change[]} */
    const changes = [];
    for (const cell of cells) {
      if (!this.corner(cell).length) continue;
      const marks = sorted([...this.centre(cell), ...this.corner(cell)]);
      changes.push(["centre", cell, marks], ["corner", cell, NONE]);
    }
    return this.make(changes);
  }

  clearMarks() {
    return this.make(this.emptied([...LISTS, "letters"]));
  }

  /** Take out the player's digits and all marks. */
  restart() {
    this.auto = false;
    return this.make(this.emptied(["entry", ...LISTS, "letters", "role"]));
  }

  /** Changes that empty these layers of all cells. @param {Layer[]} layers */
  emptied(layers) {
    /** @type {Change[]} */
    const changes = [];
    for (const cell of this.cells)
      for (const layer of layers) changes.push([layer, cell, emptyOf(layer)]);
    changes.push(["filled", 0, false]);
    return changes;
  }

  /**
   * Do what a step says, on the candidates that it speaks of.
   * @param {Step} step @param {Digits[]} candidates @param {{tidy?: boolean}} options
   */
  apply(step, candidates, { tidy = true } = {}) {
    /** @type {Map<string, Change>} */
    const changes = new Map();
    /** @type {(...change: Change) => void} */
    const set = (layer, cell, after) => changes.set(layer + cell, [layer, cell, after]);
    /** @type {Map<number, number[]>} */
    const gone = new Map();
    for (const [cell, digit] of step.eliminations)
      gone.set(cell, [...(gone.get(cell) ?? []), digit]);
    for (const [cell, digits] of gone)
      set(
        "centre",
        cell,
        candidates[cell].filter((digit) => !digits.includes(digit)),
      );
    for (const [cell, digit] of step.placements) {
      set("entry", cell, digit);
      if (!tidy) continue;
      for (const [layer, peer, after] of this.tidied([cell], digit)) {
        const now = /** @type {Digits} */ (changes.get(layer + peer)?.[2] ?? after);
        set(
          layer,
          peer,
          now.filter((other) => other !== digit),
        );
      }
    }
    return this.make([...changes.values()]);
  }

  /**
   * The state for a question about solutions, which are unknown where rules are only drawn.
   * @param {{marks?: boolean}} [options]
   */
  posed(options) {
    if (this.file.hasUnreadRules) throw new Refusal(0, { code: "unread" });
    return this.state(options);
  }

  /** What the server is asked about: centre marks are the candidates of a cell that has some. */
  state({ marks = true } = {}) {
    const candidates = (marks ? this.layers.centre : []).map((digits, cell) =>
      !this.digit(cell) && digits.length ? [...digits] : null,
    );
    const layers = markedIn(this);
    return {
      layout: this.info.layout,
      givens: [...this.layers.given],
      entries: [...this.layers.entry],
      candidates: candidates.some(Boolean) ? candidates : null,
      ...(layers ? { layers } : {}),
    };
  }
}

/** @param {string | Digits} list @param {string | number} mark */
const isIn = (list, mark) => /** @type {readonly unknown[]} */ ([...list]).includes(mark);

const isDigits = (/** @type {Layer} */ layer) => layer === "given" || layer === "entry";

/** @param {Digits} list */
function sorted(list) {
  return [...new Set(list)].sort((one, other) => one - other);
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
