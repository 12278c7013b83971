// Runs pytest under Pyodide in node, in this checkout; the arguments are those of pytest.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../browser/node_modules/pyodide/pyodide.mjs";
import { startPython } from "../../browser/python.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const module = new WebAssembly.Module(readFileSync(`${root}/build/web/nonet.wasm`));
const python = await startPython(loadPyodide, module);
python.mountNodeFS("/nonet", root);
python.globals.set("arguments", python.toPy(process.argv.slice(2)));
process.exitCode = python.runPython(`
import os
import sys

sys.dont_write_bytecode = True
sys.path[:0] = ["/nonet/src", "/nonet", "/nonet/build/web/python"]
os.chdir("/nonet")

import pytest

int(pytest.main(["-p", "no:cacheprovider", "-p", "tests.native_web.without", *arguments]))
`);
