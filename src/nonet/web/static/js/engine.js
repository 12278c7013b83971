// Asks nonet: over HTTP in the local edition, a worker of the page in the static one.
import { isStatic } from "./edition.js";
import { http } from "./http.js";

/** @type {Engine} */
const engine = isStatic ? (await import("./worker_engine.js")).inWorker() : http;

/**
 * Ask a question of a kind of `nonet.service.KINDS`. What is refused comes as a Refusal, and what
 * is stopped as one with the code "cancelled" or as what was found so far. A file in an answer is
 * an address, `file`, that the page can save.
 * @template {Kind} Name @param {Name} kind @param {object} question
 * @param {Listening} [listening] @returns {Job<Answers[Name]>}
 */
export const ask = (kind, question, listening = {}) => engine.ask(kind, question, listening);

/**
 * The answer to a question that nobody follows or stops.
 * @template {Kind} Name @param {Name} kind @param {object} question
 * @returns {Promise<Answers[Name]>}
 */
export const answerTo = (kind, question) => ask(kind, question).answer;

/** Whether the engine answers at once; until then it is loading. */
export const isUp = () => engine.isUp();

/** When it does. */
export const whenUp = engine.up;
