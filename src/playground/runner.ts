/** Runs a script in a worker of its own, which can be ended at any time. */
import { startWorker } from "./language-client";
import type { EndReason, MachineEvent, RunEvents, RunOptions } from "./messages";

/** How long a script may run, and how much longer its worker may take to report that. */
export const LIMIT_SECONDS = 5;
const GRACE_SECONDS = 2;

export interface RunningScript {
  readonly stop: () => void;
}

/** @param onEvent the last event is of the kind `end` */
export function startScript(
  options: Omit<RunOptions, "seconds">,
  onEvent: (event: MachineEvent) => void,
): RunningScript {
  const worker = startWorker();
  const started = performance.now();
  let hasEnded = false;
  const end = (event: MachineEvent): void => {
    if (hasEnded) return;
    hasEnded = true;
    window.clearTimeout(limit);
    worker.terminate();
    onEvent(event);
  };
  const endBy = (reason: EndReason): void =>
    end({ kind: "end", reason, seconds: (performance.now() - started) / 1000, time: 0 });
  const limit = window.setTimeout(() => endBy("time"), (LIMIT_SECONDS + GRACE_SECONDS) * 1000);
  worker.addEventListener("message", ({ data }: MessageEvent<RunEvents>) => {
    for (const event of data) {
      if (event.kind === "end") end(event);
      else if (!hasEnded) onEvent(event);
    }
  });
  worker.addEventListener("error", () => endBy("trap"));
  worker.postMessage({ run: { ...options, seconds: LIMIT_SECONDS } });
  return { stop: () => endBy("stopped") };
}
