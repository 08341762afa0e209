import { spawnSync } from "node:child_process";

/** Git's output, or null if it fails. Optional locks are disabled, so that others can use the repository. */
export function git(folder: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(
    "git",
    ["--no-optional-locks", "-c", "core.quotePath=false", ...args],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  return status === 0 ? stdout : null;
}
