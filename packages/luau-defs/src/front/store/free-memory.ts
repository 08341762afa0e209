import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** With less in use, it takes longer than it saves. */
const FEWEST_BYTES = 2 ** 27;

/**
 * Between two parts of a long work, makes room for the second: V8 would let the memory grow to several times what is
 * in use.
 * @param isWaiting whether the process now waits for others, which need its memory
 */
export function freeMemory(isWaiting = false): void {
  if (getHeapStatistics().used_heap_size < FEWEST_BYTES) return;
  setFlagsFromString("--expose-gc");
  if (isWaiting) setFlagsFromString("--compact-on-every-full-gc");
  // As the first flag defines it, in new contexts.
  (runInNewContext("gc") as () => void)();
  // It is that of all threads.
  setFlagsFromString("--no-compact-on-every-full-gc");
}
