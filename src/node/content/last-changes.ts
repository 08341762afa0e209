import { execFileSync } from "node:child_process";

/**
 * The day on which each file below a folder last changed, by the history of the repository: `2025-01-31`.
 * Empty where there is no git, and in a clone without its history, in which every file would seem to be of
 * the last commit.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
  const dates = new Map<string, string>();
  let date = "";
  // The newest commit comes first, so the first date of a file is its last change.
  for (const line of git("log", "--format=@%ct", "--name-only", "--relative", "--", folder).split("\n")) {
    if (line.startsWith("@")) date = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * What git prints of the sources, or nothing when it cannot be run or this is no repository. A build works in
 * a copy of them.
 */
function git(...args: readonly string[]): string {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: process.env["SITE_SOURCES"] ?? ".",
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return "";
  }
}
