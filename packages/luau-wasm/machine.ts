import { instantiate, type Instance } from "./instance";
import type { EndReason, ErrorEvent, MachineEvent, PrintEvent, TraceEvent } from "./machine-events";
import { placeOf, scriptFrames, worded } from "./script-frames";
import { resolveRequire } from "./resolve";
import type { Resolve, Source } from "./api-types";

export interface MachineOptions {
  readonly limits?: Partial<MachineLimits>;
  readonly resolve?: Resolve;
}

export interface Machine {
  run(run: Run): EndReason;
}

export interface MachineLimits {
  /** The time limit of a run: 5 by default. */
  readonly seconds: number;
  /** In bytes, of the script's values: 64 MB by default. */
  readonly memory: number;
  /** In UTF-16 code units, of all output: 200,000 by default. */
  readonly output: number;
  /** Number of traced calls that are reported, 1,000 by default. The run goes on without further ones. */
  readonly traces: number;
}

export interface Run {
  readonly sources: readonly Source[];
  readonly main: string;
  /** Its globals are those of all scripts, which cannot change them. README.md describes its interface. */
  readonly prelude?: string;
  readonly onEvent: (event: MachineEvent) => void;
  /** Asked now and then: true ends the run. */
  readonly isStopped?: () => boolean;
}

const DEFAULT_LIMITS: MachineLimits = {
  seconds: 5,
  memory: 64 * 1024 * 1024,
  output: 200_000,
  traces: 1000,
};

/** Creates a virtual machine. No script traps or hangs it for longer than its limits. */
export function createMachine(module: WebAssembly.Module, options: MachineOptions = {}): Machine {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const resolve = options.resolve ?? resolveRequire;
  return { run: (run) => runOnce(module, run, limits, resolve) };
}

/** Each run has an instance, whose memory is freed with it: creating one takes few milliseconds. */
function runOnce(module: WebAssembly.Module, run: Run, limits: MachineLimits, resolve: Resolve): EndReason {
  const started = Date.now();
  const names = new Set(run.sources.map(({ name }) => name));
  const guard = createGuard(run, limits, started);
  let end: Ended;
  try {
    const instance = instantiate(module, {
      resolve: (from, request) => resolve(from, request, names),
      emit: guard.emit,
      interrupt: guard.interrupt,
    });
    end = start(instance, run, limits.memory);
  } catch (error) {
    end = { reason: "trap", time: 0, message: error instanceof Error ? error.message : String(error) };
  }
  return report(end, run, guard, started);
}

interface Ended {
  readonly reason: EndReason;
  readonly time: number;
  readonly message?: string | undefined;
  readonly traceback?: string | undefined;
}

function report(end: Ended, { sources, onEvent }: Run, guard: Guard, started: number): EndReason {
  const { message, traceback = "", time } = end;
  if (message !== undefined) {
    const place = placeOf(message, traceback, sources);
    onEvent({ kind: "error", message: worded(message), ...place, traceback: scriptFrames(traceback), time });
  }
  const reason = guard.reason() ?? end.reason;
  onEvent({ kind: "end", reason, seconds: (Date.now() - started) / 1000, time });
  return reason;
}

interface End {
  readonly failed?: string;
  readonly end?: "ok" | "stopped" | "memory" | "error";
  readonly message?: string;
  readonly traceback?: string;
  readonly time?: number;
}

function start(instance: Instance, run: Run, memory: number): Ended {
  const { sources, main, prelude = "" } = run;
  const { exports, call, ask } = instance;
  if ((ask(exports.machine_open, [], memory) as End).failed !== undefined)
    return { reason: "memory", time: 0 };
  for (const { name, text } of sources) call(exports.machine_add, [name, text]);
  const result = ask(exports.machine_run, [main, prelude]) as End;
  const { failed, end = "memory", message = failed, traceback, time = 0 } = result;
  return { reason: end, time, message, traceback };
}

/** Decides when a run has to end, and why. */
interface Guard {
  interrupt(): boolean;
  /** Reports an event that C++ has written, and returns what the run has to do. */
  emit(json: string): number;
  reason(): "time" | "output" | "stopped" | null;
}

// As in `src/events.cpp`.
const GO_ON = 0;
const STOP = 1;
const NO_MORE_TRACES = 2;

function createGuard(run: Run, limits: MachineLimits, started: number): Guard {
  let reason: ReturnType<Guard["reason"]> = null;
  let output = 0;
  const traces = { count: 0, length: 0 };
  const interrupt = (): boolean => {
    if (run.isStopped?.() === true) reason ??= "stopped";
    if (Date.now() - started > limits.seconds * 1000) reason ??= "time";
    return reason !== null;
  };
  const emitTrace = (event: TraceEvent, length: number): number => {
    traces.count += 1;
    traces.length += length;
    if (traces.count > limits.traces || traces.length > limits.output) return NO_MORE_TRACES;
    run.onEvent(event);
    return interrupt() ? STOP : GO_ON;
  };
  const emitOutput = (event: PrintEvent | ErrorEvent, length: number): number => {
    output += length;
    if (output > limits.output) reason ??= "output";
    else run.onEvent(event);
    return interrupt() ? STOP : GO_ON;
  };
  const emitPrint = (event: PrintEvent, json: string): number => {
    const { length } = event.text;
    const shown = length > MOST_TEXT ? { ...event, text: event.text.slice(0, MOST_TEXT), length } : event;
    return emitOutput(shown, lengthOf(shown, json));
  };
  const emit = (json: string): number => {
    const event = JSON.parse(json) as Exclude<MachineEvent, { kind: "end" }>;
    if (event.kind === "trace") return emitTrace(event, json.length);
    if (event.kind === "print") return emitPrint(event, json);
    const place = placeOf(event.message, event.traceback, run.sources);
    const message = worded(event.message);
    return emitOutput({ ...event, message, ...place, traceback: scriptFrames(event.traceback) }, json.length);
  };
  return { interrupt, emit, reason: () => reason };
}

/** UTF-16 code units of a printed text that are reported. */
const MOST_TEXT = 10_000;

/** Trees of tables count, since they are longer than the text. */
const lengthOf = ({ text, values }: PrintEvent, json: string): number =>
  values.some(({ entries }) => entries !== undefined) ? json.length : text.length + 1;
