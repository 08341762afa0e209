/** Run by `npm version 1.2.0` before the commit: sets the version elsewhere, and dates the changelog. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { bumpVersion } from "./release/bump-version";
import { root, runOrExit } from "./run";

const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
const result = bumpVersion(root, version, new Date().toISOString().slice(0, 10));
if ("problem" in result) {
  console.error(result.problem);
  process.exit(1);
}
await runOrExit("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
await runOrExit("git", ["add", "package-lock.json", ...result.files]);
