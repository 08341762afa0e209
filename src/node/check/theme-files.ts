import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isFile } from "../files/if-present";
import { filesUnder } from "../files/published-files";

const FOLDERS = ["src/theme", "src/pages"];

export interface ThemeFile {
  /** From the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** The files of a site, including those of the program. */
export interface ThemeFiles {
  readonly modules: readonly ThemeFile[];
  readonly styles: readonly ThemeFile[];
  readonly exists: (file: string) => boolean;
  readonly read: (file: string) => string;
  readonly namesIn: (folder: string) => readonly string[];
  readonly hasPackage: (name: string) => boolean;
}

export function readThemeFiles(folders: readonly [string, ...string[]]): ThemeFiles {
  const [site] = folders;
  const files = FOLDERS.flatMap((folder) =>
    filesUnder(path.join(site, folder)).map((file) => `${folder}/${file}`),
  );
  const ofKind = (kind: RegExp): ThemeFile[] =>
    files
      .filter((file) => kind.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(site, file), "utf8") }));
  const find = (file: string): string | undefined =>
    folders.map((folder) => path.join(folder, file)).find(isFile);
  return {
    modules: ofKind(/\.[jt]sx?$/),
    styles: ofKind(/\.css$/),
    exists: (file) => find(file) !== undefined,
    read: (file) => readFileSync(find(file) ?? file, "utf8"),
    namesIn: (folder) => folders.flatMap((base) => filesUnder(path.join(base, folder))),
    hasPackage: (name) => folders.some((folder) => isInstalled(path.resolve(folder), name)),
  };
}

/** The package of an import: `@scope/name` of `@scope/name/file`. */
export const packageOf = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/** Node's lookup of a package: in the folder and all its ancestors. */
export function isInstalled(folder: string, name: string): boolean {
  if (existsSync(path.join(folder, "node_modules", name))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInstalled(parent, name);
}
