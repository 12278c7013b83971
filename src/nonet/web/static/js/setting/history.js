// What was changed at the desk, both ways. A draft is never mutated: a change makes another one.

/** Most changes that can be undone. */
const MOST = 500;

export class History {
  /** @type {Draft[]} */
  past = [];
  /** @type {Draft[]} */
  future = [];
  /** What the last change was of; changes of the same thing are one. */
  last = "";

  /** @param {Draft} now */
  constructor(now) {
    this.now = now;
  }

  /** @param {Partial<Draft>} changes @param {string} [subject] */
  change(changes, subject = "") {
    if (!subject || subject !== this.last) this.past = [...this.past.slice(1 - MOST), this.now];
    this.last = subject;
    this.future = [];
    this.now = { ...this.now, ...changes };
  }

  undo() {
    const before = this.past.pop();
    if (!before) return false;
    this.future.push(this.now);
    this.now = before;
    this.last = "";
    return true;
  }

  redo() {
    const after = this.future.pop();
    if (!after) return false;
    this.past.push(this.now);
    this.now = after;
    this.last = "";
    return true;
  }
}
