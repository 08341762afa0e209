import { siteSources } from "../files/build-inputs";
import { git } from "../files/git";

/** The date (`2025-01-31`) of each file's last commit. Empty without git, and in a shallow clone. */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  // The stage is a copy without the history.
  const sources = siteSources();
  if (git(sources, "rev-parse", "--is-shallow-repository")?.trim() !== "false") return new Map();
  const dates = new Map<string, string>();
  let date = "";
  // The newest commit is first, so a file's first date is its last change.
  const log = git(sources, "log", "--format=@%ct", "--name-only", "--relative", "--", folder) ?? "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) date = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
