// The service in a process of Python, asked as the page asks a server: by requests and by jobs.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The Python that runs the tests. */
const PYTHON = process.env.NONET_PYTHON;

/** Why a test that asks the service is left out, where it is. */
export const skip = PYTHON ? false : "there is no NONET_PYTHON: pytest gives it";

const script = fileURLToPath(new URL("answering.py", import.meta.url));
let answers = null;
let last = Promise.resolve();

/** What the service says to a question. */
function answerTo(kind, fields) {
  if (!answers) {
    const process = spawn(PYTHON, [script], { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
    answers = { process, lines };
    for (const part of [process, process.stdin, process.stdout]) part.unref();
  }
  const mine = last.then(async () => {
    answers.process.stdin.write(`${JSON.stringify([kind, fields])}\n`);
    answers.process.ref();
    answers.process.stdout.ref();
    const { value } = await answers.lines.next();
    answers.process.unref();
    answers.process.stdout.unref();
    return JSON.parse(value);
  });
  last = mine.catch(() => {});
  return mine;
}

const jobs = [];

globalThis.fetch = async (path, { method = "GET", body } = {}) => {
  if (method === "DELETE") return new Response(null, { status: 204 });
  const { kind = path.split("/").at(-1), ...fields } = JSON.parse(body ?? "{}");
  if (path.endsWith("jobs")) {
    jobs.push([kind, fields]);
    return Response.json({ id: jobs.length - 1 }, { status: 202 });
  }
  const { answer, problem } = await answerTo(kind, fields);
  return problem ? Response.json(problem, { status: 422 }) : Response.json(answer);
};

globalThis.EventSource = class extends EventTarget {
  constructor(path) {
    super();
    const [, id] = /jobs\/(\d+)\//.exec(path);
    answerTo(...jobs[Number(id)]).then(({ answer, problem }) => {
      const data = JSON.stringify(problem ?? answer);
      this.dispatchEvent(Object.assign(new Event(problem ? "failed" : "done"), { data }));
    });
  }
  close() {}
};

/** Waits until something is so. */
export async function until(isSo, seconds = 60) {
  for (let tries = 0; tries < 50 * seconds; tries += 1) {
    if (isSo()) return;
    await after(20);
  }
  throw new Error(`it did not come to be so: ${isSo}`);
}
