import { copyFileSync, existsSync, mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { writeUnlessSame } from "../write-unless-same";
import { filesUnder } from "./published-files";

/** Updates a folder to a new state without rewriting unchanged files. */
export interface FolderSync {
  readonly write: (file: string, text: string) => void;
  /** Copies a file with its modification time, by which the next build recognises the copy. */
  readonly copy: (file: string, source: string) => void;
  /** Removes everything that was not added, then writes the rest. */
  readonly finish: () => void;
}

/** The folder may contain an earlier build, in whole or in part, or not exist. */
export function syncFolder(folder: string): FolderSync {
  const wanted = new Map<string, () => void>();
  const plan = (file: string, put: (at: string) => void): void =>
    void wanted.set(file, () => put(path.join(folder, file)));
  return {
    write: (file, text) => plan(file, (at) => writeUnlessSame(at, text)),
    copy: (file, source) => plan(file, (at) => copyUnlessSame(at, source)),
    finish: () => {
      removeOthers(folder, wanted);
      for (const put of wanted.values()) put();
    },
  };
}

function copyUnlessSame(at: string, source: string): void {
  const { size, mtimeMs } = statSync(source);
  const there = statSync(at, { throwIfNoEntry: false });
  if (there?.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1) return;
  mkdirSync(path.dirname(at), { recursive: true });
  // Copied rather than linked, because Gatsby overwrites its files in place in the next build.
  copyFileSync(source, at);
  utimesSync(at, mtimeMs / 1000, mtimeMs / 1000);
}

/** First, since a page may have the name of a former file, or a file that of a former folder. */
function removeOthers(folder: string, wanted: ReadonlyMap<string, unknown>): void {
  const others = existsSync(folder) ? filesUnder(folder).filter((file) => !wanted.has(file)) : [];
  for (const file of others) rmSync(path.join(folder, file));
  for (const file of others) removeEmpty(folder, path.dirname(file));
}

/** Removes empty folders, which servers would find in place of a missing page. */
function removeEmpty(folder: string, inner: string): void {
  if (inner === ".") return;
  try {
    rmdirSync(path.join(folder, inner));
  } catch {
    // The folder is not empty, or no longer exists.
    return;
  }
  removeEmpty(folder, path.dirname(inner));
}
