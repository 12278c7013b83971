// The player's table without a page: its game, its keys and clicks, and what is said of its cells.

import { App } from "../../src/nonet/web/static/js/app.js";
import { Board } from "../../src/nonet/web/static/js/board/board.js";
import { usualBox } from "../../src/nonet/web/static/js/board/layout.js";
import { followPointer, Selection } from "../../src/nonet/web/static/js/board/select.js";
import { labelOf } from "../../src/nonet/web/static/js/board/view.js";
import { GradePanel } from "../../src/nonet/web/static/js/learn/grade_panel.js";
import { DEFAULTS, settings } from "../../src/nonet/web/static/js/page/settings.js";
import { followCommands } from "../../src/nonet/web/static/js/play/commands.js";
import { Entering } from "../../src/nonet/web/static/js/play/entering.js";
import { Game } from "../../src/nonet/web/static/js/play/game.js";
import { GameActions } from "../../src/nonet/web/static/js/play/game_actions.js";
import { speak } from "./texts.js";

/** Givens of the puzzle that the page begins with; our own, as are those below. */
export const FIRST =
  ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7.";
/** Its only solution. */
export const SOLUTION =
  "894615732752384169631792458549261387128973546376458921987536214213847695465129873";
/** A part of it, with several solutions. */
export const SEVERAL =
  ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6.....................";

const SHIFTED = ")!@#$%^&*(";
const HELD = { Control: "ctrlKey", Shift: "shiftKey", Alt: "altKey" };
const SIGNS = { "[": "BracketLeft", "]": "BracketRight", "?": "Slash" };

await speak("en");

/** The digits of a text, 0 for a dot. */
export const digitsOf = (text) => [...text].map((sign) => Number(sign.replace(".", "0")));

/** The state of a puzzle in a line. */
export const stateOf = (text) => {
  const size = Math.sqrt(text.length);
  return { layout: { size, box: usualBox(size) }, givens: digitsOf(text) };
};

/** The place of a key, and what is printed on it. */
function keyOf(name) {
  if (/^(Digit)?\d$/.test(name)) return { code: `Digit${name.at(-1)}`, key: name.at(-1) };
  if (/^(Key)?[A-Za-z]$/.test(name))
    return { code: `Key${name.at(-1).toUpperCase()}`, key: name.at(-1).toLowerCase() };
  if (name in SIGNS) return { code: SIGNS[name], key: name };
  return { code: name, key: name === "Space" ? " " : name };
}

function eventOf(type, fields) {
  const event = new Event(type, { cancelable: true });
  const { modifierNumLock = false, ...rest } = fields;
  return Object.assign(event, { getModifierState: () => modifierNumLock, ...rest });
}

/** Sends a key to the page; says whether the page took it. */
function send(type, fields) {
  return !document.dispatchEvent(eventOf(type, { key: "", code: "", ...fields }));
}

/** What the last table heard of the page. */
let heard = [];

/** What is heard of the page while something is done, and can be heard no more. */
function hearing(does) {
  const add = EventTarget.prototype.addEventListener;
  const found = [];
  document.addEventListener = (...given) => {
    found.push(given);
    add.call(document, ...given);
  };
  does();
  document.addEventListener = add;
  return found;
}

export class Table {
  /** @param game a line of givens, a state, or a game */
  constructor(game = FIRST) {
    Object.assign(settings, DEFAULTS);
    const found = typeof game === "string" ? stateOf(game) : game;
    const app = Object.create(App.prototype);
    this.app = app;
    this.done = [];
    const noting = (name) => () => this.done.push(name);
    const names = ["hint", "print", "help", "savePoints", "replay", "tab", "save"];
    Object.assign(app, {
      game: found instanceof Game ? found : new Game(found),
      selection: new Selection(),
      tool: "entry",
      held: null,
      zooming: { update: () => {}, step: noting("zoom") },
      shown: null,
      pattern: null,
      mode: null,
      listeners: [],
      painted: null,
      picked: "",
      full: "",
      timer: { isPaused: false },
      actions: Object.fromEntries(names.map((name) => [name, noting(name)])),
      saver: { save: noting("save"), meta: {} },
      gradePanel: { app, solvedText: GradePanel.prototype.solvedText },
      pad: { show: (state) => Object.assign(this, { pad: state }) },
      board: this.boardOf(app),
    });
    app.clearShown();
    app.buildBoard();
    app.entering = new Entering(app);
    this.play = new GameActions(app);
    followPointer(app.board, app.selection, {
      change: () => app.refresh(),
      alike: (cell) => app.selectAlike(cell),
      pick: (hit, event) => app.entering.pick(hit, event),
      unpick: () => app.entering.unpick(),
      pinch: () => {},
      pan: () => {},
    });
    for (const [type, does] of heard) document.removeEventListener(type, does);
    globalThis.window = new EventTarget();
    heard = hearing(() => followCommands(app));
    app.refresh();
    for (const name of ["#live", "#toast"]) document.querySelector(name).replaceChildren();
  }

  /** A board on no screen: a point is a cell where its row and column say. */
  boardOf(app) {
    const board = new Board(document.createElementNS("", "svg"), { interactive: true });
    const { shade } = board;
    return Object.assign(board, {
      cellAt: (x, y) => ({ cell: y * app.game.size + x, digit: null, isCentral: true }),
      shade: (shadeOf) => {
        this.shade = shadeOf;
        shade.call(board, shadeOf);
      },
      focus: () => {},
      celebrate: () => {},
    });
  }

  /** The elements with a class on the board, or in a cell of it. */
  drawn(name, cell) {
    const { svg, places } = this.app.board;
    const within = cell === undefined ? svg : places[cell];
    return [...within.all()].filter((part) => part.classList.has(name));
  }

  get game() {
    return this.app.game;
  }

  /** What was announced to screen readers. */
  get live() {
    return document.querySelector("#live").textContent;
  }

  /** The message at the foot of the page. */
  get toast() {
    const toast = document.querySelector("#toast");
    return toast.hidden ? "" : (toast.children[0]?.textContent ?? "");
  }

  /** Press a button of that message. */
  choose(name) {
    const buttons = document.querySelector("#toast").children;
    buttons.find((one) => one.textContent === name).dispatchEvent(new Event("click"));
  }

  cell(row, column) {
    return (row - 1) * this.game.size + column - 1;
  }

  /** What a screen reader says of a cell. */
  label(row, column) {
    const { app } = this;
    return labelOf(this.cell(row, column), app.view(), app.game.info, app.mode);
  }

  /** How many cells are selected. */
  get selected() {
    return this.app.selection.cells.size;
  }

  point(type, row, column, fields = {}) {
    const where = { clientX: column - 1, clientY: row - 1, button: 0, pointerId: 1, ...fields };
    const event = eventOf(type, { pointerType: "mouse", ctrlKey: false, ...where });
    this.app.board.svg.dispatchEvent(event);
  }

  click(row, column) {
    this.drag([row, column]);
  }

  /** A click on something that is not the board. */
  clickElsewhere() {
    document.dispatchEvent(new Event("pointerdown"));
  }

  /** Drag over cells. */
  drag(...cells) {
    this.dragWith({}, ...cells);
  }

  /** Drag over cells with keys held. */
  dragWith(held, [row, column], ...more) {
    this.point("pointerdown", row, column, held);
    let last = [row, column];
    for (const cell of more) {
      this.point("pointermove", ...cell, held);
      last = cell;
    }
    this.point("pointerup", ...last, held);
  }

  /** A key as its event has it. */
  type(fields) {
    const isTaken = send("keydown", fields);
    send("keyup", fields);
    return isTaken;
  }

  /** Press keys one after another: "8", "KeyC", "Control+Digit4". */
  press(...names) {
    for (const name of names) {
      const parts = name.split("+");
      const key = keyOf(parts.pop());
      const held = Object.fromEntries(parts.map((part) => [HELD[part], true]));
      if (held.shiftKey && key.code.startsWith("Digit")) key.key = SHIFTED[key.key];
      send("keydown", { ...key, ...held });
      send("keyup", {});
    }
  }

  /** Hold a key down. */
  hold(name) {
    send("keydown", { key: name, code: `${name}Left`, [HELD[name]]: true });
  }

  /** Let all keys go. */
  release() {
    send("keyup", {});
  }
}
