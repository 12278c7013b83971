// The examples of a page are one session: to run one is to run those above it first, silently,
// unless they have run as they are.

/** @typedef {import("./session.js").Code} Code */
/** @typedef {import("./session.js").Ending} Ending */
/** @typedef {import("./session.js").Part} Part */

/** @typedef {{code: () => Code, isElsewhere: boolean}} Runnable an example, and whether it cannot run here */

/** Endings after which there is no session any more. */
const LOST = new Set(["stopped", "late", "died", "away", "unsupported"]);

export class Page {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    /** From top to bottom. @type {Runnable[]} */
    this.examples = [];
    this.isBusy = false;
    /** The session in which an example ran last, and with what. @type {Map<Runnable, string>} */
    this.ran = new Map();
  }

  /** @param {Runnable} example */
  stamp(example) {
    return `${this.session.number} ${example.code().source}`;
  }

  /** The examples that are to run before another. @param {Runnable} example */
  missing(example) {
    const above = this.examples.slice(0, this.examples.indexOf(example));
    return above.filter(
      (earlier) => !earlier.isElsewhere && this.ran.get(earlier) !== this.stamp(earlier),
    );
  }

  /**
   * Run an example, and those above it that have not run.
   * @param {Runnable} example
   * @param {(parts: Part[]) => void} hear
   * @param {(number: number, part: Part) => void} hearAbove hears of errors above that the page does not show
   * @returns {Promise<Ending>}
   */
  async run(example, hear, hearAbove) {
    this.isBusy = true;
    try {
      return await this.runAll(example, hear, hearAbove);
    } finally {
      this.isBusy = false;
    }
  }

  /** @type {Page["run"]} */
  async runAll(example, hear, hearAbove) {
    for (const earlier of this.missing(example)) {
      const { goesOn } = earlier.code();
      /** @param {Part[]} parts */
      const listen = (parts) => {
        const error = parts.find(({ kind }) => kind === "error");
        if (error && !goesOn) hearAbove(this.examples.indexOf(earlier) + 1, error);
      };
      const ending = await this.runAlone(earlier, listen);
      if (LOST.has(ending)) return ending;
    }
    return this.runAlone(example, hear);
  }

  /** @param {Runnable} example @param {(parts: Part[]) => void} hear */
  async runAlone(example, hear) {
    const source = example.code().source;
    const ending = await this.session.run(example.code(), hear);
    if (!LOST.has(ending)) this.ran.set(example, `${this.session.number} ${source}`);
    return ending;
  }
}
