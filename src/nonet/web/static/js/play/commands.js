// What the keys do in the app.
import { followKeys } from "./keys.js";
import { TOOLS } from "./pad.js";

/** The tools that a key goes through; letters and the pen have keys of their own. */
const ORDER = /** @type {Tool[]} */ (Object.keys(TOOLS).slice(0, 6));

/** @param {App} app */
export function followCommands(app) {
  const { selection } = app;
  const select = (/** @type {() => void} */ change) => {
    change();
    app.refresh();
    app.board.focus();
  };
  followKeys({
    last: () => app.game.info.last,
    valueOf: (number, tool) => app.entering.valueOf(number, tool),
    digit: (value, tool) => app.entering.digit(value, tool),
    replaceDigit: (value, tool) => app.entering.replaceDigit(value, tool),
    clear: () => app.entering.clear(),
    undo: () => app.undo(),
    redo: () => app.redo(),
    tool: (name) => app.setTool(name),
    nextTool: (way) => {
      const order = ORDER.filter((tool) => tool !== "role" || app.game.info.roles.length);
      app.setTool(order[(order.indexOf(app.tool) + way + order.length) % order.length]);
    },
    held: (tool) => {
      if (tool !== app.held) {
        app.held = tool;
        app.refresh();
      }
    },
    move: (down, right, extend) =>
      select(() => {
        const { at } = selection;
        const draws = extend && app.tool === "pen" && app.isOpen;
        if (draws) selection.stay(at);
        selection.move(down, right, app.game.info, extend && !draws);
        if (draws) app.entering.pen?.join([at, selection.at]);
      }),
    selectAll: () => select(() => selection.all(app.game.cells)),
    selectNone: () => select(() => app.entering.none()),
    invert: () => select(() => selection.invert(app.game.info.cells)),
    centreMarks: () => app.moved(app.game.centreMarks(app.targets)),
    enter: () => app.entering.enter(),
    letter: (letter) => app.entering.letter(letter),
    filter: () => app.entering.toggleFilter(),
    savePoints: () => app.actions.savePoints(),
    replay: () => app.actions.replay(),
    zoom: (way) => app.zoomed((zoom) => zoom.step(way), true),
    unsolved: () => select(() => app.nextUnsolved()),
    hint: () => app.actions.hint(),
    pause: () => app.setPaused(!app.timer.isPaused),
    print: () => app.actions.print(),
    help: () => app.actions.help(),
    fullscreen: () =>
      document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen(),
  });
}
