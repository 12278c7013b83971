// Asks the server. What is refused comes as a Refusal with a sentence for the player.
import { sentenceOf } from "./refusals.js";

export class Refusal extends Error {
  /** @param {number} status @param {Problem} problem */
  constructor(status, { code, place, message = "" }) {
    super(sentenceOf({ code, place }));
    /** The server's own words, in English, where what was typed is in English too. */
    this.detail = message;
    this.status = status;
    this.code = code;
    this.place = place;
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(`api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: typeof body === "string" ? body : JSON.stringify(body),
            headers: { "Content-Type": "application/json" },
          }),
    });
  } catch {
    throw new Refusal(0, { code: "away" });
  }
  if (answer.status === 204) return null;
  const content = await answer.json().catch(() => ({ code: "http" }));
  if (!answer.ok) throw new Refusal(answer.status, content);
  return content;
}

/** Why a part of the page cannot be loaded: no answer, or parts of another version only. */
async function notLoaded() {
  const own = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return new Refusal(0, { code: own?.status === 404 ? "updated" : "away" });
}

/** A module that is loaded when it is needed. @template T @param {Promise<T>} module */
export const loaded = (module) =>
  module.catch(async (error) => {
    throw error instanceof Refusal ? error : await notLoaded();
  });

/** A text beside the modules. @param {string} path */
export async function readFile(path) {
  const answer = await fetch(new URL(`../${path}`, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw await notLoaded();
  return answer.text();
}

/** The texts of the page, or of a part, in a language. @param {string} language */
export const readTexts = (language, part = "page") => readFile(`locales/${language}/${part}.ftl`);

/** Address of the file that a job made. @param {string} job */
export const fileOf = (job) => `api/jobs/${job}/file`;

/** @param {string} path */
export const get = (path) => ask("GET", path);

/** @param {string} path @param {unknown} body */
export const post = (path, body) => ask("POST", path, body);

/**
 * Start a job. `onProgress` hears how far it is; the answer has the number of the job.
 * @template {Kind} Name @param {Name} kind @param {object} question
 * @param {(progress: Progress) => void} onProgress @returns {Job<Answers[Name] & { job: string }>}
 */
export function work(kind, question, onProgress = () => {}) {
  /** @type {string | null} */
  let id = null;
  let isStopped = false;
  let isOver = false;
  const stop = () => {
    isStopped = true;
    if (id && !isOver) ask("DELETE", `jobs/${id}`).catch(() => {});
  };
  const answer = (async () => {
    ({ id } = await post("jobs", { kind, ...question }));
    if (isStopped) stop();
    return new Promise((resolve, reject) => {
      const source = new EventSource(`api/jobs/${id}/events`);
      source.addEventListener("progress", ({ data }) => onProgress(JSON.parse(data)));
      /** @param {(result: any) => void} settle @param {unknown} result */
      const over = (settle, result) => {
        isOver = true;
        source.close();
        settle(result);
      };
      source.addEventListener("done", ({ data }) =>
        over(resolve, { ...JSON.parse(data), job: id }),
      );
      source.addEventListener("failed", ({ data }) =>
        over(reject, new Refusal(409, JSON.parse(data))),
      );
      source.onerror = () => over(reject, new Refusal(0, { code: "away" }));
    });
  })();
  return { answer: /** @type {Promise<any>} */ (answer), stop };
}
