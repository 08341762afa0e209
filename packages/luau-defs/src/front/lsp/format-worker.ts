/** The thread that formats files, `dist/format-worker.cjs`: the largest files take seconds. */
import { parentPort } from "node:worker_threads";
import { formatEdits, type FormatJob } from "./format-edits";

parentPort?.on("message", (job: FormatJob) => parentPort?.postMessage(formatEdits(job)));
