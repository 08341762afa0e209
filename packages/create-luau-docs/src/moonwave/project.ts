/** Finds the Moonwave project that definitions belong to. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const CONFIG = "moonwave.toml";

/**
 * The folder of a Moonwave project: the nearest one around the definitions with a `moonwave.toml`, or else
 * with guides in `docs/`, if the definitions have Moonwave's comments. Null if there is none up to the
 * repository.
 */
export function findProject(definitions: string, hasComments: boolean): string | null {
  const around = foldersAround(definitions);
  return (
    around.find((folder) => existsSync(path.join(folder, CONFIG))) ??
    (hasComments ? around.find((folder) => hasGuides(path.join(folder, "docs"))) : undefined) ??
    null
  );
}

/** A folder and those around it, up to the one of the repository. */
function foldersAround(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, ".git"))
    ? [folder]
    : [folder, ...foldersAround(parent)];
}

function hasGuides(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => /\.mdx?$/.test(name));
  } catch {
    return false;
  }
}

/** Where Moonwave looks for code in a project's folder, or else what is found; null in other folders. */
export function codeOf(
  folder: string,
  find: (folder: string) => readonly string[] | undefined,
): readonly string[] | null {
  if (!existsSync(path.join(folder, CONFIG))) return null;
  const usual = ["src", "lib"].filter((name) => existsSync(path.join(folder, name)));
  return usual.length > 0 ? usual : (find(folder) ?? null);
}

/** A file's text; null if there is none. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** The files below a folder, by path with `/`, sorted. */
export function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
      )
      .sort();
  } catch {
    return [];
  }
}
