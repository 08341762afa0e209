/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
export const SETTLE_MS = 50;

export interface GatheredChanges {
  /** Notes that a file has changed. */
  readonly note: (file: string) => void;
  /** Forgets what was noted, and waits for the call that has begun. */
  readonly end: () => Promise<void>;
}

/**
 * Calls `onChange` with the files that have changed, once they have settled and the call before has ended.
 * All that is noted during a call goes into the next one: a thousand files cost two or three calls, however
 * slowly they come.
 */
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
