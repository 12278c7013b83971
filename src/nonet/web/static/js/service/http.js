// The engine behind HTTP: short questions are requests, long ones jobs with events.
import { Refusal, ask as request } from "./api.js";

/** Kinds that are jobs, by what the server calls these. @type {Record<string, string>} */
const JOBS = {
  advise: "advise",
  check: "check",
  count: "count",
  "export-file": "export",
  generate: "generate",
  grade: "grade",
  hint: "hint",
  import: "import",
  print: "print",
  propose: "propose",
  rate: "rate",
  solve: "solve",
  steps: "steps",
  survey: "survey",
  "true-candidates": "true-candidates",
  walkthrough: "walkthrough",
  worksheet: "worksheet",
};

/**
 * A verdict alone is a matter of milliseconds, on any puzzle that is played.
 * @param {string} kind @param {{explain?: boolean}} question @param {Listening} listening
 */
const isJob = (kind, { explain }, { onProgress }) =>
  kind in JOBS && (kind !== "check" || Boolean(explain || onProgress));

/**
 * Seconds after which a stream of events ends and the browser asks for the next: it opens only six
 * connections to the server, for all of its windows together, and other requests need one.
 */
const STREAM_SECONDS = 1;

/** @param {string} kind @param {object} question @returns {Job<any>} */
function askAtOnce(kind, question) {
  const control = new AbortController();
  const answer = request("POST", kind, question, control.signal).catch((error) => {
    throw control.signal.aborted ? new Refusal(409, { code: "cancelled" }) : error;
  });
  return { answer, stop: () => control.abort() };
}

/**
 * @param {string} kind @param {object} question @param {Listening} listening @returns {Job<any>}
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
    ({ id } = await request("POST", "jobs", { kind: JOBS[kind], ...question }));
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
    isJob(kind, question, listening)
      ? startJob(kind, question, listening)
      : askAtOnce(kind, question),
  isUp: () => true,
  up: Promise.resolve(),
};
