// Requests. What is refused comes as a Refusal with a sentence for the player.
import { Refusal } from "./refusals.js";

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 * @template Answer @returns {Promise<Answer>} What the service gives there.
 */
export async function ask(method, path, body, signal) {
  let answer;
  try {
    answer = await fetch(`api/${path}`, {
      method,
      signal,
      ...(body === undefined
        ? {}
        : body instanceof Blob
          ? { body }
          : {
              body: typeof body === "string" ? body : JSON.stringify(body),
              headers: { "Content-Type": "application/json" },
            }),
    });
  } catch {
    throw new Refusal(0, { code: "away" });
  }
  if (answer.status === 204) return /** @type {Answer} */ (null);
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
  const answer = await fetch(new URL(`../../${path}`, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw await notLoaded();
  return answer.text();
}

/** The texts of the page, or of a part, in a language. @param {string} language */
export const readTexts = (language, part = "page") => readFile(`locales/${language}/${part}.ftl`);

/** @template Answer @param {string} path @returns {Promise<Answer>} */
export const get = (path) => ask("GET", path);

/** @template Answer @param {string} path @param {unknown} body @returns {Promise<Answer>} */
export const post = (path, body) => ask("POST", path, body);
