/** Does a share of the samples' work in a thread, `dist/work-thread.cjs`. In: `Share`. Out: `Found`. */
import { parentPort, workerData } from "node:worker_threads";
import { runWork } from "../samples/work";
import type { Share } from "./work-in-threads";

// As work-in-threads.ts starts it.
const { work, luau } = workerData as Share;
parentPort?.postMessage(runWork(work, () => luau));
