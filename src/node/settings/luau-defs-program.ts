import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * The command line of the source plugin, which Node runs in a process of its own.
 * @param folder where the plugin is installed, or a folder below
 */
export function luauDefsProgram(folder = "."): string {
  const { resolve } = createRequire(path.resolve(folder, "package.json"));
  return path.join(path.dirname(resolve("luau-defs/package.json")), "bin/luau-defs.cjs");
}

/** The digest of its code. */
export const luauDefsDigest = (): string =>
  createHash("sha256")
    .update(readFileSync(path.resolve(luauDefsProgram(), "../../dist/luau-defs.cjs")))
    .digest("hex");
