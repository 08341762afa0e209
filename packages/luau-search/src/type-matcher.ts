import type { TypeTable } from "./open-types";
import type { NameCandidate } from "./resolve-type-names";

/** Parameters, before the arrow, are contravariant; results are covariant. */
export type Side = "param" | "return";

export interface TypeMatcher {
  readonly table: TypeTable;
  readonly candidates: ReadonlyMap<string, readonly NameCandidate[]>;
  /** A stack, for backtracking, of the query's generics (`?T`) and the symbol's (`T`). */
  readonly bindings: (readonly [generic: string, type: string])[];
}
