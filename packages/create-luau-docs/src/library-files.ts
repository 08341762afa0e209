/** In: the files of a project, and its manifests. Out: the folder that each file is documented with. */
import path from "node:path";
import type { InstanceNode, PublishedFile } from "luau-defs";
import type { FolderManifest } from "./project-files";

export interface LibraryFile {
  readonly file: PublishedFile;
  readonly folder: string;
  /** Whether a manifest says that others install it. */
  readonly isLibrary: boolean;
}

interface Package {
  readonly folder: string;
  readonly sources: readonly string[];
}

export function libraryFiles(
  files: readonly PublishedFile[],
  manifests: readonly FolderManifest[],
): readonly LibraryFile[] {
  const packages = packagesOf(manifests);
  const folders = new Set(files.map((file) => folderOf(file.path)));
  // The repository is itself a module, whose parts are in its folders.
  const isWhole = files.some((file) => /^init\.luau?$/i.test(file.path));
  return files.map((file) => {
    const container = packages.find(({ folder }) => isBelow(file.path, folder));
    const source = container?.sources.find((one) => isBelow(file.path, one));
    if (source === undefined || source === "")
      return { file, folder: topmost(file.path, folders), isLibrary: isWhole || source === "" };
    return { file, folder: source === file.path ? folderOf(source) : source, isLibrary: true };
  });
}

function packagesOf(manifests: readonly FolderManifest[]): readonly Package[] {
  const folders = [...new Set(manifests.map(({ folder }) => folder))].sort((a, b) => b.length - a.length);
  return folders.flatMap((folder) => {
    const sources = manifests
      .filter((one) => one.folder === folder)
      .flatMap((manifest) => installed(manifest).map((source) => path.posix.join(folder, source)))
      .map((source) => (source === "." ? "" : source));
    return sources.length === 0 ? [] : [{ folder, sources }];
  });
}

/** Other projects of Rojo’s are tests and the like, and a tree of a whole game is not installed. */
function installed({ file, tree, entry }: FolderManifest): readonly string[] {
  if (tree !== null)
    return file === "default.project.json" && tree.className !== "DataModel" ? pathsIn(tree) : [];
  return entry === null
    ? []
    : [/^init\./.test(path.posix.basename(entry)) ? path.posix.dirname(entry) : entry];
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
