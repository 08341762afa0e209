import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The command line of luau-defs, as it is found from a folder. */
export function luauDefsProgram(folder = "."): string {
  const { resolve } = createRequire(path.resolve(folder, "package.json"));
  return path.join(path.dirname(resolve("luau-defs/package.json")), "bin/luau-defs.cjs");
}

export const luauDefsDigest = (): string =>
  createHash("sha256")
    .update(readFileSync(path.resolve(luauDefsProgram(), "../../dist/luau-defs.cjs")))
    .digest("hex");
