import { readFileSync } from "node:fs";
import { luauPath } from "luau-wasm/node";
import { digestOfText } from "../../read/digest";

/** Answers of another Luau are dropped. */
export const luauDigest = (): string => digestOfText(readFileSync(luauPath()));
