import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A process that only waits frees nothing: returns the memory of what is not used any more to the system. */
export function freeMemory(): void {
  setFlagsFromString("--expose-gc");
  setFlagsFromString("--compact-on-every-full-gc");
  // As the first flag defines it, in new contexts.
  (runInNewContext("gc") as () => void)();
  // It is that of all threads.
  setFlagsFromString("--no-compact-on-every-full-gc");
}
