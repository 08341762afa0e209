import path from "node:path";
import { VERIFIED_FILE } from "luau-contract";
import type { TextFile } from "luau-syntax";
import { readOptionalFiles } from "./read-optional-file";

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
