/** Finds definition files on the disk. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  DEFAULT_EXCLUDE,
  excludedBy,
  folderOfGlob,
  isDefinitionFile,
  isLuauFile,
  isMockFile,
  matchesGlob,
} from "luau-contract";
import { nearestName } from "luau-diagnostics";
import { compare } from "luau-syntax";
import { detectStyle, type DefinitionFile, type DetectedStyle } from "./detect-style";
import { kindOf } from "./kind-of";

/** Folders that contain no definitions of their own. */
const SKIPPED = [...DEFAULT_EXCLUDE, "dist", "build", "target", "public", "vendor"];
/** Folders that are not offered: code that uses or checks an interface. */
const USES = ["test", "tests", "spec", "example", "examples", "*_examples", "bench*", "ci"];
/** A folder of tools, in which only definition files are offered. */
const TOOLS = "scripts";
/** Enough to recognise the style, and to keep the prompt fast in a large repository. */
const MOST_FILES = 400;
const MOST_FOLDERS = 2_000;
const DEEPEST = 4;

/** A folder with definitions, or a file of them, relative to the searched folder. */
export interface FoundPlace {
  readonly place: string;
  readonly isFile: boolean;
  readonly style: DetectedStyle;
}

/**
 * Places below `root` with definitions, at most `most`: the topmost folders, with the contents of the folders
 * in them, and files that cannot be in one reference with others. `root` itself is one if there are no others:
 * beside them, its files are those of tools.
 */
export function findDefinitions(root: string, most: number): readonly FoundPlace[] {
  const found = search(root, foldersIn(root, "", 1), most);
  return found.length === 0 ? placesIn(root, "") : found;
}

/** The same in folders whose names begin with a dot: their own files are those of tools. */
export const findHidden = (root: string, most: number): readonly FoundPlace[] =>
  search(
    root,
    listFolder(root).hidden.flatMap((name) => foldersIn(root, name, 2)),
    most,
  );

interface Searched {
  readonly folder: string;
  readonly depth: number;
}

function search(root: string, folders: readonly Searched[], most: number): readonly FoundPlace[] {
  const found: FoundPlace[] = [];
  const queue = [...folders];
  for (let at = 0; at < queue.length && at < MOST_FOLDERS && found.length < most; at += 1) {
    const { folder = "", depth = 0 } = queue[at] ?? {};
    const places = placesIn(root, folder);
    found.push(...places);
    if (places.length === 0 && depth < DEEPEST) queue.push(...foldersIn(root, folder, depth + 1));
  }
  return found;
}

const foldersIn = (root: string, folder: string, depth: number): readonly Searched[] =>
  path.basename(folder) === TOOLS
    ? []
    : listFolder(path.join(root, folder))
        .folders.filter((name) => excludedBy(name, USES) === undefined)
        .map((name) => ({ folder: path.join(folder, name), depth }));

/** None if the folder has no definitions of its own, whatever is in those below. */
function placesIn(root: string, folder: string): readonly FoundPlace[] {
  const full = path.join(root, folder);
  const own = listFolder(full)
    .files.filter(isDefinition)
    .map((file) => readDefinition(path.join(full, file), full));
  const files = own.filter((file) => isDefinitionFile(file.path));
  if (path.basename(folder) === TOOLS || areVersions(files))
    return byStem(files).flatMap((file) => placeOf(path.join(folder, file.path), true, [file]));
  return detectStyle(own) === null ? [] : placeOf(folder || ".", false, readDefinitions([full]));
}

function placeOf(place: string, isFile: boolean, files: readonly DefinitionFile[]): readonly FoundPlace[] {
  const style = detectStyle(files);
  return style === null ? [] : [{ place, isFile, style }];
}

/** Files that declare the same global are versions of each other: no reference can have both. */
function areVersions(files: readonly DefinitionFile[]): boolean {
  const names = files.flatMap(({ text }) => [
    ...new Set(Array.from(text.matchAll(DECLARED), ([, name]) => name)),
  ]);
  return new Set(names).size < names.length;
}

const DECLARED = /^declare (?:function |extern type |class )?(\w+)/gm;

/** `kit` before `kit.beta`, and `kit.d.luau` before `kit.d.lua`. */
const byStem = (files: readonly DefinitionFile[]): readonly DefinitionFile[] => {
  const stem = ({ path: file }: DefinitionFile): string => file.replace(/\.d\.luau?$/i, "");
  return files.toSorted((a, b) => compare(stem(a), stem(b)) || compare(b.path, a.path));
};

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

/** The folder itself, that of a file, or that before a glob's first wildcard. */
export function baseOf(place: string): string {
  if (isGlob(place)) return folderOfGlob(toPosix(place));
  return kindOf(place) === "file" ? path.dirname(place) : place;
}

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
  if (detectStyle(readDefinitions([full])) !== null) return null;
  const other = findDefinitions(cwd, 1)[0];
  return `${place} contains no definitions: no \`*.d.luau\`, and no \`*.luau\` or \`*.lua\` that returns a table.${
    other === undefined ? "" : ` Did you mean \`${other.place}\`?`
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
    if (nearest === null) return findDefinitions(cwd, 1)[0]?.place ?? null;
    known = nearest === next ? next : path.join(known, nearest);
  }
  return known;
}

const isDefinition = (file: string): boolean =>
  isLuauFile(file) && !isMockFile(file) && excludedBy(file, DEFAULT_EXCLUDE) === undefined;

function filesOf(place: string): readonly string[] {
  if (kindOf(place) === "file") return isDefinition(path.basename(place)) ? [place] : [];
  if (!isGlob(place)) return filesBelow(place);
  const folder = baseOf(place);
  const pattern = path.posix.relative(toPosix(folder), toPosix(place));
  // Folders that match stand for the files in them, as deep as in any other.
  return filesBelow(folder, -pattern.split("/").length).filter((file) => {
    const segments = toPosix(path.relative(folder, file)).split("/");
    return segments.some((_, index) => matchesGlob(pattern, segments.slice(0, index + 1).join("/")));
  });
}

export const toPosix = (file: string): string => file.split(path.sep).join("/");

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
  /** Folders whose names begin with a dot. */
  readonly hidden: readonly string[];
} {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const names = (isKind: (entry: (typeof entries)[number]) => boolean): readonly string[] =>
      entries
        .filter(isKind)
        .map(({ name }) => name)
        .sort();
    const folders = names((entry) => entry.isDirectory()).filter(
      (name) => excludedBy(name, SKIPPED) === undefined,
    );
    return {
      files: names((entry) => entry.isFile()),
      folders: folders.filter((name) => !name.startsWith(".")),
      hidden: folders.filter((name) => name.startsWith(".")),
    };
  } catch {
    return { files: [], folders: [], hidden: [] };
  }
}
