import type { Diagnostic } from "luau-wasm";
import type { TypedName } from "./read-types";

/** What a solver reports. The span is in the text of the sample's module. */
export interface Report extends Omit<Diagnostic, "source" | "kind"> {
  /** `run`: an error at run time. */
  readonly kind: Diagnostic["kind"] | "run";
  readonly solver: Solver;
  readonly suggestion: string | null;
}

export type Solver = "new" | "old";
export const SOLVERS: readonly Solver[] = ["new", "old"];

/** What Luau finds in a unit. */
export interface Findings {
  readonly reports: readonly Report[];
  /** In the text of the sample's module, as the first of the solvers sees them. */
  readonly names: readonly TypedName[];
  /** Those that accept what the unit can reach of the definitions. */
  readonly solvers: readonly Solver[];
}
