/** Git's view of a folder of the checkout. An exported archive has no git. */
import { lstatSync } from "node:fs";
import path from "node:path";
import { git } from "../src/node/files/git";
import { readSourceFiles } from "../src/node/files/source-files";

/**
 * Every file that is tracked, or new and not ignored, so that new files count before they are added; relative
 * to the folder, sorted. Null outside a repository, and in an ignored folder.
 */
export function checkoutFiles(folder: string): readonly string[] | null {
  const listed = git(folder, "ls-files", "--cached", "--others", "--exclude-standard", "-z");
  if (listed === null || listed === "") return null;
  const exists = (file: string): boolean => file !== "" && stampOf(path.join(folder, file)) !== null;
  return [...new Set(listed.split("\0"))].filter(exists).sort();
}

/** The same; in an exported archive or an ignored folder all files that are neither installed nor built. */
export const sourceFiles = (folder: string): readonly string[] =>
  checkoutFiles(folder) ??
  readSourceFiles(folder, isSource)
    .files.map(([file]) => file)
    .sort();

const NOT_SOURCES = new Set([".git", ".cache", ".samples", "dist", "node_modules", "public", "target"]);

const isSource = (name: string): boolean => !NOT_SOURCES.has(name);

/** The files that differ from the commit, with a stamp that changes with each; null outside a repository. */
export function changedFiles(folder: string): ReadonlyMap<string, string> | null {
  const status = git(folder, "status", "--porcelain", "--untracked-files=all", "--no-renames", "-z");
  if (status === null) return null;
  const entries = status.split("\0").filter((entry) => entry !== "");
  return new Map(
    entries.map((entry) => {
      const file = entry.slice(3);
      return [file, `${entry.slice(0, 2)} ${stampOf(path.join(folder, file))}`];
    }),
  );
}

function stampOf(file: string): string | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.size} ${stats.mtimeMs}`;
}
