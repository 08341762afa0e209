/** Checks a unit with Luau. */
import { didYouMean } from "luau-contract";
import type { Checker, Diagnostic } from "luau-wasm";
import { readTypes, type TypedName } from "./read-types";
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

/** In the solvers that know the engine. */
export function runUnit(
  unit: Unit,
  solvers: readonly Solver[],
  checkerOf: (solver: Solver) => Checker,
  globals: ReadonlySet<string>,
): Findings {
  const reports = solvers.flatMap((solver) => {
    const checker = checkerOf(solver);
    return checker.check(unit.sources, [unit.main]).map(({ source: _source, ...diagnostic }) => ({
      ...diagnostic,
      solver,
      suggestion: suggestionFor(diagnostic, unit, checker),
    }));
  });
  const [first] = solvers;
  return { reports, names: first === undefined ? [] : readTypes(unit, checkerOf(first), globals) };
}

const UNKNOWN = /^(?:Unknown global|Key|Property|Type '[^']+' does not have key) '(\w+)'/;

/** For a name that does not exist: the nearest one that completion offers in its place; for a file: all. */
function suggestionFor(
  { message, span }: Omit<Diagnostic, "source">,
  unit: Unit,
  checker: Checker,
): string | null {
  if (message.startsWith("Unknown require"))
    return `The files of this text: ${unit.sources.map((source) => source.name).join(", ")}.`;
  const name = UNKNOWN.exec(message)?.[1];
  const text = unit.sources[0]?.text ?? "";
  const at = name === undefined ? -1 : text.indexOf(name, span[0]);
  if (name === undefined || at === -1 || at >= span[1]) return null;
  const names = checker.complete(unit.main, at + name.length).map((completion) => completion.name);
  return didYouMean(name, names);
}
