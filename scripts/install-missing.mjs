// @ts-check
/**
 * Prepares a fresh clone before anything else runs: installs the npm packages of the lock file, and builds
 * our own packages if their files have changed. Fast when nothing is to be done. `node --import
 * ./scripts/install-missing.mjs …`
 */
import "./require-node.mjs";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "node_modules/.installed-from");
const packagesStamp = path.join(root, "dist/packages-built-from.txt");

// Inherited by all child processes: two builds of one package would collide.
if (!process.env["PACKAGES_ARE_BUILT"]) {
  process.env["PACKAGES_ARE_BUILT"] = "1";
  const digest = lockDigest();
  const isInstalling = !isInstalled(digest);
  if (isInstalling) {
    console.log("Installing the packages of package-lock.json …");
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
  }
  writeFileSync(stamp, digest);
  buildPackages(digest, isInstalling);
}

/**
 * @param {string} lock digest of the lock file
 * @param {boolean} isInstalling whether npm has just run the script `prepare`, which builds the packages
 */
function buildPackages(lock, isInstalling) {
  const packages = ["packages", "plugins"].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)),
  );
  const digest = filesDigest(lock, packages);
  const areBuilt = packages.every((folder) => existsSync(path.join(folder, "dist")) || !isBuiltAhead(folder));
  const isCurrent =
    isInstalling || (existsSync(packagesStamp) && readFileSync(packagesStamp, "utf8") === digest);
  if (!areBuilt || !isCurrent) npm("run", "--silent", "build:packages");
  mkdirSync(path.dirname(packagesStamp), { recursive: true });
  writeFileSync(packagesStamp, digest);
}

/** A checkout runs `luau-docs` from its sources. @param {string} folder */
function isBuiltAhead(folder) {
  const file = path.join(folder, "package.json");
  return !existsSync(file) || "build" in (JSON.parse(readFileSync(file, "utf8")).scripts ?? {});
}

/** @param {readonly string[]} args */
function npm(...args) {
  const { status } = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(`\n\`npm ${args.join(" ")}\` ended with exit code ${status}.`);
  process.exit(1);
}

/** @param {string} lock @param {readonly string[]} folders */
function filesDigest(lock, folders) {
  const hash = createHash("sha256").update(lock);
  for (const folder of folders) addFiles(hash, folder);
  return hash.digest("hex");
}

/** @param {import("node:crypto").Hash} hash @param {string} folder */
function addFiles(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["dist", "program", "node_modules", "target"].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) addFiles(hash, file);
    else hash.update(file).update(readFileSync(file));
  }
}

/** A digest of the inputs of node_modules: packages are installed again after a pull that changes them. */
function lockDigest() {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** By this script, or by an author since the lock file changed. @param {string} digest */
function isInstalled(digest) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return true;
  const hidden = path.join(root, "node_modules/.package-lock.json");
  return (
    existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(path.join(root, "package-lock.json")).mtimeMs
  );
}
