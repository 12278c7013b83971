// Python with nonet's core: Pyodide, and the core beside it as the module `nonet_core`.
import { openCore } from "./core.js";
import { filesOf } from "./tar.js";

/**
 * Starts Python.
 *
 * @param {typeof import("./pyodide.mjs").loadPyodide} loadPyodide
 * @param {WebAssembly.Module} module the core
 */
export async function startPython(loadPyodide, module) {
  const [core, python] = await Promise.all([openCore(module), loadPyodide()]);
  python.registerJsModule("nonet_core", core);
  return python;
}

/**
 * A start that the next ones begin from: the memory of Python, and the files of nonet as .tar.
 * @typedef {{memory: Uint8Array<ArrayBuffer>, files: Uint8Array<ArrayBuffer>}} Image
 */

/**
 * Answers a question of a kind by `nonet.service.messages`: with {answer} or {error}. Files in
 * answers are bytes.
 * @callback Ask
 * @param {string} kind
 * @param {object} fields
 * @param {(progress: Progress) => void} [report] hears how far the answer is
 * @param {() => boolean} [isStopped] whether nobody waits for it any more
 * @param {object} [library] what the question may read of the library
 * @returns {{answer?: object, error?: Problem, written?: Written | null}}
 */

/** Bytes by which the memory of Python grows until that of an image has room. */
const STEP = 1 << 20;

const UNPACK = `
import lzma
from pyodide.ffi import to_js
lambda archive: to_js(lzma.decompress(archive.to_bytes()))
`;

const SERVICE = `
from nonet.service.messages import answer
from pyodide.ffi import to_js
lambda *question: to_js(answer(*question))
`;

/**
 * Starts Python with `nonet.service`.
 *
 * @param {typeof import("./pyodide.mjs").loadPyodide} loadPyodide
 * @param {WebAssembly.Module} module the core
 * @param {ArrayBuffer} archive nonet as .tar.xz
 * @returns {Promise<{ask: Ask, image: Image}>}
 */
export async function startService(loadPyodide, module, archive) {
  let folder = "";
  const fsInit = async (/** @type {any} */ _, /** @type {any} */ { sitePackages }) => {
    folder = sitePackages;
  };
  const options = { _makeSnapshot: true, fsInit };
  const [core, python] = await Promise.all([openCore(module), loadPyodide(options)]);
  const files = python.runPython(UNPACK)(archive);
  write(python.FS, folder, files);
  python.registerJsModule("nonet_core", core);
  const ask = serviceOf(python);
  const parts = partsOf(core);
  const serializer = (/** @type {unknown} */ part) => parts.indexOf(part);
  return { ask, image: { memory: python.makeMemorySnapshot({ serializer }), files } };
}

/**
 * Starts Python with `nonet.service` from an image.
 *
 * @param {typeof import("./pyodide.mjs").loadPyodide} loadPyodide
 * @param {typeof import("./pyodide.asm.mjs").default} createModule
 * @param {WebAssembly.Module} module the core
 * @param {Image} image
 * @returns {Promise<{ask: Ask}>}
 */
export async function resumeService(loadPyodide, createModule, module, { memory, files }) {
  const core = await openCore(module);
  core.describe(); // it makes its functions then
  const parts = partsOf(core);
  const python = await loadPyodide({
    _loadSnapshot: memory,
    _snapshotDeserializer: (/** @type {number} */ index) => parts[index],
    async createPyodideModule(/** @type {object} */ settings) {
      const created = await createModule(settings);
      while (created.HEAP8.length < memory.length) created._malloc(STEP);
      return created;
    },
    async fsInit(/** @type {any} */ system, /** @type {any} */ { sitePackages }) {
      write(system, sitePackages, files);
    },
  });
  return { ask: serviceOf(python) };
}

/** What Python holds of the core. @param {any} core */
const partsOf = (core) => [core, core.describe, core.call, core.release];

/**
 * Writes the files of an archive into a folder of Python.
 * @param {any} system @param {string} folder @param {Uint8Array} archive
 */
function write(system, folder, archive) {
  for (const [name, content] of filesOf(archive)) {
    const path = `${folder}/${name}`;
    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    system.writeFile(path, content);
  }
}

/** @param {any} python @returns {Ask} */
function serviceOf(python) {
  const answer = python.runPython(SERVICE);
  return (kind, fields, report = () => {}, isStopped = () => false, library = {}) => {
    const tell = (/** @type {string} */ progress) => report(JSON.parse(progress));
    const [text, files] = answer(
      kind,
      JSON.stringify(fields),
      tell,
      isStopped,
      JSON.stringify(library),
    );
    if (files.length === 0) return JSON.parse(text);
    return JSON.parse(text, (_, value) => files[value?.["file number"]] ?? value);
  };
}
