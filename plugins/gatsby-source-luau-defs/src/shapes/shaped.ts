import type { Diagnostic } from "luau-contract";
import type { ModuleDraft } from "../model/draft";

export interface Shaped {
  readonly drafts: readonly ModuleDraft[];
  readonly diagnostics: readonly Diagnostic[];
}
