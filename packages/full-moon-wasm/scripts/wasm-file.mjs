// @ts-check
/** The common part of the builds of `.wasm` files, also of `luau-wasm`: the tools, the output and its origin. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Exit code for a missing toolchain, as opposed to a failed build. */
export const NO_TOOLCHAIN = 3;

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string | null} the first line of its output; null if it cannot be run
 */
export function outputOf(command, args) {
  try {
    const stdio = /** @type {const} */ (["ignore", "pipe", "ignore"]);
    return execFileSync(command, args, { encoding: "utf8", stdio: [...stdio] })
      .split("\n", 1)
      .join("")
      .trim();
  } catch {
    return null;
  }
}

/**
 * @param {string} root the folder of the package
 * @param {string} name of a crate in its `Cargo.lock`
 */
export const lockedVersion = (root, name) =>
  new RegExp(`name = "${name}"\nversion = "([^"]+)"`).exec(
    readFileSync(join(root, "Cargo.lock"), "utf8"),
  )?.[1];

/** @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * @param {string} root the folder of the package
 * @param {readonly string[]} names of the files that the `.wasm` depends on
 */
export function hashOfFiles(root, names) {
  const texts = names.map((name) => {
    // Line endings may differ between checkouts, but do not affect the build.
    const text = readFileSync(join(root, name), "utf8").replaceAll("\r\n", "\n");
    return `${name}\0${text.length}\0${text}`;
  });
  return sha256(texts.join(""));
}

/** The path after `--out`. Builds take minutes, so they read their arguments before they start. */
export function outPath() {
  try {
    return parseArgs({ options: { out: { type: "string" } } }).values.out;
  } catch {
    console.error("Usage: build-wasm.mjs [--out PATH]");
    process.exit(2);
  }
}

/**
 * Writes the `.wasm` and `provenance.json` of a package, or only the `.wasm` to another path.
 * @param {string} file the path of the committed `.wasm`
 * @param {string | undefined} out the other path
 * @param {Buffer} wasm
 * @param {string} sourceSha256
 * @param {object} versions
 */
export function writeWasm(file, out, wasm, sourceSha256, versions) {
  const path = resolve(out ?? file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wasm);
  const facts = { sourceSha256, wasmSha256: sha256(wasm), wasmBytes: wasm.length, ...versions };
  if (out === undefined)
    writeFileSync(join(dirname(file), "provenance.json"), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`${path}: ${wasm.length} bytes, sha256 ${facts.wasmSha256}`);
}
