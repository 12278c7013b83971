// The section of the board itself: size, boxes and regions, and what is said of the puzzle.

import { range, usualBox } from "../board/layout.js";
import { nameOf } from "../library/names.js";
import { button, choice, fieldIn, fill, h, input, MAX_NAME } from "../page/dom.js";
import { refuse, trying } from "../page/notices.js";
import { language, t } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { kept } from "../service/kept/kept.js";
import { digitsField, keptGivens } from "./digits_field.js";
import { drawRegions } from "./regions.js";
import { changeBoard } from "./role_kinds.js";
import { sizeField } from "./size_field.js";

/** @param {number} size @returns {Box[]} */
const boxesOf = (size) =>
  range(size)
    .slice(2)
    .filter((rows) => size % rows === 0)
    .map((rows) => [rows, size / rows]);

/**
 * The digits that fit on another board.
 * @param {number[]} givens @param {number} before @param {number} size
 */
const fitting = (givens, before, size) =>
  range(size ** 2).map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const digit = row < before && column < before ? givens[row * before + column] : 0;
    return digit <= size ? digit : 0;
  });

/** A draft to go on with. @param {Desk} desk @param {KeptGame} game */
function draftRow(desk, game) {
  const name = nameOf(game);
  const open = trying(async () => {
    await desk.app.load(game.id);
    desk.app.actions.set();
  });
  return h(
    "li.row.between",
    h("span.grow", name),
    button(t("desk-open"), open, { kind: ".small", "aria-label": `${t("desk-open")}: ${name}` }),
  );
}

/** The drafts that are not on the board. @param {Desk} desk */
async function listDrafts(desk) {
  const { id } = desk.app.saver.meta;
  const { games } = await kept.games.find({ level: "draft", finished: false, limit: 50 });
  const others = games.filter((game) => game.id !== id);
  return [
    others.length ? h("h3", t("desk-drafts")) : null,
    h(
      "ul.list",
      others.map((game) => draftRow(desk, game)),
    ),
  ];
}

/**
 * The fields of what is said of the puzzle.
 * @param {(name: "title" | "author" | "rules" | "message", value: string) => void} say
 */
function textFields(say) {
  /** @type {(name: "title" | "author") => HTMLElement} */
  const line = (name) =>
    input(t(name === "title" ? "name" : "author"), {
      maxLength: MAX_NAME,
      oninput: (/** @type {Event} */ event) => say(name, fieldIn(event).value),
    });
  /** @type {(name: "rules" | "message", key: string) => HTMLElement} */
  const text = (name, key) =>
    h(
      "label.field",
      t(key),
      h("textarea.prose", {
        rows: 4,
        oninput: (/** @type {Event} */ event) => say(name, fieldIn(event).value),
      }),
    );
  return {
    title: line("title"),
    author: line("author"),
    rules: text("rules", "rules"),
    message: text("message", "desk-message"),
  };
}

/**
 * Size and boxes.
 * @param {Desk} desk @param {HTMLElement} sizeElement @param {(layout: Layout) => void} reshape
 * @param {HTMLElement} digits
 */
function shapeFields({ draft: { layout }, size }, sizeElement, reshape, digits) {
  const kind = layout.regions ? "regions" : (layout.box?.join() ?? "");
  const boxOf = (/** @type {string} */ value) =>
    value ? /** @type {Box} */ (value.split(",").map(Number)) : null;
  return h(
    "div.row",
    sizeElement,
    choice(
      t("boxes"),
      [
        ...boxesOf(size).map((box) => [box.join(), box.join(" × ")]),
        ["", t("desk-no-boxes")],
        ...(layout.regions ? [["regions", t("kind-jigsaw")]] : []),
      ],
      kind,
      (value) => reshape({ ...layout, box: boxOf(value), regions: null }),
    ),
    digits,
  );
}

/** @param {Desk} desk */
export function boardSection(desk) {
  const shape = h("div.stack");
  const sizes = sizeField(desk.size, (size) => reshape({ size, box: usualBox(size) }));
  const fields = textFields((name, value) => desk.change({ [name]: value }, name));
  const write = trying(async () => {
    const { layout } = desk.app.game.info;
    const answer = await answerTo("rules", { layout, language });
    desk.change({ rules: answer.text });
  });
  const drafts = h("div.stack");
  const element = h(
    "div.stack",
    shape,
    h("h3", t("desk-about")),
    fields.title,
    fields.author,
    fields.rules,
    button(t("desk-write-rules"), write),
    fields.message,
    drafts,
  );

  /** Another board keeps what fits on it. @param {Layout} layout */
  function reshape(layout) {
    const { size, draft } = desk;
    if (layout.size === size) {
      desk.change({ layout });
      return;
    }
    const givens = fitting(draft.givens, size, layout.size);
    changeBoard(desk, layout, { givens, cosmetics: {} }).catch(refuse);
  }

  /** Other digits keep those that are still there. @param {[number, number] | null} digits */
  function renumber(digits) {
    const { layout, givens } = desk.draft;
    const usual = /** @type {[number, number]} */ ([1, layout.size]);
    const now = { givens: keptGivens(givens, layout.digits ?? usual, digits ?? usual) };
    changeBoard(desk, { ...layout, digits }, now).catch(refuse);
  }

  function draw() {
    const { app, size } = desk;
    desk.isLent = true;
    const { game } = desk;
    const meta = { ...app.saver.meta };
    drawRegions(app, size, game.info.regions, (regions) => {
      app.open(game, meta);
      desk.change({ layout: { ...desk.draft.layout, box: null, regions } });
    });
  }

  function show() {
    if (!drafts.firstChild)
      listDrafts(desk).then(
        (rows) => fill(drafts, rows),
        () => {},
      );
    sizes.show(desk.size);
    const drawing = button(t("regions-draw"), draw);
    const digits = digitsField(desk.draft.layout, renumber);
    sizes.placed(() => fill(shape, shapeFields(desk, sizes.element, reshape, digits), drawing));
    for (const name of /** @type {(keyof typeof fields)[]} */ (Object.keys(fields))) {
      const field = /** @type {HTMLInputElement} */ (fields[name].querySelector("input, textarea"));
      if (document.activeElement !== field) field.value = desk.draft[name];
    }
  }

  return { element, show };
}
