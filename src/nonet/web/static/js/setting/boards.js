// Choosing a layout: size, boxes, extra houses, jigsaw regions, also drawn by the player.

import { range, usualBox } from "../board/layout.js";
import { button, choice, fill, h } from "../page/dom.js";
import { withModule } from "../page/notices.js";
import { t } from "../page/words.js";
import { JIGSAWS } from "./jigsaws.js";
import { sizeField } from "./size_field.js";

/** Largest size of which puzzles with few givens are made within a minute. */
export const MOST_MADE = 36;
/** @type {Record<string, Partial<Layout>>} Constraints to choose from, by the key of their word. */
const CONSTRAINTS = {
  "kind-groups": { disjointGroups: true },
  "kind-both": { windows: true, diagonals: true },
  "kind-diagonal": { diagonals: true },
  "kind-windows": { windows: true },
  "kind-classic": {},
};

/** A word for a layout: the key of its message. @param {Omit<Layout, "size">} layout */
export function layoutKind({ box, regions, ...constraints }) {
  if (regions) return "kind-jigsaw";
  if (!box) return "kind-latin";
  const has = (/** @type {Partial<Layout>} */ kind) =>
    Object.keys(kind).every((name) => constraints[/** @type {keyof typeof constraints} */ (name)]);
  return Object.keys(CONSTRAINTS).find((kind) => has(CONSTRAINTS[kind])) ?? "kind-classic";
}

/** All shapes of boxes for a size. @param {number} size @returns {Box[]} */
const boxesOf = (size) =>
  range(size)
    .slice(2)
    .filter((rows) => size % rows === 0)
    .map((rows) => [rows, size / rows]);

/** Regions that players drew, by size, for as long as the page is open. */
const drawn = /** @type {Map<number, number[]>} */ (new Map());

const blank = (/** @type {Layout} */ layout) => ({
  layout,
  givens: Array(layout.size ** 2).fill(0),
});

/** Fields to choose a layout by, and what was chosen. */
class LayoutChoice {
  element = h("div.stack");
  /** @type {{size: number, kind: string, box: Box | null}} */
  wanted = { size: 9, kind: "kind-classic", box: [3, 3] };

  /** @param {BoardsApp} app @param {() => void} changed */
  constructor(app, changed) {
    this.app = app;
    this.changed = changed;
    this.size = sizeField(this.wanted.size, (size) => this.choose({ size, box: usualBox(size) }));
    this.show();
  }

  ownRegions() {
    const { size } = this.wanted;
    const { game } = this.app;
    return (
      drawn.get(size) ?? (game.size === size ? game.info.layout.regions : null) ?? JIGSAWS[size]
    );
  }

  kinds() {
    const { box } = this.wanted;
    if (!box) return ["kind-latin", "kind-diagonal", "kind-jigsaw"];
    return [
      "kind-classic",
      "kind-diagonal",
      ...(box[0] === box[1] ? ["kind-windows", "kind-both"] : []),
      "kind-groups",
      "kind-latin",
      "kind-jigsaw",
    ];
  }

  /** @returns {Layout} */
  layout() {
    const { size, kind, box } = this.wanted;
    if (kind === "kind-latin") return { size };
    const regions = kind === "kind-jigsaw" && this.ownRegions();
    return regions ? { size, regions } : { size, box, ...CONSTRAINTS[kind] };
  }

  /** @param {Partial<LayoutChoice["wanted"]>} wanted */
  choose(wanted) {
    Object.assign(this.wanted, wanted);
    this.show();
    this.changed();
  }

  boxField() {
    const { size, box } = this.wanted;
    return choice(
      t("boxes"),
      boxesOf(size).map((shape) => [shape.join(), shape.join(" × ")]),
      box?.join(),
      (value) => this.choose({ box: /** @type {Box} */ (value.split(",").map(Number)) }),
    );
  }

  show() {
    const { wanted } = this;
    const kinds = this.kinds();
    if (!kinds.includes(wanted.kind)) [wanted.kind] = kinds;
    this.size.show(wanted.size);
    this.size.placed(() => this.fillFields(kinds));
  }

  /** @param {string[]} kinds */
  fillFields(kinds) {
    const { size, kind } = this.wanted;
    const isJigsaw = kind === "kind-jigsaw";
    fill(
      this.element,
      h(
        "div.row",
        this.size.element,
        choice(
          t("layout"),
          kinds.map((name) => [name, t(name)]),
          kind,
          (value) => this.choose({ kind: value }),
        ),
        boxesOf(size).length > 1 && !isJigsaw && kind !== "kind-latin" ? this.boxField() : null,
      ),
      isJigsaw
        ? h(
            "div.row",
            button(t("regions-draw"), () => this.draw(), { kind: ".grow" }),
          )
        : null,
      size > MOST_MADE ? h("p.soft.small", t("size-large")) : null,
      isJigsaw && !this.ownRegions() ? h("p.soft.small", t("regions-none")) : null,
    );
  }

  draw() {
    const { app } = this;
    const { size } = this.wanted;
    this.element.closest("dialog")?.close();
    const done = (/** @type {number[]} */ regions) => {
      drawn.set(this.wanted.size, regions);
      app.begin(blank(this.layout()));
      this.choose({});
    };
    withModule(import("./regions.js"), ({ drawRegions }) =>
      drawRegions(app, size, this.ownRegions(), done),
    );
  }

  /** @param {Layout} layout */
  take({ size, box, regions, ...constraints }) {
    const kind = layoutKind({ box, regions, ...constraints });
    Object.assign(this.wanted, { size, kind, box: box ?? usualBox(size) });
    if (regions) drawn.set(size, regions);
    this.show();
  }
}

/** @param {BoardsApp} app @param {() => void} changed */
export const chooseLayout = (app, changed = () => {}) => new LayoutChoice(app, changed);

/**
 * The dialog for a puzzle that is written by hand.
 * @param {BoardsApp} app @param {Pick<Dialogs, "paste" | "show">} dialogs
 */
export function openBoards(app, dialogs) {
  const board = chooseLayout(app);
  board.take(app.game.info.layout);
  const dialog = dialogs.show(
    t("new"),
    h("p", t("new-board")),
    board.element,
    h(
      "div.row",
      button(
        t("new-write"),
        () => {
          dialog.close();
          app.begin(blank(board.layout()));
        },
        { kind: ".main" },
      ),
      button(t("paste"), () => {
        dialog.close();
        dialogs.paste();
      }),
    ),
  );
}
