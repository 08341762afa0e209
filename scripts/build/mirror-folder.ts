import { copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { isCopy } from "../../src/node/files/copy-with-time";
import { readSourceFiles } from "../../src/node/files/source-files";

export interface Layer {
  readonly folder: string;
  readonly includes: (file: string, isTopLevel: boolean) => boolean;
}

/**
 * Copies the layers, of which later ones take precedence, to `target`, and removes its other files, except
 * kept names at its top. Unchanged copies keep their times, by which caches are validated.
 * @returns the problems of files that cannot be copied
 */
export function mirrorFolder(
  layers: readonly Layer[],
  target: string,
  isKept: (name: string) => boolean,
): readonly Diagnostic[] {
  const read = layers.map(({ folder, includes }) => readSourceFiles(folder, includes));
  const wanted = new Map(read.flatMap(({ files }) => files));
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) if (!isKept(name)) removeOthers(target, name, wanted);
  for (const [file, source] of wanted) copyUnlessSame(source, path.join(target, file));
  return read.flatMap(({ unusable }) => unusable);
}

function removeOthers(target: string, file: string, wanted: ReadonlyMap<string, string>): void {
  const full = path.join(target, file);
  if (!lstatSync(full).isDirectory()) {
    if (!wanted.has(file)) rmSync(full);
    return;
  }
  for (const name of readdirSync(full)) removeOthers(target, path.join(file, name), wanted);
  // A folder may have to be replaced by a file, or have become empty.
  if (readdirSync(full).length === 0) rmSync(full, { recursive: true });
}

function copyUnlessSame(source: string, target: string): void {
  if (isCopy(target, source)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}
