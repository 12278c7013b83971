// Bundles what the website has of the app and of others, by `make website`: the arguments are the
// folders of its scripts and of what is written.
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { unused } from "./unused.mjs";

const [source, target] = process.argv.slice(2);
const packages = fileURLToPath(new URL("node_modules/", import.meta.url));

await build({
  entryPoints: ["home.js", "ranking.js"].map((name) => `${source}/${name}`),
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  outdir: target,
  nodePaths: [packages],
  plugins: [unused],
  logLevel: "warning",
});
copyFileSync(`${packages}/minisearch/LICENSE.txt`, `${target}/ranking.LICENSE`);
