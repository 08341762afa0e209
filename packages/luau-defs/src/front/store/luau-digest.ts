import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { luauPath } from "luau-wasm/node";

/** The digest of the Luau that answers: what it has answered is dropped with it. */
export const luauDigest = (): string =>
  createHash("sha256").update(readFileSync(luauPath())).digest("base64url");
