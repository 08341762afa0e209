// @ts-check
/**
 * Runs a TypeScript script: `node scripts/ts.mjs scripts/budget.ts --write`. esbuild bundles it, which is
 * faster than a loader. Dynamic imports are separate files, so that a command loads only its own packages.
 */
import "./require-node.mjs";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const folder = import.meta.dirname;
const [script = "", ...args] = process.argv.slice(2);
const entry = path.resolve(script);
const { outputFiles } = await build({
  entryPoints: [entry],
  outdir: folder,
  entryNames: "script",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
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
process.argv = [process.execPath, entry, ...args];
await import(pathToFileURL(path.join(written(), "script.mjs")).href);

/** Writes the bundle below node_modules, from where packages can be resolved, and returns its folder. */
function written() {
  const digest = createHash("sha256");
  for (const { contents } of outputFiles) digest.update(contents);
  const target = path.join(folder, "../node_modules/.cache/scripts", digest.digest("hex").slice(0, 16));
  if (existsSync(target)) return target;
  // Scripts that start concurrently must not read a partial bundle.
  const partial = `${target}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  for (const file of outputFiles) writeFileSync(path.join(partial, path.basename(file.path)), file.contents);
  try {
    renameSync(partial, target);
  } catch (error) {
    // Another script has written the same one.
    if (!existsSync(target)) throw error;
    rmSync(partial, { recursive: true });
  }
  return target;
}
