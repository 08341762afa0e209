import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { luauPath } from "luau-wasm/node";

/** Answers of another Luau are dropped. */
export const luauDigest = (): string =>
  createHash("sha256").update(readFileSync(luauPath())).digest("base64url");
