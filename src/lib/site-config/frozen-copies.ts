import { folderOfGlob } from "luau-contract";

interface FrozenCopy {
  readonly folder: string;
  /** The path below the version's definitions, with a slash in front; empty for their folder itself. */
  readonly below: string;
}

/** A single folder becomes that of the version's definitions; several become folders in it. */
export function frozenCopies(definitions: readonly string[]): readonly FrozenCopy[] {
  const folders = [...new Set(definitions.map(folderOfGlob))];
  const [only] = folders;
  if (only !== undefined && folders.length === 1) return [{ folder: only, below: "" }];
  const used = new Set<string>();
  return folders.map((folder) => {
    const name = folder.split("/").findLast((part) => /[^.]/.test(part)) ?? "definitions";
    let below = `/${name}`;
    for (let count = 2; used.has(below); count += 1) below = `/${name}-${count}`;
    used.add(below);
    return { folder, below };
  });
}
