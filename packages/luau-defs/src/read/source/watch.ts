import { lstatSync, realpathSync, type Stats } from "node:fs";
import path from "node:path";
import { folderOfGlob, isLuauFile } from "luau-contract";
import { errorMessage } from "luau-diagnostics";

type OnChange = (changed: ReadonlySet<string>) => Promise<void>;
type OnProblem = (problem: string) => void;

/**
 * Calls do not overlap, so changes arrive in order. The watcher takes a while to start: files written since
 * the given time count as changed. `onProblem` is called for paths that cannot be watched.
 */
export async function watchDefinitions(
  requests: readonly string[],
  cwd: string,
  onChange: OnChange,
  onProblem: OnProblem,
  since: number,
): Promise<() => Promise<void>> {
  // Imported lazily, so that other commands start faster.
  const [{ watch }, { isDynamicPattern }] = await Promise.all([import("chokidar"), import("tinyglobby")]);
  const isNamed = (request: string): boolean => isLuauFile(request) && !isDynamicPattern(request);
  // A single file is watched through its folder, since some editors save by replacing it.
  const targets = requests.map((request) => (isNamed(request) ? path.dirname(request) : request));
  const watcher = watch(targets, {
    cwd,
    alwaysStat: true,
    ignored: ignoredBeside(targets, requests.every(isNamed) ? requests : null, cwd),
  });
  let isReady = false;
  const changes = gatherChanges(onChange);
  watcher.on("ready", () => {
    isReady = true;
  });
  // For example, more files than the system can watch.
  watcher.on("error", (error) => onProblem(`This cannot be watched: ${errorMessage(error)}`));
  watcher.on("all", (event, file, stats) => {
    if (!isReady && event.startsWith("add") && !(event === "add" && isAfter(stats, since))) return;
    if (event !== "addDir" && event !== "unlinkDir" && !isLuauFile(file)) return;
    changes.note(file.replaceAll("\\", "/"));
  });
  return async () => {
    await watcher.close();
    await changes.end();
  };
}

/** If only single files are requested, the other contents of their folders are ignored. */
function ignoredBeside(
  targets: readonly string[],
  named: readonly string[] | null,
  cwd: string,
): (file: string, stats?: Stats) => boolean {
  const files = named?.map((file) => path.resolve(cwd, file)) ?? [];
  const watched = named === null ? null : new Set([...files, ...files.map((file) => path.dirname(file))]);
  const folders = targets.map((target) => path.resolve(cwd, folderOfGlob(target)));
  return (file, stats) => {
    const absolute = path.resolve(cwd, file);
    return (
      isHidden(absolute, folders, cwd) ||
      watched?.has(absolute) === false ||
      (stats?.isDirectory() === true && isCircle(absolute))
    );
  };
}

/** Timestamps may be a few milliseconds behind the clock. For a moved file, the time of the move counts. */
const isAfter = (stats: Stats | undefined, time: number): boolean =>
  stats !== undefined && stats.ctimeMs >= time - SETTLE_MS;

/** Below the site's folder, which may itself be hidden, or below a requested folder that is: `.kit/types`. */
function isHidden(absolute: string, folders: readonly string[], cwd: string): boolean {
  const bases = folders.filter((folder) => absolute === folder || absolute.startsWith(folder + path.sep));
  return [cwd, ...bases].every((base) =>
    path
      .relative(base, absolute)
      .split(path.sep)
      .some((part) => part === "node_modules" || /^\.[^.]/.test(part)),
  );
}

/** Whether a folder is a link to one of its ancestors, which would be followed indefinitely. */
function isCircle(folder: string): boolean {
  try {
    if (!lstatSync(folder).isSymbolicLink()) return false;
    const absolute = realpathSync(folder);
    for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above))
      if (realpathSync(above) === absolute) return true;
  } catch {
    // The folder no longer exists.
  }
  return false;
}

/** Time in milliseconds within which several writes by an editor count as one change. */
export const SETTLE_MS = 50;

/** Changes during a call are batched: a thousand files cause two or three calls. */
export function gatherChanges(onChange: OnChange) {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(begin, SETTLE_MS);
  };
  const begin = (): void => {
    if (working !== null) return;
    const batch = changed;
    changed = new Set();
    working = onChange(batch).finally(() => {
      working = null;
      if (changed.size > 0) settle();
    });
  };
  return {
    note: (file: string): void => {
      changed.add(file);
      settle();
    },
    /** Discards recorded changes, and waits for a running call. */
    end: async (): Promise<void> => {
      changed = new Set();
      clearTimeout(timer);
      await working;
    },
  };
}
