import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { runWork, type Found, type Work } from "../samples/work";

/** What a thread receives. */
export interface Share {
  readonly work: Work;
  readonly luau: WebAssembly.Module;
}

interface Threads {
  /** Units of a thread: with fewer, it takes longer to start than it saves. */
  readonly fewest: number;
  readonly most: number;
  readonly start: (share: Share) => Worker;
}

const THREADS: Threads = {
  fewest: 500,
  most: availableParallelism(),
  // Beside the bundle of the command line.
  start: (share) => new Worker(path.join(__dirname, "work-thread.cjs"), { workerData: share }),
};

/** Divides work among all cores. */
export async function runInThreads(
  work: Work,
  loadLuau: () => WebAssembly.Module,
  { fewest, most, start }: Threads = THREADS,
): Promise<Found> {
  const count = Math.min(most, Math.ceil(work.units.length / fewest));
  if (count <= 1) return runWork(work, loadLuau);
  const luau = loadLuau();
  const shares = Array.from({ length: count }, (_, index): Share => {
    const shareOf = <T>(all: readonly T[]): readonly T[] =>
      all.slice((all.length * index) / count, (all.length * (index + 1)) / count);
    return { luau, work: { ...work, places: shareOf(work.places), units: shareOf(work.units) } };
  });
  const found = await Promise.all(shares.map((share) => resultOf(start(share))));
  return {
    places: found.flatMap(({ places }) => places),
    units: found.flatMap(({ units }) => units),
  };
}

const resultOf = (thread: Worker): Promise<Found> =>
  new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
