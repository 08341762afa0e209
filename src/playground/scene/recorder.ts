/** Notes what a reader does, at the times of the script's clock. */
import type { Input, InputKind } from "../reader-inputs";
import type { SendInput } from "./user-interface";

export interface Recorder extends SendInput {
  readonly inputs: () => readonly Input[];
  /** The script has caught up with what was noted. */
  readonly release: () => void;
}

const TAP_SECONDS = 0.2;
/** Of a run: each runs it again from its start. */
const MOST_INPUTS = 2000;

interface Settings {
  /** The time of the script's clock, in seconds. */
  readonly now: () => number;
  /** That of the reader's clock, in milliseconds. */
  readonly realNow?: () => number;
  readonly onInput: () => void;
}

export function createRecorder({ now, realNow = () => performance.now(), onInput }: Settings): Recorder {
  let inputs: readonly Input[] = [];
  /** While the script catches up, its clock stands still, and the reader's goes on. */
  let held: { readonly time: number; readonly at: number } | null = null;
  const nextTime = (): number => {
    const passed = held === null ? now() : held.time + (realNow() - held.at) / 1000;
    return rounded(Math.max(now(), passed) + 0.001);
  };
  const add = (added: readonly Input[]): void => {
    if (inputs.length + added.length > MOST_INPUTS) return;
    inputs = [...inputs, ...added].sort((a, b) => a.time - b.time);
    held ??= { time: now(), at: realNow() };
    onInput();
  };
  return {
    inputs: () => inputs,
    release: () => (held = null),
    send: (kind: InputKind, id: string) => add([{ kind, id, time: nextTime() }]),
    tap: (id: string) => {
      const time = nextTime();
      add([
        { kind: "down", id, time },
        { kind: "up", id, time: rounded(time + TAP_SECONDS) },
      ]);
    },
  };
}

/** To milliseconds, in which both clocks agree. */
const rounded = (seconds: number): number => Math.ceil(seconds * 1000 - 1e-6) / 1000;
