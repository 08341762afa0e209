import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../scripts/run";

/**
 * Imports TypeScript of the project: bundled into one file, which is there for the time of the import and
 * finds packages as the sources do.
 * @param {import("esbuild").BuildOptions} options what is bundled
 */
export async function importBundled(options) {
  const outfile = path.join(root, `node_modules/.bench-${process.pid}.mjs`);
  await build({ outfile, bundle: true, platform: "node", format: "esm", logLevel: "error", ...options });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
