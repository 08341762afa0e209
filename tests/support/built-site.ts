import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inputsDigest, root } from "./site-inputs";

const stamp = path.join(root, "node_modules/.cache/built-from.txt");
const published = path.join(root, "public");

/** Builds the site unless `public/` is up to date. Returns the folder. */
export function builtSite(): string {
  const digest = inputsDigest();
  const isCurrent =
    existsSync(path.join(published, "index.html")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === digest;
  if (isCurrent) return published;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return published;
}
