import type { ErrorEvent, MachineEvent, PrintEvent, TraceEvent } from "./machine-events";
import type { Run, MachineLimits } from "./machine-run";
import { placeOf, scriptFrames, worded } from "./script-frames";

/** Decides when a run has to end, and why. */
export interface Guard {
  interrupt(): boolean;
  /** Reports an event that C++ has written, and returns what the run has to do. */
  emit(json: string): number;
  reason(): "time" | "output" | "stopped" | null;
}

// As in `src/events.cpp`.
const GO_ON = 0;
const STOP = 1;
const NO_MORE_TRACES = 2;

export function createGuard(run: Run, limits: MachineLimits, started: number): Guard {
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

/**
 * UTF-16 code units of a printed text that are reported: a single one may be longer than the limit of all.
 */
const MOST_TEXT = 10_000;

/** Trees of tables count, since they are longer than the text. */
const lengthOf = ({ text, values }: PrintEvent, json: string): number =>
  values.some(({ entries }) => entries !== undefined) ? json.length : text.length + 1;
