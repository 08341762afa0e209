/** What git knows of a folder of the checkout. Without git, as in an exported archive, there is nothing to know. */
import { spawnSync } from "node:child_process";
import { lstatSync } from "node:fs";
import path from "node:path";

/**
 * Every file that is tracked, or that is new and not ignored: what an author has just written counts before it is added.
 * @param {string} folder
 * @returns {readonly string[] | null} paths from the folder, sorted; null outside a repository, and in an ignored folder of one
 */
export function checkoutFiles(folder) {
  const listed = git(folder, ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]);
  if (listed === null || listed === "") return null;
  return [...new Set(listed.split("\0"))].filter((file) => file !== "" && stampOf(path.join(folder, file)) !== null).sort();
}

/**
 * The commit that is checked out: pages have dates of the history.
 * @param {string} folder
 * @returns {string} empty where there is none
 */
export const checkedOutCommit = (folder) => git(folder, ["rev-parse", "--verify", "--quiet", "HEAD"])?.trim() ?? "";

/**
 * The files that differ from the commit, each with what changes when it is written to again.
 * @param {string} folder
 * @returns {ReadonlyMap<string, string> | null} null outside a repository
 */
export function changedFiles(folder) {
  const status = git(folder, ["status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"]);
  if (status === null) return null;
  const entries = status.split("\0").filter((entry) => entry !== "");
  return new Map(entries.map((entry) => [entry.slice(3), `${entry.slice(0, 2)} ${stampOf(path.join(folder, entry.slice(3)))}`]));
}

/** Size and time of a file; null for one that is not there, or no longer. */
function stampOf(file) {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.size} ${stats.mtimeMs}`;
}

/** What git prints, or null where it fails. Without optional locks it can run while others use the repository. */
function git(folder, args) {
  const { status, stdout } = spawnSync("git", ["--no-optional-locks", ...args], { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024, stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? stdout : null;
}
