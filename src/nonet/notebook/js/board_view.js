// A view of a board: the drawing, the keys under it, and what is said.
import { Board, symbol } from "../../web/static/js/board/board.js";
import { followPointer, Selection } from "../../web/static/js/board/select.js";
import { labelOf, shadesOf, viewOf } from "../../web/static/js/board/view.js";
import { button, fill, h, s } from "../../web/static/js/page/dom.js";
import { DEFAULTS } from "../../web/static/js/page/settings.js";
import { t } from "../../web/static/js/page/words.js";
import { Keyboard } from "../../web/static/js/play/keys.js";
import { wordsOf } from "./play.js";

/** @type {[Tool, string][]} */
const TOOLS = [
  ["entry", "tool-digit"],
  ["corner", "tool-corner"],
  ["centre", "tool-centre"],
  ["colours", "tool-colour"],
];
const COLOURS = 9;

/** @implements {PlayView} */
export class BoardView {
  selection = new Selection();
  tool = /** @type {Tool} */ ("entry");
  /** Moves before the last digit. */
  before = 0;
  live = h("p.said", { role: "status" });
  tools = h("div.tools", { role: "group" });
  keys = h("div.keys", { role: "group" });
  acts = h("div.acts", { role: "group" });
  hints = h("div.acts", { role: "group" });

  /** @param {Play} play @param {HTMLElement} element */
  constructor(play, element) {
    this.play = play;
    play.speak();
    const svg = s("svg");
    this.board = new Board(svg, { interactive: true, label: t("board") });
    this.board.setLayout(play.game.info);
    this.box = h("div.nonet", svg, this.tools, this.keys, this.acts, this.live, this.hints);
    this.box.classList.toggle("large", play.game.size > 9);
    this.box.lang = play.model.get("_voice").tag;
    element.append(this.box);
    followPointer(this.board, this.selection, {
      change: () => this.refresh(),
      alike: (cell) => this.select(play.game.alike(cell)),
      pick: () => false,
      unpick: () => {},
      pinch: () => {},
      pan: () => {},
    });
    this.followKeys();
    if (play.shown?.step) this.live.textContent = wordsOf(/** @type {ShownStep} */ (play.shown));
    play.views.add(this);
    this.refresh();
  }

  remove() {
    this.play.views.delete(this);
  }

  /** @param {string} text */
  say(text) {
    this.live.textContent = text;
  }

  /** @param {Iterable<number>} cells */
  select(cells) {
    this.selection.all(cells);
    this.refresh();
  }

  get targets() {
    return [...this.selection.cells];
  }

  refresh() {
    const { play, board, selection } = this;
    const { game, shown, wrong } = play;
    play.speak();
    const view = viewOf({ game, shown, wrong, mode: null, drawing: null, filter: 0 });
    const named = (/** @type {number} */ cell) => {
      play.speak(); // it may be called later
      return labelOf(cell, view, game.info, null);
    };
    board.paint(view, named);
    const differ = /** @type {Set<number>} */ (new Set());
    board.shade(shadesOf({ game, selection, shown, differ, first: 0 }, view));
    board.select(selection.cells, selection.at);
    const { step, cells } = shown ?? {};
    board.argue(step || cells ? shown : null);
    this.showKeys();
  }

  /** Write, mark or colour with a digit. @param {number} value @param {Tool | null} held */
  write(value, held) {
    const { game } = this.play;
    const chosen = held ?? this.tool;
    const cells = this.targets;
    this.before = game.moves.length;
    if (!cells.length) return;
    if (chosen === "colours") {
      if (value <= COLOURS) this.play.moved(game.mark(cells, chosen, value));
      return;
    }
    if (value < 1 || value > game.info.most) return;
    const isMark = chosen === "corner" || chosen === "centre";
    const several = cells.length > 1 ? "corner" : null;
    const layer = isMark ? chosen : several;
    this.play.moved(layer ? game.mark(cells, layer, value) : game.enter(cells, value));
  }

  /** A second key followed: the digit has two figures. @param {number} value @param {Tool | null} held */
  replace(value, held) {
    const { game } = this.play;
    if (game.moves.length > this.before) {
      game.undo();
      game.undone.pop();
    }
    this.write(value, held);
  }

  clear() {
    this.play.moved(this.play.game.clear(this.targets, this.tool));
  }

  undo() {
    this.play.moved(this.play.game.undo() !== null);
  }

  redo() {
    this.play.moved(this.play.game.redo() !== null);
  }

  /** @param {Tool} tool */
  setTool(tool) {
    if (TOOLS.some(([name]) => name === tool)) this.tool = tool;
    this.refresh();
  }

  /** @param {number} way */
  nextTool(way) {
    const at = TOOLS.findIndex(([name]) => name === this.tool);
    this.setTool(TOOLS[(at + way + TOOLS.length) % TOOLS.length][0]);
  }

  /** The keys of the app, as long as the board has the focus. */
  followKeys() {
    const { svg } = this.board;
    const keyboard = new Keyboard(this.keyActions());
    svg.addEventListener("keydown", (event) => {
      // The shortcuts of the notebook would take them, too.
      event.stopPropagation();
      if (keyboard.handle(event) !== false) event.preventDefault();
    });
  }

  /** @returns {KeyActions} */
  keyActions() {
    const { play, selection } = this;
    const { game } = play;
    const none = () => false;
    return {
      last: () => game.info.last,
      valueOf: (number) => Math.max(number - game.info.first + 1, 0),
      digit: (value, held) => this.write(value, held),
      replaceDigit: (value, held) => this.replace(value, held),
      clear: () => this.clear(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      tool: (name) => this.setTool(name),
      nextTool: (way) => this.nextTool(way),
      held: none,
      move: (down, right, extend) => {
        selection.move(down, right, game.info, extend);
        this.refresh();
        this.board.focus();
      },
      selectAll: () => this.select(game.cells),
      selectNone: () => this.select([]),
      invert: () => {
        selection.invert(game.info.cells);
        this.refresh();
      },
      centreMarks: () => play.moved(game.centreMarks(this.targets)),
      enter: none,
      letter: none,
      filter: none,
      savePoints: none,
      replay: none,
      zoom: none,
      unsolved: () => this.select([...game.cells].filter((cell) => !game.digit(cell))),
      hint: () => void play.hint(),
      pause: none,
      print: none,
      help: none,
      fullscreen: none,
    };
  }

  /** What the keys were last made for. */
  keyed = "";

  /** The keys under the board; those that are as they were stay, and with them the focus. */
  showKeys() {
    const { play, tool } = this;
    const { game, shown } = play;
    const isColour = tool === "colours";
    const key = [tool, game.canUndo, game.canRedo, Boolean(shown), shown?.depth].join();
    if (key === this.keyed) return;
    this.keyed = key;
    const last = /** @type {ShadowRoot} */ (this.box.getRootNode()).activeElement;
    const focused = /** @type {HTMLElement | null} */ (last)?.dataset.key;
    this.tools.setAttribute("aria-label", t("tools"));
    this.keys.setAttribute("aria-label", t(isColour ? "colours" : "digits"));
    fill(
      this.tools,
      ...TOOLS.map(([name, word]) =>
        keyed(name, t(word), () => this.setTool(name), { "aria-pressed": String(name === tool) }),
      ),
    );
    this.keys.style.setProperty(
      "--columns",
      String(Math.min(isColour ? COLOURS : game.info.most, 9)),
    );
    const count = isColour ? COLOURS : game.info.most;
    fill(
      this.keys,
      ...Array.from({ length: count }, (_, index) => this.digitKey(index + 1, isColour)),
    );
    fill(
      this.acts,
      keyed("clear", t("clear"), () => this.clear()),
      keyed("undo", t("undo"), () => this.undo(), { disabled: !game.canUndo }),
      keyed("redo", t("redo"), () => this.redo(), { disabled: !game.canRedo }),
      keyed("check", t("check"), () => play.check()),
      keyed("hint", t("hint"), () => play.hint()),
    );
    fill(this.hints, ...this.hintKeys());
    const again = focused ? this.box.querySelector(`[data-key="${focused}"]`) : null;
    /** @type {HTMLElement | null} */ (again)?.focus();
  }

  /** @param {number} value @param {boolean} isColour */
  digitKey(value, isColour) {
    const word = isColour
      ? t("colour-named", { name: t(`colour-${value}`) })
      : symbol(value, this.play.game.info, DEFAULTS.letters);
    return keyed(`digit-${value}`, isColour ? String(value) : word, () => this.write(value, null), {
      "aria-label": word,
      class: isColour ? `btn k${value}` : "btn",
    });
  }

  /** What can be done with the step that is shown. */
  hintKeys() {
    const { play } = this;
    const { shown } = play;
    if (!shown?.step) return [];
    const depth = shown.depth ?? 0;
    const deeper = depth
      ? keyed("deeper", t("hint-show"), () => play.hint())
      : keyed("deeper", t("hint-where"), () => play.hint());
    return [
      depth < 2 ? deeper : keyed("apply", t("hint-apply"), () => play.apply()),
      keyed("hide", t("hint-hide"), () => {
        play.show(null);
        play.say("");
      }),
    ];
  }
}

/**
 * A key that is found again by its name.
 * @param {string} name @param {string} text @param {() => unknown} does
 * @param {Record<string, unknown>} [properties]
 */
function keyed(name, text, does, properties = {}) {
  const made = button(text, does, properties);
  made.dataset.key = name;
  return made;
}
