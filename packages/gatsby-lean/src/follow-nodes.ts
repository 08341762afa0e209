import type { Gatsby } from "./gatsby";

/** Plugins change several nodes at once, and derive nodes from them. */
const SETTLE_MS = 20;

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } };
}

/** Calls `onChange` whenever plugins have ended changing nodes. */
export function followNodes(emitter: Gatsby["emitter"], onChange: () => void): void {
  let isRunning = false;
  let hasChanged = false;
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    if (isRunning || !hasChanged) return;
    hasChanged = false;
    onChange();
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  const changed = ({ payload }: NodeAction): void => {
    // Gatsby's own, of the pages that are created from the others.
    if (payload?.internal.type === "SitePage") return;
    hasChanged = true;
    later();
  };
  emitter.on("API_RUNNING_START", () => (isRunning = true));
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    isRunning = false;
    later();
  });
  emitter.on("CREATE_NODE", changed);
  emitter.on("DELETE_NODE", changed);
}
