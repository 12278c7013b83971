// The engine in workers of the page: Python with nonet's core, asked one question at a time.

import { language } from "../page/words.js";
import { suggestLocalEdition } from "./heavy.js";
import { JOBS } from "./jobs.js";
import { Refusal } from "./refusals.js";

/** Milliseconds that a question which is to stop has for it, before its worker is ended. */
const PATIENCE = 80;

/** Beside the page's modules, of the same version. */
const ADDRESS = new URL("../../engine/worker.js", import.meta.url);

/** Whether the browser lets pages share memory with their workers. */
const canShare = () => globalThis.crossOriginIsolated && typeof SharedArrayBuffer === "function";

/** A worker, what it is asked, and what waits for it. */
class PythonWorker {
  /** @param {() => unknown} before what the start waits for */
  constructor(before = () => null) {
    this.before = before;
    /** @type {Asked[]} */
    this.waiting = [];
    /** @type {Asked | null} */
    this.current = null;
    /** @type {Worker | null} */
    this.worker = null;
    this.isUp = false;
    this.count = 0;
    /** What says that the current question is to stop, where memory is shared. */
    this.flag = canShare() ? new Int32Array(new SharedArrayBuffer(4)) : null;
    /** @type {() => void} */
    this.wake = () => {};
    this.up = new Promise((done) => {
      this.wake = () => done(null);
    });
    /** @type {() => void} */
    this.settle = () => {};
    /** When there is an image of it that others start from, or cannot be. */
    this.kept = new Promise((done) => {
      this.settle = () => done(null);
    });
  }

  async begin() {
    await this.before();
    this.start();
  }

  /** Load the worker, if it is not there. */
  start() {
    if (this.worker) return;
    const worker = new Worker(ADDRESS, { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.worker) this.hear(data);
    });
    worker.addEventListener("error", () => {
      if (worker === this.worker) this.fail();
    });
    const { dataset } = document.documentElement;
    worker.postMessage({ version: dataset.version ?? "", language, flag: this.flag });
    this.worker = worker;
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
    this.isUp = false;
    this.current = null;
  }

  /**
   * @template {Kind} Name @param {Name} kind @param {Questions[Name]} question
   * @param {Listening} listening @returns {Job<Answers[Name]>}
   */
  ask(kind, question, { onProgress = () => {} }) {
    this.count += 1;
    const id = this.count;
    /** @type {PromiseWithResolvers<Answers[Name]>} */
    const { promise, resolve, reject } = Promise.withResolvers();
    this.waiting.push({ id, kind, question, onProgress, resolve, reject });
    this.begin();
    this.next();
    return { answer: promise, stop: () => this.stop(id) };
  }

  next() {
    if (!this.isUp || this.current) return;
    const asked = this.waiting.shift();
    if (!asked) return;
    const { id, kind, question, reject } = asked;
    if (this.flag) Atomics.store(this.flag, 0, 0);
    try {
      this.worker?.postMessage({ id, kind, fields: question });
      this.current = asked;
    } catch {
      reject(new Refusal(409, { code: "failed" })); // it cannot be sent
      this.next();
    }
  }

  /** @param {EngineMessage} said */
  hear({ ready, kept, failed, id, progress, answer, error }) {
    const { current } = this;
    if (failed) {
      this.fail();
    } else if (kept) {
      this.settle();
    } else if (ready) {
      this.isUp = true;
      this.wake();
      this.next();
    } else if (!current || current.id !== id) {
      // the answer to a question that was given up
    } else if (progress) {
      current.onProgress(progress);
    } else {
      if (error?.code === "died") this.restart();
      this.current = null;
      if (error) current.reject(new Refusal(409, error));
      else current.resolve(withFile(answer ?? {}));
      this.next();
    }
  }

  /** The engine's files cannot be loaded: what waits is refused, and the next question tries. */
  fail() {
    const lost = [...(this.current ? [this.current] : []), ...this.waiting];
    this.waiting = [];
    this.end();
    this.settle();
    for (const { reject } of lost) reject(new Refusal(0, { code: "engine-away" }));
  }

  /** Begin with a new worker; what waits is asked there. */
  restart() {
    this.end();
    this.start();
  }

  /** @param {number} id */
  stop(id) {
    const waits = this.waiting.find((asked) => asked.id === id);
    if (waits) {
      this.waiting = this.waiting.filter((asked) => asked !== waits);
      waits.reject(cancelled());
    }
    if (this.current?.id !== id) return;
    if (this.flag) {
      Atomics.store(this.flag, 0, 1);
      setTimeout(() => this.giveUp(id), PATIENCE);
    } else {
      this.giveUp(id);
    }
  }

  /** End a question with its worker. @param {number} id */
  giveUp(id) {
    const { current } = this;
    if (current?.id !== id) return;
    this.restart();
    current.reject(cancelled());
  }
}

const cancelled = () => new Refusal(409, { code: "cancelled" });

/** An answer with its file as an address that can be saved. @param {object} answer */
function withFile(answer) {
  const { content, ...rest } = /** @type {{content?: unknown, mediaType?: string}} */ (answer);
  if (!(content instanceof Uint8Array)) return answer;
  const file = URL.createObjectURL(
    new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (content)], { type: rest.mediaType }),
  );
  return { ...rest, size: content.length, file };
}

/** @returns {Engine} */
export function inWorker() {
  const quick = new PythonWorker();
  // What takes its time has a worker of its own, so that no hint waits.
  const patient = new PythonWorker(() => {
    quick.start();
    return quick.kept;
  });
  // The board comes first: both are work for the processor.
  requestAnimationFrame(() => setTimeout(() => quick.start()));
  return {
    ask(kind, question, listening) {
      const job = (JOBS.has(kind) ? patient : quick).ask(kind, question, listening);
      suggestLocalEdition(kind, question, job.answer);
      return job;
    },
    isUp: () => quick.isUp,
    up: quick.up,
  };
}
