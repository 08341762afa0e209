/** Time in milliseconds within which several writes by an editor count as one change. */
export const SETTLE_MS = 50;

export interface GatheredChanges {
  readonly note: (file: string) => void;
  /** Discards recorded changes, and waits for a running call. */
  readonly end: () => Promise<void>;
}

/** Changes during a call are batched: a thousand files cause two or three calls. */
export function gatherChanges(onChange: (changed: ReadonlySet<string>) => Promise<void>): GatheredChanges {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(begin, SETTLE_MS);
  };
  const begin = (): void => {
    if (working !== null) return;
    const batch = changed;
    changed = new Set();
    working = onChange(batch).finally(() => {
      working = null;
      if (changed.size > 0) settle();
    });
  };
  return {
    note: (file) => {
      changed.add(file);
      settle();
    },
    end: async () => {
      changed = new Set();
      clearTimeout(timer);
      await working;
    },
  };
}
