import { readFile } from "node:fs/promises";

/**
 * A file's text, null where there is none. One that is there but may not be read must not be passed over in
 * silence.
 */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return null;
    throw error;
  }
}
