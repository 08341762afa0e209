import path from "node:path";

/** Files that are looked for outside the working directory: other files there may be anybody's. */
const MOST_STEPS_UP = 2;

/**
 * The nearest folder with definitions: the fewest steps up and down away, then the one with most files.
 * @param folder relative to `cwd`; it need not exist
 */
export async function nearestFolder(
  folder: string,
  cwd: string,
  filesBelow: (folder: string) => Promise<readonly string[]>,
): Promise<string | null> {
  const start = path.posix.normalize(folder);
  for (const above of foldersAbove(start, cwd)) {
    const counts = new Map<string, number>();
    for (const file of await filesBelow(above)) {
      const own = path.posix.dirname(file);
      counts.set(own, (counts.get(own) ?? 0) + 1);
    }
    const [best] = [...counts].sort(
      ([a, inA], [b, inB]) => steps(start, a) - steps(start, b) || inB - inA || (a < b ? -1 : 1),
    );
    if (best !== undefined) return best[0];
  }
  return null;
}

/** Up to the working directory, or to a limit. */
function foldersAbove(folder: string, cwd: string): readonly string[] {
  const isInside = !/^(?:\.\.(?:\/|$)|\/)/.test(folder);
  const found: string[] = [];
  for (let above = path.posix.dirname(folder); ; above = path.posix.join(above, "..")) {
    found.push(above);
    const isEnd = isInside ? above === "." : found.length >= MOST_STEPS_UP;
    if (isEnd || path.dirname(path.resolve(cwd, above)) === path.resolve(cwd, above)) return found;
  }
}

const steps = (from: string, to: string): number => path.posix.relative(from, to).split("/").length;
