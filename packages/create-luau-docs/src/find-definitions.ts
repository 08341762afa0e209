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
} from "luau-contract";
import { nearestName } from "luau-diagnostics";
import { detectStyle, type DefinitionFile } from "./detect-style";
import { kindOf } from "./kind-of";
import { readProjectFiles } from "./project-files";

/** Folders that contain no definitions of their own. */
const SKIPPED = [...DEFAULT_EXCLUDE, "dist", "build", "target", "public", "vendor"];
/** Enough to recognise the style. */
const MOST_FILES = 400;
const DEEPEST = 4;

/** The definition files of absolute folders, with those of the folders in them, and of globs. */
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
export function baseOf(pattern: string): string {
  if (isGlob(pattern)) return folderOfGlob(toPosix(pattern));
  return kindOf(pattern) === "file" ? path.dirname(pattern) : pattern;
}

/** Whether a path is a glob: a folder of that name, such as `[kit]`, is none. */
export const isGlob = (pattern: string): boolean => kindOf(pattern) === null && hasWildcard(pattern);

export const hasWildcard = (pattern: string): boolean => /[*?{]/.test(pattern);

/** Returns the problem of a path or glob of definitions, in words; null if it has some. */
export function definitionsProblem(pattern: string, cwd: string): string | null {
  const full = path.resolve(cwd, pattern);
  if (isGlob(full))
    return detectStyle(readDefinitions([full])) === null ? `No definitions match ${pattern}.` : null;
  const kind = kindOf(full);
  if (kind === null) {
    const nearest = nearestPath(pattern, cwd);
    return `There is no ${pattern}.${nearest === null ? "" : ` Did you mean \`${nearest}\`?`}`;
  }
  if (detectStyle(readDefinitions([full])) !== null) return null;
  const other = someFolder(cwd);
  return `${pattern} contains no definitions: no \`*.d.luau\`, and no \`*.luau\` or \`*.lua\` that returns a table.${
    other === null ? "" : ` Did you mean \`${other}\`?`
  }`;
}

/** The nearest existing path, segment by segment; otherwise any folder with Luau files. */
export function nearestPath(pattern: string, cwd: string): string | null {
  let existing = path.isAbsolute(pattern) ? path.parse(pattern).root : "";
  for (const segment of path.normalize(pattern).slice(existing.length).split(path.sep)) {
    const next = path.join(existing, segment);
    const exists = kindOf(path.resolve(cwd, next)) !== null;
    const nearest = exists ? next : nearestName(segment, listFolder(path.resolve(cwd, existing)).folders);
    if (nearest === null) return someFolder(cwd);
    existing = exists ? next : path.join(existing, nearest);
  }
  return existing;
}

function someFolder(cwd: string): string | null {
  const [first] = readProjectFiles(cwd).candidates;
  return first === undefined ? null : path.posix.dirname(first);
}

const isDefinition = (file: string): boolean =>
  isLuauFile(file) && !isMockFile(file) && excludedBy(file, DEFAULT_EXCLUDE) === undefined;

function filesOf(pattern: string): readonly string[] {
  if (kindOf(pattern) === "file") return isDefinition(path.basename(pattern)) ? [pattern] : [];
  if (!isGlob(pattern)) return filesBelow(pattern);
  const folder = baseOf(pattern);
  const inFolder = path.posix.relative(toPosix(folder), toPosix(pattern));
  // Folders that match represent the files in them, at any depth.
  return filesBelow(folder, -inFolder.split("/").length).filter((file) => {
    const segments = toPosix(path.relative(folder, file)).split("/");
    return segments.some((_, index) => matchesGlob(inFolder, segments.slice(0, index + 1).join("/")));
  });
}

export const toPosix = (file: string): string => file.split(path.sep).join("/");

function filesBelow(folder: string, depth = 0): readonly string[] {
  const { files, folders } = listFolder(folder);
  const direct = files.filter(isDefinition).map((name) => path.join(folder, name));
  const below =
    depth < DEEPEST ? folders.flatMap((name) => filesBelow(path.join(folder, name), depth + 1)) : [];
  return [...direct, ...below];
}

/** A folder that cannot be read is empty. */
function listFolder(folder: string): {
  readonly files: readonly string[];
  readonly folders: readonly string[];
} {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const names = (ofKind: typeof entries): readonly string[] => ofKind.map(({ name }) => name).sort();
    const isRead = (name: string): boolean =>
      !name.startsWith(".") && excludedBy(name, SKIPPED) === undefined;
    return {
      files: names(entries.filter((entry) => entry.isFile())),
      folders: names(entries.filter((entry) => entry.isDirectory())).filter(isRead),
    };
  } catch {
    return { files: [], folders: [] };
  }
}
