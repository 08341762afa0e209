import type { Gatsby } from "./gatsby";

/** Plugins change several nodes at once, and derive nodes from them. */
const SETTLE_MS = 20;

/**
 * Calls `onChange` once plugins have ended changing nodes. Changes during a call are followed by another one.
 */
export function followNodes(emitter: Gatsby["emitter"], onChange: () => Promise<void>): void {
  let isRunning = false;
  let hasChanged = false;
  let isCalling = false;
  let timer: NodeJS.Timeout | undefined;
  const call = async (): Promise<void> => {
    if (isRunning || isCalling || !hasChanged) return;
    hasChanged = false;
    isCalling = true;
    await onChange();
    isCalling = false;
    later();
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void call(), SETTLE_MS);
  };
  emitter.on("API_RUNNING_START", () => (isRunning = true));
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    isRunning = false;
    later();
  });
  for (const type of ["CREATE_NODE", "DELETE_NODE"])
    emitter.on(type, () => {
      hasChanged = true;
      later();
    });
}
