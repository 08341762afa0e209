import type { TextFile } from "luau-syntax";
import path from "node:path";
import { readOptionalFile } from "./read-optional-file";

/** A configuration whose path is relative to `cwd`, with forward slashes. */
export type ConfigFile = TextFile;

export async function findConfigFile(names: readonly string[], cwd: string): Promise<ConfigFile | null> {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    for (const name of names) {
      const file = path.join(folder, name);
      const text = await readOptionalFile(file);
      if (text !== null) return { path: path.relative(cwd, file).replaceAll("\\", "/"), text };
    }
    if (path.dirname(folder) === folder) return null;
  }
}
