import { folderOfGlob } from "luau-contract";

interface FrozenCopy {
  readonly folder: string;
  /** The path below the version's definitions, with a slash in front; empty for their folder itself. */
  readonly below: string;
}

/** One folder becomes that of a version's definitions, several have folders of their names in it. */
export function frozenCopies(definitions: readonly string[]): readonly FrozenCopy[] {
  const folders = [...new Set(definitions.map(folderOfGlob))];
  const [only] = folders;
  if (only !== undefined && folders.length === 1) return [{ folder: only, below: "" }];
  const taken = new Set<string>();
  return folders.map((folder) => {
    const name = folder.split("/").findLast((part) => /[^.]/.test(part)) ?? "definitions";
    let below = `/${name}`;
    for (let count = 2; taken.has(below); count += 1) below = `/${name}-${count}`;
    taken.add(below);
    return { folder, below };
  });
}
