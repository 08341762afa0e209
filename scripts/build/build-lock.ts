/**
 * One build at a time in a folder, and none that continues what a build left behind that did not end well:
 * Gatsby's cache and its output belong together, and a build that is killed leaves them in a state that only
 * a clean start fixes.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const lockOf = (stage: string): string => path.join(stage, ".building");

/** Why the folder is not available, or whether leftovers were removed. */
export type Claim = { readonly mistake: string } | { readonly isFresh: boolean };

/** Takes the folder for a build. */
export function claimStage(stage: string): Claim {
  const lock = lockOf(stage);
  const [build, ...children] = existsSync(lock)
    ? readFileSync(lock, "utf8").trim().split(/\s+/).map(Number)
    : [];
  // Whatever may be a build counts as one: two of them would write to one folder.
  if (build !== undefined && kindOf(build) !== "gone") {
    return { mistake: `Another build of this site is at work (process ${build}).` };
  }
  // Its build is gone, and nobody would read what it prints.
  for (const pid of children) if (kindOf(pid) === "build") process.kill(pid, "SIGKILL");
  const leftovers = existsSync(lock);
  if (leftovers)
    for (const folder of [".cache", "public"])
      rmSync(path.join(stage, folder), { recursive: true, force: true });
  writeFileSync(lock, `${process.pid}\n`);
  return { isFresh: leftovers };
}

/** Records a process that works for this build, to be ended with it. */
export const noteChild = (stage: string, pid: number): void =>
  writeFileSync(lockOf(stage), `${process.pid}\n${pid}\n`);

/** Ends the claim: Gatsby's cache and output are whole. */
export const releaseStage = (stage: string): void => rmSync(lockOf(stage), { force: true });

/** What has a process id now. Ids are used again, and then the process that had it is gone, too. */
function kindOf(pid: number): "build" | "gone" | "unknown" {
  if (!isRunning(pid)) return "gone";
  try {
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /gatsby|scripts[\\/]build\.ts/.test(command) ? "build" : "gone";
  } catch {
    // Small images have no `ps`.
    return "unknown";
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
