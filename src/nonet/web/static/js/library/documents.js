// A game as the document that is saved, and back. Documents name layers by letters.

import { packed, unpacked } from "../board/masks.js";
import { NONE } from "../board/seen.js";
import { Game, isEmpty } from "../play/game.js";

/** Layers by their letters. */
export const LAYERS = /** @type {Readonly<Record<string, Layer>>} */ ({
  g: "given",
  e: "entry",
  r: "corner",
  n: "centre",
  c: "colours",
  k: "candidateColours",
  l: "letters",
  o: "role",
  p: "pen",
  f: "filled",
});
const LETTERS = Object.fromEntries(
  Object.entries(LAYERS).map(([letter, layer]) => [layer, letter]),
);

/** The largest board whose marks are lists; on a larger one they are packed to masks. */
const MOST_LISTED = 25;

/** @type {WeakMap<object, string>} The texts of moves and save points, each made once. */
const texts = new WeakMap();

/** The document of a game, as JSON. @param {Game} game */
export function toText(game) {
  const { layers } = game;
  const isPacked = game.size > MOST_LISTED;
  const value = (/** @type {Layer} */ layer, /** @type {LayerValue} */ held) =>
    isPacked && isMarks(layer) ? packed(/** @type {Digits} */ (held)) : held;
  /** @type {Record<string, number>} */
  const coloured = {};
  for (const cell of game.cells) {
    for (const [digit, colour] of game.candidateColours(cell))
      coloured[`${cell},${digit}`] = colour;
  }
  const head = JSON.stringify({
    version: isPacked ? 3 : 2,
    state: game.state({ marks: false }),
    scene: game.info.scene,
    ...game.file,
    marks: {
      ...(isPacked
        ? { cornerMasks: masksOf(layers.corner), centreMasks: masksOf(layers.centre) }
        : { corner: filled(layers.corner), centre: filled(layers.centre) }),
      colours: filled(layers.colours),
      candidateColours: coloured,
      letters: filled(layers.letters),
      role: filled(layers.role),
      pen: filled(layers.pen),
    },
    elapsed: Math.round(game.elapsed * 10) / 10,
    settings: {
      locked: game.locked,
      auto: game.auto,
      chosen: game.chosen.size ? [...game.chosen] : undefined,
      filled: layers.filled[0],
      done: game.moves.length,
      finished: game.finished,
      helped: game.helped,
      helps: game.helps || undefined,
      crossed: game.crossed.size ? [...game.crossed] : undefined,
      draft: game.draft ?? undefined,
      task: game.task ?? undefined,
    },
  });
  const moves = [...game.moves, ...[...game.undone].reverse()];
  const history = moves.map((move) =>
    textOf(move, () =>
      move.map(([layer, cell, before, after]) => [
        LETTERS[layer],
        cell,
        value(layer, before),
        value(layer, after),
      ]),
    ),
  );
  const times = moves.map((move) => game.times.get(move) ?? null);
  const points = game.savePoints.map((point) =>
    textOf(point, () => ({
      ...point,
      cells: point.cells.map(([letter, cell, held]) => [letter, cell, value(LAYERS[letter], held)]),
    })),
  );
  const tail = `"savePoints":[${points.join()}],"history":[${history.join()}]`;
  return `${head.slice(0, -1)},"times":${JSON.stringify(times)},${tail}}`;
}

/** @param {Layer} layer */
const isMarks = (layer) => layer === "corner" || layer === "centre";

/** The value of a layer as it was saved. @param {Layer} layer @param {LayerValue} saved */
const unpackedValue = (layer, saved) =>
  isMarks(layer) && typeof saved === "string" ? unpacked(saved) : saved;

/** The marks of all cells as a text; empty where there are none. @param {Digits[]} layer */
const masksOf = (layer) => (layer.every(isEmpty) ? "" : layer.map(packed).join());

/**
 * The marks of all cells, from either form.
 * @param {Digits[]} [lists] @param {string} [masks] @returns {Digits[]}
 */
const marksOf = (lists, masks) => (masks ? masks.split(",").map(unpacked) : (lists ?? []));

/** A layer, or nothing where it is empty. @template {LayerValue} Value @param {Value[]} layer */
const filled = (layer) => (layer.every(isEmpty) ? NONE : layer);

/** @param {object} key @param {() => object} content */
function textOf(key, content) {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(content());
  texts.set(key, text);
  return text;
}

/**
 * What is in the cells of a game apart from its givens, as save points keep it.
 * @param {Game} game @returns {SavedCell[]}
 */
export function cellsOf({ layers }) {
  return Object.entries(LAYERS).flatMap(([letter, layer]) =>
    layer === "given"
      ? []
      : /** @type {LayerValue[]} */ (layers[layer]).flatMap((value, cell) =>
          isEmpty(value) ? [] : [/** @type {SavedCell} */ ([letter, cell, value])],
        ),
  );
}

/** The game of a document. @param {GameDocument} document */
export function fromDocument(document) {
  const { state, scene, marks, history, times, savePoints, elapsed, settings, ...file } = document;
  const game = new Game({ ...state, scene, locked: settings.locked ?? true }, file);
  const { layers } = game;
  marksOf(marks.corner, marks.cornerMasks).forEach((digits, cell) => {
    layers.corner[cell] = digits;
  });
  marksOf(marks.centre, marks.centreMasks).forEach((digits, cell) => {
    layers.centre[cell] = digits;
  });
  marks.colours?.forEach((colours, cell) => {
    layers.colours[cell] = colours;
  });
  for (const [name, colour] of Object.entries(marks.candidateColours ?? {})) {
    const [cell, digit] = name.split(",").map(Number);
    layers.candidateColours[cell] = [...layers.candidateColours[cell], [digit, colour]];
  }
  marks.letters?.forEach((letter, cell) => {
    layers.letters[cell] = letter;
  });
  marks.role?.forEach((role, cell) => {
    layers.role[cell] = role;
  });
  marks.pen?.forEach((pen, cell) => {
    layers.pen[cell] = pen;
  });
  game.savePoints = (savePoints ?? []).map((point) => ({
    ...point,
    cells: point.cells.map(([letter, cell, saved]) => [
      letter,
      cell,
      unpackedValue(LAYERS[letter], saved),
    ]),
  }));
  layers.filled = [settings.filled ?? false];
  /** @type {Move[]} */
  const moves = history.map((move) =>
    move.map(([letter, cell, before, after]) => {
      const layer = LAYERS[letter];
      return [layer, cell, unpackedValue(layer, before), unpackedValue(layer, after)];
    }),
  );
  times?.forEach((seconds, number) => {
    if (moves[number] && seconds !== null) game.times.set(moves[number], seconds);
  });
  const done = settings.done ?? history.length;
  game.moves = moves.slice(0, done);
  game.undone = moves.slice(done).reverse();
  game.elapsed = elapsed;
  game.auto = settings.auto ?? false;
  game.chosen = new Set(settings.chosen ?? []);
  game.finished = settings.finished ?? false;
  game.helped = settings.helped ?? false;
  game.helps = settings.helps ?? 0;
  game.crossed = new Set(settings.crossed);
  game.draft = settings.draft ?? null;
  game.task = settings.task ?? null;
  return game;
}

/**
 * Whether a document is of the same game before some more moves.
 * @param {GameDocument} earlier @param {GameDocument} later
 */
export function isEarlier(earlier, later) {
  const moves = (/** @type {GameDocument} */ { history, settings }) => [
    ...history.slice(0, settings.done ?? history.length),
    ...(settings.draft?.past ?? []),
  ];
  const [few, more] = [moves(earlier), moves(later)];
  return (
    few.length <= more.length && JSON.stringify(few) === JSON.stringify(more.slice(0, few.length))
  );
}
