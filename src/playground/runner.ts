/** Runs a script in a worker of its own, which can be ended at any time. */
import { startWorker } from "./language-client";
import type { RunEnd, RunEvents, RunOptions } from "./luau-worker-messages";

/** How long a script may run, and how much longer its worker may take to report that. */
const LIMIT_SECONDS = 5;
const GRACE_SECONDS = 2;

/**
 * Returns a function that ends the script.
 * @param onEvents the last event of all is of the kind `end`
 */
export function startScript(
  options: Omit<RunOptions, "seconds">,
  onEvents: (events: RunEvents) => void,
): () => void {
  const worker = startWorker();
  const started = performance.now();
  let hasEnded = false;
  const report = (events: RunEvents): void => {
    if (hasEnded) return;
    hasEnded = events.some(({ kind }) => kind === "end");
    if (hasEnded) {
      window.clearTimeout(limit);
      worker.terminate();
    }
    onEvents(events);
  };
  const endBy = (reason: RunEnd["reason"]): void =>
    report([{ kind: "end", reason, seconds: (performance.now() - started) / 1000, time: 0 } as RunEnd]);
  const limit = window.setTimeout(() => endBy("time"), (LIMIT_SECONDS + GRACE_SECONDS) * 1000);
  worker.addEventListener("message", ({ data }: MessageEvent<RunEvents>) => report(data));
  // A script that cannot be fetched is no error of a script.
  worker.addEventListener("error", (event: Event) =>
    endBy(event instanceof ErrorEvent ? "trap" : "notLoaded"),
  );
  worker.postMessage({ run: { ...options, seconds: LIMIT_SECONDS } });
  return () => endBy("stopped");
}
