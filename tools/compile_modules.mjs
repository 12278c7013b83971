// Compiles the Python files below a folder in place, by the interpreter that the site has.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../browser/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.mountNodeFS("/modules", process.argv[2]);
python.runPython(readFileSync(new URL("compile_modules.py", import.meta.url), "utf8"));
