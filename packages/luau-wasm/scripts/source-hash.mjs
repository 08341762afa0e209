// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hashOfFiles } from "../../full-moon-wasm/scripts/wasm-file.mjs";

/**
 * Hash of all inputs of the `.wasm`: the lock file and the changes of Luau's sources, the build's flags, the
 * bridge.
 * @param {string} root the folder of the package
 */
export function sourceHash(root) {
  const sources = readdirSync(join(root, "src")).filter((name) => /\.(cpp|h)$/.test(name));
  const inputs = ["Cargo.lock", "scripts/flags.mjs", "scripts/patches.mjs"];
  return hashOfFiles(root, [...inputs, ...sources.sort().map((name) => `src/${name}`)]);
}
