/** Plugins change several nodes at once, and derive nodes from them. */
const SETTLE_MS = 20;

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } };
}

interface NodeChanges {
  /** The listener is called at once if plugins have changed nodes before. */
  readonly follow: (onSettled: () => void) => void;
  /** The number of changes; null while plugins derive nodes from the last ones. */
  readonly settled: () => number | null;
}

export interface Emitter {
  on(event: string, listen: (action: NodeAction) => void): void;
}

export function followNodes(emitter: Emitter): NodeChanges {
  let onSettled: (() => void) | null = null;
  let isRunning = false;
  let changes = 0;
  /** The number of changes at the last call of the listener. */
  let notifiedChanges = 0;
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    if (isRunning || notifiedChanges === changes || onSettled === null) return;
    notifiedChanges = changes;
    onSettled();
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  const changed = ({ payload }: NodeAction): void => {
    // Gatsby itself derives these nodes from pages.
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
    settled: () => (notifiedChanges === changes ? changes : null),
  };
}
