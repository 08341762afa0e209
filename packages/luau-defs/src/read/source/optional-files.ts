import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { TextFile } from "luau-syntax";

/** Reads a file's text; null if it does not exist. Throws if it exists but cannot be read. */
export async function readOptionalFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return null;
    throw error;
  }
}

export async function readOptionalFiles(files: readonly string[], cwd: string): Promise<readonly TextFile[]> {
  const read = await Promise.all(
    files.map(async (file) => ({ path: file, text: await readOptionalFile(path.resolve(cwd, file)) })),
  );
  return read.flatMap(({ path: file, text }) => (text === null ? [] : [{ path: file, text }]));
}

export const listFolder = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((): readonly string[] => []);
