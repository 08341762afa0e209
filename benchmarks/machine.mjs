/**
 * What a bar of time may be missed by without being missed: nothing, or, with `--shared`, a quarter, and more
 * where the machine is busier or slower than the one that the bars were set on. So CI tells a page or a build
 * that became slow from a neighbour at work. A machine three times slower tells nothing any more, and no bar
 * is held there.
 */
import { median } from "./median.mjs";

/** Milliseconds that the work below takes on that machine, two cores of an EPYC with nothing else to do. */
const reference = 55;

/**
 * @param {boolean} isShared
 * @returns {() => number} the factor for the bars, by the machine as it was at its slowest since the first
 *   call and is now
 */
export function allowance(isShared) {
  if (!isShared) return () => 1;
  let slowest = slowness();
  return () => {
    slowest = Math.max(slowest, slowness());
    if (slowest > 3)
      console.log(
        `This machine is ${slowest.toFixed(1)} times slower than the one of the bars, which are not held.`,
      );
    return slowest > 3 ? Infinity : 1.25 * slowest;
  };
}

/**
 * How many times slower than the reference this machine is at the moment, at least 1; the median of seven.
 */
function slowness() {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.max(1, median(times) / reference);
}

/** Something of what builds and browsers do most: text, small objects, maps and sorting. */
function work() {
  const words = new Map();
  for (let index = 0; index < 400_000; index += 1) {
    const word = `word ${(index * 7919) % 10_007}`;
    words.set(word, (words.get(word) ?? 0) + word.length);
  }
  const text = JSON.stringify(
    [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, count]) => ({ word, count })),
  );
  return JSON.parse(text).filter(({ word }) => /[13579]$/.test(word)).length;
}
