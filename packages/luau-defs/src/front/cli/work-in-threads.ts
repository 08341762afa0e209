import { availableParallelism } from "node:os";
import path from "node:path";
import { MessageChannel, Worker, type MessagePort } from "node:worker_threads";
import type { CodeName, Elsewhere } from "luau-search";
import { runWork, type WorkResults, type Work } from "../../engine/samples/work";

export interface Share {
  readonly work: Work;
  readonly luau: WebAssembly.Module;
  /** Answers names of other engines, so that each thread need not spend seconds on an index. */
  readonly elsewhere: { readonly port: MessagePort; readonly answers: Int32Array<SharedArrayBuffer> };
}

interface Threads {
  /** Units of a thread: with fewer, it takes longer to start than it saves. */
  readonly fewest: number;
  readonly most: number;
  readonly start: (workerData: Share, transferList: [MessagePort]) => Worker;
}

const THREADS: Threads = {
  fewest: 500,
  most: availableParallelism(),
  start: (workerData, transferList) =>
    new Worker(path.join(__dirname, "work-thread.cjs"), { workerData, transferList }),
};

export async function runInThreads(
  work: Work,
  loadLuau: () => WebAssembly.Module,
  elsewhere: Elsewhere,
  { fewest, most, start }: Threads = THREADS,
): Promise<WorkResults> {
  const count = Math.min(most, Math.ceil(work.units.length / fewest));
  if (count <= 1) return runWork(work, loadLuau, elsewhere);
  const luau = loadLuau();
  const shares = Array.from({ length: count }, (_, index): Omit<Share, "elsewhere"> => {
    const shareOf = <T>(all: readonly T[]): readonly T[] =>
      all.slice((all.length * index) / count, (all.length * (index + 1)) / count);
    return { luau, work: { ...work, groupIndexes: shareOf(work.groupIndexes), units: shareOf(work.units) } };
  });
  const results = await Promise.all(shares.map((share) => runThread(share, start, elsewhere)));
  return { groups: results.flatMap(({ groups }) => groups), units: results.flatMap(({ units }) => units) };
}

async function runThread(
  share: Omit<Share, "elsewhere">,
  start: Threads["start"],
  elsewhere: Elsewhere,
): Promise<WorkResults> {
  const { port1, port2: port } = new MessageChannel();
  const answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  port1.on("message", (code: CodeName) => {
    port1.postMessage(elsewhere(code));
    Atomics.add(answers, 0, 1);
    Atomics.notify(answers, 0);
  });
  const thread = start({ ...share, elsewhere: { port, answers } }, [port]);
  return new Promise<WorkResults>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  }).finally(() => {
    port1.close();
  });
}
