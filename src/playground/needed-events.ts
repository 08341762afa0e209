/** In: the events of a run, in its worker. Out: those that its page needs. */
import { MOST_THINGS, type MachineEvent } from "./luau-worker-messages";

/**
 * A page has what an earlier run has reported until a time, and draws the things that appeared first: there
 * may be thousands.
 */
export function createEventFilter(after: number): (event: MachineEvent) => boolean {
  const drawn = new Set<string>();
  const isDrawn = (id: string, isGone: boolean): boolean => {
    const isKnown = drawn.has(id);
    if (isGone) drawn.delete(id);
    else if (drawn.size < MOST_THINGS) drawn.add(id);
    return isKnown || drawn.has(id);
  };
  return (event) => {
    const isShown = event.kind !== "show" || isDrawn(event.id, event.facts === null);
    return event.kind === "end" || (isShown && event.time > after);
  };
}
