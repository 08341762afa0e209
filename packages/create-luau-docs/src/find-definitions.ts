/** Finds definition files on the disk. */
import path from "node:path";
import {
  DEFAULT_EXCLUDE,
  excludedBy,
  folderOfGlob,
  isLuauFile,
  isMockFile,
  matchesGlob,
} from "luau-contract";
import { asQuestion, nearestName } from "luau-diagnostics";
import { detectStyle, type DefinitionFile } from "./detect-style";
import { entriesIn, kindOf, pathFrom, readText, toPosix } from "./disk";
import { readProjectFiles } from "./project-files";

const SKIPPED = [...DEFAULT_EXCLUDE, "dist", "build", "target", "public", "vendor"];
const MAX_FILES = 400;
const MAX_DEPTH = 4;

/** The definition files of absolute folders, with those of the folders in them, and of globs. */
export const readDefinitions = (places: readonly string[]): readonly DefinitionFile[] =>
  places
    .flatMap((location) => filesOf(location).map((file) => ({ file, folder: baseOf(location) })))
    .slice(0, MAX_FILES)
    .flatMap(({ file, folder }) => {
      const text = readText(file);
      return text === null ? [] : [{ path: path.relative(folder, file), text }];
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
  if (detectStyle(readDefinitions([full])) !== null) return null;
  const [unread] = filesOf(full).filter((file) => readText(file) === null);
  if (unread !== undefined) return `${pathFrom(cwd, unread)} cannot be read.`;
  if (isGlob(full)) return `No definitions match ${pattern}.`;
  if (kindOf(full) === null) return withQuestion(`There is no ${pattern}.`, nearestPath(pattern, cwd));
  const problem = `${pattern} contains no definitions: no \`*.d.luau\`, and no \`*.luau\` or \`*.lua\` that returns a table.`;
  return withQuestion(problem, someFolder(cwd));
}

const withQuestion = (problem: string, suggestion: string | null): string =>
  [problem, asQuestion(suggestion) ?? ""].join(" ").trimEnd();

/** The nearest existing path, segment by segment; otherwise any folder with Luau files. */
function nearestPath(pattern: string, cwd: string): string | null {
  let existing = path.isAbsolute(pattern) ? path.parse(pattern).root : "";
  for (const segment of path.normalize(pattern).slice(existing.length).split(path.sep)) {
    const next = path.join(existing, segment);
    const exists = kindOf(path.resolve(cwd, next)) !== null;
    const nearest = exists ? next : nearestName(segment, foldersIn(path.resolve(cwd, existing)));
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
  if (!isGlob(pattern)) return definitionsBelow(pattern);
  const folder = baseOf(pattern);
  const inFolder = path.posix.relative(toPosix(folder), toPosix(pattern));
  // Folders that match represent the files in them, at any depth.
  return definitionsBelow(folder, -inFolder.split("/").length).filter((file) => {
    const segments = pathFrom(folder, file).split("/");
    return segments.some((_, index) => matchesGlob(inFolder, segments.slice(0, index + 1).join("/")));
  });
}

function definitionsBelow(folder: string, depth = 0): readonly string[] {
  const files = entriesIn(folder).filter((entry) => entry.isFile() && isDefinition(entry.name));
  const folders = depth < MAX_DEPTH ? foldersIn(folder) : [];
  return [
    ...files.map(({ name }) => path.join(folder, name)),
    ...folders.flatMap((name) => definitionsBelow(path.join(folder, name), depth + 1)),
  ];
}

const foldersIn = (folder: string): readonly string[] =>
  entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(".") && excludedBy(name, SKIPPED) === undefined);
