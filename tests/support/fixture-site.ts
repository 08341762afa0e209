import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { inputsDigest, root } from "./site-inputs";

/** The site of another engine: three versions, two locales, a base path. */
const site = "tests/fixtures/sites/three-versions";
const published = path.join(root, "dist/sites/three-versions/public");
const stamp = path.join(root, "node_modules/.cache/fixture-built-from.txt");

/** Builds the fixture site unless it is up to date. Returns the folder. */
export function builtFixtureSite(): string {
  const digest = createHash("sha256").update(inputsDigest()).update(fixtureDigest()).digest("hex");
  if (
    existsSync(path.join(published, "index.html")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === digest
  )
    return published;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE: site },
  });
  if (status !== 0) throw new Error(`The fixture site could not be built:\n${stdout}\n${stderr}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return published;
}

const fixtureDigest = () => inputsDigest(path.join(root, site));
