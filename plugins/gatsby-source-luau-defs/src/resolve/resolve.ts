/**
 * In: the drafts of all files. Out: the same, every name in types and docs linked to what it names. Names
 * that lead nowhere stay unresolved; `validate` reports them. Inherited members are filled in by
 * `inheritMembers`, for the model alone: checks and lint rules ask for none, and large files have many.
 */
import type { LinkedDraft, ModuleDraft } from "../model/draft";
import { linkModule } from "./link-module";
import { requiredModules } from "./required-modules";
import { indexSymbols } from "./symbol-index";

export { inheritMembers } from "./inherit";

/** @param external drafts whose names are known, and which are not linked themselves */
export function resolveModules(
  drafts: readonly ModuleDraft[],
  external: readonly ModuleDraft[] = [],
): readonly LinkedDraft[] {
  const index = indexSymbols([...drafts, ...external]);
  const required = requiredModules([...drafts, ...external]);
  return drafts.map((draft) => linkModule(draft, index, required.get(draft.source.path)));
}
