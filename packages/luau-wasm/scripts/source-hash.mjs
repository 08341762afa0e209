// @ts-check
/**
 * Hash of all inputs of the `.wasm`: the lock file and the changes of Luau's sources, the bridge, the build's
 * flags.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string | Uint8Array} bytes
 * @returns {string} hexadecimal
 */
export function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * @param {string} root the folder of the package
 * @returns {string}
 */
export function sourceHash(root) {
  const sources = readdirSync(join(root, "src"))
    .filter((name) => /\.(cpp|h)$/.test(name))
    .sort()
    .map((name) => `src/${name}`);
  const hash = createHash("sha256");
  for (const name of ["Cargo.lock", "scripts/flags.mjs", "scripts/patches.mjs", ...sources]) {
    // Line endings may differ between checkouts, but do not affect the build.
    const text = readFileSync(join(root, name), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${name}\0${text.length}\0${text}`);
  }
  return hash.digest("hex");
}
