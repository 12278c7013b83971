// The worker of the static edition. A question is {id, kind, fields}; its answer is {id, answer} or
// {id, error: {code, text}}; the code is "failed" for what should not happen. {ready: true} comes first.
import { loadPyodide } from "./pyodide.mjs";
import { startService } from "./python.js";

/** @param {string} name */
const file = (name) => fetch(new URL(name, import.meta.url));

async function start() {
  const [module, archive] = await Promise.all([
    WebAssembly.compileStreaming(file("nonet.wasm")),
    file("nonet.tar.gz").then((response) => response.arrayBuffer()),
  ]);
  return startService(loadPyodide, module, archive);
}

const started = start();
started.then(() => self.postMessage({ ready: true }));

self.addEventListener("message", async ({ data: { id, kind, fields } }) => {
  try {
    const answer = await started;
    self.postMessage({ id, ...answer(kind, fields) });
  } catch (error) {
    self.postMessage({ id, error: { code: "failed", text: String(error) } });
  }
});
