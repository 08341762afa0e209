import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { copyWithTime, isCopy, fileStamp } from "../files/copy-with-time";
import { digestOf } from "../files/digests";
import { ifPresent } from "../files/if-present";
import { filesUnder } from "../files/published-files";
import type { ValueStore } from "../files/value-store";
import { readOrNull, writeWithFolder, type KeyedText } from "../files/write-unless-same";

/** Updates a folder to a new state without rewriting unchanged files. Files of others stay as they are. */
export interface FolderSync {
  readonly write: (file: string, text: string) => void;
  /** Writes a text, which is only made if its key, or the published file, has changed. */
  readonly derive: (file: string, text: KeyedText) => void;
  /** Copies a file with its modification time, by which the next build recognises the copy. */
  readonly copy: (file: string, source: string) => void;
  /** The files of others that are in the way of added files. */
  readonly clashes: () => readonly string[];
  /**
   * Writes what was added, and removes the other files of the last build. Everything is written beside the
   * files before the first is replaced: if the disk is full, the folder stays as it is.
   */
  readonly finish: () => void;
}

/** The state of a published file, and the key of its text. */
const recordOf = (key: string, target: string): string => digestOf([key, target, fileStamp(target)]);

const recordsOf = (wanted: ReadonlyMap<string, Wanted>, targetOf: (file: string) => string) =>
  new Map(
    [...wanted].flatMap(([file, { key }]) =>
      key === undefined ? [] : [[file, recordOf(key, targetOf(file))]],
    ),
  );

/** The names of the files that builds have written, by which the next build recognises them. */
export const FILE_LIST = ".luau-docs-files";

/** Contains changed files until all of them are written. */
const STAGED_FILES = ".luau-docs-new";

interface Wanted {
  readonly isSame: (target: string) => boolean;
  readonly writeTo: (target: string) => void;
  readonly key?: string;
}

/**
 * The folder may contain an earlier build, in whole or in part, and other files, or not exist.
 * @param store of the states of published files, by which unchanged texts are recognised
 */
export function syncFolder(folder: string, store: ValueStore<string>): FolderSync {
  const recorded = store.read();
  const wanted = new Map<string, Wanted>();
  const targetOf = (file: string): string => path.join(folder, file);
  const previous = new Set(filesOfBuilds(folder));
  let compared: readonly (readonly [string, Wanted])[] | null = null;
  // Compared once, after all files were added: this takes a second for 1,500 pages.
  const changedFiles = () =>
    (compared ??= [...wanted].filter(([file, { isSame }]) => !isSame(targetOf(file))));
  return {
    write: (file, text) =>
      void wanted.set(file, {
        isSame: (target) => readOrNull(target) === text,
        writeTo: (target) => writeWithFolder(target, text),
      }),
    derive: (file, { key, text }) =>
      void wanted.set(file, {
        key,
        isSame: (target) =>
          recorded.get(file) === recordOf(key, target) ||
          (existsSync(target) && readOrNull(target) === text()),
        writeTo: (target) => writeWithFolder(target, text()),
      }),
    copy: (file, source) =>
      void wanted.set(file, {
        isSame: (target) => isCopy(target, source),
        writeTo: (target) => copyWithTime(source, target),
      }),
    clashes: () => changedFiles().flatMap(([file]) => findObstacle(folder, file, previous) ?? []),
    finish: () => {
      const changed = changedFiles();
      const lists = writeAside(targetOf(STAGED_FILES), changed, [...wanted.keys()], previous);
      renameSync(lists.all, targetOf(FILE_LIST));
      removeOthers(folder, previous, wanted);
      for (const [file] of changed) moveInto(targetOf(file), path.join(targetOf(STAGED_FILES), file));
      renameSync(lists.wanted, targetOf(FILE_LIST));
      rmSync(targetOf(STAGED_FILES), { recursive: true });
      store.write(recordsOf(wanted, targetOf));
    },
  };
}

/** The files that builds have written in a folder, or none before the first build. */
export const filesOfBuilds = (folder: string): readonly string[] =>
  (readOrNull(path.join(folder, FILE_LIST)) ?? "")
    .split("\n")
    .filter((file) => file !== "" && !path.isAbsolute(file) && !file.split(/[\\/]/).includes(".."));

/** A file of others at the path of a new file or of one of its folders, or below it. */
function findObstacle(folder: string, file: string, previous: ReadonlySet<string>): string | null {
  const stats = ifPresent(() => statSync(path.join(folder, file)));
  if (stats?.isDirectory() === true)
    return filesUnder(folder, `${file}/`).find((below) => !previous.has(below)) ?? null;
  const parents = file.split("/").map((_, index, names) => names.slice(0, index + 1).join("/"));
  const isFile = (one: string): boolean =>
    ifPresent(() => statSync(path.join(folder, one)))?.isFile() === true;
  return parents.find((one) => !previous.has(one) && isFile(one)) ?? null;
}

/**
 * Writes changed files, and the lists of the files of both builds and of this one, into a folder of their own.
 * @returns the paths of the lists
 */
function writeAside(
  folder: string,
  changed: readonly (readonly [file: string, wanted: Wanted])[],
  files: readonly string[],
  previous: ReadonlySet<string>,
): { readonly all: string; readonly wanted: string } {
  const listed = (names: Iterable<string>): string => `${[...new Set(names)].sort().join("\n")}\n`;
  const lists = { all: path.join(folder, `${FILE_LIST}-all`), wanted: path.join(folder, FILE_LIST) };
  rmSync(folder, { recursive: true, force: true });
  try {
    writeWithFolder(lists.all, listed([...previous, ...files]));
    writeWithFolder(lists.wanted, listed(files));
    for (const [file, { writeTo }] of changed) writeTo(path.join(folder, file));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return lists;
}

function moveInto(target: string, from: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(from, target);
}

/** First, since a page may have the name of a former file, or a file that of a former folder. */
function removeOthers(
  folder: string,
  previous: ReadonlySet<string>,
  wanted: ReadonlyMap<string, unknown>,
): void {
  const others = [...previous].filter((file) => !wanted.has(file));
  for (const file of others) rmSync(path.join(folder, file), { force: true });
  for (const file of others) removeEmpty(folder, path.dirname(file));
}

/** Removes empty folders, which servers would find in place of a missing page. */
function removeEmpty(folder: string, below: string): void {
  if (below === ".") return;
  try {
    rmdirSync(path.join(folder, below));
  } catch {
    // The folder is not empty, or no longer exists.
    return;
  }
  removeEmpty(folder, path.dirname(below));
}
