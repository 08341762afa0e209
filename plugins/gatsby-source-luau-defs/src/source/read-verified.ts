import path from "node:path";
import { VERIFIED_FILE } from "luau-contract";
import { readOptionalFile } from "./read-optional-file";

export interface VerifiedFile {
  /** In the notation of source paths. */
  readonly path: string;
  readonly text: string;
}

/** Reads the files in the folders of definitions and in those above, within the working directory. */
export async function readVerifiedFiles(
  definitions: readonly string[],
  cwd: string,
): Promise<readonly VerifiedFile[]> {
  const folders = new Set(definitions.flatMap(foldersAround));
  const files = await Promise.all(
    [...folders].sort().map(async (folder) => {
      const file = path.posix.join(folder, VERIFIED_FILE);
      return { path: file, text: await readOptionalFile(path.resolve(cwd, file)) };
    }),
  );
  return files.flatMap(({ path: file, text }) => (text === null ? [] : [{ path: file, text }]));
}

/** `a/b/c.d.luau` → `a/b`, `a`, `.` */
function foldersAround(file: string): readonly string[] {
  const folder = path.posix.dirname(file);
  return folder === "." || folder === "/" || folder.endsWith("..")
    ? [folder]
    : [folder, ...foldersAround(folder)];
}
