import path from "node:path";
import { isInitFile, withoutExtension } from "luau-contract";
import { memoize } from "luau-syntax";
import type { InstanceNode, PackageFolder } from "../source/package-manifest";
import type { Project } from "../source/project-packages";

interface InstanceTree {
  /** The project's folder, relative to the working directory. */
  readonly folder: string;
  /** Whether its root is `game`. */
  readonly isGame: boolean;
  /** The project's name, or else that of its folder. */
  readonly name: string;
  readonly mounts: readonly Mount[];
}

/** A file or folder in the tree, with its contents. */
interface Mount {
  /** From the root, whose own name is the first. */
  readonly names: readonly string[];
  /** Without extension: a file is the folder of its children. */
  readonly path: string;
}

/** A script as the folder of its children: `src` of `src/init.luau`, `src/Timer` of `src/Timer.server.luau`. */
export const instanceFolder = (file: string): string =>
  isInitFile(file)
    ? path.posix.dirname(file)
    : withoutExtension(file).replace(/\.(?:server|client|plugin)$/, "");

export const instanceTrees = memoize((project: Project): readonly InstanceTree[] =>
  project.packages.flatMap((one) => treesIn(one, project)),
);

const treesIn = (folder: PackageFolder, project: Project): readonly InstanceTree[] =>
  folder.manifests.flatMap(({ tree, name: projectName }) => {
    if (tree === null) return [];
    const name = projectName ?? folder.folderName;
    const mounts = mountsOf(tree, [name], { folder, project, depth: 0 });
    return [{ folder: folder.folder, isGame: tree.className === "DataModel", name, mounts }];
  });

interface MountContext {
  readonly folder: PackageFolder;
  readonly project: Project;
  readonly depth: number;
}

/** Limits recursion, since projects may contain each other. */
const MAX_NESTED_PROJECTS = 4;

function mountsOf(node: InstanceNode, names: readonly string[], within: MountContext): readonly Mount[] {
  const childMounts = [...node.children].flatMap(([name, child]) =>
    mountsOf(child, [...names, name], within),
  );
  if (node.path === null) return childMounts;
  const file = path.posix.join(within.folder.folder, node.path);
  const mountPath = file.endsWith(".project.json") ? path.posix.dirname(file) : instanceFolder(file);
  return [...childMounts, ...nestedMounts(mountPath, names, within), { names, path: mountPath }];
}

/** The mounts of projects in a mounted folder. */
function nestedMounts(
  mountPath: string,
  names: readonly string[],
  { folder, project, depth }: MountContext,
): readonly Mount[] {
  if (depth === MAX_NESTED_PROJECTS) return [];
  return project.packages.flatMap((other) => {
    const rest = other === folder ? null : relativeParts(mountPath, other.folder);
    const tree = other.manifests.find(({ file }) => file === "default.project.json")?.tree;
    if (rest === null || tree === null || tree === undefined) return [];
    return mountsOf(tree, [...names, ...rest], { folder: other, project, depth: depth + 1 });
  });
}

/** The names from the root of a tree to a file; null if it is not in it. */
export function instanceNames({ mounts }: InstanceTree, file: string): readonly string[] | null {
  const folder = instanceFolder(file);
  const [nearest] = mounts
    .flatMap(({ names, path: mountPath }) => {
      const below = relativeParts(mountPath, folder);
      return below === null ? [] : [{ names: [...names, ...below], depth: mountPath.length }];
    })
    .sort((a, b) => b.depth - a.depth);
  return nearest?.names ?? null;
}

/** The paths, without extension, that an instance may have, most likely first. */
export const pathsOfInstance = ({ mounts }: InstanceTree, names: readonly string[]): readonly string[] =>
  mounts
    .filter((mount) => mount.names.every((name, index) => name === names[index]))
    .sort((a, b) => b.names.length - a.names.length)
    .map((mount) => path.posix.join(mount.path, ...names.slice(mount.names.length)));

export function relativeParts(folder: string, file: string): readonly string[] | null {
  if (file === folder) return [];
  if (folder === ".") return file.startsWith("../") || path.posix.isAbsolute(file) ? null : file.split("/");
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split("/") : null;
}

/** The paths of a package's entry point, most likely first. */
export function entryPaths({ folder, manifests }: PackageFolder): readonly string[] {
  const named = manifests.flatMap(({ tree, entry }) => tree?.path ?? entry ?? []);
  return [...named, "src", "lib", "."].map((entryPath) => path.posix.join(folder, entryPath));
}
