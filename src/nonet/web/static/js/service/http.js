// The engine behind HTTP: quick questions are requests, those that take their time are jobs.
import { ask as request } from "./api.js";
import { JOBS } from "./jobs.js";
import { Refusal } from "./refusals.js";

/**
 * Seconds after which a stream of events ends and the browser asks for the next: it opens only six
 * connections to the server, for all of its windows together, and other requests need one.
 */
const STREAM_SECONDS = 1;

/** Of a request only its time is known, which is reported every TICK milliseconds. */
const NONE = { found: 0, nodes: 0, depth: 0, fraction: null, note: "" };
const TICK = 200;

/**
 * @template {Kind} Name @param {Name} kind @param {Questions[Name]} question
 * @param {Listening} listening @returns {Job<Answers[Name]>}
 */
function askAtOnce(kind, question, { onProgress }) {
  const control = new AbortController();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const clock = onProgress && setInterval(() => onProgress({ ...NONE, seconds: seconds() }), TICK);
  const answer = request("POST", kind, question, control.signal)
    .catch((error) => {
      throw control.signal.aborted ? new Refusal(409, { code: "cancelled" }) : error;
    })
    .finally(() => clearInterval(clock));
  return { answer, stop: () => control.abort() };
}

/**
 * @template {Kind} Name @param {Name} kind @param {Questions[Name]} question
 * @param {Listening} listening @returns {Job<Answers[Name]>}
 */
function startJob(kind, question, { onProgress = () => {} }) {
  /** @type {string | null} */
  let id = null;
  let isStopped = false;
  let isOver = false;
  const stop = () => {
    isStopped = true;
    if (id && !isOver) request("DELETE", `jobs/${id}`).catch(() => {});
  };
  const answer = (async () => {
    ({ id } = await request("POST", "jobs", { kind, ...question }));
    if (isStopped) stop();
    return new Promise((resolve, reject) => {
      const source = new EventSource(`api/jobs/${id}/events?seconds=${STREAM_SECONDS}`);
      let isAnswered = false;
      source.addEventListener("progress", ({ data }) => onProgress(JSON.parse(data)));
      const end = () => {
        isOver = true;
        source.close();
      };
      source.addEventListener("done", ({ data }) => {
        end();
        resolve({ ...JSON.parse(data), file: `api/jobs/${id}/file` });
      });
      source.addEventListener("failed", ({ data }) => {
        end();
        reject(new Refusal(409, JSON.parse(data)));
      });
      source.onopen = () => {
        isAnswered = true;
      };
      source.onerror = () => {
        const isNext = isAnswered && source.readyState === EventSource.CONNECTING;
        isAnswered = false;
        if (isNext) return;
        end();
        reject(new Refusal(0, { code: "away" }));
      };
    });
  })();
  return { answer, stop };
}

/** @type {Engine} */
export const http = {
  ask: (kind, question, listening) =>
    (JOBS.has(kind) ? startJob : askAtOnce)(kind, question, listening),
  isUp: () => true,
  up: Promise.resolve(),
};
