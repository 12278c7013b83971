// The dialog that shares the puzzle on the board: links, text, a code to scan, a picture.

import { button, fieldIn, fieldOf, fieldValue, fill, h, input, MAX_NAME, s } from "../page/dom.js";
import { saveBytes } from "../page/downloads.js";
import { badNote, toast, trying } from "../page/notices.js";
import { tick } from "../page/tick.js";
import { t } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { lostParts } from "../service/lost_parts.js";
import { linkBase, opensElsewhere } from "./link_base.js";

/** Empty modules that a camera needs around a code. */
const QUIET = 4;
/** Pixels of a side of a picture. */
const SIDE = 1200;

/** A QR code, drawn black on white in every theme. @param {string[]} rows */
function drawCode(rows) {
  const side = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index + QUIET} ${y + QUIET}h${length}v1h-${length}z`,
    ),
  );
  return s(
    "svg",
    {
      class: "code",
      viewBox: `0 0 ${side} ${side}`,
      role: "img",
      "aria-label": t("share-code"),
      "shape-rendering": "crispEdges",
    },
    s("rect", { width: side, height: side, fill: "#fff" }),
    s("path", { d: dark.join(""), fill: "#000" }),
  );
}

/** A drawing as the bytes of a PNG. @param {string} svg @returns {Promise<Blob>} */
async function toPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = h("canvas", {
    width: SIDE,
    height: Math.round((SIDE * image.naturalHeight) / image.naturalWidth),
  });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => {
    canvas.toBlob((blob) => done(/** @type {Blob} */ (blob)), "image/png");
  });
}

/** @param {HTMLInputElement} field */
async function copy(field) {
  field.select();
  await navigator.clipboard.writeText(field.value).catch(() => document.execCommand("copy"));
  toast(t("copied"));
}

/**
 * A text to copy, and what it lacks.
 * @param {string} key @param {string | null} value @param {string[]} [lacks]
 */
function way(key, value, lacks = []) {
  if (!value) return null;
  const label = input(t(key), {
    value,
    readonly: true,
    onfocus: (/** @type {Event} */ event) => fieldIn(event).select(),
  });
  const row = h(
    "div.row.way",
    label,
    button(t("copy"), () => copy(fieldOf(label)), { "aria-label": `${t("copy")}: ${t(key)}` }),
  );
  const what = lostParts(lacks);
  return what ? h("div.stack", row, h("p.soft.small", t("share-lacks", { what }))) : row;
}

/**
 * The ways to share a puzzle.
 * @param {Answers["share"]} answer @param {string} base @param {boolean} withSolution
 */
const linksOf = (answer, base, withSolution) => [
  withSolution && !answer.hasSolution ? h("p.note", t("share-unproved")) : null,
  way("share-sudokupad", answer.sudokupad, answer.lacks.sudokupad),
  way("share-fpuzzles", answer.fpuzzles, answer.lacks.fpuzzles),
  way("share-text", answer.text),
  way("share-link", answer.fragment && base + answer.fragment),
  answer.fragment && !opensElsewhere() ? h("p.soft.small", t("share-own")) : null,
  answer.code
    ? h("figure.stack", drawCode(answer.code), h("figcaption.soft.small", t("share-scan")))
    : h("p.soft.small", t("share-no-code")),
];

/**
 * @param {Pick<App, "game" | "saver">} app @param {Pick<Dialogs, "show">} dialogs
 * @param {number[] | null} known the solution of a draft
 */
export function openShare(app, dialogs, known) {
  const { game } = app;
  const file = known ? { ...game.file, solution: known } : game.file;
  const { meta } = app.saver;
  /** @type {State} */
  const state = { ...game.state({ marks: false }), entries: null };
  let turn = 0;
  let waiting = 0;
  const title = input(t("name"), {
    value: meta.title,
    maxLength: MAX_NAME,
    oninput: () => later(),
  });
  const author = input(t("author"), {
    value: game.file.author,
    maxLength: MAX_NAME,
    oninput: () => later(),
  });
  let withSolution = true;
  const solution = tick(t("share-solution"), withSolution, (is) => {
    withSolution = is;
    show();
  });
  const ways = h("div.stack", { role: "status" });

  /** The puzzle as an SVG. @returns {Promise<string>} */
  const drawn = async () => {
    const boards = [{ state, ...game.file }];
    return (await answerTo("export", { boards, form: "svg", lossy: true })).text;
  };
  const picture = trying(async () => saveBytes(await toPng(await drawn()), "sudoku.png"));
  const vector = trying(async () =>
    saveBytes(new Blob([await drawn()], { type: "image/svg+xml" }), "sudoku.svg"),
  );

  async function show() {
    turn += 1;
    const mine = turn;
    const named = { title: fieldValue(title).trim(), author: fieldValue(author).trim() };
    try {
      const base = linkBase();
      const answer = await answerTo("share", {
        state,
        ...file,
        ...named,
        withSolution,
        linkBase: opensElsewhere() ? base : "",
      });
      if (mine !== turn) return;
      fill(ways, linksOf(answer, base, withSolution));
    } catch (error) {
      fill(ways, badNote(error));
    }
  }

  function later() {
    clearTimeout(waiting);
    waiting = setTimeout(show, 200);
  }

  dialogs.show(
    t("share"),
    h("p", t("share-how")),
    h("div.row", title, author),
    solution,
    ways,
    h("div.row", button(t("share-picture"), picture), button(t("share-vector"), vector)),
  );
  show();
}
