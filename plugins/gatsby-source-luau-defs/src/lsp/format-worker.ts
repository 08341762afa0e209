/** Formats in a thread of its own, `dist/format-worker.cjs`: that takes seconds for the largest files. */
import { parentPort } from "node:worker_threads";
import { formatEdits, type FormatJob } from "./format-edits";

parentPort?.on("message", (job: FormatJob) => parentPort?.postMessage(formatEdits(job)));
