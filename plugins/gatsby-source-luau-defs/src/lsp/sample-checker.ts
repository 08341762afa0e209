/** Has samples checked in a thread, which is started with the first of them. */
import type { Diagnostic } from "luau-contract";
import type { Definition } from "../model/definition";
import type { SampleDocument } from "../samples/documents";
import { createThreads } from "./threads";

export interface SampleJob {
  /** As editors load them, in order. */
  readonly definitions: readonly Definition[];
  /** Names of the modules that scripts require. */
  readonly modules: readonly string[];
  readonly documents: readonly SampleDocument[];
}

export interface SampleChecker {
  /** What Luau finds; null if a later job took its place, or samples cannot be checked. */
  readonly check: (job: SampleJob) => Promise<readonly Diagnostic[] | null>;
}

interface Waiting {
  readonly job: SampleJob;
  readonly resolve: (found: readonly Diagnostic[] | null) => void;
}

/** @param onProblem called with a sentence if the thread fails; it is started again for the next job */
export function createSampleChecker(onProblem: (problem: string) => void): SampleChecker {
  const threads = createThreads<SampleJob, readonly Diagnostic[]>("sample-worker.cjs");
  let isRunning = false;
  let next: Waiting | null = null;
  const startNext = async (): Promise<void> => {
    if (isRunning || next === null) return;
    const { job, resolve } = next;
    next = null;
    isRunning = true;
    const found = await threads.run(job).catch((error: unknown) => {
      onProblem(`Samples could not be checked: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    isRunning = false;
    resolve(found);
    await startNext();
  };
  return {
    check: (job) =>
      new Promise((resolve) => {
        // Only the newest job counts.
        next?.resolve(null);
        next = { job, resolve };
        void startNext();
      }),
  };
}
