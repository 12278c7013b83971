// Choosing a layout: size, boxes, extra houses, jigsaw regions, also drawn by the player.
/** @import { App } from "./app.js" */
/** @import { Dialogs } from "./dialogs.js" */
import { button, choice, fill, h } from "./dom.js";
import { JIGSAWS } from "./jigsaws.js";
import { boxesOf, layoutKind, usualBox, usualLayout, wholeLayout } from "./layout.js";
import { drawRegions } from "./regions.js";
import { t } from "./words.js";

const SIZES = [4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 20, 25];

/** Regions that players drew, by size, for as long as the page is open. */
const drawn = /** @type {Map<number, number[]>} */ (new Map());

const blank = (/** @type {Layout} */ layout) => ({
  layout,
  givens: Array(layout.size ** 2).fill(0),
});

/**
 * Fields to choose by, and what was chosen.
 *
 * @param {Pick<
 *   App,
 *   "begin" | "board" | "game" | "mode" | "open" | "refresh" | "saver" | "showTab"
 * >} app
 * @param {() => void} changed
 */
export function chooseLayout(app, changed = () => {}) {
  const element = h("div.stack");
  /** @type {{size: number, kind: string, box: Box | null}} */
  const wanted = { size: 9, kind: "kind-classic", box: [3, 3] };

  const isSquare = () => wanted.box && wanted.box[0] === wanted.box[1];
  const ownRegions = () =>
    drawn.get(wanted.size) ??
    (app.game.size === wanted.size ? app.game.info.layout.regions : null) ??
    JIGSAWS[wanted.size];
  const kinds = () => [
    ...(wanted.box ? ["kind-classic"] : []),
    "kind-diagonal",
    ...(isSquare() ? ["kind-windows", "kind-both"] : []),
    ...(wanted.box ? ["kind-groups"] : []),
    "kind-latin",
    "kind-jigsaw",
  ];

  /** @returns {Layout} */
  function layout() {
    const base = { ...usualLayout(wanted.size), box: wanted.box };
    switch (wanted.kind) {
      case "kind-diagonal":
        return { ...base, diagonals: true };
      case "kind-windows":
        return { ...base, windows: true };
      case "kind-both":
        return { ...base, windows: true, diagonals: true };
      case "kind-groups":
        return { ...base, disjointGroups: true };
      case "kind-jigsaw":
        return ownRegions() ? { ...base, box: null, regions: ownRegions() } : base;
      case "kind-latin":
        return { ...base, box: null };
      default:
        return base;
    }
  }

  function show() {
    if (!kinds().includes(wanted.kind)) [wanted.kind] = kinds();
    const boxes = boxesOf(wanted.size);
    const after = () => {
      show();
      changed();
    };
    fill(
      element,
      h(
        "div.row",
        {},
        choice(
          t("size"),
          SIZES.map((one) => [one, `${one} × ${one}`]),
          wanted.size,
          (value) => {
            wanted.size = Number(value);
            wanted.box = usualBox(wanted.size);
            after();
          },
        ),
        choice(
          t("layout"),
          kinds().map((kind) => [kind, t(kind)]),
          wanted.kind,
          (value) => {
            wanted.kind = value;
            after();
          },
        ),
        boxes.length > 1 && !["kind-latin", "kind-jigsaw"].includes(wanted.kind)
          ? choice(
              t("boxes"),
              boxes.map((box) => [box.join(), box.join(" × ")]),
              wanted.box?.join(),
              (value) => {
                wanted.box = /** @type {Box} */ (value.split(",").map(Number));
                after();
              },
            )
          : null,
      ),
      wanted.kind === "kind-jigsaw"
        ? h(
            "div.row",
            {},
            button(t("regions-draw"), () => draw(), { kind: ".grow" }),
          )
        : null,
      wanted.kind === "kind-jigsaw" && !ownRegions()
        ? h("p.soft.small", {}, t("regions-none"))
        : null,
    );
  }

  function draw() {
    element.closest("dialog")?.close();
    drawRegions(app, wanted.size, ownRegions(), (regions) => {
      drawn.set(wanted.size, regions);
      app.begin(blank(layout()));
      after();
    });
  }

  const after = () => {
    show();
    changed();
  };

  show();
  return {
    element,
    layout,
    /** @param {LayoutFields} found */
    take(found) {
      const whole = wholeLayout(found);
      Object.assign(wanted, {
        size: whole.size,
        kind: layoutKind(whole),
        box: whole.box ?? usualBox(whole.size),
      });
      if (whole.regions) drawn.set(whole.size, whole.regions);
      show();
    },
  };
}

/**
 * The dialog for a puzzle that is written by hand.
 *
 * @param {Pick<
 *   App,
 *   "begin" | "board" | "game" | "mode" | "open" | "refresh" | "saver" | "showTab"
 * >} app
 * @param {Pick<Dialogs, "paste" | "show">} dialogs
 */
export function openBoards(app, dialogs) {
  const board = chooseLayout(app);
  if (app.game) board.take(app.game.info.layout);
  const dialog = dialogs.show(
    t("new"),
    h("p", {}, t("new-board")),
    board.element,
    h(
      "div.row",
      {},
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
