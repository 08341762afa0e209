/** Looks for a folder of definitions, or a configuration, in a folder and those above it. */
import path from "node:path";
import type { TextFile } from "luau-syntax";
import { readOptionalFile } from "./optional-files";

/** Maximum number of folders searched above the working directory. */
const MAX_STEPS_UP = 2;

/**
 * The nearest folder with definitions: the fewest steps up and down away, then the one with most files.
 * @param folder relative to `cwd`; it need not exist
 */
export async function nearestFolder(
  folder: string,
  cwd: string,
  filesBelow: (folder: string) => Promise<readonly string[]>,
): Promise<string | null> {
  const start = path.posix.normalize(folder);
  for (const above of foldersAbove(start, cwd)) {
    const counts = new Map<string, number>();
    for (const file of await filesBelow(above)) {
      const parent = path.posix.dirname(file);
      counts.set(parent, (counts.get(parent) ?? 0) + 1);
    }
    const [best] = [...counts].sort(
      ([a, inA], [b, inB]) => distance(start, a) - distance(start, b) || inB - inA || (a < b ? -1 : 1),
    );
    if (best !== undefined) return best[0];
  }
  return null;
}

/** Up to the working directory, or to a limit. */
function foldersAbove(folder: string, cwd: string): readonly string[] {
  const isInside = !/^(?:\.\.(?:\/|$)|\/)/.test(folder);
  const folders: string[] = [];
  for (let above = path.posix.dirname(folder); ; above = path.posix.join(above, "..")) {
    folders.push(above);
    const isEnd = isInside ? above === "." : folders.length >= MAX_STEPS_UP;
    if (isEnd || path.dirname(path.resolve(cwd, above)) === path.resolve(cwd, above)) return folders;
  }
}

const distance = (from: string, to: string): number => path.posix.relative(from, to).split("/").length;

/** A configuration whose path is relative to `cwd`, with forward slashes. */
export type ConfigFile = TextFile;

export async function findConfigFile(names: readonly string[], cwd: string): Promise<ConfigFile | null> {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    for (const name of names) {
      const file = path.join(folder, name);
      const text = await readOptionalFile(file);
      if (text !== null) return { path: path.relative(cwd, file).replaceAll("\\", "/"), text };
    }
    if (path.dirname(folder) === folder) return null;
  }
}
