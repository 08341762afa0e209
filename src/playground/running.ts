import type { Translate } from "../lib/i18n/translate";
import { button } from "../lib/browser/dom";
import { type LanguageClient, startWorker } from "./language-client";
import type { RunEvents, RunEnd, RunOptions } from "./luau-worker-messages";
import type { createOutput } from "./output";
import type { Workspace } from "./sample-workspace";

interface Settings {
  readonly t: Translate;
  readonly language: LanguageClient;
  readonly workspace: () => Workspace;
  readonly output: ReturnType<typeof createOutput>;
}

export function createRunning({ t, language, workspace, output }: Settings) {
  let stopScript: (() => void) | null = null;
  const runText = t("try.run");
  const toggle = button(runText, () => (stopScript ? stopScript() : void run()), "main");
  let requests = 0;
  const setStop = (stop: (() => void) | null): void => {
    stopScript = stop;
    toggle.textContent = stop ? t("try.stop") : runText;
  };
  const show = (events: RunEvents): void => {
    output.show(events);
    if (events.some(({ kind }) => kind === "end")) setStop(null);
  };
  const run = async (): Promise<void> => {
    requests += 1;
    const current = requests;
    const opened = await language.opened.catch(() => null);
    if (opened === null || stopScript !== null || current !== requests) return;
    const { active, sources } = workspace();
    output.start();
    setStop(startScript({ ...opened, sources: sources(), main: active() }, show));
  };
  const stop = (): void => {
    requests += 1;
    stopScript?.();
  };
  return { button: toggle, stop };
}

/** How long a script may run, and how much longer its worker may take to report that. */
const LIMIT_SECONDS = 5;
const GRACE_SECONDS = 2;

/** Runs a script in a new worker, whose last event is of the kind `end`. Returns a function that ends it. */
function startScript(
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
  // A script that cannot be fetched is not an error of a script.
  worker.addEventListener("error", (event: Event) =>
    endBy(event instanceof ErrorEvent ? "trap" : "notLoaded"),
  );
  worker.postMessage({ run: { ...options, seconds: LIMIT_SECONDS } });
  return () => endBy("stopped");
}
