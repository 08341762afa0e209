/** Checks a unit with Luau. */
import { refineReports, suggestionFor } from "luau-contract";
import type { Elsewhere } from "luau-search";
import type { Checker, Diagnostic } from "luau-wasm";
import { misspeltFields } from "./misspelt-fields";
import { readTypes, type TypedName } from "./read-types";
import type { Checkers } from "./checkers";
import type { Unit } from "./units";

/** What Luau finds in a unit. */
export interface Findings {
  readonly reports: readonly Report[];
  /** In the text of the sample's module, as the new solver sees them. */
  readonly names: readonly TypedName[];
}

/** What a solver reports. The span is in the text of the sample's module. */
export interface Report extends Omit<Diagnostic, "source" | "kind"> {
  /** `run`: an error at run time. */
  readonly kind: Diagnostic["kind"] | "run";
  readonly solver: Solver;
  readonly suggestion: string | null;
}

export type Solver = "new" | "old";
export const SOLVERS: readonly Solver[] = ["new", "old"];

export interface UnitTools {
  readonly checkers: Checkers;
  /** Those that know the engine. */
  readonly solvers: readonly Solver[];
  readonly elsewhere: Elsewhere;
}

export function runUnit(unit: Unit, { checkers, solvers, elsewhere }: UnitTools): Findings {
  const checkerOf = (solver: Solver): Checker => checkers.checkerOf(solver, unit.definitions);
  const reports = solvers.flatMap((solver) => {
    const checker = checkerOf(solver);
    const found = refineReports(checker.check(unit.sources, [unit.main]), unit.sources[0]?.text ?? "");
    return found.map(({ source: _source, ...diagnostic }) => ({
      ...diagnostic,
      solver,
      suggestion: suggestion(diagnostic, unit, checker, elsewhere),
    }));
  });
  const [first] = solvers;
  if (first === undefined) return { reports, names: [] };
  const checker = checkerOf(first);
  const misspelt = misspeltFields(unit, checker, checkers.words(unit.definitions));
  return { reports: [...reports, ...misspelt], names: readTypes(unit, checker, checkers.globals) };
}

/** For a file that is none: all. For a name: see `suggestionFor`. */
function suggestion(
  report: Omit<Diagnostic, "source">,
  unit: Unit,
  checker: Checker,
  elsewhere: Elsewhere,
): string | null {
  if (report.message.startsWith("Unknown require"))
    return `The files of this text: ${unit.sources.map((source) => source.name).join(", ")}.`;
  return suggestionFor(report, unit.sources[0]?.text ?? "", {
    at: (offset) => checker.complete(unit.main, offset),
    elsewhere,
  });
}
