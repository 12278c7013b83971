// A session of Python in a worker: examples run in it one after the other. When it ends, by Stop,
// by the limit of time or by an accident, the next run begins a new one.

/** @typedef {import("./run_worker.js").Part} Part */
/** @typedef {import("../../browser/python.js").Image} Image */
/** @typedef {{folder: string, version: string}} Engine where its files are */
/**
 * How a run ended: `done`; `failed` with an error that was shown; `stopped` by the reader; `late`
 * by the limit; `died` with the interpreter; `away` where the engine cannot be loaded;
 * `unsupported` by the browser.
 * @typedef {"done" | "failed" | "stopped" | "late" | "died" | "away" | "unsupported"} Ending
 */
/** @typedef {{source: string, goesOn: boolean}} Code what to run, and whether after errors, too */
/** @typedef {{hear: (parts: Part[]) => void, settle: (ending: Ending) => void}} Listener */
/**
 * What a worker says.
 * @typedef {{image?: Image, ready?: true, failed?: string, id?: number, parts?: Part[],
 *   good?: boolean, died?: string}} Said
 */

/** Milliseconds after which a run is ended. */
export const LIMIT = 30_000;

/** A browser without module workers does not look at the type. */
class NoModuleWorkers extends Error {}

/** @param {URL} address */
export function moduleWorker(address) {
  let isAsked = false;
  const worker = new Worker(address, {
    get type() {
      isAsked = true;
      return /** @type {WorkerType} */ ("module");
    },
  });
  if (isAsked) return worker;
  worker.terminate();
  throw new NoModuleWorkers();
}

export class Session {
  /**
   * @param {() => Worker} makeWorker
   * @param {() => Promise<Engine>} findEngine
   * @param {(engine: Engine, image: Image) => void} keepImage keeps the start for later ones, as
   * the worker is closed before that
   */
  constructor(makeWorker, findEngine, keepImage) {
    this.makeWorker = makeWorker;
    this.findEngine = findEngine;
    this.keepImage = keepImage;
    /** Counts sessions: what ran in one of before is unknown to the present one. */
    this.number = 0;
    this.count = 0;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Promise<boolean> | null} */
    this.ready = null;
    /** @type {Listener | null} */
    this.current = null;
    /** @type {(isReady: boolean) => void} */
    this.settleReady = () => {};
  }

  /** Whether Python is there, so that a run begins at once. */
  get isUp() {
    return this.worker !== null;
  }

  /**
   * Run code, after all that ran before in this session.
   * @param {Code} code @param {(parts: Part[]) => void} hear @returns {Promise<Ending>}
   */
  async run(code, hear) {
    /** @type {PromiseWithResolvers<Ending>} */
    const { promise, resolve } = Promise.withResolvers();
    this.current = { hear, settle: resolve };
    const isReady = await Promise.race([this.begin(), promise.then(() => false)]);
    if (isReady && this.current?.settle === resolve) {
      this.count += 1;
      this.worker?.postMessage({ id: this.count, ...code });
      const timer = setTimeout(() => this.end("late"), LIMIT);
      promise.then(() => clearTimeout(timer));
    }
    return promise;
  }

  /** End the run, and the session with it. */
  stop() {
    if (this.current) this.end("stopped");
  }

  /** Start Python, if it is not there; gives whether it is. */
  begin() {
    if (this.ready) return this.ready;
    /** @type {PromiseWithResolvers<boolean>} */
    const { promise, resolve } = Promise.withResolvers();
    this.ready = promise;
    this.settleReady = resolve;
    this.open(promise);
    return promise;
  }

  /** @param {Promise<boolean>} ready of this start */
  async open(ready) {
    try {
      const engine = await this.findEngine();
      if (this.ready !== ready) return; // it was ended in the meantime
      const worker = this.makeWorker();
      this.worker = worker;
      worker.addEventListener("message", ({ data }) => {
        if (this.worker !== worker) return;
        if (data.image) this.keepImage(engine, data.image);
        else this.heard(data);
      });
      worker.addEventListener("error", () => {
        if (this.worker === worker) this.end("away");
      });
      worker.postMessage(engine);
    } catch (error) {
      if (this.ready === ready) this.end(error instanceof NoModuleWorkers ? "unsupported" : "away");
    }
  }

  /** @param {Said} said */
  heard({ ready, failed, id, parts, good, died }) {
    if (ready) this.settleReady(true);
    else if (failed !== undefined) this.end("away");
    else if (id !== this.count) return;
    else if (parts) this.current?.hear(parts);
    else if (died !== undefined) this.end("died");
    else this.settle(good ? "done" : "failed");
  }

  /** @param {Ending} ending */
  settle(ending) {
    const { current } = this;
    this.current = null;
    current?.settle(ending);
  }

  /** End the session with its worker. @param {Ending} ending of the run at hand */
  end(ending) {
    this.worker?.terminate();
    this.worker = null;
    this.number += 1;
    this.settleReady(false);
    this.ready = null;
    this.settle(ending);
  }
}
