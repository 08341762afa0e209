import { readFile } from "node:fs/promises";

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
