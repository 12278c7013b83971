// The worker of the static edition. Of the page it first hears {version, flag}: the version of the
// files, and shared memory that is 1 when the question at hand is to stop, or null. Then questions,
// {id, kind, fields}, one at a time; it says {ready: true} or {failed: true} first, and of a question
// {id, progress}, then {id, answer} or {id, error}. After the error "died" it cannot be used.
import { held, Trouble, write } from "./held.js";
import { dropImages, keepImage, keptImage } from "./image.js";
import createModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
import { resumeService, startService } from "./python.js";

/** @param {string} name */
const file = (name) => fetch(new URL(name, import.meta.url));

/** @param {string} version @returns {Promise<import("./python.js").Ask>} */
async function start(version) {
  const [core, image] = await Promise.all([
    WebAssembly.compileStreaming(file("nonet.wasm")),
    keptImage(version),
  ]);
  if (image) {
    try {
      return (await resumeService(loadPyodide, createModule, core, image)).ask;
    } catch {
      await dropImages();
    }
  }
  const archive = await (await file("nonet.tar.xz")).arrayBuffer();
  const started = await startService(loadPyodide, core, archive);
  keepImage(version, started.image);
  return started.ask;
}

/** @type {Promise<import("./python.js").Ask>} */
let started;
/** @type {Int32Array | null} */
let flag = null;

self.addEventListener("message", async ({ data }) => {
  if ("version" in data) {
    ({ flag } = data);
    started = start(data.version);
    started.then(
      () => self.postMessage({ ready: true }),
      () => self.postMessage({ failed: true }),
    );
    return;
  }
  const { id, kind, fields } = data;
  const ask = await started;
  const report = (/** @type {Progress} */ progress) => self.postMessage({ id, progress });
  const isStopped = () => flag !== null && Atomics.load(flag, 0) === 1;
  try {
    const library = await held(kind, fields);
    const { written, ...said } = ask(kind, fields, report, isStopped, library);
    if (written) await write(written);
    self.postMessage({ id, ...said });
  } catch (error) {
    const code = error instanceof Trouble ? error.code : "died";
    self.postMessage({ id, error: { code, message: String(error) } });
  }
});
