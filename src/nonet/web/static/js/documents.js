// A game as the document that is saved, and back. Documents name layers by letters.
import { Game } from "./game.js";

/** Layers by their letters. */
export const LAYERS = /** @type {Readonly<Record<string, Layer>>} */ ({
  g: "given",
  e: "entry",
  r: "corner",
  n: "centre",
  c: "colours",
  k: "candidateColours",
  f: "filled",
});
const LETTERS = Object.fromEntries(
  Object.entries(LAYERS).map(([letter, layer]) => [layer, letter]),
);

/** @type {WeakMap<Move, string>} The texts of moves, each made once. */
const texts = new WeakMap();

/** The document of a game, as JSON. @param {Game} game */
export function toText(game) {
  const { layers } = game;
  /** @type {Record<string, number>} */
  const coloured = {};
  for (const cell of game.cells) {
    for (const [digit, colour] of game.candidateColours(cell))
      coloured[`${cell},${digit}`] = colour;
  }
  const head = JSON.stringify({
    version: 1,
    state: game.state({ marks: false }),
    scene: game.info.scene,
    ...game.file,
    marks: {
      corner: layers.corner,
      centre: layers.centre,
      colours: layers.colours,
      candidateColours: coloured,
    },
    elapsed: Math.round(game.elapsed * 10) / 10,
    settings: {
      locked: game.locked,
      auto: game.auto,
      filled: layers.filled[0],
      done: game.moves.length,
      finished: game.finished,
      helped: game.helped,
      struck: game.struck.size ? [...game.struck] : undefined,
    },
  });
  const history = [...game.moves, ...[...game.undone].reverse()].map(textOf);
  return `${head.slice(0, -1)},"history":[${history.join()}]}`;
}

/** @param {Move} move */
function textOf(move) {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move.map(([layer, ...change]) => [LETTERS[layer], ...change]));
  texts.set(move, text);
  return text;
}

/** The game of a document. @param {GameDocument} document */
export function fromDocument({ state, scene, marks, history, elapsed, settings, ...file }) {
  const game = new Game({ ...state, scene, locked: settings.locked ?? true }, file);
  const { layers } = game;
  marks.corner?.forEach((digits, cell) => {
    layers.corner[cell] = digits;
  });
  marks.centre?.forEach((digits, cell) => {
    layers.centre[cell] = digits;
  });
  marks.colours?.forEach((colours, cell) => {
    layers.colours[cell] = colours;
  });
  for (const [name, colour] of Object.entries(marks.candidateColours ?? {})) {
    const [cell, digit] = name.split(",").map(Number);
    layers.candidateColours[cell] = [...layers.candidateColours[cell], [digit, colour]];
  }
  layers.filled = [settings.filled ?? false];
  /** @type {Move[]} */
  const moves = history.map((move) =>
    move.map(([letter, ...change]) => [LAYERS[letter], ...change]),
  );
  const done = settings.done ?? history.length;
  game.moves = moves.slice(0, done);
  game.undone = moves.slice(done).reverse();
  game.elapsed = elapsed;
  game.auto = settings.auto ?? false;
  game.finished = settings.finished ?? false;
  game.helped = settings.helped ?? false;
  game.struck = new Set(settings.struck);
  return game;
}
