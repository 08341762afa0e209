// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hashOfFiles } from "./wasm-file.mjs";

/** @param {string} root the folder of the package */
export function sourceHash(root) {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => name.endsWith(".rs")).map((name) => name.replaceAll("\\", "/"));
  return hashOfFiles(root, ["Cargo.toml", "Cargo.lock", ...sources.sort().map((name) => `src/${name}`)]);
}
