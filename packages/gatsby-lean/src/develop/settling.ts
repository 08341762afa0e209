/** Recognises, from what `gatsby develop` does, when it has processed changes. */

/** A step of its state machine: the state it is in, and the event that led there. */
export interface Step {
  readonly value: unknown;
  readonly event: { readonly type: string };
}

/** "settled": all changes are processed. "incomplete": pages must be created again. */
export type Outcome = "settled" | "incomplete" | null;

export interface Settling {
  /** Records a change of a node, by the name of its action: `createNode`. */
  readonly changed: (action: string) => void;
  /** Records a step. Returns what it ended, if anything. */
  readonly entered: (step: Step) => Outcome;
}

/**
 * Nodes may change while others are processed. If queries are running, Gatsby creates the pages again by itself,
 * or passes through "waiting" with work left. But while it creates pages, it takes a change over without creating
 * those of the changed nodes. Queries of a page that is opened change nothing.
 */
export function createSettling(): Settling {
  let state: unknown = "";
  let hasChanged = false;
  let isIncomplete = false;
  const entered = ({ value, event }: Step): Outcome => {
    if (value === "recreatingPages" || event.type === "EXTRACT_QUERIES_NOW") hasChanged = true;
    if (value === "recreatingPages" && state !== value) isIncomplete = false;
    const isEnd = hasChanged && value === "waiting" && state !== value;
    state = value;
    if (!isEnd) return null;
    hasChanged = false;
    return isIncomplete ? "incomplete" : "settled";
  };
  const changed = (action: string): void => {
    if (state === "recreatingPages" && action !== "touchNode") isIncomplete = true;
  };
  return { changed, entered };
}
