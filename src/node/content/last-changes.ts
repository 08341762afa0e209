import { execFileSync } from "node:child_process";
import { siteSources } from "../files/build-inputs";

/** The date (`2025-01-31`) of each file's last commit. Empty without git, and in a shallow clone. */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
  const dates = new Map<string, string>();
  let date = "";
  // The newest commit is first, so a file's first date is its last change.
  for (const line of git("log", "--format=@%ct", "--name-only", "--relative", "--", folder).split("\n")) {
    if (line.startsWith("@")) date = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** The output of git in the site's folder, which the stage copies without its history; empty if it fails. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: siteSources(),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return "";
  }
}
