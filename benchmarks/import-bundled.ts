import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions } from "esbuild";
import { root } from "../scripts/run";

/**
 * Imports TypeScript of the project: bundles it into a temporary file that resolves packages like the
 * sources.
 * @param options entry points and other options
 * @typeParam Exports what the entry point exports
 */
export async function importBundled<Exports>(options: BuildOptions): Promise<Exports> {
  const outfile = path.join(root, `node_modules/.bench-${process.pid}.mjs`);
  await build({ outfile, bundle: true, platform: "node", format: "esm", logLevel: "error", ...options });
  try {
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    rmSync(outfile);
  }
}
