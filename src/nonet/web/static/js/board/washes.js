// The colours of cells: one path for each colour, since a large board may have a thousand cells of
// it, and in the cells small signs that tell the colours apart.
import { s, setAttributes } from "../page/dom.js";
import { SIGNS } from "./glyphs.js";
import { cornerOf, UNIT } from "./marks.js";
import { wedge } from "./outlines.js";

export class Washes {
  /** The paths by colour. */
  paths = /** @type {SVGPathElement[]} */ ([]);
  coloured = /** @type {Map<number, Digits>} */ (new Map());
  isDrawn = true;

  /** @param {SVGGElement} layer @param {number} size */
  constructor(layer, size) {
    this.layer = layer;
    this.size = size;
    layer.replaceChildren();
  }

  /** Give a cell its colours; `draw` shows them. @param {number} cell @param {Digits} colours */
  set(cell, colours) {
    if (colours.length) this.coloured.set(cell, colours);
    else this.coloured.delete(cell);
    this.isDrawn = false;
  }

  draw() {
    if (this.isDrawn) return;
    this.isDrawn = true;
    const shapes = SIGNS.map(() => "");
    for (const [cell, colours] of this.coloured)
      colours.forEach((colour, index) => {
        shapes[colour] += this.shape(cell, index, colours.length);
      });
    shapes.forEach((d, colour) => {
      const path = this.paths[colour];
      if (!d) path?.remove();
      else if (path) path.setAttribute("d", d);
      else this.paths[colour] = s("path", { class: `tint c${colour}`, d });
      if (d) this.layer.append(this.paths[colour]);
    });
  }

  /** The part of a cell that one of its colours takes. */
  shape(/** @type {number} */ cell, /** @type {number} */ index, /** @type {number} */ count) {
    return wedge(index / count, (index + 1) / count, cornerOf(cell, this.size));
  }

  /** The colours of one cell, drawn apart from the others. @param {number} cell */
  of(cell) {
    const colours = this.coloured.get(cell) ?? [];
    return colours.map((colour, index) =>
      s("path", { class: `tint c${colour}`, d: this.shape(cell, index, colours.length) }),
    );
  }
}

/**
 * The signs of colours in a cell, small at the edge where marks need the room.
 * @param {SVGGElement} place @param {Digits} colours @param {boolean} isCrowded
 * @param {number} size
 */
export function paintSigns(place, colours, isCrowded, size) {
  const found = place.querySelector(".glyph");
  if (!colours.length) {
    found?.remove();
    return;
  }
  const scale = !isCrowded ? 1 : size > 9 ? 0.5 : 0.7;
  const at = (/** @type {number} */ index) =>
    isCrowded
      ? [UNIT - 5, UNIT / 2 + (index - (colours.length - 1) / 2) * 11 * scale]
      : [UNIT - 8 - index * 11, UNIT - 8];
  const signs = colours.map((colour, index) => {
    const [x, y] = at(index).map((value) => (value / scale).toFixed(1));
    return `M${x} ${y}${SIGNS[colour]}`;
  });
  const sign = found ?? s("path", { class: "glyph" });
  setAttributes(sign, { d: signs.join(""), transform: `scale(${scale})` });
  if (!found) place.prepend(sign);
}
