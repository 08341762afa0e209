import { progressSettings } from "./progress";

/** Where a page change stands, as the reader should see it. */
export type NavigationStatus =
  | { readonly kind: "idle" }
  /** Longer than the delay: the bar and the spinner show. */
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly target: string; readonly reason: string };

export interface NavigationStore {
  get(): NavigationStatus;
  subscribe(listener: () => void): () => void;
  /** A page is asked for; returns what to call when it is there. */
  start(): () => void;
  fail(target: string, reason: string): void;
  clear(): void;
}

interface Timers {
  readonly set: (callback: () => void, milliseconds: number) => number;
  readonly clear: (timer: number) => void;
}

const idle: NavigationStatus = { kind: "idle" };

/** Keeps the status. Loads that end before the delay never show: a bar that flashes is worse than none. */
export function createNavigationStore(timers: Timers): NavigationStore {
  let status = idle;
  let pending = 0;
  let timer: number | null = null;
  const listeners = new Set<() => void>();
  const become = (next: NavigationStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const stopTimer = () => {
    if (timer !== null) timers.clear(timer);
    timer = null;
  };
  const end = () => {
    pending -= 1;
    if (pending > 0) return;
    stopTimer();
    if (status.kind === "loading") become(idle);
  };
  return {
    get: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      pending += 1;
      if (status.kind === "failed") become(idle);
      timer ??= timers.set(() => become({ kind: "loading" }), progressSettings.delay);
      let ended = false;
      return () => {
        if (!ended) end();
        ended = true;
      };
    },
    fail: (target, reason) => {
      stopTimer();
      become({ kind: "failed", target, reason });
    },
    clear: () => become(idle),
  };
}
