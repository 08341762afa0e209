/** In: the files of a project, and its manifests. Out: the folder that each file is documented with. */
import path from "node:path";
import type { InstanceNode, PublishedFile } from "luau-defs";
import type { FolderManifest } from "./project-files";

export interface PlacedFile {
  readonly file: PublishedFile;
  /** A folder; empty for a file at the top. */
  readonly place: string;
  /** Whether a manifest says that others install it. */
  readonly isLibrary: boolean;
}

/** A folder with a manifest, and what others install of it. */
interface Package {
  readonly folder: string;
  readonly places: readonly string[];
}

export function libraryPlaces(
  files: readonly PublishedFile[],
  manifests: readonly FolderManifest[],
): readonly PlacedFile[] {
  const packages = packagesOf(manifests);
  const folders = new Set(files.map((file) => folderOf(file.path)));
  // The repository is itself a module, whose parts are in its folders.
  const isWhole = files.some((file) => /^init\.luau?$/i.test(file.path));
  return files.map((file) => {
    const own = packages.find(({ folder }) => isBelow(file.path, folder));
    const place = own?.places.find((one) => isBelow(file.path, one));
    if (place === undefined || place === "")
      return { file, place: topmost(file.path, folders), isLibrary: isWhole || place === "" };
    return { file, place: place === file.path ? folderOf(place) : place, isLibrary: true };
  });
}

/** The innermost first. */
function packagesOf(manifests: readonly FolderManifest[]): readonly Package[] {
  const folders = [...new Set(manifests.map(({ folder }) => folder))].sort((a, b) => b.length - a.length);
  return folders.flatMap((folder) => {
    const places = manifests
      .filter((one) => one.folder === folder)
      .flatMap((manifest) => installed(manifest).map((place) => path.posix.join(folder, place)))
      .map((place) => (place === "." ? "" : place));
    return places.length === 0 ? [] : [{ folder, places }];
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

/** The folder of the whole, or else those of its parts. */
const pathsIn = ({ path: own, children }: InstanceNode): readonly string[] =>
  own === null ? [...children.values()].flatMap(pathsIn) : [own];

const isBelow = (file: string, folder: string): boolean =>
  folder === "" || file === folder || file.startsWith(`${folder}/`);

const folderOf = (file: string): string => {
  const folder = path.posix.dirname(file);
  return folder === "." ? "" : folder;
};

/** The outermost folder around a file that has modules of its own. */
function topmost(file: string, folders: ReadonlySet<string>): string {
  const segments = file.split("/").slice(0, -1);
  const around = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
  return around.find((folder) => folders.has(folder)) ?? "";
}
