import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { findFiles } from "./find-files";
import { readSources } from "./read-sources";
import type { SourceFile } from "./source-file";

interface TrackedSources {
  /** Reads all files, or those that have changed, are new or could not be read before. */
  readonly read: (changed: ReadonlySet<string> | "all") => Promise<SourcesSnapshot>;
}

export interface SourcesSnapshot {
  readonly sources: readonly SourceFile[];
  readonly fresh: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly problems: readonly string[];
}

/** @param exclude patterns of files that are not pages */
export function trackSources(
  requests: readonly string[],
  cwd: string,
  exclude: readonly string[],
): TrackedSources {
  let sourcesByPath: ReadonlyMap<string, SourceFile> = new Map();
  let unreadable: ReadonlySet<string> = new Set();
  return {
    read: async (changed) => {
      const { files, problems } = await findFiles(requests, cwd, exclude);
      const changedPaths =
        changed === "all" ? null : new Set([...changed].map((file) => path.resolve(cwd, file)));
      const stale = files.filter(
        (file) =>
          changedPaths === null ||
          changedPaths.has(path.resolve(cwd, file)) ||
          !sourcesByPath.has(file) ||
          unreadable.has(file),
      );
      const { value, diagnostics } = await readSources(stale, cwd, files);
      const read = new Map(value.map((source) => [source.path, source]));
      unreadable = new Set(stale.filter((file) => !read.has(file)));
      const texts = new Map([...sourcesByPath, ...read]);
      // A file that is briefly unreadable keeps its last text.
      sourcesByPath = new Map(
        files.flatMap((file) => {
          const source = texts.get(file);
          return source === undefined ? [] : [[file, source] as const];
        }),
      );
      return { sources: [...sourcesByPath.values()], fresh: stale, diagnostics, problems };
    },
  };
}
