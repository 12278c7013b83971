// Draws a grid. A cell is 60 units wide; what did not change is not drawn again.
//
// Layers from below: cells (they carry the roles for screen readers), extra lines and shades,
// colours of cells, halos, marks of rules, under (fills), ink of each cell, lines, further marks of
// rules, lines of the pen, over (frames, links), selection.

import { afterPaint, s, setAttributes } from "../page/dom.js";
import { backdrop, ruleMarks, shadedCells } from "./backdrop.js";
import { Fog, leaveOut } from "./fog.js";
import { textPath } from "./glyphs.js";
import { gridLines, lineNames, regionLines } from "./lattice.js";
import { describe, range } from "./layout.js";
import { cornerOf, packedMarks, placedMarks, spot, UNIT } from "./marks.js";
import { areaOf, borders } from "./outlines.js";
import { drawArgument } from "./overlay.js";
import { EMPTY, hasMarks, isSameFrom, NONE, seenOf } from "./seen.js";
import { paintSigns, Washes } from "./washes.js";

/** Most paths of marks that are kept to be used again. */
const MOST_KEPT = 4096;
/** The largest board on which a set of digits is a number, as the sum of their powers of two. */
const MOST_SUMMED = 50;
const HIDDEN = { "aria-hidden": "true", "pointer-events": "none" };
/** Most cells that get their names before the screen shows them. */
const MOST_NAMED = 100;
/** Signs of digits, from 1 on. */
export const DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*";

/**
 * The digit at a place as text: letters from 10 on where the player wants them.
 * @param {number} digit @param {Pick<Geometry, "first" | "last">} info @param {boolean} letters
 */
export function symbol(digit, { first, last }, letters) {
  const shown = digit + first - 1;
  const isLetter = letters && shown && last > 9 && last <= DIGITS.length;
  return isLetter ? DIGITS[shown - 1] : String(shown);
}

/** Boards that were made. */
let boards = 0;

export class Board {
  info = describe({ size: 0 });
  rects = /** @type {SVGRectElement[]} */ ([]);
  /** The places of digits and marks, by cell. */
  places = /** @type {SVGGElement[]} */ ([]);
  drawn = /** @type {(Seen | null)[]} */ ([]);
  marks = /** @type {(CellMarks | null)[]} */ ([]);
  figures = /** @type {string[]} */ ([]);
  classes = /** @type {string[]} */ ([]);
  kept = /** @type {Map<number | string, string>} */ (new Map());
  extraCells = /** @type {Set<number>} */ (new Set());
  /** What pencil marks have in cells with marks of rules. */
  rooms = /** @type {Map<number, Room>} */ (new Map());
  unnamed = /** @type {Set<number>} */ (new Set());
  selected = /** @type {Set<number>} */ (new Set());
  argued = /** @type {Shown | null} */ (null);
  labelOf = /** @type {(cell: number) => string} */ (() => "");
  look = { letters: false, names: false, glyphs: true, digits: 1, marks: 1 };
  isPacked = false;
  /** The digit whose candidates are seen, the others being faded; 0: all are. */
  filter = 0;
  at = 0;
  /** Whether the marks of a cell are drawn: on a large board those that can be seen are. */
  isNear = /** @type {(cell: number) => boolean} */ (() => true);
  /** The part of the drawing that the whole board takes: x, y, width and height. */
  whole = [0, 0, 0, 0];
  backdrop = s("g");
  /** The colours of cells. */
  colours = s("g", HIDDEN);
  washes = new Washes(this.colours, 0);
  /** The roles of cells: see roles.js. */
  roles = s("g", HIDDEN);
  roleSigns = s("g", HIDDEN);
  /** What makes rules stand out, under their marks. */
  halos = s("g", { ...HIDDEN, class: "over" });
  /** What lies under the digits. */
  below = s("g", HIDDEN);
  /** What lies over the lines of the grid. */
  signs = s("g", HIDDEN);
  /** What the player drew: see pen.js. */
  pen = s("g", { ...HIDDEN, class: "pen" });
  names = s("g");
  under = s("g", { ...HIDDEN, class: "over under" });
  over = s("g", { ...HIDDEN, class: "over" });
  thick = s("path", { class: "thick" });
  selection = s("path", { ...HIDDEN, class: "selection" });
  cursor = s("rect", { ...HIDDEN, class: "cursor", width: UNIT - 14, height: UNIT - 14, rx: 6 });

  /** @param {SVGSVGElement} svg @param {{label?: string, interactive?: boolean}} options */
  constructor(svg, { label = "", interactive = false } = {}) {
    this.svg = svg;
    boards += 1;
    this.fog = new Fog(`lit-${boards}`);
    this.isInteractive = interactive;
    svg.classList.add("board");
    svg.setAttribute("role", interactive ? "grid" : "img");
    svg.setAttribute("aria-label", label);
  }

  /** Draw the empty grid of a layout. @param {Geometry} info */
  setLayout(info) {
    this.info = info;
    const { size, count, layout } = info;
    this.rects = range(count).map((cell) => {
      const [x, y] = cornerOf(cell, size);
      return s("rect", { class: "cell", x, y, width: UNIT, height: UNIT });
    });
    const rows = range(info.sides[0]).map((row) => {
      const cells = info.cells.filter((cell) => Math.floor(cell / size) === row);
      return s("g", {}, ...cells.map((cell) => this.rects[cell]));
    });
    if (this.isInteractive) this.describeCells(rows);
    this.places = range(count).map((cell) =>
      s("g", { transform: `translate(${cornerOf(cell, size).join(" ")})` }),
    );
    this.washes = new Washes(this.colours, size);
    this.halos.replaceChildren();
    this.under.replaceChildren();
    this.over.replaceChildren();
    this.pen.replaceChildren();
    this.roles.replaceChildren();
    this.roleSigns.replaceChildren();
    const side = size * UNIT;
    this.svg.replaceChildren(
      layout.shape
        ? s("path", { ...HIDDEN, class: "paper", d: areaOf(info.cells, size) })
        : s("rect", { ...HIDDEN, class: "paper", width: side, height: side }),
      s("g", { class: "cells" }, ...rows),
      this.backdrop,
      s("g", HIDDEN, ...this.fog.elements),
      this.colours,
      this.roles,
      this.halos,
      this.below,
      this.under,
      s("g", { ...HIDDEN, class: "ink" }, ...this.places),
      gridLines(info, this.thick),
      this.signs,
      this.pen,
      this.over,
      this.selection,
      this.cursor,
      this.roleSigns,
      this.names,
    );
    this.drawn = Array(count).fill(null);
    this.marks = Array(count).fill(null);
    this.figures = range(info.most + 1).map((digit) =>
      digit ? this.figureIn(spot(digit, info.most), digit) : "",
    );
    this.kept = new Map();
    this.unnamed = new Set();
    this.classes = Array(count).fill("");
    this.selected = new Set();
    this.argued = null;
    this.drawRegions(info.regions);
    this.svg.style.setProperty("--digits", String(this.look.digits));
    this.showScene(info);
  }

  /** Draw what the scene shows of the same layout. @param {Geometry} info */
  showScene(info) {
    const { scene, sides } = info;
    const drawn = {
      backdrop: backdrop(info),
      names: s("g", { class: "names", "aria-hidden": "true" }),
    };
    this.info = info;
    this.svg.classList.toggle("ruled", Boolean(scene?.below));
    this.svg.classList.toggle("threaded", Boolean(scene?.hasThreads));
    this.rooms = new Map(
      scene?.rooms?.map(({ cell, free: [left, top, right, bottom] }) => [
        cell,
        [UNIT * left, UNIT * top, UNIT * right, UNIT * bottom],
      ]),
    );
    const [left, top, right, bottom] = (scene?.rim ?? [0, 0, 0, 0]).map((far) => far * UNIT);
    if (this.look.names) drawn.names.append(...lineNames(sides, left, top));
    for (const layer of /** @type {const} */ (["backdrop", "names"])) {
      this[layer].replaceWith(drawn[layer]);
      this[layer] = drawn[layer];
    }
    this.showMarks(new Set());
    this.fog.covered = undefined;
    const margin = this.look.names ? 24 : 3;
    const [high, wide] = sides.map((side) => side * UNIT + margin + 3);
    this.whole = [-margin - left, -margin - top, wide + left + right, high + top + bottom];
    this.svg.setAttribute("viewBox", this.whole.join(" "));
    this.extraCells = shadedCells(info);
  }

  /** Say to screen readers where each cell is. @param {SVGGElement[]} rows */
  describeCells(rows) {
    const { size, sides } = this.info;
    this.svg.setAttribute("aria-rowcount", String(sides[0]));
    this.svg.setAttribute("aria-colcount", String(sides[1]));
    rows.forEach((row, index) => {
      setAttributes(row, { role: "row", "aria-rowindex": index + 1 });
    });
    this.rects.forEach((rect, cell) => {
      const column = (cell % size) + 1;
      setAttributes(rect, {
        role: "gridcell",
        tabindex: -1,
        "aria-colindex": column,
        "data-cell": cell,
      });
    });
  }

  /** Thick lines between regions. @param {number[] | null} regions */
  drawRegions(regions) {
    const { size, layout } = this.info;
    this.thick.setAttribute("d", regionLines(regions, size, layout.shape));
  }

  /**
   * Draw a view: digit, isGiven, corner, centre, colours, candidateColours of a cell; sets of cells
   * `wrong`, `trueDigits`, `pattern`; `either`: what cells have in two solutions; `packed`: whether
   * marks are packed, else each digit has its place; `filter`: the digit whose candidates are not
   * faded. Lists that are the same object are the same content.
   * @param {BoardView} view @param {((cell: number) => string) | null} labelOf
   */
  paint(view, labelOf = null) {
    this.isPacked = Boolean(view.packed);
    this.filter = view.filter ?? 0;
    const look = `${this.look.letters}${view.packed}${this.look.glyphs}${this.filter}`;
    if (view.fog && view.fog !== this.fog.covered) this.cover(view.fog);
    for (const cell of this.info.cells)
      this.paintCell(cell, seenOf(view, cell, look, !this.isNear(cell)));
    this.washes.draw();
    if (!labelOf) return;
    this.labelOf = labelOf;
    this.rename([]);
  }

  /** Paint what changed in a cell. @param {number} cell @param {Seen} seen */
  paintCell(cell, seen) {
    const before = this.drawn[cell];
    if (isSameFrom(0, seen, before)) return;
    this.drawn[cell] = seen;
    const isCrowded = hasMarks(seen);
    if (seen[0] !== before?.[0] || seen[2] !== before[2] || isCrowded !== hasMarks(before))
      this.paintColours(cell, seen[0], isCrowded);
    if (!isSameFrom(2, seen, before)) this.paintInk(cell, seen);
    this.unnamed.add(cell);
  }

  /**
   * Give the names that screen readers say to cells that changed, and to these; many of them only
   * once the screen shows the rest.
   * @param {Iterable<number>} cells
   */
  rename(cells) {
    for (const cell of cells) this.unnamed.add(cell);
    const give = () => {
      for (const cell of this.unnamed)
        this.rects[cell]?.setAttribute("aria-label", this.labelOf(cell));
      this.unnamed.clear();
    };
    if (this.unnamed.size > MOST_NAMED) afterPaint(give);
    else give();
  }

  /** Draw the marks of a cell, however small they are. @param {number} cell */
  bringNear(cell) {
    const seen = this.drawn[cell];
    if (!seen?.[12]) return;
    seen[12] = false;
    this.paintInk(cell, seen);
  }

  /**
   * Cover what the puzzle shows in cells, not what the player writes.
   * @param {Set<number>} cells
   */
  cover(cells) {
    if (this.fog.covered || cells.size) this.showMarks(cells);
    this.fog.cover(cells, [this.backdrop, this.below, this.signs], this.info.size);
    this.unnamed = new Set(this.info.cells);
  }

  /** Draw the marks of rules, as far as they are lit. @param {Set<number>} covered */
  showMarks(covered) {
    const { scene, size } = this.info;
    for (const [layer, svg] of /** @type {const} */ ([
      ["below", scene?.below],
      ["signs", scene?.above],
    ])) {
      const marks = ruleMarks(svg);
      if (covered.size) leaveOut(marks, covered, size);
      this[layer].replaceChildren(marks);
    }
  }

  /** The digit or the marks of a cell. @param {number} cell @param {Seen} seen */
  paintInk(cell, seen) {
    const [, , , digit, , , , corner, centre, , , letter, isFar] = seen;
    const place = this.places[cell];
    if (!digit && !letter && !isFar && this.marks[cell]) {
      this.paintMarks(this.marks[cell], seen);
      return;
    }
    while (place.lastElementChild && !place.lastElementChild.classList.contains("glyph"))
      place.lastElementChild.remove();
    this.marks[cell] = null;
    if (digit) this.writeDigit(place, seen);
    else if (letter) this.write(place, ` letter${[...letter].length > 1 ? " two" : ""}`, letter);
    else if (!isFar && (corner.length || centre.length)) {
      const group = s("g", { class: "marks" });
      const parts = { circles: NONE, figures: {}, paths: {} };
      this.marks[cell] = { group, room: this.rooms.get(cell), ...parts };
      this.paintMarks(this.marks[cell], seen);
      place.append(group);
    }
  }

  /** @param {SVGGElement} place @param {string} kind @param {string} text */
  write(place, kind, text) {
    const foot = { x: UNIT / 2, y: UNIT / 2 + this.drop };
    place.append(s("text", { ...foot, class: `digit${kind}` }, text));
  }

  /** @param {SVGGElement} place @param {Seen} seen */
  writeDigit(place, [, , , digit, isGiven, isWrong, isTrue]) {
    const kind = isGiven ? " given" : isTrue ? " true" : "";
    this.write(place, `${kind}${isWrong ? " wrong" : ""}${this.width}`, this.symbol(digit));
    if (isWrong) place.append(s("path", { class: "slip", d: "M15 52l5-4l5 4l5-4l5 4l5-4l5 4" }));
  }

  /**
   * Colours of a cell with their signs.
   * @param {number} cell @param {Digits} colours @param {boolean} isCrowded
   */
  paintColours(cell, colours, isCrowded) {
    const place = this.places[cell];
    place.classList.toggle("coloured", colours.length > 0);
    this.washes.set(cell, colours);
    if (this.look.glyphs) paintSigns(place, colours, isCrowded, this.info.size);
  }

  /**
   * Marks with the colours of candidates: packed where the view wants that and there is room.
   * @param {CellMarks} marks @param {Seen} seen
   */
  paintMarks(marks, seen) {
    const [corner, centre, tinted] = [seen[7], seen[8], seen[9]];
    this.paintFigures(marks, "beside", this.figuresOf(seen[13], marks.room));
    const packed = this.packed(corner, centre, marks.room);
    for (const circle of marks.circles) circle.remove();
    marks.circles = tinted.length
      ? this.circles(packed ?? placedMarks(corner, centre, this.info.most, marks.room), tinted)
      : NONE;
    marks.group.prepend(...marks.circles);
    marks.group.classList.toggle("packed", Boolean(packed?.length));
    const { filter } = this;
    const single = corner.length ? centre.filter((digit) => !corner.includes(digit)) : centre;
    const all = packed ?? { centre: single, corner };
    for (const kind of /** @type {const} */ (["centre", "corner"]))
      this.paintFigures(
        marks,
        kind,
        this.pathOf(all, kind, marks.room, (digit) => !filter || digit === filter),
      );
    const faded = filter
      ? ["centre", "corner"].map((kind) =>
          this.pathOf(all, kind, marks.room, (digit) => digit !== filter),
        )
      : NONE;
    this.paintFigures(marks, "faded", faded.join(""));
  }

  /**
   * The figures of the marks of a kind: packed, or each digit at its place.
   * @param {Packed[] | Record<string, Digits>} marks @param {string} kind
   * @param {Room | undefined} room @param {(digit: number) => boolean} isWanted
   */
  pathOf(marks, kind, room, isWanted) {
    if (!Array.isArray(marks))
      return this.figuresOf(this.filter ? marks[kind].filter(isWanted) : marks[kind], room);
    return marks
      .filter((mark) => mark.kind === kind && isWanted(mark.digit))
      .map(({ text, x, y, height }) => textPath(text, x, y, height))
      .join("");
  }

  /** @param {Placed[]} marks @param {readonly Tint[]} tinted */
  circles(marks, tinted) {
    const colours = new Map(tinted);
    return marks
      .filter(({ digit }) => colours.has(digit))
      .map(({ digit, x, y, radius }) =>
        s("circle", { class: `c${colours.get(digit)}`, cx: x, cy: y, r: radius }),
      );
  }

  /** @param {CellMarks} marks @param {MarkKind} kind @param {string} path */
  paintFigures({ group, figures, paths }, kind, path) {
    if (path === (paths[kind] ?? "")) return;
    const drawn = figures[kind] ?? s("path", { class: `figures ${kind}` });
    if (!figures[kind]) group.append(drawn);
    figures[kind] = drawn;
    drawn.setAttribute("d", path);
    paths[kind] = path;
  }

  /**
   * The figures of some marks: cells of a large grid often have the same.
   * @param {Digits} digits @param {Room} [room]
   */
  figuresOf(digits, room) {
    if (room)
      return digits
        .map((digit) => this.figureIn(spot(digit, this.info.most, room), digit))
        .join("");
    const isSummed = this.info.most <= MOST_SUMMED;
    const name = isSummed ? digits.reduce((sum, digit) => sum + 2 ** digit, 0) : digits.join();
    const kept = this.kept.get(name);
    if (kept !== undefined) return kept;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const lines = digits.map((digit) => this.figures[digit]).join("");
    this.kept.set(name, lines);
    return lines;
  }

  /** Whether digits have two figures, and so all of them are a little smaller. */
  get isWide() {
    return this.info.last > 9 && this.symbol(this.info.most).length > 1;
  }

  /** What the class of a digit says of how many figures the largest has. */
  get width() {
    return this.info.last > 99 ? " three" : this.isWide ? " two" : "";
  }

  /** Distance from the middle of a cell down to the baseline of its digit. */
  get drop() {
    return (this.isWide ? 10.5 : 13.5) * this.look.digits;
  }

  /** @param {number} digit */
  symbol(digit) {
    return symbol(digit, this.info, this.look.letters);
  }

  /** A mark as a path, at its place in a cell. @param {number} cell @param {number} digit */
  figureAt = (cell, digit) => this.figureIn(this.spotAt(cell, digit), digit);

  /**
   * The place of a mark in what rules leave of its cell.
   * @param {number} cell @param {number} digit
   */
  spotAt(cell, digit) {
    const { size, most } = this.info;
    const { x, y, ...extent } = spot(digit, most, this.rooms.get(cell));
    return { x: cornerOf(cell, size)[0] + x, y: cornerOf(cell, size)[1] + y, ...extent };
  }

  /** @param {ReturnType<typeof spot>} place @param {number} digit */
  figureIn({ x, y, height }, digit) {
    const share = this.info.last > 99 ? 0.66 : this.isWide ? 0.8 : 1;
    return textPath(this.symbol(digit), x, y, share * this.look.marks * height);
  }

  /**
   * Marks that are packed, where the view wants that and there is room.
   * @param {Digits} corner @param {Digits} centre @param {Room} [room]
   */
  packed(corner, centre, room) {
    if (!this.isPacked) return null;
    return packedMarks(corner, centre, (digit) => this.symbol(digit), room, this.look.marks);
  }

  /**
   * Set the classes of cells: `classOf(cell)` gives them.
   * @param {(cell: number) => string} classOf
   */
  shade(classOf) {
    for (const cell of this.info.cells) {
      const name = `cell${this.extraCells.has(cell) ? " extra" : ""} ${classOf(cell)}`;
      if (name === this.classes[cell]) continue;
      this.classes[cell] = name;
      this.rects[cell].setAttribute("class", name);
      // The edge that keeps thin lines off a digit has the shade of its cell.
      if (this.info.scene?.hasThreads) this.places[cell].dataset.shade = name;
    }
  }

  /**
   * Draw the selection and the cell that the keyboard is at.
   * @param {Set<number>} cells @param {number} at
   */
  select(cells, at) {
    this.selection.setAttribute("d", borders([...cells], this.info.size, 3.5));
    for (const cell of this.selected)
      if (!cells.has(cell)) this.rects[cell].removeAttribute("aria-selected");
    for (const cell of cells)
      if (!this.selected.has(cell)) this.rects[cell].setAttribute("aria-selected", "true");
    this.selected = new Set(cells);
    if (this.at !== at || this.rects[at]?.getAttribute("tabindex") !== "0") {
      this.rects[this.at]?.setAttribute("tabindex", "-1");
      this.rects[at]?.setAttribute("tabindex", "0");
      this.at = at;
    }
    this.cursor.classList.toggle("on", cells.size !== 1);
    const [x, y] = cornerOf(at, this.info.size);
    setAttributes(this.cursor, { x: x + 7, y: y + 7 });
  }

  /** A wave from a cell over the board, at the end of a game. @param {number} middle */
  celebrate(middle) {
    const { size } = this.info;
    this.places.forEach((place, cell) => {
      const [[x1, y1], [x2, y2]] = [cornerOf(cell, size), cornerOf(middle, size)];
      const far = Math.hypot(x2 - x1, y2 - y1) / UNIT;
      place.style.setProperty("--wait", `${Math.round(far * 55)}ms`);
    });
    this.svg.classList.add("finish");
    setTimeout(() => this.svg.classList.remove("finish"), 2500);
  }

  focus() {
    this.rects[this.at]?.focus({ preventScroll: true });
  }

  /** Draw an argument, or nothing: see overlay.js. @param {Shown | null} argument */
  argue(argument) {
    if (argument === this.argued) return;
    this.argued = argument;
    this.halos.replaceChildren();
    this.under.replaceChildren();
    this.over.replaceChildren();
    if (argument) drawArgument(this, argument);
  }

  /** A point of the page in the units of the drawing. @param {number} x @param {number} y */
  pointAt(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  /**
   * The cell at a point of the page, and the candidate there; null outside.
   * @param {number} x @param {number} y
   */
  cellAt(x, y) {
    const point = this.pointAt(x, y);
    const { size, has } = this.info;
    const [column, row] = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
    if (column < 0 || row < 0 || column >= size || row >= size) return null;
    const cell = row * size + column;
    if (!has(cell)) return null;
    const [dx, dy] = [point.x - (column + 0.5) * UNIT, point.y - (row + 0.5) * UNIT];
    const isCentral = Math.hypot(dx, dy) < UNIT * 0.43;
    return {
      cell,
      isCentral,
      digit: this.markAt(cell, point.x - column * UNIT, point.y - row * UNIT),
    };
  }

  /**
   * Digit of the mark at a point of a cell, or a little beside it; null for none.
   * @param {number} cell @param {number} x @param {number} y
   */
  markAt(cell, x, y) {
    const [, , , , , , , corner, centre] = this.drawn[cell] ?? EMPTY;
    const room = this.rooms.get(cell);
    const marks =
      this.packed(corner, centre, room) ?? placedMarks(corner, centre, this.info.most, room);
    const far = (/** @type {Placed} */ mark) => Math.hypot(mark.x - x, mark.y - y) - mark.radius;
    const [nearest] = marks.sort((one, other) => far(one) - far(other));
    return nearest && far(nearest) < 4 ? nearest.digit : null;
  }
}
