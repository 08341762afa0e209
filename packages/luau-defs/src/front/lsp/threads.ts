/** Runs long work in threads, so that requests do not wait for each other. */
import path from "node:path";
import { Worker } from "node:worker_threads";
import { errorMessage } from "luau-diagnostics";
import type { CancellationToken } from "vscode-languageserver";
import { CANCELLED } from "./cancellation";

/** Rejects if the thread fails, or if the request is cancelled, which terminates the thread. */
type RunInThread<Job, Result> = (job: Job, token?: CancellationToken) => Promise<Result>;

/** Each job has its own thread, one of which is kept. `file` sends one reply for each message. */
export function createThreads<Job, Result>(file: string): RunInThread<Job, Result> {
  let idle: Worker | null = null;
  return (job, token) =>
    new Promise((resolve, reject) => {
      const worker = idle ?? new Worker(path.join(__dirname, file));
      idle = null;
      worker.unref();
      const listener = token?.onCancellationRequested(() => {
        // A reply that has arrived would be read, and the terminated thread kept for the next job.
        worker.removeAllListeners("message");
        void worker.terminate();
        reject(CANCELLED);
      });
      const onError = (error: unknown): void => {
        listener?.dispose();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      worker.once("error", onError);
      worker.once("message", (result: Result) => {
        listener?.dispose();
        worker.off("error", onError);
        if (idle === null) idle = worker;
        else void worker.terminate();
        resolve(result);
      });
      worker.postMessage(job);
    });
}

/** Null for a job that has failed, was cancelled or has not been run. */
export type RunJob<Job, Result> = (job: Job, token?: CancellationToken) => Promise<Result | null>;

/**
 * Runs jobs one after another in a thread, which starts with the first job, and again after a failure or a
 * cancellation. A job that is cancelled while it waits is not run.
 * @param problem the beginning of the warning about a failure
 */
export function createQueue<Job, Result>(
  file: string,
  problem: string,
  warn: (message: string) => void,
): RunJob<Job, Result> {
  const run = createThreads<Job, Result>(file);
  let last: Promise<unknown> = Promise.resolve();
  return (job, token) => {
    const result = last
      .then(() => (token?.isCancellationRequested === true ? null : run(job, token)))
      .catch((error: unknown) => {
        if (error !== CANCELLED) warn(`${problem}: ${errorMessage(error)}`);
        return null;
      });
    last = result;
    return result;
  };
}

/** Runs one job at a time; a job that waits is not run if another one follows. */
export function latestOnly<Job, Result>(run: RunJob<Job, Result>): RunJob<Job, Result> {
  let isRunning = false;
  let start: ((isLatest: boolean) => void) | null = null;
  return async (job) => {
    if (isRunning) {
      start?.(false);
      const isLatest = await new Promise<boolean>((resolve) => {
        start = resolve;
      });
      if (!isLatest) return null;
    }
    isRunning = true;
    try {
      return await run(job);
    } finally {
      const startNext = start;
      start = null;
      isRunning = startNext !== null;
      startNext?.(true);
    }
  };
}
