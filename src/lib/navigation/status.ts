export type NavigationStatus =
  | { readonly kind: "idle" }
  /** The page takes longer than the delay: bar and spinner are shown. */
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly target: string };

export interface NavigationStore {
  get(): NavigationStatus;
  subscribe(listener: () => void): () => void;
  /** Starts a navigation; call the returned function when the page has loaded. */
  start(): () => void;
  fail(target: string): void;
  clear(): void;
}

interface Timers {
  readonly set: (callback: () => void, milliseconds: number) => number;
  readonly clear: (timer: number) => void;
}

const idle: NavigationStatus = { kind: "idle" };

/** Stores the status. Navigations that finish within the delay are never shown, to avoid a flashing bar. */
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
    fail: (target) => {
      stopTimer();
      become({ kind: "failed", target });
    },
    clear: () => become(idle),
  };
}

/** The progress bar's settings, in milliseconds and as fractions. */
export const progressSettings = { delay: 200, minimum: 0.08, speed: 200, trickle: 800 } as const;

/** Fast at first, then slower, and never complete. */
export function trickled(progress: number): number {
  const step = progress < 0.2 ? 0.1 : progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, 0.994);
}
