/**
 * Prevents concurrent builds in a folder, and builds that reuse the output of an aborted one: Gatsby's cache
 * must match its output, and a killed build leaves them inconsistent until a clean start.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const lockOf = (stage: string): string => path.join(stage, ".building");

/** The reason why the folder is not available, or whether leftovers were removed. */
export type Claim = { readonly mistake: string } | { readonly isFresh: boolean };

/** Locks the folder for a build. */
export function claimStage(stage: string): Claim {
  const lock = lockOf(stage);
  const leftovers = existsSync(lock);
  const build = leftovers ? Number.parseInt(readFileSync(lock, "utf8"), 10) : null;
  // Any process that may be a build counts as one: two builds would write to the same folder.
  if (build !== null && mayBeBuild(build))
    return { mistake: `Another build of this site is at work (process ${build}).` };
  // Its build has ended, so its output is of no use.
  if (leftovers)
    for (const folder of [".cache", "public"])
      rmSync(path.join(stage, folder), { recursive: true, force: true });
  writeFileSync(lock, `${process.pid}\n`);
  return { isFresh: leftovers };
}

/**
 * Releases the lock when the process ends, as it does at mistakes: Gatsby's cache and output are consistent.
 * @returns a function to be called before they are changed
 */
export function releaseAtExit(stage: string): () => void {
  const release = (): void => rmSync(lockOf(stage), { force: true });
  process.once("exit", release);
  return () => void process.off("exit", release);
}

/**
 * Whether the process that currently has an id may be a build. Ids are reused, in which case the original
 * process has ended.
 */
function mayBeBuild(pid: number): boolean {
  if (!isRunning(pid)) return false;
  try {
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /gatsby|luau-docs|scripts[\\/](?:build|start)\.ts/.test(command);
  } catch {
    // Minimal images have no `ps`.
    return true;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
