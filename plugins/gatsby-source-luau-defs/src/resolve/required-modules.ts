import type { ModuleDraft, RequiredFile } from "../model/draft";

/** The files that each file requires, if they were read. */
export type RequiredModules = ReadonlyMap<
  ModuleDraft["source"]["path"],
  ReadonlyMap<RequiredFile, ModuleDraft>
>;

/** Resolves every `require`. */
export function requiredModules(drafts: readonly ModuleDraft[]): RequiredModules {
  const byPath = new Map(drafts.map((draft) => [draft.source.path, draft]));
  const bySlug = new Map(drafts.toReversed().map((draft) => [draft.module.slug.toLowerCase(), draft]));
  const find = (draft: ModuleDraft, { request, paths }: RequiredFile): ModuleDraft | undefined => {
    for (const path of paths)
      for (const ending of ENDINGS) {
        const found = byPath.get(path + ending);
        if (found !== undefined && found !== draft) return found;
      }
    // Without a `.luaurc`, the folder of an alias is unknown: only the file name can be matched.
    return paths.length === 0 && request.startsWith("@")
      ? bySlug.get(request.split("/").at(-1)?.toLowerCase() ?? "")
      : undefined;
  };
  return new Map(
    drafts
      .filter(({ requires }) => requires.length > 0)
      .map((draft) => [draft.source.path, requiredBy(draft, find)]),
  );
}

const ENDINGS = ["", ".luau", ".d.luau", ".lua", ".d.lua", "/init.luau", "/init.d.luau", "/init.lua"];

const requiredBy = (
  draft: ModuleDraft,
  find: (draft: ModuleDraft, required: RequiredFile) => ModuleDraft | undefined,
): ReadonlyMap<RequiredFile, ModuleDraft> =>
  new Map(
    draft.requires.flatMap((required) => {
      const found = find(draft, required);
      return found === undefined ? [] : [[required, found] as const];
    }),
  );
