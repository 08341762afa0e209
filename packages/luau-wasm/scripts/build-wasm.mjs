#!/usr/bin/env node
// @ts-check
/**
 * Compiles Luau and the bridge to WebAssembly, and records the origin of the result.
 *
 *   node scripts/build-wasm.mjs               → luau.wasm and provenance.json of this package
 *   node scripts/build-wasm.mjs --out PATH    → PATH only, to compare and test a new build
 *
 * It requires cargo, which fetches Luau's sources, and emscripten (on Debian, the package `emscripten`). The
 * sources and compiled files are in target/, and are used again. `JOBS` sets the number of compilers, 2 by
 * default.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { COMPILE, LINK, OPTIMISE, PARTS } from "./flags.mjs";
import { PATCHES } from "./patches.mjs";
import {
  lockedVersion,
  NO_TOOLCHAIN,
  outPath,
  outputOf,
  writeWasm,
} from "../../full-moon-wasm/scripts/wasm-file.mjs";
import { sourceHash } from "./source-hash.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, "target");
const luau = join(target, "vendor/luau-analyzer-sys/luau");
const start = promisify(execFile);

await build();

async function build() {
  const out = outPath();
  const tools = findTools();
  fetchSources();
  PATCHES.forEach(patch);
  mkdirSync(join(target, "objects"), { recursive: true });
  await inParallel(Number(process.env.JOBS ?? 2), sources(), compile);
  const objects = sources().map(objectOf);
  const linked = join(target, "linked.wasm");
  execFileSync("em++", [...LINK, ...objects, "-o", linked], { stdio: "inherit", cwd: target });
  const optimised = join(target, "luau.wasm");
  execFileSync("wasm-opt", [...OPTIMISE, linked, "-o", optimised], { stdio: "inherit" });
  writeWasm(join(root, "luau.wasm"), out, readFileSync(optimised), sourceHash(root), {
    // The crate's own version says nothing: its sources equal those of this release.
    luau: "0.720",
    crate: `luau-analyzer-sys ${lockedVersion(root, "luau-analyzer-sys")}`,
    emscripten: tools["em++"],
    binaryen: tools["wasm-opt"],
  });
}

function findTools() {
  const names = /** @type {const} */ (["cargo", "em++", "wasm-opt"]);
  const tools = Object.fromEntries(names.map((name) => [name, outputOf(name, ["--version"])]));
  const missing = names.filter((name) => tools[name] === null);
  if (missing.length === 0) return tools;
  console.error(`Missing: ${missing.join(", ")}. Install cargo, and on Debian the package emscripten.`);
  process.exit(NO_TOOLCHAIN);
}

/** Fetches the locked sources, and removes the carriage returns that the crate has added to some files. */
function fetchSources() {
  if (existsSync(luau)) return;
  const folder = join(target, "fetch");
  mkdirSync(folder, { recursive: true });
  for (const name of ["Cargo.toml", "Cargo.lock"])
    writeFileSync(join(folder, name), readFileSync(join(root, name)));
  // Cargo requires a target, even of a package that is never built.
  writeFileSync(join(folder, "sources.rs"), "");
  execFileSync("cargo", ["vendor", "--locked", "--quiet", join(target, "vendor")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const part of PARTS)
    for (const name of readdirSync(join(luau, part), { recursive: true }).map(String)) {
      const path = join(luau, part, name);
      if (!/\.(cpp|h)$/.test(name)) continue;
      const text = readFileSync(path, "latin1");
      if (text.includes("\r")) writeFileSync(path, text.replaceAll("\r\n", "\n"), "latin1");
    }
}

/**
 * Changes a file, unless an earlier build has.
 * @param {import("./patches.mjs").Patch} patch
 */
function patch({ file, from, to }) {
  const path = join(luau, file);
  const text = readFileSync(path, "latin1");
  if (text.includes(to)) return;
  if (text.split(from).length !== 2) throw new Error(`${file} is not as scripts/patches.mjs expects it.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
    "latin1",
  );
}

/** Sorted, since the order of objects is that of the code in the result. */
function sources() {
  /** @param {string} folder */
  const inFolder = (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".cpp"))
      .sort()
      .map((name) => join(folder, name));
  return [...PARTS.flatMap((part) => inFolder(join(luau, part, "src"))), ...inFolder(join(root, "src"))];
}

/** @param {string} source */
function objectOf(source) {
  const folder = source.startsWith(luau) ? relative(luau, dirname(dirname(source))) : "bridge";
  return join("objects", `${folder}-${basename(source)}.o`);
}

/** @param {string} source */
async function compile(source) {
  const object = objectOf(source);
  if (isNewer(join(target, object), source)) return;
  console.log(object);
  const folders = [...PARTS.map((part) => join(luau, part, "include")), join(luau, "VM/src")];
  const includes = folders.map((folder) => `-I${relative(target, folder)}`);
  // Relative paths, so that the result does not depend on the folder.
  const warnings = source.startsWith(luau) ? ["-w"] : ["-Wall", "-Wextra", "-Wno-unused-parameter"];
  const args = [...COMPILE, ...includes, ...warnings, "-c", relative(target, source), "-o", object];
  await start("em++", args, { cwd: target });
}

/**
 * Headers of the bridge count for each of its files.
 * @param {string} object
 * @param {string} source
 */
function isNewer(object, source) {
  if (!existsSync(object)) return false;
  const headers = source.startsWith(luau)
    ? []
    : readdirSync(join(root, "src")).filter((n) => n.endsWith(".h"));
  const inputs = [source, join(root, "scripts/flags.mjs"), ...headers.map((name) => join(root, "src", name))];
  return inputs.every((input) => statSync(input).mtimeMs < statSync(object).mtimeMs);
}

/**
 * @param {number} count
 * @param {readonly string[]} items
 * @param {(item: string) => Promise<void>} work
 */
async function inParallel(count, items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
