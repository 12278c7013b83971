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
 * Answers a question of a kind by `nonet.service.messages`: with {answer} or {error}, and {written}.
 * Files in answers are bytes.
 * @callback Ask
 * @param {Kind} kind
 * @param {object} fields
 * @param {object} [library] what it may read of the library
 * @param {(progress: Progress) => void} [report] hears how far the answer is
 * @returns {{answer?: object, written?: Written, error?: Problem}}
 */

/**
 * What is loaded: Pyodide and the core; `isStopped` says whether the question at hand is to end.
 * @typedef {object} Parts
 * @property {typeof import("./pyodide.mjs").loadPyodide} loadPyodide
 * @property {Promise<WebAssembly.Module> | WebAssembly.Module} core
 * @property {() => boolean} isStopped
 */
/** @typedef {Parts & {createModule: typeof import("./pyodide.asm.mjs").default}} Resumed for a start from an image */

/**
 * What answers questions; `add` takes a further archive of Python files, as .tar.xz, and `python`
 * is for what else runs there.
 * @typedef {{ask: Ask, add: (archive: ArrayBuffer) => void, python: Python}} Service
 */

/** @typedef {Awaited<ReturnType<typeof import("./pyodide.mjs").loadPyodide>>} Python */
/**
 * The files of Python.
 * @typedef {object} Files
 * @property {(path: string) => void} mkdirTree
 * @property {(path: string, content: Uint8Array) => void} writeFile
 */

/** Bytes by which the memory of Python grows until that of an image has room. */
const STEP = 1 << 20;

const UNPACK = `
import lzma
from pyodide.ffi import to_js
lambda archive: to_js(lzma.decompress(archive.to_bytes()))
`;

const LOOK_AGAIN = `
import sys
sys.path_importer_cache.clear()  # invalidate_caches() imports all that reads e-mail
`;

const SERVICE = `
from nonet.service.messages import answer
from pyodide.ffi import to_js
lambda *question: to_js(answer(*question))
`;

/**
 * Starts Python with nonet.
 *
 * @param {Parts} parts
 * @param {Promise<ArrayBuffer> | ArrayBuffer} archive nonet as .tar.xz
 * @param {(python: Python) => void} prepare runs what the image is to have; objects of the core,
 * which are not in it, it does not keep
 * @returns {Promise<{python: Python, folder: string, image: Image}>} with the folder of its files
 */
export async function startNonet({ loadPyodide, core: module, isStopped }, archive, prepare) {
  let folder = "";
  const fsInit = async (
    /** @type {unknown} */ _,
    /** @type {{sitePackages: string}} */ { sitePackages },
  ) => {
    folder = sitePackages;
  };
  const [python, core, packed] = await Promise.all([
    loadPyodide({ _makeSnapshot: true, fsInit }),
    Promise.resolve(module).then((compiled) => openCore(compiled, isStopped)),
    archive,
  ]);
  const files = python.runPython(UNPACK)(packed);
  write(python.FS, folder, files);
  python.registerJsModule("nonet_core", core);
  prepare(python);
  const held = heldOf(core);
  const serializer = (/** @type {unknown} */ value) => held.indexOf(value);
  return { python, folder, image: { memory: python.makeMemorySnapshot({ serializer }), files } };
}

/**
 * Starts Python with `nonet.service`.
 *
 * @param {Parts} parts
 * @param {Promise<ArrayBuffer> | ArrayBuffer} archive nonet as .tar.xz
 * @param {string} language of the player, whose texts the image has
 * @returns {Promise<Service & {image: Image}>}
 */
export async function startService(parts, archive, language) {
  /** @type {Ask | undefined} */
  let made;
  const { python, folder, image } = await startNonet(parts, archive, (started) => {
    made = serviceOf(started, parts.isStopped);
    made("techniques", { language });
  });
  const ask = /** @type {Ask} */ (made);
  return { ask, add: adderOf(python, folder), python, image };
}

/**
 * Starts Python with nonet from an image.
 *
 * @param {Resumed} parts
 * @param {Image} image
 * @returns {Promise<{python: Python, folder: string}>} with the folder of its files
 */
export async function resumeNonet(parts, { memory, files }) {
  const { loadPyodide, createModule, isStopped } = parts;
  const core = await openCore(await parts.core, isStopped);
  core.describe(); // it makes its functions then
  const held = heldOf(core);
  let folder = "";
  const python = await loadPyodide({
    _loadSnapshot: memory,
    _snapshotDeserializer: (/** @type {number} */ index) => held[index],
    async createPyodideModule(/** @type {object} */ settings) {
      const created = await createModule(settings);
      while (created.HEAP8.length < memory.length) created._malloc(STEP);
      return created;
    },
    async fsInit(
      /** @type {Files} */ system,
      /** @type {{sitePackages: string}} */ { sitePackages },
    ) {
      folder = sitePackages;
      write(system, folder, files);
    },
  });
  return { python, folder };
}

/**
 * Starts Python with `nonet.service` from an image of it.
 *
 * @param {Resumed} parts
 * @param {Image} image
 * @returns {Promise<Service>}
 */
export async function resumeService(parts, image) {
  const { python, folder } = await resumeNonet(parts, image);
  return { ask: serviceOf(python, parts.isStopped), add: adderOf(python, folder), python };
}

/** @param {Python} python @param {string} folder @returns {Service["add"]} */
const adderOf = (python, folder) => (archive) => {
  write(python.FS, folder, python.runPython(UNPACK)(archive));
  python.runPython(LOOK_AGAIN);
};

/**
 * What Python holds of the core.
 * @param {Record<"describe" | "call" | "release", unknown>} core
 */
const heldOf = (core) => [core, core.describe, core.call, core.release];

/**
 * Writes the files of an archive into a folder of Python.
 * @param {Files} system @param {string} folder @param {Uint8Array} archive
 */
function write(system, folder, archive) {
  for (const [name, content] of filesOf(archive)) {
    const path = `${folder}/${name}`;
    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    system.writeFile(path, content);
  }
}

/** @param {Python} python @param {() => boolean} isStopped @returns {Ask} */
function serviceOf(python, isStopped) {
  const answer = python.runPython(SERVICE);
  return (kind, fields, library = {}, report = () => {}) => {
    const tell = (/** @type {string} */ progress) => report(JSON.parse(progress));
    const given = [fields, library].map((value) => JSON.stringify(value));
    const [text, files] = answer(kind, ...given, tell, isStopped);
    if (files.length === 0) return JSON.parse(text);
    return JSON.parse(text, (_, value) => files[value?.["file number"]] ?? value);
  };
}
