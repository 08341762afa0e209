import { readlink, realpath, stat } from "node:fs/promises";
import path from "node:path";

/** The files that a list of files, folders and globs matches. */
export interface FoundFiles {
  /** Sorted, without duplicates, with forward slashes; relative if the request was. */
  readonly files: readonly string[];
  /** Requests that match nothing, each with a reason of one sentence. */
  readonly problems: readonly string[];
}

/**
 * Files searched for in folders: definition files and plain Luau modules. Explicitly requested files may have
 * any name.
 */
export const DEFINITION_FILES = ["**/*.luau", "**/*.d.lua"];

/** Finds the definition files that match `requests`, relative to `cwd`. */
export async function findFiles(requests: readonly string[], cwd: string): Promise<FoundFiles> {
  const results = await Promise.all(requests.map((request) => findOne(request, cwd)));
  const files = new Set(results.flatMap(({ files }) => files));
  return { files: await byOneName([...files], cwd), problems: results.flatMap(({ problems }) => problems) };
}

/** The other definition files in the folders of some files. */
export async function findBeside(files: readonly string[], cwd: string): Promise<readonly string[]> {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  const found = await Promise.all(folders.map((folder) => filesIn(folder, cwd)));
  const all = await byOneName([...files, ...found.flat()], cwd);
  return all.filter((file) => !files.includes(file));
}

/** Without those in folders below. */
async function filesIn(folder: string, cwd: string): Promise<readonly string[]> {
  const { glob } = await import("tinyglobby");
  const patterns = DEFINITION_FILES.map((pattern) => pattern.replace("**/", ""));
  const inside = await glob(patterns, { cwd: path.resolve(cwd, folder), ignore: MOCKS });
  return inside.map((file) => tidy(path.posix.join(folder, file)));
}

/**
 * Removes duplicates of files with several names, through links and absolute paths: they would be declared
 * twice.
 */
async function byOneName(files: readonly string[], cwd: string): Promise<readonly string[]> {
  const named = await Promise.all(
    files.map(async (file) => ({ file, ...(await placeOf(path.resolve(cwd, file))) })),
  );
  const best = named.sort(
    (a, b) =>
      Number(a.isLink) - Number(b.isLink) || a.file.length - b.file.length || (a.file < b.file ? -1 : 1),
  );
  const names = new Map<string, string>();
  for (const { file, place } of best) if (!names.has(place)) names.set(place, file);
  return [...names.values()].sort();
}

async function placeOf(file: string): Promise<{ readonly place: string; readonly isLink: boolean }> {
  const place = await realpath(file).catch(() => file);
  return { place, isLink: place !== file };
}

async function findOne(request: string, cwd: string): Promise<FoundFiles> {
  const pattern = request.replaceAll("\\", "/");
  const entry = await stat(path.resolve(cwd, pattern)).catch(() => null);
  // Pipes are accepted as well as files: the shell's `<(make-definitions)` is one.
  if (entry !== null && !entry.isDirectory()) return { files: [tidy(pattern)], problems: [] };
  const target = entry === null ? await readlink(path.resolve(cwd, pattern)).catch(() => null) : null;
  if (target !== null)
    return {
      files: [],
      problems: [`\`${request}\` is a link to \`${target}\`, which does not exist or cannot be reached.`],
    };
  // Imported lazily, because it is only needed for globs, and commands must start quickly.
  const { glob, isDynamicPattern } = await import("tinyglobby");
  if (entry?.isDirectory()) {
    const inside = await glob(DEFINITION_FILES, { cwd: path.resolve(cwd, pattern), ignore: IGNORED });
    const files = inside.map((file) => tidy(path.posix.join(pattern, file)));
    return { files, problems: files.length > 0 ? [] : [`No \`.luau\` file in the folder \`${request}\`.`] };
  }
  if (!isDynamicPattern(pattern))
    return { files: [], problems: [`There is no file or folder \`${request}\`.`] };
  const files = (
    await glob(pattern, { cwd, ignore: pattern.includes("node_modules") ? MOCKS : IGNORED })
  ).map(tidy);
  return { files, problems: files.length > 0 ? [] : [`No file matches \`${request}\`.`] };
}

/** Installed packages are included only if the request names the folder. */
const PACKAGES = ["**/node_modules/**"];

/** Mocks beside the definitions declare nothing. */
const MOCKS = ["**/*.mock.luau"];

const IGNORED = [...PACKAGES, ...MOCKS];

const tidy = (file: string): string => path.posix.normalize(file);
