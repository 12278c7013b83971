// Save points: the board as it was, by names, to come back to. Going back is a move like others.
import { cellsOf, LAYERS } from "../library/documents.js";
import { button, fieldValue, fill, h, input } from "../page/dom.js";
import { say } from "../page/notices.js";
import { clock, t } from "../page/words.js";
import { emptyOf } from "./game.js";

/** Most save points of a game: each is sent with every move. */
const MOST = 20;
const LONGEST_NAME = 60;

/** @param {App} app @param {Pick<Dialogs, "show">} dialogs */
export function openSavePoints(app, dialogs) {
  const { game } = app;
  const list = h("ul.list.points");
  const name = input(t("name"), { maxLength: LONGEST_NAME });
  const add = button(
    t("save-point-add"),
    () => {
      const text = fieldValue(name).trim() || nextName(game);
      game.savePoints = [
        ...game.savePoints,
        { name: text, elapsed: Math.round(game.elapsed), cells: cellsOf(game) },
      ];
      app.save();
      say(t("save-point-added", { name: text }));
      show();
    },
    { kind: ".main" },
  );

  const show = () => {
    name.querySelector("input")?.setAttribute("placeholder", nextName(game));
    /** @type {HTMLInputElement} */ (name.querySelector("input")).value = "";
    add.disabled = game.savePoints.length >= MOST;
    fill(
      list,
      game.savePoints.map((point, index) =>
        h(
          "li.row.between",
          h(
            "span.grow",
            h("b", point.name),
            h(
              "span.soft.small",
              ` ${clock(point.elapsed)} · ${t("save-point-digits", { count: digitsOf(point) })}`,
            ),
          ),
          button(t("save-point-back"), () => {
            dialog.close();
            app.moved(goBack(game, point));
            say(t("save-point-at", { name: point.name }));
          }),
          button(
            "×",
            () => {
              game.savePoints = game.savePoints.filter((_, other) => other !== index);
              app.save();
              show();
            },
            { kind: ".plain", "aria-label": t("save-point-delete", { name: point.name }) },
          ),
        ),
      ),
    );
  };

  const dialog = dialogs.show(
    t("save-points"),
    h("p.soft", t("save-points-how")),
    h("div.row", h("div.grow", name), add),
    list,
  );
  show();
  add.focus();
}

/** How many digits the player had. @param {SavePoint} point */
export const digitsOf = ({ cells }) => cells.filter(([letter]) => letter === "e").length;

/** The name of a save point that gets none: the next number. @param {Game} game */
export function nextName({ savePoints }) {
  const names = savePoints.map(({ name }) => name);
  for (let number = 1; ; number += 1) {
    const name = t("save-point-number", { number });
    if (!names.includes(name)) return name;
  }
}

/**
 * Make the board what it was, as one move.
 * @param {Game} game @param {SavePoint} point
 */
export function goBack(game, { cells }) {
  const wanted = new Map(cells.map(([letter, cell, value]) => [`${letter}${cell}`, value]));
  /** @type {Change[]} */
  const changes = [];
  for (const [letter, layer] of Object.entries(LAYERS)) {
    if (layer === "given") continue;
    for (const cell of game.layers[layer].keys())
      changes.push([layer, cell, wanted.get(`${letter}${cell}`) ?? emptyOf(layer)]);
  }
  return game.make(changes);
}
