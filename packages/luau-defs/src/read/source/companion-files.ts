/** The files that belong to definitions, besides them: platforms, results of `verify`, and mocks. */
import type { TextFile } from "luau-syntax";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { readOptionalFile, readOptionalFiles } from "./optional-files";
import { VERIFIED_FILE } from "luau-contract";

/** The package's folder of platforms, whichever bundle this file is in. */
function shippedFolder(): string {
  const manifest = createRequire(__filename).resolve("luau-defs/package.json");
  return path.join(path.dirname(manifest), "platforms");
}

export const shippedPlatforms = (): readonly string[] =>
  readdirSync(shippedFolder())
    .map((file) => path.basename(file, ".json"))
    .sort();

export const readShipped = (name: string): TextFile => {
  const file = path.join(shippedFolder(), `${name}.json`);
  return { path: file, text: readFileSync(file, "utf8") };
};

/** The project's own inventory of a platform, or else the package's; null without either. */
export async function readPlatform(name: string, projectFile: string, cwd: string): Promise<TextFile | null> {
  const text = await readOptionalFile(path.resolve(cwd, projectFile));
  if (text !== null) return { path: projectFile, text };
  return shippedPlatforms().includes(name) ? readShipped(name) : null;
}

/** Reads the files in the folders of definitions and in those above, within the working directory. */
export async function readVerifiedFiles(
  definitions: readonly string[],
  cwd: string,
): Promise<readonly TextFile[]> {
  const folders = new Set(definitions.flatMap(foldersAround));
  const files = [...folders].sort().map((folder) => path.posix.join(folder, VERIFIED_FILE));
  return readOptionalFiles(files, cwd);
}

/** `a/b/c.d.luau` → `a/b`, `a`, `.` */
function foldersAround(file: string): readonly string[] {
  const folder = path.posix.dirname(file);
  return folder === "." || folder === "/" || folder.endsWith("..")
    ? [folder]
    : [folder, ...foldersAround(folder)];
}

/** Reads the mocks beside definition files, in the order of the files: `timer.mock.luau` of `timer.d.luau`. */
export async function readMocks(definitions: readonly string[], cwd: string): Promise<readonly TextFile[]> {
  const paths = new Set(definitions.map((file) => file.replace(/(?:\.d)?\.luau?$/i, ".mock.luau")));
  return readOptionalFiles([...paths].sort(), cwd);
}
