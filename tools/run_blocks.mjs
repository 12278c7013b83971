// Runs the code blocks of pages in a browser's Python, as the site does: a page is a session. The
// pages are JSON on standard input, a list of lists of texts; for each block {name, parts, good, took}
// comes back, or {died} in the place of {good}; it took milliseconds.
import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { codeInPlace, goesOnAfterErrors, nameOf } from "../website/js/blocks.js";
import { importFirst, openSession } from "../website/js/python_session.js";

const engine = new URL("../src/nonet/site/engine/", import.meta.url);
const read = (address) => Uint8Array.from(readFileSync(address)).buffer;
const { loadPyodide } = await import(new URL("pyodide.mjs", engine));
const { default: createModule } = await import(new URL("pyodide.asm.mjs", engine));
const { resumeNonet, startNonet } = await import(new URL("python.js", engine));

const core = await WebAssembly.compile(read(new URL("nonet.wasm", engine)));
const parts = { loadPyodide, createModule, core, isStopped: () => false };
const session = readFileSync(new URL("../website/js/example_session.py", import.meta.url), "utf8");
const archive = read(new URL("nonet.tar.xz", engine));
const { image } = await startNonet(parts, archive, importFirst);

function ranBlock(run, text) {
  const shown = [];
  const name = nameOf(text);
  const start = performance.now();
  const took = () => performance.now() - start;
  const emit = (kind, said, line) => shown.push({ kind, text: said, line });
  try {
    const good = run(codeInPlace(text), emit, goesOnAfterErrors(text));
    return { name, parts: shown, good, took: took() };
  } catch (error) {
    return { name, parts: shown, died: String(error), took: took() };
  }
}

async function ranPage(blocks) {
  const { python } = await resumeNonet(parts, image);
  const { run, importNext } = openSession(python, session);
  while (importNext()); // as it is between runs
  return blocks.map((text) => ranBlock(run, text));
}

const pages = await json(process.stdin);
const found = [];
for (const blocks of pages) found.push(await ranPage(blocks));
process.stdout.write(JSON.stringify(found));
