import { readlink, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_EXCLUDE, excludedBy, folderOfGlob, isExcludedPath, isLuauFile } from "luau-contract";
import { nearestFolder } from "./search-upwards";

interface FoundFiles {
  /** Sorted, without duplicates, with forward slashes; relative if the request was. */
  readonly files: readonly string[];
  /** Requests that match nothing, each with a reason of one sentence, and a suggestion if there is one. */
  readonly problems: readonly string[];
}

/** Patterns in requested folders; explicitly requested files may have any name. */
export const DEFINITION_FILES = ["**/*.luau", "**/*.lua"];

/** @param exclude patterns of files that are not pages, `*.spec`; names of requests are exempt */
export async function findFiles(
  requests: readonly string[],
  cwd: string,
  exclude: readonly string[] = DEFAULT_EXCLUDE,
): Promise<FoundFiles> {
  const results = await Promise.all(requests.map((request) => findOne(request, { cwd, exclude })));
  const files = new Set(results.flatMap(({ files }) => files));
  return { files: await byOneName([...files], cwd), problems: results.flatMap(({ problems }) => problems) };
}

export async function findBeside(
  files: readonly string[],
  cwd: string,
  exclude: readonly string[],
): Promise<readonly string[]> {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  // Not in subfolders.
  const patterns = DEFINITION_FILES.map((pattern) => pattern.replace("**/", ""));
  const besideFiles = await Promise.all(
    folders.map((folder) => filesIn({ folder, patterns }, { cwd, exclude })),
  );
  const all = await byOneName([...files, ...besideFiles.flat()], cwd);
  return all.filter((file) => !files.includes(file));
}

/** A request names a `.json` file, a glob of them, or a folder without definition files. */
export async function findInventories(
  request: string,
  cwd: string,
  exclude: readonly string[],
): Promise<readonly string[]> {
  const pattern = request.replaceAll("\\", "/");
  const entry = await stat(path.resolve(cwd, pattern)).catch(() => null);
  const { isDynamicPattern } = await import("tinyglobby");
  if (entry?.isDirectory() === true) {
    const search = { cwd, exclude };
    const definitions = await filesIn({ folder: pattern, patterns: DEFINITION_FILES }, search);
    return definitions.length > 0 ? [] : filesIn({ folder: pattern, patterns: INVENTORY_FILES }, search);
  }
  if (!/\.json$/i.test(pattern)) return [];
  return entry === null && isDynamicPattern(pattern)
    ? filesIn(globBelow(pattern), { cwd, exclude })
    : [path.posix.normalize(pattern)];
}

const INVENTORY_FILES = ["**/*.json"];

interface Search {
  readonly cwd: string;
  readonly exclude: readonly string[];
}

interface Glob {
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** Excluded names count below the folder: a request may name an excluded folder itself. */
async function filesIn({ folder, patterns }: Glob, { cwd, exclude }: Search): Promise<readonly string[]> {
  // Imported lazily, because commands on single files must start quickly.
  const { glob } = await import("tinyglobby");
  const names = exclude.filter((pattern) => !isExcludedPath(pattern));
  const matches = await glob(patterns, {
    cwd: path.resolve(cwd, folder),
    ignore: [MOCKS, ...names.map((name) => `**/${name}/**`)],
    expandDirectories: false,
  });
  const paths = exclude.filter(isExcludedPath).map((pattern) => path.posix.normalize(pattern));
  return matches
    .filter((file) => excludedBy(file, names) === undefined)
    .map((file) => shortName(path.posix.normalize(path.posix.join(folder, file)), cwd))
    .filter((file) => excludedBy(file, paths) === undefined);
}

/** Drops the detour of `../project/file` where the folder is the working directory, as in paths of aliases. */
const shortName = (file: string, cwd: string): string =>
  file.startsWith("../") ? path.relative(cwd, path.resolve(cwd, file)).replaceAll("\\", "/") : file;

/** Mocks beside the definitions declare nothing. */
const MOCKS = "**/*.mock.luau";

/** A file found twice, through a link or an absolute path, would be declared twice. */
async function byOneName(files: readonly string[], cwd: string): Promise<readonly string[]> {
  const named = await Promise.all(
    files.map(async (file) => ({ file, ...(await realPathOf(path.resolve(cwd, file))) })),
  );
  const best = named.sort(
    (a, b) =>
      Number(a.isLink) - Number(b.isLink) || a.file.length - b.file.length || (a.file < b.file ? -1 : 1),
  );
  const names = new Map<string, string>();
  for (const { file, absolute } of best) if (!names.has(absolute)) names.set(absolute, file);
  return [...names.values()].sort();
}

async function realPathOf(file: string): Promise<{ readonly absolute: string; readonly isLink: boolean }> {
  const absolute = await realpath(file).catch(() => file);
  return { absolute, isLink: absolute !== file };
}

async function findOne(request: string, search: Search): Promise<FoundFiles> {
  const { cwd } = search;
  const hasBackslash = path.sep === "/" && request.includes("\\");
  if (hasBackslash && (await stat(path.resolve(cwd, request)).catch(() => null)) !== null)
    return { files: [], problems: [separated(request)] };
  const pattern = await localName(request, cwd);
  const entry = await stat(path.resolve(cwd, pattern)).catch(() => null);
  // Pipes are accepted as well as files: the shell's `<(make-definitions)` is one.
  if (entry !== null && !entry.isDirectory()) return { files: [path.posix.normalize(pattern)], problems: [] };
  const target = entry === null ? await readlink(path.resolve(cwd, pattern)).catch(() => null) : null;
  if (target !== null)
    return {
      files: [],
      problems: [`\`${request}\` is a link to \`${target}\`, which does not exist or cannot be reached.`],
    };
  const { isDynamicPattern } = await import("tinyglobby");
  const isGlob = entry === null && isDynamicPattern(pattern);
  if (entry === null && !isGlob) {
    const missing = `There is no file or folder \`${request}\`.`;
    return isLuauFile(pattern) ? { files: [], problems: [missing] } : notFound(missing, pattern, search);
  }
  const below = isGlob ? globBelow(pattern) : { folder: pattern, patterns: DEFINITION_FILES };
  const files = await filesIn(below, search);
  if (files.length > 0) {
    const isSeparated = (file: string): boolean => path.sep === "/" && file.includes("\\");
    const problems = files.filter(isSeparated).map(separated);
    return { files: files.filter((file) => !isSeparated(file)), problems };
  }
  const excluded = await filesIn(below, { cwd, exclude: ["node_modules"] });
  const [first] = excluded;
  if (first !== undefined) return { files, problems: [onlyExcluded(request, first, below, search)] };
  const problem = isGlob
    ? `No file matches \`${request}\`.`
    : `No \`.luau\` or \`.lua\` file in the folder \`${request}\`.`;
  return notFound(problem, below.folder, search);
}

const separated = (file: string): string =>
  `The name of \`${file}\` contains \`\\\`, which separates folders. Rename it.`;

/** The path below `cwd` of any spelling of a request, also through links. */
export async function localName(request: string, cwd: string): Promise<string> {
  const pattern = request.replaceAll("\\", "/");
  const root = path.resolve(cwd);
  const absolute = path.resolve(cwd, pattern);
  const name =
    below(root, absolute) ?? below(await realpath(root).catch(() => root), await realFolder(absolute));
  return name === null || !/^(?:\/|\.|[A-Za-z]:)/.test(pattern) ? pattern : name;
}

const below = (root: string, absolute: string): string | null => {
  const name = path.relative(root, absolute).replaceAll("\\", "/");
  return name === ".." || name.startsWith("../") || path.isAbsolute(name) ? null : name || ".";
};

/** Resolves links in the folders of a path, but not in its last part, which may have wildcards. */
async function realFolder(absolute: string): Promise<string> {
  const folder = path.dirname(absolute);
  if (folder === absolute) return absolute;
  const real = await realpath(folder).catch(() => realFolder(folder));
  return path.join(real, path.basename(absolute));
}

/** The folder before the first wildcard, and the rest. */
function globBelow(pattern: string): Glob {
  const folder = folderOfGlob(pattern);
  const rest = folder === "." ? pattern : pattern.slice(folder.length + 1);
  return { folder, patterns: [rest, ...DEFINITION_FILES.map((files) => `${rest}/${files}`)] };
}

function onlyExcluded(request: string, first: string, { folder }: Glob, { exclude }: Search): string {
  const pattern = excludedBy(path.posix.relative(folder, first), exclude) ?? excludedBy(first, exclude) ?? "";
  const setting = DEFAULT_EXCLUDE.includes(pattern)
    ? ` Name a file, or write \`exclude: ["!${pattern}"]\` in the configuration.`
    : "";
  return `Every file of \`${request}\` is excluded, as \`${first}\` is by \`${pattern}\`.${setting}`;
}

async function notFound(problem: string, folder: string, search: Search): Promise<FoundFiles> {
  const nearest = await nearestFolder(folder, search.cwd, (below) =>
    filesIn({ folder: below, patterns: DEFINITION_FILES }, search),
  );
  const hint = nearest === null ? "" : ` The nearest folder with definitions is \`${nearest}\`.`;
  return { files: [], problems: [problem + hint] };
}
