// Choosing a layout: size, boxes, extra houses, jigsaw regions, also drawn by the player.
import { loaded } from "./api.js";
import { button, choice, fill, h } from "./dom.js";
import { JIGSAWS } from "./jigsaws.js";
import { MAX_SIZE, range, usualBox } from "./layout.js";
import { refuse } from "./notices.js";
import { t } from "./words.js";

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
    Object.keys(kind).every((name) => constraints[name]);
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

/** Fields to choose by, and what was chosen. @param {BoardsApp} app @param {() => void} changed */
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
    wanted.box ? "kind-classic" : "kind-latin",
    "kind-diagonal",
    ...(isSquare() ? ["kind-windows", "kind-both"] : []),
    ...(wanted.box ? ["kind-groups"] : []),
    ...(wanted.box ? ["kind-latin"] : []),
    "kind-jigsaw",
  ];

  /** @returns {Layout} */
  function layout() {
    const { size, kind, box } = wanted;
    if (kind === "kind-latin") return { size };
    const regions = kind === "kind-jigsaw" && ownRegions();
    return regions ? { size, regions } : { size, box, ...CONSTRAINTS[kind] };
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
        choice(
          t("size"),
          range(MAX_SIZE).map((index) => [index + 1, `${index + 1} × ${index + 1}`]),
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
            button(t("regions-draw"), () => draw(), { kind: ".grow" }),
          )
        : null,
      wanted.size > MOST_MADE ? h("p.soft.small", t("size-large")) : null,
      wanted.kind === "kind-jigsaw" && !ownRegions() ? h("p.soft.small", t("regions-none")) : null,
    );
  }

  function draw() {
    element.closest("dialog")?.close();
    const done = (/** @type {number[]} */ regions) => {
      drawn.set(wanted.size, regions);
      app.begin(blank(layout()));
      after();
    };
    loaded(import("./regions.js"))
      .then(({ drawRegions }) => drawRegions(app, wanted.size, ownRegions(), done))
      .catch(refuse);
  }

  const after = () => {
    show();
    changed();
  };

  show();
  return {
    element,
    layout,
    /** @param {Layout} layout */
    take({ size, box, regions, ...constraints }) {
      const kind = layoutKind({ box, regions, ...constraints });
      Object.assign(wanted, { size, kind, box: box ?? usualBox(size) });
      if (regions) drawn.set(size, regions);
      show();
    },
  };
}

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
