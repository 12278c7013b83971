// Answers of the site's engine: the questions are a JSON list on standard input, the answers one on
// standard output, with milliseconds until the service was there and for each answer. With "image"
// the engine is started from the image of another. Files are lists of bytes.
import { readFileSync } from "node:fs";

const engine = new URL("../../src/nonet/site/engine/", import.meta.url);
const { loadPyodide } = await import(new URL("pyodide.mjs", engine));
const { default: createModule } = await import(new URL("pyodide.asm.mjs", engine));
const { resumeService, startService } = await import(new URL("python.js", engine));

const core = await WebAssembly.compile(readFileSync(new URL("nonet.wasm", engine)));
const parts = { loadPyodide, createModule, core, isStopped: () => false };
const archive = Uint8Array.from(readFileSync(new URL("nonet.tar.xz", engine))).buffer;
let start = performance.now();
let service = await startService(parts, archive, "en");
if (process.argv[2] === "image") {
  start = performance.now();
  service = await resumeService(parts, service.image);
}
service.add(Uint8Array.from(readFileSync(new URL("printing.tar.xz", engine))).buffer);
const ready = performance.now() - start;
const answers = JSON.parse(readFileSync(0, "utf8")).map(([kind, fields]) => {
  const asked = performance.now();
  const { written, ...answer } = service.ask(kind, fields);
  return { ...answer, kind, took: performance.now() - asked };
});
const listed = (_, value) => (value instanceof Uint8Array ? [...value] : value);
process.stdout.write(JSON.stringify({ ready, answers }, listed));
