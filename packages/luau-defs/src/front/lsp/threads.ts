/** Runs long work in threads, so that requests do not wait for each other. */
import path from "node:path";
import { Worker } from "node:worker_threads";
import { errorMessage } from "luau-diagnostics";
import type { CancellationToken } from "vscode-languageserver";

/** Null if the request is cancelled, which terminates its thread; rejects if the thread fails. */
type RunInThread<Job, Result> = (job: Job, token?: CancellationToken) => Promise<Result | null>;

/** Each job has its own thread, one of which is kept. `file` sends one reply for each message. */
export function createThreads<Job, Result>(file: string): RunInThread<Job, Result> {
  let idle: Worker | null = null;
  const take = (): Worker => {
    const worker = idle ?? new Worker(path.join(__dirname, file));
    idle = null;
    worker.unref();
    return worker;
  };
  const give = (worker: Worker): void => {
    if (idle === null) idle = worker;
    else void worker.terminate();
  };
  return (job, token) =>
    new Promise((resolve, reject) => {
      const worker = take();
      const listener = token?.onCancellationRequested(() => {
        void worker.terminate();
        resolve(null);
      });
      const onError = (error: unknown): void => {
        listener?.dispose();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      worker.once("error", onError);
      worker.once("message", (result: Result) => {
        listener?.dispose();
        worker.off("error", onError);
        give(worker);
        resolve(result);
      });
      worker.postMessage(job);
    });
}

/** Null for a job that a later one has replaced while it waited, and for one that has failed. */
export type RunLatest<Job, Result> = (job: Job) => Promise<Result | null>;

/**
 * Runs one job at a time in a thread, which starts with the first job, and again after a failure.
 * @param problem the beginning of what `warn` is told about a failure
 */
export function createLatestRunner<Job, Result>(
  file: string,
  problem: string,
  warn: (message: string) => void,
): RunLatest<Job, Result> {
  const run = createThreads<Job, Result>(file);
  let latest: Job | null = null;
  let running: Promise<Result | null> = Promise.resolve(null);
  return (job) => {
    latest = job;
    running = running
      .then(() => (job === latest ? run(job) : null))
      .catch((error: unknown) => {
        warn(`${problem}: ${errorMessage(error)}`);
        return null;
      });
    return running;
  };
}
