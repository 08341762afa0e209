import { counted } from "luau-contract";
import type { Terminal } from "./terminal";

/** Work that is done sooner shows none. */
const QUIET_MS = 400;

export interface Progress {
  readonly onFile: (done: number, total: number) => void;
  /** Takes the line away again. */
  readonly end: () => void;
}

/** A line on standard error that counts files, on a terminal alone. */
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
