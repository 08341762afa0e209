/** Long computations that others can interrupt. */

/** Work that can be abandoned, or interrupted by other work, where it yields. */
export type WorkSteps<T> = Generator<undefined, T, undefined>;

export function runToEnd<T>(steps: WorkSteps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const SLICE_MS = 12;

/**
 * Works in slices between which the process can do other things.
 * @returns null if the work was abandoned because `isStale` is true
 */
export async function finishInSlices<T>(steps: WorkSteps<T>, isStale: () => boolean): Promise<T | null> {
  for (let start = performance.now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    if (isStale()) return null;
    start = performance.now();
  }
}
