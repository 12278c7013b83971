// Fog on a board: covered cells show nothing of the puzzle, and no mark that lies under them all is
// in the document, where screen readers and curious players would find it.
import { s } from "../page/dom.js";
import { areaOf } from "./outlines.js";

/** In cells: how far apart the points of a line are that are looked at. */
const STEP = 0.1;
/** Most points of a line. */
const MOST_POINTS = 1000;

export class Fog {
  area = s("path", { class: "fog" });
  hole = s("path", { "clip-rule": "evenodd" });
  covered = /** @type {Set<number> | undefined} */ (undefined);

  /** @param {string} name The name of what is lit: one for each board of the page. */
  constructor(name) {
    this.name = name;
  }

  /** What is drawn of it. */
  get elements() {
    return [s("clipPath", { id: this.name }, this.hole), this.area];
  }

  /**
   * Cover cells: the layers are cut to what is lit.
   * @param {Set<number>} cells @param {SVGElement[]} layers @param {number} size
   */
  cover(cells, layers, size) {
    this.covered = cells;
    const area = areaOf([...cells], size);
    this.area.setAttribute("d", area);
    this.hole.setAttribute("d", `M-9999-9999H19999V19999H-9999z${area}`);
    for (const layer of layers)
      if (cells.size) layer.setAttribute("clip-path", `url(#${this.name})`);
      else layer.removeAttribute("clip-path");
  }
}

/**
 * Take out the marks of rules that lie under fog altogether.
 * @param {SVGElement} marks In which a cell is one unit wide, as `ruleMarks` gives them.
 * @param {Set<number>} covered @param {number} size
 */
export function leaveOut(marks, covered, size) {
  /** @param {DOMPoint} point */
  const isCovered = ({ x, y }) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const isInside = column >= 0 && column < size && row >= 0 && row < size;
    return isInside && covered.has(row * size + column);
  };
  /** @param {Element} parent @param {DOMMatrix} around */
  const visit = (parent, around) => {
    for (const element of [...parent.children]) {
      const drawn = /** @type {SVGGraphicsElement} */ (element);
      const own = drawn.transform?.baseVal.consolidate()?.matrix;
      const matrix = own ? around.multiply(DOMMatrix.fromMatrix(own)) : around;
      if (element.tagName === "g") visit(element, matrix);
      else if (pointsOf(drawn, matrix).every(isCovered)) element.remove();
    }
  };
  visit(marks, new DOMMatrix());
}

/**
 * Points of a mark: of a text its middle, of a path many.
 * @param {SVGElement} mark @param {DOMMatrix} matrix @returns {DOMPoint[]}
 */
function pointsOf(mark, matrix) {
  if (mark instanceof SVGPathElement) {
    const length = mark.getTotalLength();
    const count = Math.min(Math.ceil((length * matrix.a) / STEP) + 1, MOST_POINTS);
    return Array.from({ length: count }, (_, index) =>
      DOMPoint.fromPoint(mark.getPointAtLength((index * length) / count)).matrixTransform(matrix),
    );
  }
  const [x, y, height] = ["x", "y", "font-size"].map((name) => Number(mark.getAttribute(name)));
  return [new DOMPoint(x, y - 0.35 * height).matrixTransform(matrix)];
}
