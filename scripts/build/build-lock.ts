/** Prevents concurrent builds of a site, and builds with the cache of a killed one, which is inconsistent. */
import { constants, existsSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { emptyStage } from "../site-folder";

const markerOf = (stage: string): string => path.join(stage, ".building");

/** The reason why the folder is not available, or whether leftovers were removed. */
type Claim = { readonly problem: string } | { readonly isFresh: boolean };

/** Locks the folder that all builds of a site have in common, until the process ends. */
export async function claimStage(stage: string, site: string = stage): Promise<Claim> {
  if (!(await lock(site))) return { problem: "Another build of this site is running." };
  const leftovers = existsSync(markerOf(stage));
  // The build that wrote the marker was killed, so its output is of no use.
  if (leftovers) emptyStage(stage);
  writeFileSync(markerOf(stage), "");
  return { isFresh: leftovers };
}

/** Removes the marker when the process ends. Returns a function to be called before it changes again. */
export function releaseAtExit(stage: string): () => void {
  const release = (): void => rmSync(markerOf(stage), { force: true });
  process.once("exit", release);
  return () => void process.off("exit", release);
}

/** A lock that the system releases however the process ends: in containers, each may have the same id. */
function lock(folder: string): Promise<boolean> {
  // These are the same for every path to the folder.
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `luau-docs-build-${dev}-${ino}`;
  if (process.platform === "linux") return listen(`\0${name}`);
  if (process.platform === "win32") return listen(`\\\\.\\pipe\\${name}`);
  return Promise.resolve(lockFile(path.join(folder, ".lock")));
}

/** On Linux, a socket without a file; on Windows, a named pipe. */
function listen(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Where sockets are not permitted, there is no lock.
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE"));
    server.listen(address, () => resolve(true)).unref();
  });
}

/** `O_EXLOCK` of macOS and BSD, which Node does not name: the file is opened and locked at once. */
const EXCLUSIVE_LOCK = 0x20;

function lockFile(file: string): boolean {
  try {
    openSync(file, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | EXCLUSIVE_LOCK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "EAGAIN";
  }
}
