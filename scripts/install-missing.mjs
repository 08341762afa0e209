/** Installs what a fresh clone lacks: the npm packages of the lock file, and the built form of our own two packages. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { root, runOrExit } from "./run.mjs";

const stamp = path.join(root, "node_modules", ".installed-from");

/** Installs and builds; quick when there is nothing to do. What a script starts that has done this does it not again, under the other's feet. */
export async function installMissing() {
  if (process.env.PACKAGES_ARE_BUILT) return;
  const digest = lockDigest();
  if (!isInstalled(digest)) {
    console.log("Installing the packages of package-lock.json …");
    await runOrExit("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  writeFileSync(stamp, digest);
  await runOrExit("npm", ["run", "--silent", "build:packages"]);
  process.env.PACKAGES_ARE_BUILT = "1";
}

/** A digest of what decides about node_modules, so that a pull that changes it installs again. */
function lockDigest() {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** Whether node_modules is that of this lock file: installed by us, or by hand since the lock file last changed. */
function isInstalled(digest) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return true;
  const hidden = path.join(root, "node_modules", ".package-lock.json");
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(path.join(root, "package-lock.json")).mtimeMs;
}
