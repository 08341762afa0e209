/**
 * In: the drafts of all files. Out: the same drafts, with every name in types and docs linked to its
 * symbol. Unresolved names are kept; `validate` reports them. Inherited members are added by
 * `inheritMembers` for the model only: checks and lint rules do not need them, and large files have many.
 */
import type { LinkedDraft, ModuleDraft } from "../model/draft";
import { linkModule } from "./link-module";
import { requiredModules } from "./required-modules";
import { indexSymbols } from "./symbol-index";

export { inheritMembers } from "./inherit";

/** @param external drafts whose names can be linked to, but which are not linked */
export function resolveModules(
  drafts: readonly ModuleDraft[],
  external: readonly ModuleDraft[] = [],
): readonly LinkedDraft[] {
  const index = indexSymbols([...drafts, ...external]);
  const required = requiredModules([...drafts, ...external]);
  return drafts.map((draft) => linkModule(draft, index, required.get(draft.source.path)));
}
