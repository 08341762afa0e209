/**
 * Runs Luau beside the page: one worker checks what is typed, and each run of a script has one of its own.
 */
import { createLanguage } from "./language";
import type { Call, Reply, WorkerRequest } from "./luau-worker-messages";
import { runScript } from "./run-script";

const language = createLanguage();

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if ("run" in data) runScript(data.run, (events) => self.postMessage(events));
  else void answer(data);
});

async function answer({ id, name, argument }: Call): Promise<void> {
  try {
    const value = await language(name, argument);
    self.postMessage({ id, value } satisfies Reply);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies Reply);
  }
}
