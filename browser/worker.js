// The worker of the static edition. Of the page it first hears {version, language, flag}: the version
// of the files, the player's language, and shared memory that is 1 when the question at hand is to
// stop, or null. Then questions, {id, kind, fields}, one at a time. It says {ready: true} or
// {failed: true} first, {kept: true} when others can start from an image, and of a question
// {id, progress}, then {id, answer} or {id, error}. After the error "died" it cannot be used.
import { held, write } from "./held.js";
import { dropImages, keepImage, keptImage } from "./image.js";
import createModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
import { resumeService, startService } from "./python.js";

/** @type {Promise<import("./python.js").Service>} */
let started;
/** Kinds that make PDF files, by a library that is loaded when it is needed first. */
const PRINTED = new Set(["print", "worksheet"]);
/** @type {Promise<void> | null} */
let printing = null;
/** @type {Int32Array | null} */
let flag = null;

/** @param {string} name */
const file = (name) => fetch(new URL(name, import.meta.url));

async function loadPrinting() {
  const [{ add }, archive] = await Promise.all([started, file("printing.tar.xz")]);
  add(await archive.arrayBuffer());
}

/**
 * @param {string} version @param {string} language
 * @returns {Promise<import("./python.js").Service>}
 */
async function start(version, language) {
  const core = WebAssembly.compileStreaming(file("nonet.wasm"));
  core.catch(() => {}); // what waits for it hears of it
  const image = await keptImage(version);
  const isStopped = () => flag !== null && Atomics.load(flag, 0) === 1;
  const parts = { loadPyodide, createModule, core, isStopped };
  if (image) {
    try {
      const resumed = await resumeService(parts, image);
      self.postMessage({ kept: true });
      return resumed;
    } catch {
      await dropImages();
    }
  }
  const archive = file("nonet.tar.xz").then((found) => found.arrayBuffer());
  const started = await startService(parts, archive, language);
  keepImage(version, started.image).then(() => self.postMessage({ kept: true }));
  return started;
}

self.addEventListener("message", async ({ data }) => {
  if ("version" in data) {
    ({ flag } = data);
    started = start(data.version, data.language);
    started.then(
      () => self.postMessage({ ready: true }),
      () => self.postMessage({ failed: true }),
    );
    return;
  }
  const { id, kind, fields } = data;
  const report = (/** @type {Progress} */ progress) => self.postMessage({ id, progress });
  const { ask } = await started;
  self.postMessage({ id, ...(await answered(ask, kind, fields, report)) });
});

async function readyToPrint() {
  try {
    printing ??= loadPrinting();
    await printing;
  } catch {
    printing = null; // the next question tries again
    throw { code: "engine-away", message: "the library for printing cannot be loaded" };
  }
}

/**
 * An answer, with what it reads and writes of the library.
 * @param {import("./python.js").Ask} ask @param {Kind} kind @param {Questions[Kind]} fields
 * @param {(progress: Progress) => void} report @returns {Promise<{answer?: object, error?: Problem}>}
 */
async function answered(ask, kind, fields, report) {
  try {
    if (PRINTED.has(kind)) await readyToPrint();
    const library = await held(kind, fields);
    const { written, ...found } = asked(() => ask(kind, fields, library, report));
    if (written) await write(written);
    return found;
  } catch (error) {
    const { code = "failed", message, place } = /** @type {Problem} */ (error);
    return { error: { code, message: String(message), place } };
  }
}

/**
 * What Python says; whatever it throws in place of that, it does not go on after it.
 * @template T @param {() => T} ask
 */
function asked(ask) {
  try {
    return ask();
  } catch (error) {
    throw { code: "died", message: String(error) };
  }
}
