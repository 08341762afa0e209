/** Recognises, from the states of `gatsby develop`, when it has processed changes. */

/** A step of its state machine: the state it is in, and the event that led there. */
export interface Step {
  readonly value: unknown;
  readonly event: { readonly type: string };
}

/**
 * Returns a function to call with each step, which says whether changes of nodes or queries have been processed
 * by now. Nodes may change while others are processed: the machine then passes through "waiting" with work left,
 * and this holds once more when that is done. Queries of a page that is opened change nothing.
 */
export function createSettling(): (step: Step) => boolean {
  let hasChanged = false;
  let before: unknown = "";
  return ({ value, event }) => {
    if (value === "recreatingPages" || event.type === "EXTRACT_QUERIES_NOW") hasChanged = true;
    const hasSettled = hasChanged && value === "waiting" && before !== "waiting";
    before = value;
    if (hasSettled) hasChanged = false;
    return hasSettled;
  };
}
