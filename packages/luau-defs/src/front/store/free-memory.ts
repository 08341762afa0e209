import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Below this, collecting takes longer than it saves. */
const MIN_BYTES = 2 ** 27;

/**
 * V8 would let the memory grow to several times what is in use before the next part of a long work.
 * @param isWaiting whether the process now waits for others, which need its memory
 */
export function freeMemory(isWaiting = false): void {
  if (getHeapStatistics().used_heap_size < MIN_BYTES) return;
  setFlagsFromString("--expose-gc");
  if (isWaiting) setFlagsFromString("--compact-on-every-full-gc");
  // New contexts have `gc`, after the first flag, with this type.
  (runInNewContext("gc") as () => void)();
  // The flag is that of all threads.
  setFlagsFromString("--no-compact-on-every-full-gc");
}
