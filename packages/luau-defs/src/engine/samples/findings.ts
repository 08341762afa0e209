import type { Diagnostic } from "luau-wasm";
import type { TypedName } from "./hovered-names";
import type { UsedName } from "./read-uses";

/** A report of a solver. The span is in the text of the sample's module. */
export interface Report extends Omit<Diagnostic, "source" | "kind"> {
  /** `run`: a runtime error. `output`: an output that is not the one in a comment. */
  readonly kind: Diagnostic["kind"] | "run" | "output";
  readonly solver: Solver;
  readonly suggestion: string | null;
}

export type Solver = "new" | "old";
export const SOLVERS: readonly Solver[] = ["new", "old"];

export interface Findings {
  readonly reports: readonly Report[];
  /** Types in the text of the sample's module, from the first solver. */
  readonly names: readonly TypedName[];
  /** The symbols of the engine in the sample, from the first solver. */
  readonly uses: readonly UsedName[];
  /** The solvers that accept the definitions that the unit can reach. */
  readonly solvers: readonly Solver[];
}
