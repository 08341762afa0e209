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
  const [build, ...children] = existsSync(lock)
    ? readFileSync(lock, "utf8").trim().split(/\s+/).map(Number)
    : [];
  // Any process that may be a build counts as one: two builds would write to the same folder.
  if (build !== undefined && kindOf(build) !== "gone") {
    return { mistake: `Another build of this site is at work (process ${build}).` };
  }
  // Its build has ended, so its output is of no use.
  for (const pid of children) if (kindOf(pid) === "build") process.kill(pid, "SIGKILL");
  const leftovers = existsSync(lock);
  if (leftovers)
    for (const folder of [".cache", "public"])
      rmSync(path.join(stage, folder), { recursive: true, force: true });
  writeFileSync(lock, `${process.pid}\n`);
  return { isFresh: leftovers };
}

/** Records a child process of this build, to be terminated with it. */
export const noteChild = (stage: string, pid: number): void =>
  writeFileSync(lockOf(stage), `${process.pid}\n${pid}\n`);

/** Releases the lock: Gatsby's cache and output are consistent. */
export const releaseStage = (stage: string): void => rmSync(lockOf(stage), { force: true });

/**
 * The kind of process that currently has an id. Ids are reused, in which case the original process has ended.
 */
function kindOf(pid: number): "build" | "gone" | "unknown" {
  if (!isRunning(pid)) return "gone";
  try {
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /gatsby|luau-docs|scripts[\\/](?:build|start)\.ts/.test(command) ? "build" : "gone";
  } catch {
    // Minimal images have no `ps`.
    return "unknown";
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
