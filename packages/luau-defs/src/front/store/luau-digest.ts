import { readFileSync } from "node:fs";
import { luauPath } from "luau-wasm/node";
import { digestOfText } from "../../read/digest";

/** Stored results of another build of Luau are ignored. */
export const luauDigest = (): string => digestOfText(readFileSync(luauPath()));
