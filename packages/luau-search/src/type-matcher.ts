import type { TypeTable } from "./open-types";
import type { NameCandidate } from "./resolve-type-names";

/** The side of the arrow: parameters are contravariant, results covariant. */
export type Side = "param" | "return";

export interface TypeMatcher {
  readonly table: TypeTable;
  readonly candidates: ReadonlyMap<string, readonly NameCandidate[]>;
  /** Bindings of the query's generics (`?T`) and the symbol's (`T`). A stack, for backtracking. */
  readonly bindings: (readonly [generic: string, type: string])[];
}
