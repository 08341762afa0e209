/**
 * The tolerance of time budgets: none, or with `--shared` a quarter, and more on a machine that is busier or
 * slower than the reference machine of the budgets. This distinguishes slow pages and builds from other load
 * in CI. On a machine three times as slow, measurements are meaningless, and budgets are not enforced.
 */
/** Milliseconds that the calibration task takes on the reference machine: two idle cores of an EPYC. */
const reference = 55;

/**
 * @returns the factor for budgets, by the slowest state of the machine between the first call
 * and now
 */
export function allowance(isShared: boolean): () => number {
  if (!isShared) return () => 1;
  let slowest = slowness();
  return () => {
    slowest = Math.max(slowest, slowness());
    if (slowest > 3)
      console.log(
        `This machine is ${slowest.toFixed(1)} times slower than the reference machine: ` +
          "budgets are not enforced.",
      );
    return slowest > 3 ? Infinity : 1.25 * slowest;
  };
}

/** Returns, for an even number of figures, the higher of the two middle ones; `NaN` for none. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** The current slowness relative to the reference machine, at least 1; the median of seven measurements. */
function slowness() {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.max(1, median(times) / reference);
}

/**
 * The calibration task: typical work of builds and browsers, with strings, small objects, maps and sorting.
 */
function work() {
  const words = new Map<string, number>();
  for (let index = 0; index < 400_000; index += 1) {
    const word = `word ${(index * 7919) % 10_007}`;
    words.set(word, (words.get(word) ?? 0) + word.length);
  }
  const text = JSON.stringify(
    [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, count]) => ({ word, count })),
  );
  const parsed = JSON.parse(text) as readonly { readonly word: string }[];
  return parsed.filter(({ word }) => /[13579]$/.test(word)).length;
}
