// The widget: what anywidget calls for a board, and for each of its views.
import { h } from "../../web/static/js/page/dom.js";
import { BoardView } from "./board_view.js";
import { followTheme } from "./dark.js";
import { Play } from "./play.js";

/** @type {Map<string, Play>} The boards of this page, by their names. */
const plays = new Map();

/** @param {BoardModel} model */
function playOf(model) {
  const id = model.get("_id");
  const play = plays.get(id) ?? new Play(model);
  plays.set(id, play);
  return play;
}

/** @param {{model: BoardModel}} board */
function initialize({ model }) {
  playOf(model);
  return () => plays.delete(model.get("_id"));
}

/** @param {{model: BoardModel, el: HTMLElement}} view */
function render({ model, el }) {
  const host = h("div");
  // JupyterLab leaves its keys to what has this attribute.
  host.dataset.lmSuppressShortcuts = "true";
  const shadow = host.attachShadow({ mode: "open" });
  const content = h("div");
  shadow.append(h("style", model.get("_style")), content);
  el.append(host);
  const view = new BoardView(playOf(model), content);
  const end = followTheme(host);
  return () => {
    view.remove();
    end();
  };
}

export default { initialize, render };
