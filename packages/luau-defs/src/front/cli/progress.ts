import { counted } from "luau-diagnostics";
import type { Terminal } from "./terminal";

/** Shorter runs show no progress, in milliseconds. */
const QUIET_MS = 400;

interface Progress {
  readonly onFile: (done: number, total: number) => void;
  readonly end: () => void;
}

/** Shows a counter of files on standard error, if it is a terminal. */
export function showProgress({ stderr }: Terminal, started = Date.now()): Progress {
  let shown = false;
  return {
    onFile: (done, total) => {
      if (stderr.isTTY !== true || Date.now() - started < QUIET_MS) return;
      shown = true;
      stderr.write(`\r${done} of ${counted(total, "file")}…`);
    },
    end: () => {
      if (shown) stderr.write("\r\u001B[K");
    },
  };
}
