import type { ConvertedFile, RequiredFile } from "../model/converted-file";

/** The files that each file requires, if they were read. */
export type RequiredModules = ReadonlyMap<
  ConvertedFile["source"]["path"],
  ReadonlyMap<RequiredFile, ConvertedFile>
>;

/** Resolves every `require`. */
export function requiredModules(convertedFiles: readonly ConvertedFile[]): RequiredModules {
  const byPath = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  const bySlug = new Map(
    convertedFiles.toReversed().map((converted) => [converted.module.slug.toLowerCase(), converted]),
  );
  // Package managers link a package under a name of their own: `Signal` for `signal`.
  const byLowerPath = new Map(
    convertedFiles.toReversed().map((converted) => [converted.source.path.toLowerCase(), converted]),
  );
  const find = (
    converted: ConvertedFile,
    { requirePath, paths }: RequiredFile,
  ): ConvertedFile | undefined => {
    for (const path of paths)
      for (const ending of ENDINGS) {
        const found = byPath.get(path + ending);
        const inTree = requirePath.startsWith("script.")
          ? byLowerPath.get((path + ending).toLowerCase())
          : undefined;
        const file = found ?? inTree;
        if (file !== undefined && file !== converted) return file;
      }
    // A module of the platform: `@lune/fs`.
    const ofPlatform = byPath.get(requirePath);
    if (ofPlatform !== undefined) return ofPlatform;
    // Without a `.luaurc`, the folder of an alias is unknown: only the file name can be matched.
    return paths.length === 0 && requirePath.startsWith("@")
      ? bySlug.get(requirePath.split("/").at(-1)?.toLowerCase() ?? "")
      : undefined;
  };
  return new Map(
    convertedFiles
      .filter(({ requires }) => requires.length > 0)
      .map((converted) => [converted.source.path, requiredBy(converted, find)]),
  );
}

const ENDINGS = ["", ".luau", ".d.luau", ".lua", ".d.lua", "/init.luau", "/init.d.luau", "/init.lua"];

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
