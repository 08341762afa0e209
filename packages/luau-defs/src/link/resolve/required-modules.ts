import { withoutExtension } from "luau-contract";
import type { ConvertedFile, RequiredFile } from "../../model/converted-file";
import { firstFile, requirableFiles } from "../../read/modules/require-path";
import { lastOfRequest } from "../../model/require-argument";

/** The files that each file requires, if they were read. */
type RequiredModules = ReadonlyMap<ConvertedFile["source"]["path"], ReadonlyMap<RequiredFile, ConvertedFile>>;

/**
 * Resolves every `require`.
 * @param packages those of other projects: a module among them is also found by its name alone
 */
export function requiredModules(
  convertedFiles: readonly ConvertedFile[],
  packages: readonly ConvertedFile[],
): RequiredModules {
  const byPath = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  const bySlug = new Map(
    convertedFiles.toReversed().map((converted) => [converted.module.slug.toLowerCase(), converted]),
  );
  const files = requirableFiles([...byPath.keys()]);
  const packagesByName = new Map(
    packages
      .filter(({ form }) => form === "module")
      .toReversed()
      .map((converted) => [lastName(withoutExtension(converted.source.path)), converted]),
  );
  const find = (converted: ConvertedFile, required: RequiredFile): ConvertedFile | undefined => {
    const { requirePath, paths } = required;
    const file = firstFile(converted.source.path, required, files);
    if (file !== undefined) return byPath.get(file);
    // A module of an inventory: `@lune/fs`.
    const ofInventory = byPath.get(requirePath);
    if (ofInventory !== undefined) return ofInventory;
    // Without a `.luaurc`, the folder of an alias is unknown: only the file name can be matched.
    const name = lastName(requirePath);
    const named = paths.length === 0 && requirePath.startsWith("@") ? bySlug.get(name) : undefined;
    // Where packages are installed says nothing of where they are described.
    return named ?? (isRelative(requirePath) ? undefined : packagesByName.get(name));
  };
  return new Map(
    convertedFiles
      .filter(({ requires }) => requires.length > 0)
      .map((converted) => [converted.source.path, requiredBy(converted, find)]),
  );
}

/** In lower case: `signal` of `ReplicatedStorage.Packages.Signal`. */
const lastName = (request: string): string => lastOfRequest(request).toLowerCase();

/** Within a project, as opposed to a package of another one. */
const isRelative = (request: string): boolean => request === "" || /^(?:\.|@self\/)/.test(request);

const requiredBy = (
  converted: ConvertedFile,
  find: (converted: ConvertedFile, required: RequiredFile) => ConvertedFile | undefined,
): ReadonlyMap<RequiredFile, ConvertedFile> =>
  new Map(
    converted.requires.flatMap((required) => {
      const found = find(converted, required);
      return found === undefined ? [] : [[required, found] as const];
    }),
  );
