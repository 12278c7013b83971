// Asks nonet: over HTTP in the local edition, a worker of the page in the static one.

import { isStatic } from "./edition.js";
import { http } from "./http.js";
import { Refusal } from "./refusals.js";

/** An engine whose module is on its way. @param {Promise<Engine>} coming @returns {Engine} */
function waiting(coming) {
  /** @type {Engine | null} */
  let engine = null;
  coming.then((found) => {
    engine = found;
  });
  return {
    ask(kind, question, listening) {
      const job = coming.then((found) => found.ask(kind, question, listening));
      return {
        answer: job.then(({ answer }) => answer),
        stop: () => job.then(({ stop }) => stop()),
      };
    },
    isUp: () => engine?.isUp() ?? false,
    up: coming.then(({ up }) => up),
  };
}

const inWorker = () =>
  import("./worker_engine.js").then(
    (module) => module.inWorker(),
    () => {
      throw new Refusal(0, { code: "away" });
    },
  );

const engine = isStatic ? waiting(inWorker()) : http;

/**
 * Ask a question of a kind of `nonet.service.KINDS`. What is refused comes as a Refusal, and what
 * is stopped as one with the code "cancelled" or as what was found so far. A file in an answer is
 * an address, `file`, that the page can save.
 * @template {Kind} Name @param {Name} kind @param {Questions[Name]} question
 * @param {Listening} [listening] @returns {Job<Answers[Name]>}
 */
export const ask = (kind, question, listening = {}) => engine.ask(kind, question, listening);

/**
 * The answer to a question that nobody follows or stops.
 * @template {Kind} Name @param {Name} kind @param {Questions[Name]} question
 * @returns {Promise<Answers[Name]>}
 */
export const answerTo = (kind, question) => ask(kind, question).answer;

/** Whether the engine answers at once; until then it is loading. */
export const isUp = () => engine.isUp();

/** When it does. */
export const whenUp = engine.up;
