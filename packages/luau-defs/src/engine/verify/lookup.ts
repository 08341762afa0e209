import type { TextRange } from "luau-syntax";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { Expected } from "./expected";

export interface Lookup {
  /** `["Timer", "clear"]`. The first may be `require("@kit/timer")`, or `type Part`. */
  readonly names: readonly string[];
  /** As scripts write it: `Timer.clear`. */
  readonly path: string;
  readonly expected: Expected;
  /** Whether the probe lists what is in it, to report undeclared names. */
  readonly isWalked: boolean;
  /** The name of a table in the file in plain Luau that builds it: `net.http`. */
  readonly builtAs?: string;
  readonly file: string;
  readonly range: TextRange;
  readonly module: ModuleId;
  /** Null for a table that has no entry. */
  readonly id: SymbolId | null;
}

export interface ProbedType {
  readonly name: string;
  readonly parent: string | null;
  readonly members: readonly Lookup[];
}

export interface ProbePlan {
  readonly values: readonly Lookup[];
  readonly types: readonly ProbedType[];
  /** Names that are declared, and not looked up: `["Timer", "hidden"]`. */
  readonly declared: readonly (readonly string[])[];
}
