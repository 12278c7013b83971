// Draws the roles of cells: a tint, and a sign in the lower left corner, where a digit leaves room.

import { s } from "../page/dom.js";
import { Game } from "../play/game.js";
import { range } from "./layout.js";
import { cornerOf, UNIT } from "./marks.js";

/** Of a role whose value says nothing. */
export const SIGN = "●";

export class RoleMarks {
  drawn = /** @type {unknown[]} */ ([]);

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  /** Draw what the game has, where it is not what is seen. */
  draw() {
    const { board, shown, drawing, mode, game } = this.app;
    const view = shown?.view ?? (drawing || mode ? null : game);
    const now = view instanceof Game && view.info.roles.length ? view : null;
    const seen = [now, now?.version, now?.info];
    if (seen.every((part, at) => part === this.drawn[at]) && (board.roles.firstChild || !now))
      return;
    this.drawn = seen;
    board.roles.replaceChildren(...(now ? now.cells.flatMap((cell) => this.marks(now, cell)) : []));
  }

  /** The tints and signs of a cell. @param {Game} game @param {number} cell */
  marks({ info, layers }, cell) {
    const [x, y] = cornerOf(cell, info.size);
    const places = layers.role[cell];
    const wide = UNIT / Math.max(places.length, 1);
    return range(places.length).flatMap((at) => {
      const place = places[at];
      const tint = { x: x + at * wide, y, width: wide, height: UNIT };
      const sign = { x: x + 4 + at * wide, y: y + UNIT - 6 };
      return [
        s("rect", { ...tint, class: `role-tint role-${place}` }),
        s(
          "text",
          { ...sign, class: `role-sign role-${place}` },
          info.roles[place - 1]?.sign || SIGN,
        ),
      ];
    });
  }
}
