import { CONFIG_FILE } from "luau-contract";
import { errorMessage } from "luau-diagnostics";
import { withForwardSlashes } from "luau-syntax";
import { SITE_CONFIG } from "../../check/lint/site-facts";
import { ANCHOR_LIST } from "../../read/source/read-published-pages";

/** Configurations of the folder, and of a site in it. */
const SETTINGS = [CONFIG_FILE, SITE_CONFIG].flatMap((name) => [name, `*/${name}`]);

/** Debounce interval: editors and version control write several files at once. */
const SETTLE = 60;

/** Returns a function that stops watching. `requests` and changed paths are relative to `root`. */
export async function watchFolder(
  root: string,
  requests: readonly string[],
  onChange: (files: ReadonlySet<string>) => void,
  onProblem: (problem: string) => void,
): Promise<() => Promise<void>> {
  // Most clients watch folders themselves.
  const { watch } = await import("chokidar");
  const watcher = watch([...requests, ...SETTINGS, "**/.luaurc", `**/${ANCHOR_LIST}`], {
    cwd: root,
    ignored: /(?:^|[/\\])(?:node_modules|\.git|\.cache)(?:[/\\]|$)/,
    ignoreInitial: true,
  });
  let changed = new Set<string>();
  let waiting: NodeJS.Timeout | null = null;
  watcher.on("all", (_, file) => {
    changed.add(withForwardSlashes(file));
    waiting ??= setTimeout(() => {
      const files = changed;
      changed = new Set();
      waiting = null;
      onChange(files);
    }, SETTLE);
  });
  watcher.on("error", (error) => onProblem(`A folder cannot be watched: ${errorMessage(error)}`));
  return async () => {
    if (waiting !== null) clearTimeout(waiting);
    await watcher.close();
  };
}
