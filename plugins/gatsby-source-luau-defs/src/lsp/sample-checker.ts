/** Has samples checked in a thread, which is started with the first of them. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Diagnostic } from "luau-contract";
import type { SampleReply, SampleRequest } from "./sample-messages";

export type SampleJob = Omit<SampleRequest, "id">;

export interface SampleChecker {
  /** What Luau finds; null if a later job took its place, or samples cannot be checked. */
  readonly check: (job: SampleJob) => Promise<readonly Diagnostic[] | null>;
}

interface Waiting {
  readonly job: SampleJob;
  readonly resolve: (found: readonly Diagnostic[] | null) => void;
}

/** Beside the bundle of the command line. */
const FILE = path.join(__dirname, "sample-worker.cjs");

/** @param onProblem called with a sentence if the thread fails; it is started again for the next job */
export function createSampleChecker(onProblem: (problem: string) => void): SampleChecker {
  let worker: Worker | null = null;
  let running: (Waiting & { readonly id: number }) | null = null;
  let next: Waiting | null = null;
  let count = 0;
  const finish = (found: readonly Diagnostic[] | null): void => {
    const done = running;
    running = null;
    done?.resolve(found);
    startNext();
  };
  const start = (): Worker => {
    const started = new Worker(FILE);
    started.unref();
    started.on("message", ({ id, diagnostics }: SampleReply) => {
      if (running?.id === id) finish(diagnostics);
    });
    started.on("error", (error) => {
      worker = null;
      onProblem(`Samples could not be checked: ${error instanceof Error ? error.message : String(error)}`);
      finish(null);
    });
    return started;
  };
  const startNext = (): void => {
    if (running !== null || next === null) return;
    count += 1;
    running = { ...next, id: count };
    next = null;
    worker ??= start();
    worker.postMessage({ id: running.id, ...running.job } satisfies SampleRequest);
  };
  return {
    check: (job) =>
      new Promise((resolve) => {
        if (!existsSync(FILE)) {
          resolve(null);
          return;
        }
        // Only the newest job counts.
        next?.resolve(null);
        next = { job, resolve };
        startNext();
      }),
  };
}
