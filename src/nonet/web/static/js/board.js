// Draws a grid. A cell is 60 units wide; what did not change is not drawn again.
//
// Layers from below: cells (they carry the roles for screen readers), under (extra lines, shades),
// tints and ink of each cell, lines, over (frames, links), selection.

import { drawArgument } from "./argument.js";
import { afterPaint, s } from "./dom.js";
import { SIGNS, textLines } from "./glyphs.js";
import { packedMarks, placedMarks, spot, UNIT } from "./marks.js";

export { spot, UNIT };

const NONE = Object.freeze([]);
/** Most paths of marks that are kept to be used again. */
const MOST_KEPT = 4096;
/** Most cells that get their names before the screen shows them. */
const MOST_NAMED = 100;
/** Signs of digits, from 1 on. */
export const DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*";

/** A digit as text: letters from 10 on where the player wants them. */
export function symbol(digit, size, letters) {
  return letters && size > 9 ? DIGITS[digit - 1] : String(digit);
}

export class Board {
  /** `options`: label (of the grid), labelOf (of a cell), interactive. */
  constructor(svg, options = {}) {
    this.svg = svg;
    this.options = options;
    this.look = { letters: false, names: false, glyphs: true };
  }

  /** Draw the empty grid of a layout. */
  setLayout(info) {
    this.info = info;
    const { size, count } = info;
    const { names } = this.look;
    const side = size * UNIT;
    const margin = names ? 24 : 3;
    this.svg.replaceChildren();
    this.svg.setAttribute(
      "viewBox",
      `${-margin} ${-margin} ${side + margin + 3} ${side + margin + 3}`,
    );
    this.svg.classList.add("board");
    if (this.options.interactive) {
      this.svg.setAttribute("role", "grid");
      this.svg.setAttribute("aria-rowcount", size);
      this.svg.setAttribute("aria-colcount", size);
    } else {
      this.svg.setAttribute("role", "img");
    }
    this.svg.setAttribute("aria-label", this.options.label ?? "");
    this.rects = [];
    const rows = Array.from({ length: size }, (_, row) => {
      const group = s(
        "g",
        this.options.interactive ? { role: "row", "aria-rowindex": row + 1 } : {},
      );
      for (let column = 0; column < size; column += 1) {
        const rect = s("rect", {
          class: "cell",
          x: column * UNIT,
          y: row * UNIT,
          width: UNIT,
          height: UNIT,
          ...(this.options.interactive
            ? {
                role: "gridcell",
                tabindex: -1,
                "aria-colindex": column + 1,
                "data-cell": row * size + column,
              }
            : {}),
        });
        this.rects.push(rect);
        group.append(rect);
      }
      return group;
    });
    this.cells = s("g", { class: "cells" }, ...rows);
    const hide = { "aria-hidden": "true", "pointer-events": "none" };
    this.under = s("g", { ...hide, class: "over" });
    this.ink = s("g", { ...hide, class: "ink" });
    this.over = s("g", { ...hide, class: "over" });
    this.selection = s("path", { class: "selection", ...hide });
    this.cursor = s("rect", {
      class: "cursor",
      x: 0,
      y: 0,
      width: UNIT - 14,
      height: UNIT - 14,
      rx: 6,
      ...hide,
    });
    this.places = Array.from({ length: count }, (_, cell) =>
      s("g", {
        transform: `translate(${(cell % size) * UNIT} ${Math.floor(cell / size) * UNIT})`,
      }),
    );
    this.ink.append(...this.places);
    this.svg.append(
      this.cells,
      this.extras(),
      this.under,
      this.ink,
      this.lines(),
      this.over,
      this.selection,
      this.cursor,
    );
    if (names) this.svg.append(this.labels());
    this.drawn = Array(count).fill(null);
    this.marks = Array(count).fill(null);
    this.markLines = Array.from({ length: size + 1 }, (_, digit) =>
      digit ? this.lineAt(0, digit) : "",
    );
    this.kept = new Map();
    this.unnamed = new Set();
    this.classes = Array(count).fill("");
    this.selected = new Set();
    this.argued = null;
    this.extraCells = new Set(info.windows.flat());
  }

  extras() {
    const {
      layout: { diagonals },
      size,
      windows,
    } = this.info;
    const group = s("g", { "aria-hidden": "true", "pointer-events": "none" });
    const side = size * UNIT;
    if (diagonals)
      group.append(
        s("path", { class: "extra-line", d: `M0 0L${side} ${side}M${side} 0L0 ${side}` }),
      );
    for (const cells of windows)
      group.append(s("path", { class: "extra-line window", d: borders(cells, size, 0) }));
    return group;
  }

  lines() {
    const { size, regions } = this.info;
    const side = size * UNIT;
    let thin = "";
    for (let line = 1; line < size; line += 1)
      thin += `M${line * UNIT} 0V${side}M0 ${line * UNIT}H${side}`;
    this.thick = s("path", { class: "thick" });
    this.drawRegions(regions);
    return s(
      "g",
      { "aria-hidden": "true", "pointer-events": "none" },
      s("path", { class: "thin", d: thin }),
      this.thick,
    );
  }

  /** Thick lines between regions and round the grid. */
  drawRegions(regions) {
    const { size } = this.info;
    let lines = `M0 0H${size * UNIT}V${size * UNIT}H0z`;
    for (let cell = 0; regions && cell < size * size; cell += 1) {
      const [x, y] = [(cell % size) * UNIT, Math.floor(cell / size) * UNIT];
      if (cell % size && regions[cell] !== regions[cell - 1]) lines += `M${x} ${y}v${UNIT}`;
      if (cell >= size && regions[cell] !== regions[cell - size]) lines += `M${x} ${y}h${UNIT}`;
    }
    this.thick.setAttribute("d", lines);
  }

  labels() {
    const group = s("g", { class: "names", "aria-hidden": "true" });
    for (let index = 0; index < this.info.size; index += 1) {
      const middle = (index + 0.5) * UNIT;
      const column = s("text", { class: "name", x: middle, y: -7 });
      const row = s("text", { class: "name", x: -13, y: middle + 5 });
      column.textContent = row.textContent = index + 1;
      group.append(column, row);
    }
    return group;
  }

  /** Draw a view: digit, isGiven, corner, centre, colours, candidateColours of a cell; sets of cells
   * `wrong`, `trueDigits`, `pattern`; `either`: what cells have in two solutions; `packed`: whether marks are
   * packed, else each digit has its place.
   * Lists that are the same object are the same content. */
  paint(view, labelOf = null) {
    const look = `${this.look.letters}${view.packed}${this.look.glyphs}`;
    this.isPacked = Boolean(view.packed);
    for (let cell = 0; cell < this.info.count; cell += 1) {
      const digit = view.digit(cell);
      const seen = [
        view.colours(cell),
        view.pattern?.has(cell),
        look,
        digit,
        digit > 0 && view.isGiven(cell),
        view.wrong?.has(cell),
        view.trueDigits?.has(cell),
        digit ? NONE : view.corner(cell),
        digit ? NONE : view.centre(cell),
        digit ? NONE : view.candidateColours(cell),
        view.either?.get(cell),
      ];
      const before = this.drawn[cell];
      if (isSameFrom(0, seen, before)) continue;
      this.drawn[cell] = seen;
      const isCrowded = hasMarks(seen);
      if (seen[0] !== before?.[0] || look !== before[2] || isCrowded !== hasMarks(before))
        this.paintColours(this.places[cell], seen[0], isCrowded);
      if (!isSameFrom(2, seen, before)) this.paintInk(cell, seen);
      this.unnamed.add(cell);
    }
    if (labelOf && this.unnamed.size) this.name(labelOf);
  }

  /** Give cells the names that screen readers say; many of them only once the screen shows the rest. */
  name(labelOf) {
    this.labelOf = labelOf;
    const give = () => {
      for (const cell of this.unnamed)
        this.rects[cell]?.setAttribute("aria-label", this.labelOf(cell));
      this.unnamed.clear();
    };
    if (this.unnamed.size > MOST_NAMED) afterPaint(give);
    else give();
  }

  /** The digit or the marks of a cell. */
  paintInk(cell, [, , , digit, isGiven, isWrong, isTrue, corner, centre, tinted]) {
    const place = this.places[cell];
    if (!digit && this.marks[cell]) {
      this.paintMarks(this.marks[cell], corner, centre, tinted);
      return;
    }
    while (place.lastChild && !place.lastChild.classList.contains("tint")) place.lastChild.remove();
    this.marks[cell] = null;
    if (digit) {
      const kind = isGiven ? " given" : isTrue ? " true" : "";
      const element = s("text", {
        x: UNIT / 2,
        y: this.isWide ? 40.5 : 43.5,
        class: `digit${kind}${isWrong ? " wrong" : ""}${this.isWide ? " two" : ""}`,
      });
      element.textContent = this.symbol(digit);
      place.append(element);
      if (isWrong) place.append(s("path", { class: "slip", d: "M15 52l5-4l5 4l5-4l5 4l5-4l5 4" }));
    } else if (corner.length || centre.length) {
      const group = s("g", { class: "marks" });
      this.marks[cell] = { group, circles: NONE, lines: {}, paths: {} };
      this.paintMarks(this.marks[cell], corner, centre, tinted);
      place.append(group);
    }
  }

  /** Colours of a cell with their signs, small at the edge where marks need the room. */
  paintColours(place, colours, isCrowded) {
    while (place.firstChild?.classList.contains("tint")) place.firstChild.remove();
    const count = colours.length;
    if (!count) return;
    const shapes = colours.map((colour, index) =>
      s("path", { class: `tint c${colour}`, d: wedge(index / count, (index + 1) / count) }),
    );
    const scale = !isCrowded ? 1 : this.info.size > 9 ? 0.5 : 0.7;
    const at = (index) =>
      isCrowded
        ? [UNIT - 5, UNIT / 2 + (index - (count - 1) / 2) * 11 * scale]
        : [UNIT - 8 - index * 11, UNIT - 8];
    const signs = colours.map(
      (colour, index) =>
        `M${at(index)
          .map((value) => (value / scale).toFixed(1))
          .join(" ")}${SIGNS[colour]}`,
    );
    place.prepend(
      ...shapes,
      ...(this.look.glyphs
        ? [s("path", { class: "tint glyph", d: signs.join(""), transform: `scale(${scale})` })]
        : []),
    );
  }

  /** Marks with the colours of candidates: packed where the view wants that and there is room. */
  paintMarks(marks, corner, centre, tinted) {
    const packed = this.isPacked
      ? packedMarks(corner, centre, (digit) => this.symbol(digit))
      : null;
    for (const circle of marks.circles) circle.remove();
    marks.circles = tinted.length
      ? this.circles(packed ?? placedMarks(corner, centre, this.info.size), tinted)
      : NONE;
    marks.group.prepend(...marks.circles);
    marks.group.classList.toggle("packed", packed?.length > 0);
    const linesOf = (kind) =>
      packed
        .filter((mark) => mark.kind === kind)
        .map(({ text, x, y, height }) => textLines(text, x, y, height))
        .join("");
    this.paintLines(
      marks,
      "centre",
      packed
        ? linesOf("centre")
        : this.linesOf(corner.length ? centre.filter((digit) => !corner.includes(digit)) : centre),
    );
    this.paintLines(marks, "corner", packed ? linesOf("corner") : this.linesOf(corner));
  }

  circles(marks, tinted) {
    const colours = new Map(tinted);
    return marks
      .filter(({ digit }) => colours.has(digit))
      .map(({ digit, x, y, radius }) =>
        s("circle", { class: `c${colours.get(digit)}`, cx: x, cy: y, r: radius }),
      );
  }

  paintLines({ group, lines, paths }, kind, path) {
    if (path === (paths[kind] ?? "")) return;
    if (!lines[kind]) {
      lines[kind] = s("path", { class: `line ${kind}` });
      group.append(lines[kind]);
    }
    lines[kind].setAttribute("d", path);
    paths[kind] = path;
  }

  /** The lines of some marks: cells of a large grid often have the same. */
  linesOf(digits) {
    let name = 0;
    for (const digit of digits) name += 2 ** digit;
    if (!this.kept.has(name)) {
      if (this.kept.size >= MOST_KEPT) this.kept.clear();
      this.kept.set(name, digits.map((digit) => this.markLines[digit]).join(""));
    }
    return this.kept.get(name);
  }

  /** Whether digits have two figures, and so all of them are a little smaller. */
  get isWide() {
    return this.info.size > 9 && !this.look.letters;
  }

  symbol(digit) {
    return symbol(digit, this.info.size, this.look.letters);
  }

  /** A mark as lines, at its place in a cell. */
  lineAt(cell, digit) {
    const { x, y, radius } = spot(cell, digit, this.info.size);
    return textLines(this.symbol(digit), x, y, (this.isWide ? 0.94 : 1.06) * radius);
  }

  /** Set the classes of cells: `classOf(cell)` gives them. */
  shade(classOf) {
    for (let cell = 0; cell < this.info.count; cell += 1) {
      const name = `cell${this.extraCells.has(cell) ? " extra" : ""} ${classOf(cell)}`;
      if (name === this.classes[cell]) continue;
      this.classes[cell] = name;
      this.rects[cell].setAttribute("class", name);
    }
  }

  /** Draw the selection and the cell that the keyboard is at. */
  select(cells, at) {
    this.selection.setAttribute("d", borders([...cells], this.info.size, 3.5));
    for (const cell of this.selected)
      if (!cells.has(cell)) this.rects[cell].removeAttribute("aria-selected");
    for (const cell of cells)
      if (!this.selected.has(cell)) this.rects[cell].setAttribute("aria-selected", "true");
    this.selected = new Set(cells);
    if (this.at !== at || this.rects[at]?.getAttribute("tabindex") !== "0") {
      this.rects[this.at]?.setAttribute("tabindex", -1);
      this.rects[at]?.setAttribute("tabindex", 0);
      this.at = at;
    }
    this.cursor.classList.toggle("on", cells.size !== 1);
    this.cursor.setAttribute("x", (at % this.info.size) * UNIT + 7);
    this.cursor.setAttribute("y", Math.floor(at / this.info.size) * UNIT + 7);
  }

  /** A wave from a cell over the board, at the end of a game. */
  celebrate(middle) {
    const { size } = this.info;
    this.places.forEach((place, cell) => {
      const far = Math.hypot(
        Math.floor(cell / size) - Math.floor(middle / size),
        (cell % size) - (middle % size),
      );
      place.style.setProperty("--wait", `${Math.round(far * 55)}ms`);
    });
    this.svg.classList.add("finish");
    setTimeout(() => this.svg.classList.remove("finish"), 2500);
  }

  focus() {
    this.rects[this.at]?.focus({ preventScroll: true });
  }

  /** Draw an argument, or nothing: see argument.js. */
  argue(argument) {
    if (argument === this.argued) return;
    this.argued = argument;
    this.under.replaceChildren();
    this.over.replaceChildren();
    if (argument) drawArgument(this, argument);
  }

  /** The cell at a point of the page, and the candidate there; null outside. */
  cellAt(x, y) {
    const box = this.svg.getScreenCTM();
    if (!box) return null;
    const point = new DOMPoint(x, y).matrixTransform(box.inverse());
    const { size } = this.info;
    const [column, row] = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
    if (column < 0 || row < 0 || column >= size || row >= size) return null;
    const cell = row * size + column;
    const [dx, dy] = [point.x - (column + 0.5) * UNIT, point.y - (row + 0.5) * UNIT];
    const isCentral = Math.hypot(dx, dy) < UNIT * 0.43;
    return {
      cell,
      isCentral,
      digit: this.markAt(cell, point.x - column * UNIT, point.y - row * UNIT),
    };
  }

  /** Digit of the mark at a point of a cell, or a little beside it; null for none. */
  markAt(cell, x, y) {
    const [corner, centre] = this.drawn[cell]?.slice(7) ?? [NONE, NONE];
    const marks =
      (this.isPacked && packedMarks(corner, centre, (digit) => this.symbol(digit))) ||
      placedMarks(corner, centre, this.info.size);
    const far = (mark) => Math.hypot(mark.x - x, mark.y - y) - mark.radius;
    const [nearest] = marks.sort((one, other) => far(one) - far(other));
    return nearest && far(nearest) < 4 ? nearest.digit : null;
  }
}

/** Whether marks are seen in a cell. */
const hasMarks = (seen) => Boolean(seen) && !seen[3] && seen[7].length + seen[8].length > 0;

/** Whether what is seen of a cell is as before, from a place of the list on. */
function isSameFrom(start, seen, before) {
  if (!before) return false;
  for (let index = start; index < seen.length; index += 1)
    if (seen[index] !== before[index]) return false;
  return true;
}

/** The outline of a set of cells, `inset` units inside them. */
export function borders(cells, size, inset) {
  const set = new Set(cells);
  const has = (row, column) =>
    row >= 0 && column >= 0 && row < size && column < size && set.has(row * size + column);
  let path = "";
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [x, y] = [column * UNIT, row * UNIT];
    // How far an edge runs at one of its ends: to the inset, to the border, or round a corner.
    const reach = (side, corner) => (side ? (corner ? -inset : 0) : inset);
    const at = (down, right) => has(row + down, column + right);
    for (const way of [-1, 1]) {
      if (!at(way, 0)) {
        const level = way < 0 ? y + inset : y + UNIT - inset;
        path += `M${x + reach(at(0, -1), at(way, -1))} ${level}H${x + UNIT - reach(at(0, 1), at(way, 1))}`;
      }
      if (!at(0, way)) {
        const level = way < 0 ? x + inset : x + UNIT - inset;
        path += `M${level} ${y + reach(at(-1, 0), at(-1, way))}V${y + UNIT - reach(at(1, 0), at(1, way))}`;
      }
    }
  }
  return inset ? path : fillable(cells, size);
}

function fillable(cells, size) {
  return cells
    .map(
      (cell) =>
        `M${(cell % size) * UNIT} ${Math.floor(cell / size) * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`,
    )
    .join("");
}

/** A slice of a cell, as of a cake; the whole cell for the only colour. */
function wedge(from, to) {
  if (to - from === 1) return `M0 0h${UNIT}v${UNIT}h${-UNIT}z`;
  const half = UNIT / 2;
  const points = [[half, half]];
  for (const turn of [
    from,
    ...[0.125, 0.375, 0.625, 0.875].filter((corner) => corner > from && corner < to),
    to,
  ]) {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const stretch = half / Math.max(Math.abs(x), Math.abs(y));
    points.push([half + x * stretch, half + y * stretch]);
  }
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}z`;
}
