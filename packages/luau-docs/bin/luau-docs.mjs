#!/usr/bin/env node
// @ts-check
/** The command `luau-docs`: as published, bundled by scripts/pack.mjs; in a checkout, from its sources. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `luau-docs: Node 20.19 or newer is required; this is Node ${process.versions.node}.\n`,
  );
  process.exit(2);
}

const packageFolder = path.resolve(import.meta.dirname, "..");
const checkout = path.resolve(packageFolder, "../..");
// npm starts commands in the project's folder, and builds run in a stage: reports are written to the author's
// working directory.
process.env["INIT_CWD"] ??= process.cwd();

if (existsSync(path.join(packageFolder, "program"))) {
  await import(pathToFileURL(path.join(packageFolder, "dist/luau-docs.mjs")).href);
} else {
  const loader = path.join(checkout, "scripts/ts.mjs");
  process.argv.splice(1, 1, loader, path.join(packageFolder, "src/luau-docs.ts"));
  await import(pathToFileURL(loader).href);
}
