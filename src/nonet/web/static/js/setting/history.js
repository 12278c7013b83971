// What was changed at the desk, both ways. A draft is never mutated: a change makes another one.
// What takes a change back is a patch: the fields as they were, and of givens only those cells.

/** Most changes that can be undone. */
const MOST = 500;
/** Most characters of changes that are saved with a draft. */
const MOST_SAVED = 100_000;

/** @type {WeakMap<Patch, number>} Lengths of patches as text, each found once. */
const lengths = new WeakMap();

/** @param {Patch} patch */
function lengthOf(patch) {
  const known = lengths.get(patch) ?? JSON.stringify(patch).length;
  lengths.set(patch, known);
  return known;
}

/** The last of these patches, as far as there is room for them. @param {Patch[]} patches */
function saved(patches) {
  let room = MOST_SAVED;
  const first = patches.findLastIndex((patch) => {
    room -= lengthOf(patch);
    return room < 0;
  });
  return patches.slice(first + 1);
}

export class History {
  /** What the last change was of; changes of the same thing are one. */
  last = "";

  /** @param {Draft} now @param {SavedDraft | null} [before] */
  constructor(now, before = null) {
    this.now = now;
    /** @type {Patch[]} */
    this.past = [...(before?.past ?? [])];
    /** @type {Patch[]} */
    this.future = [...(before?.future ?? [])];
  }

  /** What is saved with the draft: its rules as lines, and its changes. @returns {SavedDraft} */
  get saved() {
    return { lines: this.now.lines, past: saved(this.past), future: saved(this.future) };
  }

  /** @param {Partial<Draft>} changes @param {string} [subject] */
  change(changes, subject = "") {
    const back = this.swap(this.lessened(changes));
    if (!subject || subject !== this.last) this.past = [...this.past.slice(1 - MOST), back];
    this.last = subject;
    this.future = [];
  }

  undo() {
    return this.move(this.past, this.future);
  }

  redo() {
    return this.move(this.future, this.past);
  }

  /** @param {Patch[]} from @param {Patch[]} to */
  move(from, to) {
    const patch = from.pop();
    if (!patch) return false;
    to.push(this.swap(patch));
    this.last = "";
    return true;
  }

  /** Givens of the same board as the cells that change. @param {Partial<Draft>} changes */
  lessened({ givens, ...rest }) {
    const before = this.now.givens;
    if (!givens) return rest;
    if (givens.length !== before.length) return { ...rest, givens };
    const cells = givens.flatMap((digit, cell) =>
      digit === before[cell] ? [] : [/** @type {CellDigit} */ ([cell, digit])],
    );
    return { ...rest, cells };
  }

  /** Put a patch on the draft; returns the one that takes it back. @param {Patch} patch */
  swap({ cells, ...fields }) {
    const { now } = this;
    const names = /** @type {(keyof Draft)[]} */ (Object.keys(fields));
    /** @type {Patch} */
    const back = Object.fromEntries(names.map((name) => [name, now[name]]));
    const next = { ...now, ...fields };
    if (cells) {
      back.cells = cells.map(([cell]) => [cell, now.givens[cell]]);
      next.givens = [...now.givens];
      for (const [cell, digit] of cells) next.givens[cell] = digit;
    }
    this.now = next;
    return back;
  }
}
