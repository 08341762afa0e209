/** What git knows of a folder of the checkout. An exported archive has no git. */
import { spawnSync } from "node:child_process";
import { lstatSync } from "node:fs";
import path from "node:path";

/**
 * Every file that is tracked, or new and not ignored: what an author has just written counts before it is
 * added.
 * @returns paths from the folder, sorted; null outside a repository, and in an ignored folder of one
 */
export function checkoutFiles(folder: string): readonly string[] | null {
  const listed = git(folder, ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]);
  if (listed === null || listed === "") return null;
  const exists = (file: string): boolean => file !== "" && stampOf(path.join(folder, file)) !== null;
  return [...new Set(listed.split("\0"))].filter(exists).sort();
}

/** The commit that is checked out, for the dates of pages; empty where there is none. */
export const checkedOutCommit = (folder: string): string =>
  git(folder, ["rev-parse", "--verify", "--quiet", "HEAD"])?.trim() ?? "";

/**
 * The files that differ from the commit, each with what changes when it is written to again.
 * @returns null outside a repository
 */
export function changedFiles(folder: string): ReadonlyMap<string, string> | null {
  const status = git(folder, ["status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"]);
  if (status === null) return null;
  const entries = status.split("\0").filter((entry) => entry !== "");
  return new Map(
    entries.map((entry) => {
      const file = entry.slice(3);
      return [file, `${entry.slice(0, 2)} ${stampOf(path.join(folder, file))}`];
    }),
  );
}

/** Size and time of a file; null for one that does not exist, or no longer does. */
function stampOf(file: string): string | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.size} ${stats.mtimeMs}`;
}

/**
 * What git prints, or null where it fails. Without optional locks it can run while others use the repository.
 */
function git(folder: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", ["--no-optional-locks", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout : null;
}
