/** One worker checks what is typed, and each run of a script has one of its own. */
import { createLanguage } from "./language";
import {
  type Call,
  type Reply,
  type WorkerRequest,
  MAX_TRACES,
  type RunEvents,
  type RunOptions,
} from "./luau-worker-messages";
import { createMachine, type MachineEvent } from "luau-wasm";

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

/** Time between two messages: a page cannot show every line of a loop as it is printed. */
const PAUSE_MS = 40;

function runScript(
  { module, sources, main, seconds, prelude }: RunOptions,
  report: (events: RunEvents) => void,
): void {
  let events: MachineEvent[] = [];
  let reported = performance.now();
  const flush = (): void => {
    report(events);
    events = [];
    reported = performance.now();
  };
  const flushIfDue = (): void => {
    if (events.length > 0 && performance.now() - reported > PAUSE_MS) flush();
  };
  createMachine(module, { limits: { seconds, traces: MAX_TRACES } }).run({
    sources,
    main,
    prelude,
    onEvent: (event) => {
      events.push(event);
      if (event.kind === "end") flush();
      else flushIfDue();
    },
    // A loop without output does not hold back what was printed before it.
    isStopped: () => {
      flushIfDue();
      return false;
    },
  });
}
