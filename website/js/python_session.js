// A session of examples in a Python that is there: example_session.py, and nothing of the page's side.

/** @typedef {(kind: string, text: string, line: number) => void} Emit */
/** @typedef {(source: string, emit: Emit, goesOn: boolean) => boolean} Run whether all went well */
/**
 * `importNext` imports a part of what a start leaves out, and gives whether there is more.
 * @typedef {{run: Run, importNext: () => boolean}} Examples
 */

const OPEN = `
from types import ModuleType

def opened(source):
    module = ModuleType("nonet_examples")
    exec(compile(source, "example_session.py", "exec", dont_inherit=True), vars(module))
    return module

opened
`;

/** What every example needs, and what a session itself does. */
const FIRST = `
import ast, codeop, io, random, traceback
import nonet
from nonet.formats import nonet_link
nonet.solve
`;

/** Modules by which Python reaches the page's side. */
const OURS = ["js", "pyodide_js", "nonet_core"];

/** @param {import("../../browser/python.js").Python} python */
export const importFirst = (python) => python.runPython(FIRST);

/**
 * @param {import("../../browser/python.js").Python} python @param {string} source of example_session.py
 * @returns {Examples}
 */
export function openSession(python, source) {
  const module = python.runPython(OPEN)(source);
  const { run } = module.Session();
  const importNext = module.importer();
  for (const name of OURS) python.unregisterJsModule(name);
  module.close();
  return { run, importNext };
}
