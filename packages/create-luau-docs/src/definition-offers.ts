/** In: the files of a project. Out: which folders of them to document, those that publish most first. */
import path from "node:path";
import { isDefinitionFile, isInitFile } from "luau-contract";
import { countPublished, type PublishedFile, type InstanceNode } from "luau-defs";
import { declareTheSame, type DefinitionFile } from "./detect-style";
import { readText } from "./disk";
import type { ProjectFiles, FolderManifest } from "./project-files";

/** Folders, globs and files that belong together, from the project's folder, with `/` on every system. */
export interface Offer {
  readonly places: readonly string[];
  /** For the author: `31 modules, 1,203 documented functions`. */
  readonly contents: string;
}

interface Group {
  readonly places: readonly string[];
  readonly files: readonly PublishedFile[];
  readonly isLibrary: boolean;
}

/** A part that documents less than this of what the best one does is an offer of its own. */
const WORTH_TAKING = 0.25;

export async function findOffers(root: string, project: ProjectFiles): Promise<readonly Offer[]> {
  const published = await countPublished(project.candidates, root);
  const groups = grouped(libraryFiles(published, project.manifests)).flatMap((group) =>
    separated(root, group),
  );
  const ranked = groups.filter(({ files }) => scoreOf(files) > 0).sort(byRank);
  const together = belongingTogether(root, ranked);
  const all = together.length > 1 ? [union(together), ...ranked] : ranked;
  return all.map(({ places, files }) => ({ places, contents: contentsOf(files) }));
}

const sum = (files: readonly PublishedFile[], field: keyof Omit<PublishedFile, "path" | "modules">): number =>
  files.reduce((total, file) => total + file[field], 0);

/** Documented entries are counted, although entries without a text are published, too. */
const scoreOf = (files: readonly PublishedFile[]): number =>
  sum(files, "documented") + sum(files, "entries") / 100;

const isHidden = ({ places: [first = ""] }: Group): boolean => first.startsWith(".");

const byRank = (a: Group, b: Group): number =>
  Number(isHidden(a)) - Number(isHidden(b)) ||
  Number(b.isLibrary) - Number(a.isLibrary) ||
  scoreOf(b.files) - scoreOf(a.files);

function belongingTogether(root: string, [best, ...others]: readonly Group[]): readonly Group[] {
  if (best === undefined || isHidden(best)) return [];
  const isTaken = (group: Group): boolean =>
    !isHidden(group) &&
    group.isLibrary === best.isLibrary &&
    areDefinitions(group) === areDefinitions(best) &&
    (group.isLibrary || scoreOf(group.files) >= WORTH_TAKING * scoreOf(best.files)) &&
    // Versions of one file are not parts of one reference.
    !(areDefinitions(best) && declareTheSame(withTexts(root, [...best.files, ...group.files])));
  return [best, ...others.filter(isTaken)];
}

const areDefinitions = ({ files }: Group): boolean => files.every((file) => isDefinitionFile(file.path));

const withTexts = (root: string, files: readonly PublishedFile[]): readonly DefinitionFile[] =>
  files.map(({ path: file }) => ({ path: file, text: readText(path.join(root, file)) ?? "" }));

const union = (groups: readonly Group[]): Group => ({
  places: groups.flatMap(({ places }) => places),
  files: groups.flatMap(({ files }) => files),
  isLibrary: groups.every(({ isLibrary }) => isLibrary),
});

/** Files by their place. Folders with the same path in each package become one glob, or the packages' folder. */
function grouped(placed: readonly LibraryFile[]): readonly Group[] {
  return [true, false].flatMap((isLibrary) => {
    const ofKind = placed.filter((one) => one.isLibrary === isLibrary);
    const names = sharedNames(ofKind.map(({ folder }) => folder));
    const nameOf = ({ folder }: LibraryFile): string => names.get(folder) ?? folder;
    return [...new Set(ofKind.map(nameOf))].map((name): Group => {
      const files = ofKind.filter((one) => nameOf(one) === name).map(({ file }) => file);
      return { places: name === "" ? files.map((file) => file.path) : [name], files, isLibrary };
    });
  });
}

/** Maps each folder to the glob that it shares with others, or to the folder that contains them. */
function sharedNames(all: readonly string[]): ReadonlyMap<string, string> {
  const folders = [...new Set(all)];
  const counts = new Map<string, number>();
  for (const glob of folders.flatMap((folder) => [...new Set(globsOf(folder).map((one) => one.glob))]))
    counts.set(glob, (counts.get(glob) ?? 0) + 1);
  const isShared = ({ glob, minimumCount }: SharedGlob): boolean => (counts.get(glob) ?? 0) >= minimumCount;
  const names = folders.map((folder) => {
    const shared = globsOf(folder).find(isShared);
    return shared === undefined ? folder : shared.glob.replace(/\/\*$/, "");
  });
  const covering = (name: string): string =>
    names.find((other) => other !== "" && name.startsWith(`${other}/`)) ?? name;
  return new Map(folders.map((folder, index) => [folder, covering(names[index] ?? folder)]));
}

interface SharedGlob {
  readonly glob: string;
  readonly minimumCount: number;
}

/** With a wildcard for the second part of the path, or for the last. A folder at the top shares nothing. */
function globsOf(folder: string): readonly SharedGlob[] {
  const [top = "", name, ...below] = folder.split("/");
  if (name === undefined) return [];
  return [
    { glob: [top, "*", ...below].join("/"), minimumCount: 2 },
    { glob: `${path.posix.dirname(folder)}/*`, minimumCount: 3 },
  ];
}

/** Definition files that declare the same are versions of each other: no reference can have both. */
function separated(root: string, group: Group): readonly Group[] {
  const definitions = group.files.filter(({ path: file }) => isDefinitionFile(file));
  return declareTheSame(withTexts(root, definitions))
    ? definitions.map((file) => ({ ...group, places: [file.path], files: [file] }))
    : [group];
}

function contentsOf(files: readonly PublishedFile[]): string {
  const modules = files.reduce((count, file) => count + file.modules.length, 0);
  const [functions, documented] = [sum(files, "functions"), sum(files, "documentedFunctions")];
  const shown = amount(modules, "module");
  // The types of functions of other files are those that Luau infers, which the wizard does not run.
  if (functions === 0) return shown;
  if (documented > 0) return `${shown}, ${amount(documented, "documented function")}`;
  return `${shown}, ${amount(functions, "function")} without descriptions`;
}

const amount = (count: number, what: string): string =>
  `${count.toLocaleString("en-GB")} ${what}${count === 1 ? "" : "s"}`;

interface LibraryFile {
  readonly file: PublishedFile;
  readonly folder: string;
  /** Whether a manifest says that others install it. */
  readonly isLibrary: boolean;
}

function libraryFiles(
  files: readonly PublishedFile[],
  manifests: readonly FolderManifest[],
): readonly LibraryFile[] {
  const packages = packagesOf(manifests);
  const folders = new Set(files.map((file) => folderOf(file.path)));
  // The repository is itself a module, whose parts are in its folders.
  const isWhole = files.some((file) => isInitFile(file.path) && !file.path.includes("/"));
  return files.map((file) => {
    const container = packages.find(({ folder }) => isBelow(file.path, folder));
    const source = container?.sources.find((one) => isBelow(file.path, one));
    if (source === undefined || source === "")
      return { file, folder: topmost(file.path, folders), isLibrary: isWhole || source === "" };
    return { file, folder: source === file.path ? folderOf(source) : source, isLibrary: true };
  });
}

/** Folders with manifests, the innermost first, and what others install of each. */
function packagesOf(manifests: readonly FolderManifest[]) {
  const folders = [...new Set(manifests.map(({ folder }) => folder))].sort((a, b) => b.length - a.length);
  return folders.flatMap((folder) => {
    const sources = manifests
      .filter((one) => one.folder === folder)
      .flatMap((manifest) => installed(manifest).map((source) => path.posix.join(folder, source)))
      .map((source) => (source === "." ? "" : source));
    return sources.length === 0 ? [] : [{ folder, sources }];
  });
}

/** Other projects of Rojo's are tests and the like, and a tree of a whole game is not installed. */
function installed({ file, tree, entry }: FolderManifest): readonly string[] {
  if (tree !== null)
    return file === "default.project.json" && tree.className !== "DataModel" ? pathsIn(tree) : [];
  return entry === null ? [] : [isInitFile(entry) ? path.posix.dirname(entry) : entry];
}

const pathsIn = ({ path: source, children }: InstanceNode): readonly string[] =>
  source === null ? [...children.values()].flatMap(pathsIn) : [source];

const isBelow = (file: string, folder: string): boolean =>
  folder === "" || file === folder || file.startsWith(`${folder}/`);

const folderOf = (file: string): string => {
  const folder = path.posix.dirname(file);
  return folder === "." ? "" : folder;
};

function topmost(file: string, folders: ReadonlySet<string>): string {
  const segments = file.split("/").slice(0, -1);
  const around = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
  return around.find((folder) => folders.has(folder)) ?? "";
}
