/** A value that is computed in slices and cached until its input changes. */
import { finishInSlices, type WorkSteps } from "../../model/work-steps";

interface CachedComputation<T> {
  readonly invalidate: () => void;
  /** Runs `reading`, then invalidates the value; if it rejects, the value stays valid. */
  readonly invalidateAfter: (reading: () => Promise<void>) => Promise<void>;
  /** Returns the value for the current input; the computation restarts if the input changes meanwhile. */
  readonly get: () => Promise<T>;
}

export function createCachedComputation<T>(compute: () => WorkSteps<T>): CachedComputation<T> {
  let cached: { readonly value: T } | null = null;
  let running: Promise<T> | null = null;
  let reading: Promise<void> = Promise.resolve();
  let changes = 0;
  const invalidate = (): void => {
    cached = null;
    changes += 1;
  };
  const run = async (): Promise<T> => {
    for (;;) {
      await reading;
      const started = changes;
      const value = await finishInSlices(compute(), () => changes !== started);
      if (value === null || changes !== started) continue;
      cached = { value };
      return value;
    }
  };
  return {
    invalidate,
    invalidateAfter: (read) => {
      invalidate();
      const readAndInvalidate = (): Promise<void> => read().finally(invalidate);
      reading = reading.then(readAndInvalidate, readAndInvalidate);
      return reading;
    },
    get: async () => {
      if (cached !== null) return cached.value;
      running ??= run().finally(() => {
        running = null;
      });
      return await running;
    },
  };
}
