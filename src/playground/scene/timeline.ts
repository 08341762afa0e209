/** Events of a run, which computes faster than its clock: they wait until their time has come. */
import type { RunEvent, RunEvents } from "../luau-worker-messages";

export function createTimeline() {
  let events: RunEvent[] = [];
  let known = 0;
  return {
    add: (added: RunEvents): void => {
      events.push(...added);
      for (const { time } of added) known = Math.max(known, time);
    },
    /** Returns the events up to a time, each once. */
    take: (until: number): RunEvents => {
      const index = events.findIndex(({ time }) => time > until);
      const due = index === -1 ? events : events.slice(0, index);
      events = index === -1 ? [] : events.slice(index);
      return due;
    },
    /** The time until which all events are known. */
    known: (): number => known,
    /** The run starts again, and reports what comes after a time. */
    restart: (time: number): void => {
      events = [];
      known = time;
    },
  };
}
