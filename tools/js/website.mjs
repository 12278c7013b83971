// Bundles what the website has of others, by `make website`: the arguments are the folders of its
// scripts and what is written.
import { copyFileSync } from "node:fs";
import { build } from "esbuild";

const [source, target] = process.argv.slice(2);
const packages = new URL("node_modules/", import.meta.url).pathname;

await build({
  entryPoints: [`${source}/ranking.js`],
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  outdir: target,
  nodePaths: [packages],
  logLevel: "warning",
});
copyFileSync(`${packages}/minisearch/LICENSE.txt`, `${target}/ranking.LICENSE`);
