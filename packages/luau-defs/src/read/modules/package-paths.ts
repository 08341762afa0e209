import path from "node:path";
import type { SourceFile } from "../source/source-file";
import type { PackageFolder } from "../source/package-manifest";
import { pathBelow } from "./instance-paths";

/** The paths, without extension, of a package of this project that a manager installs under an alias. */
export function packagePaths(
  { path: file, project: { packages } }: Pick<SourceFile, "path" | "project">,
  names: readonly string[],
): readonly string[] {
  const [folder, last] = ["", ...names].slice(-2).map((name) => name.toLowerCase());
  if (last === undefined) return [];
  const around = packages.filter((one) => pathBelow(one.folder, file) !== null);
  const isInstalled = /packages\)?$/.test(folder ?? "");
  const name = dependencyOf(around, last) ?? (isInstalled ? last : null);
  if (name === null) return [];
  return packages.filter((one) => isNamed(one, name)).flatMap(entryPaths);
}

function dependencyOf(around: readonly PackageFolder[], alias: string): string | null {
  for (const { manifests } of around)
    for (const { dependencies } of manifests) {
      const name = dependencies.get(alias);
      if (name !== undefined) return name;
    }
  return null;
}

const isNamed = ({ manifests }: PackageFolder, wanted: string): boolean =>
  manifests.some(({ name, tree }) => name?.toLowerCase() === wanted && tree?.className !== "DataModel");

/** What a package's users require, most likely first. */
function entryPaths({ folder, manifests }: PackageFolder): readonly string[] {
  const written = manifests.flatMap(({ tree, entry }) => tree?.path ?? entry ?? []);
  return [...written, "src", "lib", "."].map((place) => path.posix.join(folder, place));
}
