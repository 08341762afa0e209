/** Plugins change several nodes at once, and derive nodes from them. */
const SETTLE_MS = 20;

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } };
}

export interface NodeChanges {
  /** Calls a listener whenever plugins have ended changing nodes: now, if they have changed some before. */
  readonly follow: (onSettled: () => void) => void;
  /** How many changes there were; null while plugins derive nodes from the last ones. */
  readonly settled: () => number | null;
}

/** Gatsby's emitter of all actions. */
export interface Emitter {
  on(event: string, listen: (action: NodeAction) => void): void;
}

export function followNodes(emitter: Emitter): NodeChanges {
  let onSettled: (() => void) | null = null;
  let isRunning = false;
  let changes = 0;
  /** How many of them the listener knows. */
  let known = 0;
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    if (isRunning || known === changes || onSettled === null) return;
    known = changes;
    onSettled();
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  const changed = ({ payload }: NodeAction): void => {
    // Gatsby's own, of the pages that are created from the others.
    if (payload?.internal.type === "SitePage") return;
    changes += 1;
    later();
  };
  emitter.on("API_RUNNING_START", () => (isRunning = true));
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    isRunning = false;
    later();
  });
  emitter.on("CREATE_NODE", changed);
  emitter.on("DELETE_NODE", changed);
  return {
    follow: (listener) => {
      onSettled = listener;
      later();
    },
    settled: () => (known === changes ? changes : null),
  };
}
