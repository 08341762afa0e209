import type { Span } from "luau-syntax";
import type { SymbolId, ModuleId } from "../../model/ids";

export type Target = SymbolId | ModuleId;

export interface Occurrence {
  readonly file: string;
  readonly span: Span;
  readonly target: Target;
  /** `link`: in a doc comment, a sample or a guide, as the symbol's path, its address, or the end of one. */
  readonly kind: "definition" | "reference" | "link";
}
