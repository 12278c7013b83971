// Runs examples in Python, with the files of the app's engine and the image of the memory that the
// app keeps. Of the page it first hears {folder, version}: where the engine is. It says {image} where
// it has made one, for the page to keep, and {ready: true} or {failed: text}. Then it hears runs, {id, source, goesOn}, one at a
// time, and says {id, parts} as they come and {id, good} at the end, or {id, died: text}, after
// which it cannot be used. Before the first run it is closed: see lock.js.
import { lock } from "./lock.js";
import { importFirst, openSession } from "./python_session.js";

/**
 * A part of what a run shows; `line` is 0 where it is of no line.
 * @typedef {{kind: string, text: string, line: number}} Part
 */

/** Milliseconds between two messages with parts. */
const PAUSE = 50;

const say = self.postMessage.bind(self);
const now = performance.now.bind(performance);
const setTimer = self.setTimeout.bind(self);

/** @param {URL} folder @returns {Promise<[PythonModule, ImageModule, Pyodide, PyodideCore]>} */
const modulesOf = (folder) =>
  /** @type {Promise<[PythonModule, ImageModule, Pyodide, PyodideCore]>} */ (
    Promise.all(
      ["python.js", "image.js", "pyodide.mjs", "pyodide.asm.mjs"].map(
        (name) => import(new URL(name, folder).href),
      ),
    )
  );
/** @typedef {typeof import("../../browser/python.js")} PythonModule */
/** @typedef {typeof import("../../browser/image.js")} ImageModule */
/** @typedef {typeof import("../../browser/pyodide.mjs")} Pyodide */
/** @typedef {{default: typeof import("../../browser/pyodide.asm.mjs").default}} PyodideCore */

/**
 * @param {string} address of the engine @param {string} version
 * @returns {Promise<import("../../browser/python.js").Python>}
 */
async function startEngine(address, version) {
  const folder = new URL(address);
  const core = WebAssembly.compileStreaming(fetch(new URL("nonet.wasm", folder)));
  core.catch(() => {}); // what waits for it hears of it
  const [python, kept, { loadPyodide }, { default: createModule }] = await modulesOf(folder);
  const parts = { loadPyodide, createModule, core, isStopped: () => false };
  const image = (await kept.keptImage(version)) ?? (await kept.keptImage(version, "examples"));
  if (image) {
    try {
      return (await python.resumeNonet(parts, image)).python;
    } catch {
      await kept.dropImages();
    }
  }
  const archive = fetch(new URL("nonet.tar.xz", folder)).then((found) => found.arrayBuffer());
  const { python: started, image: made } = await python.startNonet(parts, archive, importFirst);
  say({ image: made }, { transfer: [made.memory.buffer, made.files.buffer] });
  return started;
}

/**
 * @param {string} folder @param {string} version
 * @returns {Promise<import("./python_session.js").Examples>}
 */
async function start(folder, version) {
  const source = fetch(new URL("example_session.py", import.meta.url)).then((found) => {
    if (!found.ok) throw new Error(`example_session.py: ${found.status}`);
    return found.text();
  });
  const examples = openSession(await startEngine(folder, version), await source);
  lock();
  return examples;
}

/** Says what comes, in messages that are not too many. @param {number} id */
function reporter(id) {
  /** @type {Part[]} */
  let parts = [];
  let last = now();
  const flush = () => {
    if (parts.length > 0) say({ id, parts });
    parts = [];
    last = now();
  };
  /** @type {import("./python_session.js").Emit} */
  const emit = (kind, text, line) => {
    const before = parts.at(-1);
    if (before?.kind === kind && (kind === "text" || kind === "warning")) before.text += text;
    else parts.push({ kind, text, line });
    if (now() - last > PAUSE) flush();
  };
  return { emit, flush };
}

let isImporting = false;

/**
 * Import what a start leaves out, so that later runs need not: a part whenever nothing runs.
 * @param {() => boolean} importNext gives whether there is more
 */
function importInPauses(importNext) {
  if (isImporting) return;
  isImporting = true;
  const again = () => {
    if (importNext()) setTimer(again, PAUSE);
  };
  setTimer(again, PAUSE);
}

/** @type {Promise<import("./python_session.js").Examples>} */
let ready;

self.addEventListener("message", async ({ data }) => {
  if ("folder" in data) {
    ready = start(data.folder, data.version);
    ready.then(
      () => say({ ready: true }),
      (error) => say({ failed: String(error) }),
    );
    return;
  }
  const { id, source, goesOn } = data;
  const { run, importNext } = await ready;
  const { emit, flush } = reporter(id);
  try {
    const good = run(source, emit, goesOn);
    flush();
    say({ id, good });
  } catch (error) {
    flush();
    say({ id, died: String(error) });
  }
  importInPauses(importNext);
});
