import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { readSourceFiles } from "../../src/node/files/source-files";

export interface Layer {
  readonly folder: string;
  readonly takes: (file: string, isTopLevel: boolean) => boolean;
}

/**
 * Updates `target` to contain exactly the layers, of which later ones take precedence. Equal files are not
 * rewritten, which keeps caches valid that depend on modification times.
 * @param kept names at the top of the target that are left unchanged
 * @returns what the layers contain besides, which is not copied
 */
export function mirrorFolder(
  layers: readonly Layer[],
  target: string,
  kept: ReadonlySet<string>,
): readonly Diagnostic[] {
  const read = layers.map(({ folder, takes }) => readSourceFiles(folder, takes));
  const wanted = new Map(read.flatMap(({ files }) => files));
  mkdirSync(target, { recursive: true });
  removeOthers(target, "", wanted, kept);
  for (const [file, source] of wanted) copyIfDifferent(source, path.join(target, file));
  return read.flatMap(({ refused }) => refused);
}

function removeOthers(
  target: string,
  prefix: string,
  wanted: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
): void {
  for (const entry of readdirSync(path.join(target, prefix), { withFileTypes: true })) {
    if (prefix === "" && kept.has(entry.name)) continue;
    const file = path.join(prefix, entry.name);
    if (entry.isDirectory()) removeOthers(target, file, wanted, kept);
    else if (!wanted.has(file)) rmSync(path.join(target, file));
  }
  // A folder may have to be replaced by a file, or have become empty.
  if (prefix === "" || readdirSync(path.join(target, prefix)).length > 0) return;
  rmSync(path.join(target, prefix), { recursive: true });
}

function copyIfDifferent(source: string, target: string): void {
  const isFile = existsSync(target) && statSync(target).isFile();
  if (
    isFile &&
    statSync(source).size === statSync(target).size &&
    readFileSync(source).equals(readFileSync(target))
  )
    return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}
