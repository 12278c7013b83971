// Python with nonet's core: Pyodide, and the core beside it as the module `nonet_core`.
import { openCore } from "./core.js";

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

// An answer is JSON; files in it are beside it, and their numbers in their places.
const SERVICE = `
import json

from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service import ask
from pyodide.ffi import to_js


def answer(kind, fields):
    files = []

    def number(file):
        files.append(bytes(file))
        return {"file number": len(files) - 1}

    try:
        found = {"answer": ask(kind, json.loads(fields), Watch())}
    except NonetError as error:
        found = {"error": {"code": error.code, "text": str(error)}}
    text = json.dumps(found, default=number)
    return to_js([text, files])


answer
`;

/**
 * Starts Python and gives what answers questions by `nonet.service`: of a kind and its fields, with
 * {answer} or {error: {code, text}}. Files in answers are bytes.
 *
 * @param {typeof import("./pyodide.mjs").loadPyodide} loadPyodide
 * @param {WebAssembly.Module} module the core
 * @param {ArrayBuffer} archive nonet as .tar.gz
 * @returns {Promise<(kind: string, fields: object) => object>}
 */
export async function startService(loadPyodide, module, archive) {
  const python = await startPython(loadPyodide, module);
  python.unpackArchive(archive, "gztar");
  const answer = python.runPython(SERVICE);
  return (kind, fields) => {
    const [text, files] = answer(kind, JSON.stringify(fields));
    if (files.length === 0) return JSON.parse(text);
    return JSON.parse(text, (_, value) => files[value?.["file number"]] ?? value);
  };
}
