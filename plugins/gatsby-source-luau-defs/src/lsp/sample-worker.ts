/**
 * Checks samples with Luau in a thread of its own, `dist/sample-worker.cjs`: a check takes up to seconds.
 * In: `SampleRequest`. Out: `SampleReply`.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { loadLuau, luauPath } from "luau-wasm/node";
import { checkSamples, type SampleCache } from "../samples/check-samples";
import type { SampleReply, SampleRequest } from "./sample-messages";

const cache: SampleCache = new Map();
const luau = createHash("sha256").update(readFileSync(luauPath())).digest("base64url");

parentPort?.on("message", ({ id, definitions, documents }: SampleRequest) => {
  const { diagnostics } = checkSamples(documents, { definitions, loadLuau, luau, cache });
  const reply: SampleReply = { id, diagnostics };
  parentPort?.postMessage(reply);
});
