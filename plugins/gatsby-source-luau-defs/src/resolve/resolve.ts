/**
 * In: the drafts of all files. Out: the same, every name in types and docs linked to what it names, inherited members
 * filled in. Names that lead nowhere stay unresolved; `validate` reports them.
 */
import type { ModuleDraft } from "../model/draft";
import { inheritMembers } from "./inherit";
import { linkModule } from "./link-module";
import { indexSymbols } from "./symbol-index";

export function resolveModules(drafts: readonly ModuleDraft[]): readonly ModuleDraft[] {
  const index = indexSymbols(drafts);
  return inheritMembers(drafts.map((draft) => linkModule(draft, index)));
}
