/** Long computations that others can interrupt. */

/** Work that can be abandoned, or interrupted by other work, where it yields. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all of the work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Time between two pauses, in milliseconds: shorter than anybody notices. */
const SLICE = 12;

/**
 * Does the work in slices between which the process can do other things.
 * @param isStale whether the result is not needed any more
 * @returns null if the work was abandoned
 */
export async function finishInSlices<T>(steps: Steps<T>, isStale: () => boolean): Promise<T | null> {
  for (let start = performance.now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    if (isStale()) return null;
    start = performance.now();
  }
}
