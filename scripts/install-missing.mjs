// @ts-check
/**
 * Installs what a fresh clone lacks, before anything else runs: the npm packages of the lock file, and the
 * built form of our own packages. Quick when there is nothing to do. `node --import
 * ./scripts/install-missing.mjs …`
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "node_modules/.installed-from");

// Set for everything that is started from here: two builds of one package would collide.
if (!process.env["PACKAGES_ARE_BUILT"]) {
  process.env["PACKAGES_ARE_BUILT"] = "1";
  const digest = lockDigest();
  if (!isInstalled(digest)) {
    console.log("Installing the packages of package-lock.json …");
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
  }
  writeFileSync(stamp, digest);
  npm("run", "--silent", "build:packages");
}

/** @param {readonly string[]} args */
function npm(...args) {
  const { status } = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(`\n«npm ${args.join(" ")}» ended with exit code ${status}.`);
  process.exit(1);
}

/** A digest of what node_modules follows from, so that a pull that changes it installs again. */
function lockDigest() {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/**
 * Whether node_modules is that of this lock file: installed by us, or by hand since the lock file last
 * changed.
 * @param {string} digest
 */
function isInstalled(digest) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return true;
  const hidden = path.join(root, "node_modules/.package-lock.json");
  return (
    existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(path.join(root, "package-lock.json")).mtimeMs
  );
}
