// @ts-check
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
  const sources = readdirSync(join(root, "src"), { recursive: true })
    .map((name) => `src/${String(name).replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".rs"))
    .sort();
  const hash = createHash("sha256");
  for (const name of ["Cargo.toml", "Cargo.lock", ...sources]) {
    // Line endings may differ between checkouts, but do not affect the build.
    const text = readFileSync(join(root, name), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${name}\0${text.length}\0${text}`);
  }
  return hash.digest("hex");
}
