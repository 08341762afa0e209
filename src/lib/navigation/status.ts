/** `loading`: the page takes longer than the delay. */
export type NavigationStatus =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly target: string };

export type NavigationStore = ReturnType<typeof createNavigationStore>;

/** Reports the status. Navigations that finish within the delay are never shown, to avoid a flashing bar. */
export function createNavigationStore(onChange: (status: NavigationStatus) => void) {
  let status: NavigationStatus = { kind: "idle" };
  let pending = 0;
  let timer: number | undefined;
  const setStatus = (next: NavigationStatus): void => {
    status = next;
    onChange(status);
  };
  const clear = (): void => setStatus({ kind: "idle" });
  const stopTimer = (): void => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  return {
    get: () => status,
    /** Starts a navigation; call the returned function when the page has loaded. */
    start: (): (() => void) => {
      pending += 1;
      if (status.kind === "failed") clear();
      timer ??= window.setTimeout(() => setStatus({ kind: "loading" }), progressSettings.delay);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        pending -= 1;
        if (pending > 0) return;
        stopTimer();
        if (status.kind === "loading") clear();
      };
    },
    fail: (target: string): void => {
      stopTimer();
      setStatus({ kind: "failed", target });
    },
    clear,
  };
}

export const progressSettings = { delay: 200, minimum: 0.08, speed: 200, trickle: 800 } as const;

/** Fast at first, then slower, and never complete. */
export function trickled(progress: number): number {
  const step = progress < 0.2 ? 0.1 : progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, 0.994);
}
