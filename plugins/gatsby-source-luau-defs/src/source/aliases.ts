import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The aliases that hold in a folder: name in small letters → folder, relative to the current one as paths of
 * files are.
 */
export type AliasReader = (folder: string) => Promise<ReadonlyMap<string, string>>;

/** Reads the `aliases` of `.luaurc` files, each folder's once. Those of a nearer file win. */
export function readAliases(cwd: string): AliasReader {
  const root = path.resolve(cwd);
  const known = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const inFolder = (folder: string): Promise<ReadonlyMap<string, string>> => {
    const read = known.get(folder) ?? combined(folder);
    known.set(folder, read);
    return read;
  };
  const combined = async (folder: string): Promise<ReadonlyMap<string, string>> => {
    const above = path.dirname(folder);
    // What lies above the folder that is worked in is another project's.
    const outer = folder === root || above === folder ? [] : [...(await inFolder(above))];
    return new Map([...outer, ...(await ownAliases(folder, root))]);
  };
  return inFolder;
}

async function ownAliases(
  folder: string,
  root: string,
): Promise<readonly (readonly [name: string, target: string])[]> {
  const text = await readFile(path.join(folder, ".luaurc"), "utf8").catch(() => null);
  const targets = text === null ? null : aliasesIn(text);
  if (targets === null) return [];
  return Object.entries(targets).flatMap(([name, target]) =>
    typeof target === "string"
      ? [
          [
            name.toLowerCase(),
            path.relative(root, path.resolve(folder, target)).replaceAll("\\", "/") || ".",
          ] as const,
        ]
      : [],
  );
}

/** A file that cannot be read has no aliases: what is required through them is then reported as missing. */
function aliasesIn(text: string): object | null {
  try {
    const config: unknown = JSON.parse(withoutComments(text));
    return typeof config === "object" &&
      config !== null &&
      "aliases" in config &&
      typeof config.aliases === "object"
      ? config.aliases
      : null;
  } catch {
    return null;
  }
}

/** Luau allows comments and a comma at the end, which JSON does not. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
      (_, quoted: string | undefined) => quoted ?? "",
    )
    .replaceAll(/,(\s*[}\]])/g, "$1");
