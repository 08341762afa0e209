import type { TypeTable } from "./open-types";
import type { NameCandidate } from "./type-names";

/**
 * On which side of the arrow: a parent class takes its children, a child is given where its parent is wanted.
 */
export type Side = "param" | "return";

export interface TypeMatcher {
  readonly table: TypeTable;
  readonly candidates: ReadonlyMap<string, readonly NameCandidate[]>;
  /**
   * What generics stand for so far, of the query (`?T`) and of the symbol (`T`). A stack, so that a try can
   * be undone.
   */
  readonly bindings: (readonly [generic: string, type: string])[];
}
