import { copyFileSync, mkdirSync, statSync, utimesSync, type Stats } from "node:fs";
import path from "node:path";

/** Copies a file with its modification time, by which `hasTimeOf` recognises the copy. */
export function copyWithTime(source: string, target: string): void {
  const { mtimeMs } = statSync(source);
  mkdirSync(path.dirname(target), { recursive: true });
  // Copied rather than linked, because Gatsby overwrites its files in place in the next build.
  copyFileSync(source, target);
  utimesSync(target, mtimeMs / 1000, mtimeMs / 1000);
}

/** Whether two files have the same size and modification time. */
export function hasTimeOf(target: string, source: string): boolean {
  const [copy, { size, mtimeMs }] = [statOrNull(target), statSync(source)];
  return copy?.isFile() === true && copy.size === size && Math.abs(copy.mtimeMs - mtimeMs) < 1;
}

/** The state of a file by which a change of it is recognised; null if it is missing. */
export function timeOf(file: string): string | null {
  const stats = statOrNull(file);
  return stats === null ? null : `${stats.size} ${stats.mtimeMs}`;
}

export function statOrNull(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}
