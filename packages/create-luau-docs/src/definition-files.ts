/** Finds definition files on the disk. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  DEFAULT_EXCLUDE,
  excludedBy,
  folderOfGlob,
  isLuauFile,
  isMockFile,
  matchesGlob,
  nearestName,
} from "luau-contract";
import { detectStyle, type DefinitionFile, type DetectedStyle } from "./detect-style";
import { kindOf } from "./kind-of";

/** Folders that contain no definitions of their own. Names that begin with a dot are skipped, too. */
const SKIPPED = [...DEFAULT_EXCLUDE, "dist", "build", "target", "public", "vendor"];
/** Folders that are not offered: code that uses or checks an interface. */
const USES = ["test", "tests", "spec", "example", "examples", "*_examples", "bench*", "ci", "scripts"];
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
 * in them. `root` itself is one if there are no others: beside them, its files are those of tools.
 */
export function findFolders(root: string, most: number): readonly FoundFolder[] {
  const found: FoundFolder[] = [];
  const queue = foldersIn(root, "", 1);
  for (let at = 0; at < queue.length && at < MOST_FOLDERS && found.length < most; at += 1) {
    const { folder = "", depth = 0 } = queue[at] ?? {};
    const style = styleOf(path.join(root, folder));
    if (style !== null) found.push({ folder, style });
    else if (depth < DEEPEST) queue.push(...foldersIn(root, folder, depth + 1));
  }
  const own = found.length === 0 ? styleOf(root) : null;
  return own === null ? found : [{ folder: ".", style: own }];
}

const foldersIn = (root: string, folder: string, depth: number) =>
  listFolder(path.join(root, folder))
    .folders.filter((name) => excludedBy(name, USES) === undefined)
    .map((name) => ({ folder: path.join(folder, name), depth }));

/** Null if the folder has no definitions of its own, whatever is in those below. */
function styleOf(folder: string): DetectedStyle | null {
  const own = listFolder(folder).files.filter(isDefinition);
  return detectStyle(own.map((file) => readDefinition(path.join(folder, file), folder))) === null
    ? null
    : detectStyle(readDefinitions([folder]));
}

/**
 * The definition files of folders, with those of the folders in them, and of globs.
 * @param places absolute paths
 */
export const readDefinitions = (places: readonly string[]): readonly DefinitionFile[] =>
  places
    .flatMap((place) => filesOf(place).map((file) => ({ file, folder: baseOf(place) })))
    .slice(0, MOST_FILES)
    .map(({ file, folder }) => readDefinition(file, folder));

const readDefinition = (file: string, folder: string): DefinitionFile => ({
  path: path.relative(folder, file),
  text: readFileSync(file, "utf8"),
});

/** The folder itself, or that before a glob's first wildcard. */
export const baseOf = (place: string): string => (isGlob(place) ? folderOfGlob(toPosix(place)) : place);

/** Whether a path is a glob: a folder of that name, such as `[kit]`, is none. */
export const isGlob = (place: string): boolean => kindOf(place) === null && hasWildcard(place);

export const hasWildcard = (place: string): boolean => /[*?{]/.test(place);

/** What is wrong with a path or glob of definitions, in words; null if it has some. */
export function definitionsMistake(place: string, cwd: string): string | null {
  const full = path.resolve(cwd, place);
  if (isGlob(full))
    return detectStyle(readDefinitions([full])) === null ? `No definitions match ${place}.` : null;
  const kind = kindOf(full);
  if (kind === null) {
    const nearest = nearestPath(place, cwd);
    return `There is no ${place}.${nearest === null ? "" : ` Did you mean \`${nearest}\`?`}`;
  }
  if (kind === "file") return `${place} is a file. Name its folder, \`${path.dirname(place)}\`.`;
  if (detectStyle(readDefinitions([full])) !== null) return null;
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

function filesOf(place: string): readonly string[] {
  if (!isGlob(place)) return filesBelow(place);
  const folder = baseOf(place);
  const pattern = path.posix.relative(toPosix(folder), toPosix(place));
  // Folders that match stand for the files in them, as deep as in any other.
  return filesBelow(folder, -pattern.split("/").length).filter((file) => {
    const segments = toPosix(path.relative(folder, file)).split("/");
    return segments.some((_, index) => matchesGlob(pattern, segments.slice(0, index + 1).join("/")));
  });
}

const toPosix = (file: string): string => file.split(path.sep).join("/");

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
