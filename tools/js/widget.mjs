// Bundles the board for notebooks, by `make widget`; the first argument is the file to write.
import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { unused } from "./unused.mjs";

const folder = fileURLToPath(new URL("../../src/nonet/notebook/", import.meta.url));
const [outfile = `${folder}board.mjs`] = process.argv.slice(2);

await build({
  entryPoints: [`${folder}js/entry.js`],
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  outfile,
  plugins: [unused],
});
const content = readFileSync(outfile);
console.log(`${outfile}: ${content.length} bytes, ${gzipSync(content).length} compressed`);
