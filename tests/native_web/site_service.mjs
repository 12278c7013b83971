// What the worker relies on: progress, stopping, and an image that an end of the interpreter leaves
// as it was. Prints what happened as JSON.
import { readFileSync } from "node:fs";

const engine = new URL("../../src/nonet/site/engine/", import.meta.url);
const { loadPyodide } = await import(new URL("pyodide.mjs", engine));
const { default: createModule } = await import(new URL("pyodide.asm.mjs", engine));
const { resumeService, startService } = await import(new URL("python.js", engine));

let looks = 0;
let most = Number.POSITIVE_INFINITY;
const isStopped = () => {
  looks += 1;
  return looks > most;
};
const core = await WebAssembly.compile(readFileSync(new URL("nonet.wasm", engine)));
const parts = { loadPyodide, createModule, core, isStopped };
const archive = Uint8Array.from(readFileSync(new URL("nonet.tar.xz", engine))).buffer;
const { ask, image } = await startService(parts, archive, "en");

/** Asks, and stops it after some looks whether it is to stop. */
function asked(service, kind, fields, stopped = Number.POSITIVE_INFINITY) {
  looks = 0;
  most = stopped;
  const progress = [];
  const answer = service(kind, fields, {}, (one) => progress.push(one));
  return { ...answer, progress, looks };
}

const layout = { size: 9, box: [3, 3] };
const digits = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const state = { layout, givens: [...digits].map((sign) => Number(sign) || 0) };
const found = {
  generated: asked(ask, "generate", { layout, difficulty: [11.8, 12] }, 5),
  rated: asked(ask, "rate", { state }, 3),
  after: asked(ask, "hint", { state }),
  unknown: asked(ask, "no kind", {}),
};

const deep = JSON.parse(`${"[".repeat(9000)}${"]".repeat(9000)}`);
try {
  asked(ask, "hint", { state: { ...state, layout: deep } });
} catch (error) {
  found.died = String(error);
}
const again = await resumeService(parts, image);
found.again = asked(again.ask, "hint", { state });
process.stdout.write(JSON.stringify(found));
