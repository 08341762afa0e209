// @ts-check
/**
 * Runs a TypeScript script: `node scripts/ts.mjs scripts/budget.ts --write`. esbuild bundles it with its
 * imports from this repository, which is faster than starting a loader; packages are imported as usual.
 */
import "./require-node.mjs";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const folder = import.meta.dirname;
const [script = "", ...args] = process.argv.slice(2);
const entry = path.resolve(script);
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: "inline",
  // Scripts only use `__dirname` to find the checkout: see run.ts.
  define: { __dirname: JSON.stringify(folder) },
  logLevel: "warning",
});
const [bundle] = outputFiles;
if (bundle === undefined) throw new Error(`esbuild wrote nothing for ${entry}.`);
process.argv = [process.execPath, entry, ...args];
await import(pathToFileURL(written(bundle.contents)).href);

/**
 * Writes the bundle below node_modules, from where packages can be resolved.
 * @param {Uint8Array} contents
 */
function written(contents) {
  const name = createHash("sha256").update(contents).digest("hex").slice(0, 16);
  const file = path.join(folder, "../node_modules/.cache/scripts", `${name}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // Scripts that start concurrently must not read a partial file.
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
