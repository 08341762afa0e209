import { copyFileSync, mkdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { ifPresent } from "./if-present";

/** Copies a file with its modification time, by which `hasTimeOf` recognises the copy. */
export function copyWithTime(source: string, target: string): void {
  const { mtimeMs } = statSync(source);
  mkdirSync(path.dirname(target), { recursive: true });
  // Copied rather than linked, because Gatsby overwrites its files in place in the next build.
  copyFileSync(source, target);
  utimesSync(target, mtimeMs / 1000, mtimeMs / 1000);
}

export function hasTimeOf(target: string, source: string): boolean {
  const copy = ifPresent(() => statSync(target));
  const { size, mtimeMs } = statSync(source);
  return copy?.isFile() === true && copy.size === size && Math.abs(copy.mtimeMs - mtimeMs) < 1;
}

export function isCopy(target: string, source: string): boolean {
  if (hasTimeOf(target, source)) return true;
  const copy = ifPresent(() => statSync(target));
  if (copy?.isFile() !== true || copy.size !== statSync(source).size) return false;
  return readFileSync(target).equals(readFileSync(source));
}

/** The state of a file by which a change of it is recognised; null if it is missing. */
export function fileStamp(file: string): string | null {
  const stats = ifPresent(() => statSync(file));
  return stats === undefined ? null : `${stats.size} ${stats.mtimeMs}`;
}
