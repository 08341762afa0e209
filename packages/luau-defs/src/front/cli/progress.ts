import { counted } from "luau-diagnostics";
import type { Terminal } from "./terminal";

/** Shorter runs show no progress, in milliseconds. */
const QUIET_MS = 400;

/** Shows a counter of files on standard error, if it is a terminal, and clears it after the last file. */
export function showProgress({ stderr }: Terminal): (done: number, total: number) => void {
  const started = Date.now();
  return (done, total) => {
    if (stderr.isTTY !== true || Date.now() - started < QUIET_MS) return;
    stderr.write(done < total ? `\r${done} of ${counted(total, "file")}…` : "\r\u001B[K");
  };
}
