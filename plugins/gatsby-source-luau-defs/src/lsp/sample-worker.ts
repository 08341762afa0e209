/** Checks samples with Luau in a thread of its own, `dist/sample-worker.cjs`: a check takes up to seconds. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { loadLuau, luauPath } from "luau-wasm/node";
import { checkSamples, type SampleCache } from "../samples/check-samples";
import type { SampleJob } from "./sample-checker";

const cache: SampleCache = new Map();
const luau = createHash("sha256").update(readFileSync(luauPath())).digest("base64url");

parentPort?.on("message", ({ bundle, documents }: SampleJob) => {
  parentPort?.postMessage(checkSamples(documents, { bundle, loadLuau, luau, cache }).diagnostics);
});
