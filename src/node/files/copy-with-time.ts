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

export function hasTimeOf(target: string, source: string): boolean {
  const copy = statOrNull(target);
  const { size, mtimeMs } = statSync(source);
  return copy?.isFile() === true && copy.size === size && Math.abs(copy.mtimeMs - mtimeMs) < 1;
}

export function statOrNull(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}
