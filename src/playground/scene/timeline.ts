/** Events of a run, which computes faster than its clock: they wait until their time has come. */
import type { RunEvent, RunEvents } from "../luau-worker-messages";

export function createTimeline() {
  let events: RunEvent[] = [];
  let known = 0;
  let hasEnd = false;
  /** What is at this time, or before, has been taken from an earlier run. */
  let taken = -1;
  return {
    add: (added: RunEvents): void => {
      const isNew = ({ kind, time }: RunEvent): boolean => kind === "end" || time > taken;
      events.push(...added.filter(isNew));
      for (const { kind, time } of added) {
        known = Math.max(known, time);
        hasEnd ||= kind === "end";
      }
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
    isComplete: (): boolean => hasEnd,
    /** The run starts again, and is the same until a time. */
    restart: (time: number): void => {
      events = [];
      known = time;
      hasEnd = false;
      taken = time;
    },
  };
}
