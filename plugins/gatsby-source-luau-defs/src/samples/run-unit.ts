/** Checks a unit with Luau. */
import { explainReports, UNNAMED_SAMPLE } from "luau-contract";
import type { Elsewhere } from "luau-search";
import { ANY_MODULE, type Checker, type Diagnostic } from "luau-wasm";
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
    const at = (offset: number) => checker.complete(unit.main, offset);
    const found = checker.check(unit.sources, [unit.main]);
    const explained = explainReports(found, unit.sources[0]?.text ?? "", { at, elsewhere });
    return explained.map(({ source: _source, ...report }) => ({
      ...report,
      solver,
      suggestion: report.message.startsWith("Unknown require") ? suggestFile(unit) : report.suggestion,
    }));
  });
  const [first] = solvers;
  if (first === undefined) return { reports, names: [] };
  const checker = checkerOf(first);
  const misspelt = misspeltFields(unit, checker, checkers.words(unit.definitions));
  return { reports: [...reports, ...misspelt], names: readTypes(unit, checker, checkers.globals) };
}

function suggestFile({ sources }: Unit): string {
  const files = sources
    .map(({ name }) => name)
    .filter((name) => name !== UNNAMED_SAMPLE && name !== ANY_MODULE.name);
  return files.length === 0
    ? 'Show the file, too, in a sample with `file="…"`. `no-check` excludes this sample.'
    : `The files of this text: ${files.join(", ")}.`;
}
