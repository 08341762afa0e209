import { lstatSync, realpathSync, type Stats } from "node:fs";
import path from "node:path";
import { gatherChanges, SETTLE_MS } from "./gather-changes";

type OnChange = (changed: ReadonlySet<string>) => Promise<void>;
type OnProblem = (problem: string) => void;

/**
 * Calls `onChange` with the paths that have changed, relative to `cwd`: written, new, deleted or renamed. A
 * call begins when the one before has ended, so changes never overtake each other. Looking around for the
 * first time takes the watcher a while: what was written meanwhile, and since the time that is given, counts
 * as changed too. `onProblem` is called for what cannot be watched; all else still is.
 */
export async function watchDefinitions(
  requests: readonly string[],
  cwd: string,
  onChange: OnChange,
  onProblem: OnProblem,
  since: number,
): Promise<() => Promise<void>> {
  // Commands that watch nothing start sooner without.
  const [{ watch }, { isDynamicPattern }] = await Promise.all([import("chokidar"), import("tinyglobby")]);
  const isNamed = (request: string): boolean => /\.luau?$/.test(request) && !isDynamicPattern(request);
  // A single file is watched through its folder: some editors replace it by another of the same name.
  const targets = requests.map((request) => (isNamed(request) ? path.dirname(request) : request));
  const watcher = watch(targets, {
    cwd,
    alwaysStat: true,
    ignored: ignoredBeside(requests.every(isNamed) ? requests : null, cwd),
  });
  let isReady = false;
  const changes = gatherChanges(onChange);
  watcher.on("ready", () => {
    isReady = true;
  });
  // A link to itself, or more files than the system watches.
  watcher.on("error", (error) =>
    onProblem(`This cannot be watched: ${error instanceof Error ? error.message : String(error)}`),
  );
  watcher.on("all", (event, file, stats) => {
    if (!isReady && event.startsWith("add") && !(event === "add" && isAfter(stats, since))) return;
    if (event !== "addDir" && event !== "unlinkDir" && !/\.luau?$/.test(file)) return;
    changes.note(file.replaceAll("\\", "/"));
  });
  return async () => {
    await watcher.close();
    await changes.end();
  };
}

/**
 * Beside files that are named in full, where nothing else is asked for, the rest of their folders is none of
 * it.
 */
function ignoredBeside(
  named: readonly string[] | null,
  cwd: string,
): (file: string, stats?: Stats) => boolean {
  const files = named?.map((file) => path.resolve(cwd, file)) ?? [];
  const wanted = named === null ? null : new Set([...files, ...files.map((file) => path.dirname(file))]);
  return (file, stats) => {
    const place = path.resolve(cwd, file);
    return (
      isHidden(path.relative(cwd, place)) ||
      wanted?.has(place) === false ||
      (stats?.isDirectory() === true && isCircle(place))
    );
  };
}

/** The clock of a disk is a few milliseconds behind. The time of a moved file is that of its move. */
const isAfter = (stats: Stats | undefined, time: number): boolean =>
  stats !== undefined && stats.ctimeMs >= time - SETTLE_MS;

/** Only below the site's folder: where the site itself is kept is nobody's business. */
const isHidden = (relative: string): boolean =>
  relative.split(path.sep).some((part) => part === "node_modules" || /^\.[^.]/.test(part));

/** A link to one of the folders above it would be followed down and down. */
function isCircle(folder: string): boolean {
  try {
    if (!lstatSync(folder).isSymbolicLink()) return false;
    const place = realpathSync(folder);
    for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above))
      if (realpathSync(above) === place) return true;
  } catch {
    // It is gone already.
  }
  return false;
}
