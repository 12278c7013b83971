// Draws the roles of cells: a tint, and a sign in the lower left corner, where a digit leaves room.

import { s } from "../page/dom.js";
import { Game } from "../play/game.js";
import { cornerOf, UNIT } from "./marks.js";

/** Of a role whose value says nothing. */
const SIGN = "●";

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
    const cells = now?.cells ?? [];
    board.roles.replaceChildren(...cells.flatMap((cell) => this.tints(cell)));
    board.roleSigns.replaceChildren(...cells.flatMap((cell) => this.signs(cell)));
    // The edge that keeps thin lines off a digit has no colour that is right on a tint.
    for (const [cell, place] of board.places.entries())
      if (now?.role(cell).length) place.style.setProperty("--cell", "transparent");
      else place.style.removeProperty("--cell");
  }

  /** The parts of a cell that its roles take. @param {number} cell */
  parts(cell) {
    const { game } = this.app;
    const [x, y] = cornerOf(cell, game.size);
    const places = game.role(cell);
    const wide = UNIT / Math.max(places.length, 1);
    return places.map((place, at) => ({ place, x: x + at * wide, y, wide }));
  }

  /** @param {number} cell */
  tints(cell) {
    return this.parts(cell).map(({ place, x, y, wide }) =>
      s("rect", { x, y, width: wide, height: UNIT, class: `role-tint role-${place}` }),
    );
  }

  /** @param {number} cell */
  signs(cell) {
    const { roles } = this.app.game.info;
    return this.parts(cell).map(({ place, x, y }) =>
      s(
        "text",
        { x: x + 5, y: y + UNIT - 6, class: `role-sign role-${place}` },
        roles[place - 1]?.sign || SIGN,
      ),
    );
  }
}
