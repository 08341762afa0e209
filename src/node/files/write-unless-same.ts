import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A lazily built text; equal keys imply equal texts. */
export interface KeyedText {
  readonly key: string;
  readonly text: () => string;
}

/** Writes a file and its folder. A file with the same text keeps its modification time. */
export function writeUnlessSame(file: string, text: string): void {
  if (readOrNull(file) !== text) writeWithFolder(file, text);
}

export function writeWithFolder(file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

export function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
