/**
 * One build at a time in a folder, and none on top of what a build left behind that did not end well: Gatsby's cache
 * and its output hang together, and a build that is killed leaves them in a state that only a clean start mends.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const lockOf = (stage) => path.join(stage, ".building");

/**
 * Takes the folder for a build.
 * @param {string} stage
 * @returns {{ mistake: string } | { isFresh: boolean }} who has it, or whether leftovers were cleared away
 */
export function claimStage(stage) {
  const lock = lockOf(stage);
  const [build, ...children] = existsSync(lock) ? readFileSync(lock, "utf8").trim().split(/\s+/).map(Number) : [];
  // What cannot be told apart from a build is taken for one: the other way round, two would write to one folder.
  if (build !== undefined && kindOf(build) !== "gone") return { mistake: `Another build of this site is at work (process ${build}).` };
  // Its build is gone, and nobody would read what it prints.
  for (const pid of children) if (kindOf(pid) === "build") process.kill(pid, "SIGKILL");
  const leftovers = existsSync(lock);
  if (leftovers) for (const folder of [".cache", "public"]) rmSync(path.join(stage, folder), { recursive: true, force: true });
  writeFileSync(lock, `${process.pid}\n`);
  return { isFresh: leftovers };
}

/** Notes a program that works for this build, to be ended with it. */
export const noteChild = (stage, pid) => writeFileSync(lockOf(stage), `${process.pid}\n${pid}\n`);

/** The build has come to its good end. */
export const releaseStage = (stage) => rmSync(lockOf(stage), { force: true });

/** What has an id now. Ids are given anew to other programs, and then the one that had it is gone, too. */
function kindOf(pid) {
  if (!isRunning(pid)) return "gone";
  try {
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return /gatsby|scripts[\\/]build\.mjs/.test(command) ? "build" : "gone";
  } catch {
    // Small images have no `ps`.
    return "unknown";
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error.code === "EPERM";
  }
}
