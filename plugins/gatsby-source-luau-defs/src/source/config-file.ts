import { readFile } from "node:fs/promises";
import path from "node:path";

/** A configuration file as it was read. */
export interface ConfigFile {
  /** Relative to the folder that was asked for, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Reads the first file of these names in `cwd` or the nearest folder above it; null when there is none. */
export async function findConfigFile(names: readonly string[], cwd: string): Promise<ConfigFile | null> {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    for (const name of names) {
      const file = path.join(folder, name);
      const text = await readFile(file, "utf8").catch((error: unknown) => rethrowUnlessMissing(error));
      if (text !== null) return { path: path.relative(cwd, file).replaceAll("\\", "/"), text };
    }
    if (path.dirname(folder) === folder) return null;
  }
}

/** A file that is there but may not be read must not be passed over in silence. */
function rethrowUnlessMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
  throw error;
}
