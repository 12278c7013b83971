// Answers of the site's engine: the questions are a JSON list on standard input, the answers one on
// standard output, with milliseconds until the service was there and for each answer.
// Files are lists of bytes.
import { readFileSync } from "node:fs";

const engine = new URL("../../build/site/engine/", import.meta.url);
const { loadPyodide } = await import(new URL("pyodide.mjs", engine));
const { startService } = await import(new URL("python.js", engine));

const start = performance.now();
const module = await WebAssembly.compile(readFileSync(new URL("nonet.wasm", engine)));
const archive = Uint8Array.from(readFileSync(new URL("nonet.tar.gz", engine))).buffer;
const ask = await startService(loadPyodide, module, archive);
const ready = performance.now() - start;
const answers = JSON.parse(readFileSync(0, "utf8")).map(([kind, fields]) => {
  const asked = performance.now();
  return { ...ask(kind, fields), kind, took: performance.now() - asked };
});
const listed = (_, value) => (value instanceof Uint8Array ? [...value] : value);
process.stdout.write(JSON.stringify({ ready, answers }, listed));
