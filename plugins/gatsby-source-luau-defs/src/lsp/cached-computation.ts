/** A computation about things that change while it runs. */
import { finishInSlices, type Steps } from "../steps";

export interface CachedComputation<T> {
  /** The last result does not count any more. */
  readonly isChanged: () => void;
  /** Reads first, and is then changed; if reading fails, everything stays as it was. */
  readonly after: (reading: () => Promise<void>) => Promise<void>;
  /** Of the newest things: starts again if they change meanwhile. */
  readonly get: () => Promise<T>;
}

export function createCachedComputation<T>(compute: () => Steps<T>): CachedComputation<T> {
  let known: { readonly value: T } | null = null;
  let running: Promise<T> | null = null;
  let reading: Promise<void> = Promise.resolve();
  let changes = 0;
  const isChanged = (): void => {
    known = null;
    changes += 1;
  };
  const run = async (): Promise<T> => {
    for (;;) {
      await reading;
      const started = changes;
      const value = await finishInSlices(compute(), () => changes !== started);
      if (value === null || changes !== started) continue;
      known = { value };
      return value;
    }
  };
  return {
    isChanged,
    after: (read) => {
      isChanged();
      const readAndTell = (): Promise<void> => read().finally(isChanged);
      reading = reading.then(readAndTell, readAndTell);
      return reading;
    },
    get: async () => {
      if (known !== null) return known.value;
      running ??= run().finally(() => {
        running = null;
      });
      return await running;
    },
  };
}
