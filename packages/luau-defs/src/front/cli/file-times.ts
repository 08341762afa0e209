/** In: files, folders and globs. Out: the times of their files, which show which have changed. */
import { stat } from "node:fs/promises";
import path from "node:path";
import { folderOfGlob, isLuauFile } from "luau-contract";
import { withForwardSlashes } from "luau-syntax";

/** Time and size of each file, by its path from the folder that requests are relative to. */
export type FileTimes = ReadonlyMap<string, string>;

/** Reads those of all files in requested folders, and of files beside requested definition files. */
export async function fileTimes(requests: readonly string[], cwd: string): Promise<FileTimes> {
  const files = await Promise.all(
    [...new Set(requests)].map((request) => filesOf(withForwardSlashes(request), cwd)),
  );
  const times = await Promise.all(
    [...new Set(files.flat())].map(async (file) => {
      const stats = await stat(path.resolve(cwd, file)).catch(() => null);
      return stats === null ? [] : [[file, `${stats.mtimeMs} ${stats.size}`] as const];
    }),
  );
  return new Map(times.flat());
}

async function filesOf(request: string, cwd: string): Promise<readonly string[]> {
  const { glob, isDynamicPattern } = await import("tinyglobby");
  const entry = await stat(path.resolve(cwd, request)).catch(() => null);
  if (entry?.isFile() === true && !isLuauFile(request)) return [request];
  const isGlob = entry === null && isDynamicPattern(request);
  const folder = isGlob ? folderOfGlob(request) : isLuauFile(request) ? path.dirname(request) : request;
  const found = await glob(entry?.isFile() === true ? "*" : "**/*", {
    cwd: path.resolve(cwd, folder),
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
  });
  return found.map((file) => path.posix.join(withForwardSlashes(folder), file));
}

/** Files that are new, written or deleted. */
export function changedFiles(before: FileTimes, now: FileTimes): ReadonlySet<string> {
  const written = [...now].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
  return new Set([...written, ...[...before.keys()].filter((file) => !now.has(file))]);
}
