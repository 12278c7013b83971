// A session of examples in a Python that is there: example_session.py, and nothing of the page's side.

/** @typedef {(kind: string, text: string, line: number) => void} Emit */
/** @typedef {(source: string, emit: Emit, goesOn: boolean) => boolean} Run whether all went well */

const OPEN = `
from types import ModuleType

def opened(source):
    module = ModuleType("nonet_examples")
    exec(compile(source, "example_session.py", "exec", dont_inherit=True), vars(module))
    return module

opened
`;

/** Modules by which Python reaches the page's side. */
const OURS = ["js", "pyodide_js", "nonet_core"];

/**
 * @param {import("../../browser/python.js").Python} python @param {string} source of example_session.py
 * @returns {Run}
 */
export function openSession(python, source) {
  const session = python.runPython(OPEN)(source);
  const { run } = session.Session();
  for (const name of OURS) python.unregisterJsModule(name);
  session.close();
  return run;
}
