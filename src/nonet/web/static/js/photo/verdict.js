// How many solutions the digits have while they are corrected: the engine counts up to two.

import { h } from "../page/dom.js";
import { messageOf } from "../page/notices.js";
import { t } from "../page/words.js";
import * as engine from "../service/engine.js";

/** Milliseconds without a change after which the engine is asked. */
const QUIET = 120;
/** @typedef {"looking" | "conflict" | "one" | "none" | "several"} Found */
/** @type {Record<Found, [sign: string, kind: string]>} */
const APPEARANCE = {
  looking: ["…", ""],
  conflict: ["✕", ".bad"],
  one: ["✓", ".good"],
  none: ["✕", ".bad"],
  several: ["!", ".bad"],
};

export class Verdict {
  element = h("div.photo-verdict", { role: "status" });
  waiting = 0;
  turn = 0;
  halt = () => {};

  /** Stop what is asked. */
  stop() {
    this.turn += 1;
    clearTimeout(this.waiting);
    this.halt();
    this.halt = () => {};
  }

  /** Ask about the digits as they are now. @param {State} state @param {boolean} isInConflict */
  ask(state, isInConflict) {
    this.stop();
    const { turn } = this;
    if (isInConflict) {
      this.show("conflict");
      return;
    }
    this.show("looking");
    this.waiting = setTimeout(async () => {
      try {
        const job = engine.ask("count", { state, limit: 2 });
        this.halt = job.stop;
        const { count, complete } = await job.answer;
        if (turn !== this.turn) return;
        if (count > 1) this.show("several");
        else if (complete) this.show(count ? "one" : "none");
        else this.say("", ".soft", t("photo-undecided"));
      } catch (error) {
        if (turn === this.turn) this.say("✕", ".bad", messageOf(error));
      }
    }, QUIET);
  }

  /** @param {Found} found */
  show(found) {
    const [sign, kind] = APPEARANCE[found];
    this.say(sign, kind, t(found === "none" ? "photo-none-solves" : `photo-${found}`));
  }

  /** @param {string} sign @param {string} kind @param {string} text */
  say(sign, kind, text) {
    this.element.replaceChildren(
      h(`strong${kind}`, sign ? h("span.photo-mark", { "aria-hidden": "true" }, sign) : null, text),
    );
  }
}
