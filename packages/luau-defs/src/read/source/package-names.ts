/** Names packages by their manifests where their folders' names say nothing. */
import path from "node:path";
import { isInitFile } from "luau-contract";
import type { InstanceNode, PackageFolder, PackageManifest } from "./package-manifest";

/** Names of folders and files that do not describe their contents. */
export const isGenericName = (name: string): boolean =>
  /^(?:src|source|lib|luau|lua|init|main|index|mod|module|package|project|library|root|definitions)$/i.test(
    name,
  );

/**
 * @param folders absolute
 * @param packages with absolute folders, the innermost first
 * @returns names by absolute folder of an `init.luau`, or by absolute file of a package that is one file
 */
export function packageNames(
  folders: readonly string[],
  packages: readonly PackageFolder[],
  filesIn: (folder: string) => readonly string[],
): ReadonlyMap<string, string> {
  const packagesByFolder = new Map(packages.map((one) => [one.folder, one]));
  const ofFolders = folders.flatMap((folder) => {
    const packageFolder = packageFolderOf(folder, packagesByFolder, filesIn);
    if (packageFolder === null) return [];
    const manifests = packagesByFolder.get(packageFolder)?.manifests ?? [];
    return [
      [
        folder,
        nameIn(manifests, path.relative(packageFolder, folder)) ?? path.basename(packageFolder),
      ] as const,
    ];
  });
  const ofFiles = packages.flatMap(({ folder, manifests }) =>
    manifests.flatMap(({ tree, entry }) => {
      const file = tree?.path ?? entry ?? "";
      const name = /\.luau?$/.test(file) ? nameIn(manifests, file) : null;
      const isNamed = name === null || !isGenericName(path.basename(file).replace(/\..*$/, ""));
      return isNamed ? [] : [[path.join(folder, file), name] as const];
    }),
  );
  return new Map([...ofFiles, ...ofFolders]);
}

/** The folder of the package whose `init.luau` is in a folder; null if the folder has a name of its own. */
function packageFolderOf(
  folder: string,
  packages: ReadonlyMap<string, PackageFolder>,
  filesIn: (folder: string) => readonly string[],
): string | null {
  const isTop = (one: string): boolean => packages.has(one) || filesIn(one).includes(".git");
  const hasInit = (one: string): boolean => filesIn(one).some(isInitFile);
  let top = folder;
  for (; isGenericName(path.basename(top)) && !isTop(top); top = aboveOf(top))
    if (aboveOf(top) === top || (hasInit(aboveOf(top)) && !isTop(aboveOf(top)))) return null;
  return top === folder && !isTop(top) ? null : top;
}

/** Frozen definitions of a version are named after the site. */
const isFrozen = (folder: string): boolean =>
  /[\\/]content[\\/]versions[\\/][^\\/]+[\\/]definitions$/.test(folder);

const aboveOf = (folder: string): string =>
  isFrozen(folder) ? path.resolve(folder, "../../../..") : path.dirname(folder);

/** The name of a package: Rojo's name for its instance counts first. */
function nameIn(manifests: readonly PackageManifest[], file: string): string | null {
  const written = file.replaceAll("\\", "/") || ".";
  const mounted = manifests.map(({ name, tree }) =>
    tree === null ? null : mountedAs(tree, name ?? "", written),
  );
  const named = manifests.flatMap(({ name, tree }) => (tree?.className === "DataModel" ? [] : (name ?? [])));
  return [...mounted, ...named].find((name) => name !== null && name !== "" && !isGenericName(name)) ?? null;
}

function mountedAs(node: InstanceNode, name: string, file: string): string | null {
  if (node.path === file) return name;
  for (const [childName, child] of node.children) {
    const mounted = mountedAs(child, childName, file);
    if (mounted !== null) return mounted;
  }
  return null;
}
