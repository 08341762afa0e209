// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hashOfFiles } from "./wasm-file.mjs";

/** @param {string} root the folder of the package */
export function sourceHash(root) {
  const sources = readdirSync(join(root, "src")).filter((name) => name.endsWith(".rs"));
  return hashOfFiles(root, ["Cargo.toml", "Cargo.lock", ...sources.sort().map((name) => `src/${name}`)]);
}
