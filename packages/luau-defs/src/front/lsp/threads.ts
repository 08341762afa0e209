/** Runs long work in threads, so that requests do not wait for each other. */
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { CancellationToken } from "vscode-languageserver";

interface Threads<Job, Result> {
  /** Null if the request is cancelled, which terminates its thread; rejects if the thread fails. */
  readonly run: (job: Job, token?: CancellationToken) => Promise<Result | null>;
}

/** Each job has its own thread, one of which is kept. `file` sends one reply for each message. */
export function createThreads<Job, Result>(file: string): Threads<Job, Result> {
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
  return {
    run: (job, token) =>
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
      }),
  };
}
