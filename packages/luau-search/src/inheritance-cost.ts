import { COST, NO_MATCH } from "./cost-weights";
import type { TypeTable } from "./open-types";
import type { Side } from "./type-matcher";

/** The cost of one class for another: the same, an ancestor or a descendant. */
export function inheritanceCost(table: TypeTable, wanted: string, given: string, side: Side): number {
  if (wanted === given) return 0;
  if (isAncestor(table, given, wanted)) return side === "param" ? COST.subclass : COST.superclass;
  if (isAncestor(table, wanted, given)) return side === "param" ? COST.superclass : COST.subclass;
  return NO_MATCH;
}

function isAncestor(table: TypeTable, ancestor: string, name: string): boolean {
  // A limit, since parents in an invalid index may be circular.
  let rest = 32;
  for (
    let parent = table.parents.get(name);
    parent !== undefined && rest > 0;
    parent = table.parents.get(parent)
  ) {
    if (parent === ancestor) return true;
    rest--;
  }
  return false;
}
