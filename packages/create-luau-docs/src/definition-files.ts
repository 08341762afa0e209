/** Finds definition files on the disk. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_EXCLUDE, excludedBy, isLuauFile, isMockFile, nearestName } from "luau-contract";
import { detectStyle, type DefinitionFile, type DetectedStyle } from "./detect-style";
import { kindOf } from "./kind-of";

/** Folders that contain no definitions of their own. Names that begin with a dot are skipped, too. */
const SKIPPED = [...DEFAULT_EXCLUDE, "dist", "build", "target", "public", "vendor"];
/** Enough to recognise the style, and to keep the prompt fast in a large repository. */
const MOST_FILES = 400;
const MOST_FOLDERS = 2_000;
const DEEPEST = 4;

/** A folder with definitions, relative to the searched one. */
export interface FoundFolder {
  readonly folder: string;
  readonly style: DetectedStyle;
}

/**
 * Folders below `root` with definitions, at most `most`: the topmost ones, with the contents of the folders
 * in them.
 */
export function findFolders(root: string, most: number): readonly FoundFolder[] {
  const found: FoundFolder[] = [];
  const queue: { readonly folder: string; readonly depth: number }[] = [{ folder: "", depth: 0 }];
  for (let at = 0; at < queue.length && at < MOST_FOLDERS && found.length < most; at += 1) {
    const { folder = "", depth = 0 } = queue[at] ?? {};
    const { files, folders } = listFolder(path.join(root, folder));
    const style = files.some(isDefinition) ? detectStyle(readDefinitions(path.join(root, folder))) : null;
    if (style !== null) found.push({ folder: folder === "" ? "." : folder, style });
    else if (depth < DEEPEST)
      queue.push(...folders.map((name) => ({ folder: path.join(folder, name), depth: depth + 1 })));
  }
  return found;
}

/** The definition files of a folder, and of the folders in it. */
export const readDefinitions = (folder: string): readonly DefinitionFile[] =>
  filesBelow(folder)
    .slice(0, MOST_FILES)
    .map((file) => ({ path: path.relative(folder, file), text: readFileSync(file, "utf8") }));

/** What is wrong with a path of definitions, in words; null if it has some. */
export function definitionsMistake(place: string, cwd: string): string | null {
  const full = path.resolve(cwd, place);
  const kind = kindOf(full);
  if (kind === null) {
    const nearest = nearestPath(place, cwd);
    return `There is no ${place}.${nearest === null ? "" : ` Did you mean \`${nearest}\`?`}`;
  }
  if (kind === "file") return `${place} is a file. Name its folder, \`${path.dirname(place)}\`.`;
  if (detectStyle(readDefinitions(full)) !== null) return null;
  const other = findFolders(cwd, 1)[0];
  return `${place} contains no definitions: no \`*.d.luau\`, and no \`*.luau\` or \`*.lua\` that returns a table.${
    other === undefined ? "" : ` Did you mean \`${other.folder}\`?`
  }`;
}

/**
 * The existing path that is nearest to one that does not exist: segment by segment, then any folder found.
 */
export function nearestPath(place: string, cwd: string): string | null {
  let known = path.isAbsolute(place) ? path.parse(place).root : "";
  for (const segment of path.normalize(place).slice(known.length).split(path.sep)) {
    const next = path.join(known, segment);
    const nearest =
      kindOf(path.resolve(cwd, next)) !== null
        ? next
        : nearestName(segment, listFolder(path.resolve(cwd, known)).folders);
    if (nearest === null) return findFolders(cwd, 1)[0]?.folder ?? null;
    known = nearest === next ? next : path.join(known, nearest);
  }
  return known;
}

const isDefinition = (file: string): boolean =>
  isLuauFile(file) && !isMockFile(file) && excludedBy(file, DEFAULT_EXCLUDE) === undefined;

function filesBelow(folder: string, depth = 0): readonly string[] {
  const { files, folders } = listFolder(folder);
  const own = files.filter(isDefinition).map((name) => path.join(folder, name));
  const below =
    depth < DEEPEST ? folders.flatMap((name) => filesBelow(path.join(folder, name), depth + 1)) : [];
  return [...own, ...below];
}

/** Files and folders by name. A folder that cannot be read is empty. */
function listFolder(folder: string): {
  readonly files: readonly string[];
  readonly folders: readonly string[];
} {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const names = (isKind: (entry: (typeof entries)[number]) => boolean): readonly string[] =>
      entries
        .filter(isKind)
        .map(({ name }) => name)
        .sort();
    return {
      files: names((entry) => entry.isFile()),
      folders: names(
        (entry) =>
          entry.isDirectory() && !entry.name.startsWith(".") && excludedBy(entry.name, SKIPPED) === undefined,
      ),
    };
  } catch {
    return { files: [], folders: [] };
  }
}
