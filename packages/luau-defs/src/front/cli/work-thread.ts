/** Does a share of the samples' work in a thread, `dist/work-thread.cjs`. In: `Share`. Out: `Found`. */
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { CodeName, NameElsewhere } from "luau-search";
import { runWork } from "../../engine/samples/work";
import type { Share } from "./work-in-threads";

const { work, luau, elsewhere } = workerData as Share;

/** Blocks until the answer arrives, because the check of a sample is synchronous. */
function askElsewhere(code: CodeName): NameElsewhere | null {
  const { port, answers } = elsewhere;
  const before = Atomics.load(answers, 0);
  port.postMessage(code);
  Atomics.wait(answers, 0, before);
  const reply = receiveMessageOnPort(port) as { readonly message: NameElsewhere | null } | undefined;
  return reply?.message ?? null;
}

parentPort?.postMessage(runWork(work, () => luau, askElsewhere));
