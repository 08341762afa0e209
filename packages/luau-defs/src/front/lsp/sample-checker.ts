/** Checks samples in a thread, which is started with the first sample. */
import { type Diagnostic, errorMessage } from "luau-diagnostics";
import type { Definition } from "../../model/definition";
import type { SampleDocument } from "../../engine/samples/documents";
import type { PlacedUse } from "../../engine/samples/placed-uses";
import { createThreads } from "./threads";

export interface SampleJob {
  /** As editors load them, in order. */
  readonly definitions: readonly Definition[];
  readonly modules: readonly string[];
  readonly documents: readonly SampleDocument[];
}

export interface CheckedJob {
  readonly diagnostics: readonly Diagnostic[];
  readonly uses: readonly PlacedUse[];
}

export interface SampleChecker {
  /** Null if a later job has replaced this one, or samples cannot be checked. */
  readonly check: (job: SampleJob) => Promise<CheckedJob | null>;
}

interface Waiting {
  readonly job: SampleJob;
  readonly resolve: (found: CheckedJob | null) => void;
}

/** @param onProblem called with a message if the thread fails; it is restarted for the next job */
export function createSampleChecker(onProblem: (problem: string) => void): SampleChecker {
  const threads = createThreads<SampleJob, CheckedJob>("sample-worker.cjs");
  let isRunning = false;
  let next: Waiting | null = null;
  const startNext = async (): Promise<void> => {
    if (isRunning || next === null) return;
    const { job, resolve } = next;
    next = null;
    isRunning = true;
    const found = await threads.run(job).catch((error: unknown) => {
      onProblem(`Samples could not be checked: ${errorMessage(error)}`);
      return null;
    });
    isRunning = false;
    resolve(found);
    await startNext();
  };
  return {
    check: (job) =>
      new Promise((resolve) => {
        // Earlier jobs are obsolete.
        next?.resolve(null);
        next = { job, resolve };
        void startNext();
      }),
  };
}
