import { readFile } from "node:fs/promises";
import path from "node:path";
import { compare } from "luau-syntax";
import { listFolder } from "./optional-files";
import { packageNames } from "./package-names";
import { isManifest, readManifest, type PackageFolder } from "./package-manifest";

export interface Project {
  /** The innermost first. */
  readonly packages: readonly PackageFolder[];
  /** The names of packages, by the folder of their `init.luau`, or by their only file. */
  readonly names: ReadonlyMap<string, string>;
  readonly key: string;
}

export const NO_PROJECT: Project = { packages: [], names: new Map(), key: "" };

/** Reads the manifests in the folders of files and above, up to the repository's. */
export async function readPackages(
  folders: readonly string[],
  nameOf: (folder: string) => string,
): Promise<Project> {
  const listings = new Map<string, Promise<readonly string[]>>();
  const visit = async (folder: string): Promise<void> => {
    if (listings.has(folder)) return;
    const names = listFolder(folder);
    listings.set(folder, names);
    const above = path.dirname(folder);
    if (above !== folder && !(await names).includes(".git")) await visit(above);
  };
  await Promise.all(folders.map(visit));
  const contents = new Map(
    await Promise.all([...listings].map(async ([folder, names]) => [folder, await names] as const)),
  );
  const manifestFolders = await Promise.all([...contents].map(([folder, names]) => packageIn(folder, names)));
  const absolute = manifestFolders
    .filter((one) => one !== null)
    .sort((a, b) => b.folder.length - a.folder.length || compare(a.folder, b.folder));
  const names = packageNames(folders, absolute, (folder) => contents.get(folder) ?? []);
  const packages = absolute.map((one) => ({ ...one, folder: nameOf(one.folder) }));
  return {
    packages,
    names: new Map([...names].map(([location, name]) => [nameOf(location), name])),
    key: JSON.stringify(packages, withMaps),
  };
}

const withMaps = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

async function packageIn(folder: string, names: readonly string[]): Promise<PackageFolder | null> {
  const files = names.filter(isManifest).sort((a, b) => rankOf(a) - rankOf(b) || compare(a, b));
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(folder, file), "utf8").catch(() => "")),
  );
  const manifests = files.flatMap((file, index) => readManifest(file, texts[index] ?? "") ?? []);
  return manifests.length === 0 ? null : { folder, folderName: path.basename(folder), manifests };
}

const ORDER = ["default.project.json", "wally.toml", "pesde.toml", "package.json"];

/** Other Rojo projects are tests and the like. */
const rankOf = (file: string): number => (ORDER.includes(file) ? ORDER.indexOf(file) : ORDER.length);
