// Asks the server. What is refused comes as a Refusal with a sentence for the player.
import { sentenceOf } from "./refusals.js";

export class Refusal extends Error {
  constructor(status, { code, place }) {
    super(sentenceOf({ code, place }));
    Object.assign(this, { status, code, place });
  }
}

export async function ask(method, path, body, options = {}) {
  let answer;
  try {
    answer = await fetch(`api/${path}`, {
      method,
      ...options,
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

/** Address of the file that a job made. */
export const fileOf = (job) => `api/jobs/${job}/file`;

/** The texts of the page in a language. */
export async function readTexts(language) {
  const answer = await fetch(new URL(`../locales/${language}/page.ftl`, import.meta.url));
  return answer.text();
}

export const get = (path) => ask("GET", path);
export const post = (path, body) => ask("POST", path, body);

/** Start long work: `{answer, stop}`; `onProgress` hears how far it is, and the answer has the number of the job. */
export function work(kind, question, onProgress = () => {}) {
  let source = null;
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
      source = new EventSource(`api/jobs/${id}/events`);
      source.addEventListener("progress", (event) => onProgress(JSON.parse(event.data)));
      const over = (settle, result) => {
        isOver = true;
        source.close();
        settle(result);
      };
      source.addEventListener("done", (event) =>
        over(resolve, { ...JSON.parse(event.data), job: id }),
      );
      source.addEventListener("failed", (event) =>
        over(reject, new Refusal(409, JSON.parse(event.data))),
      );
      source.onerror = () => over(reject, new Refusal(0, { code: "away" }));
    });
  })();
  return { answer, stop };
}
