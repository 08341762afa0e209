/** Checks a unit with Luau. */
import { didYouMean, refineReports } from "luau-contract";
import type { Checker, Diagnostic } from "luau-wasm";
import { misspeltFields } from "./misspelt-fields";
import { readTypes, type TypedName } from "./read-types";
import type { Checkers } from "./checkers";
import type { UnitCode } from "./units";

/** What Luau finds in a unit. */
export interface Findings {
  readonly reports: readonly Report[];
  /** In the text of the sample's module, as the first of the solvers sees them. */
  readonly names: readonly TypedName[];
  /** Those that accept what the unit can reach of the definitions. */
  readonly solvers: readonly Solver[];
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

/** All names of the engine, of which a checker may have loaded no more than a unit can reach. */
export interface EngineNames {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

/** @param needs the groups of definitions that the unit names */
export function runUnit(
  unit: UnitCode,
  needs: readonly number[],
  checkers: Checkers,
  engine: EngineNames,
): Findings {
  const reach = { needs, definitions: unit.definitions };
  const checked = SOLVERS.flatMap((solver) => {
    const checker = checkers.checkerOf(solver, reach);
    return checker === null ? [] : [{ solver, checker, reports: check(unit, checker, solver, engine) }];
  });
  const solvers = checked.map(({ solver }) => solver);
  const reports = checked.flatMap((one) => one.reports);
  const [first] = checked;
  if (first === undefined) return { reports, names: [], solvers };
  const misspelt = misspeltFields(unit, first.checker, checkers.vocabularyOf(reach));
  const names = readTypes(unit, first.checker, engine.values);
  return { reports: [...reports, ...misspelt], names, solvers };
}

function check(unit: UnitCode, checker: Checker, solver: Solver, engine: EngineNames): readonly Report[] {
  const found = refineReports(checker.check(unit.sources, [unit.main]), unit.sources[0]?.text ?? "");
  return found.map(({ source: _source, ...diagnostic }) => ({
    ...diagnostic,
    solver,
    suggestion: suggestionFor(diagnostic, unit, checker, engine),
  }));
}

/** Whether what was found depends on names of the engine that the unit does not contain. */
export const isByAllNames = ({ reports }: Findings): boolean =>
  reports.some(({ message }) => UNKNOWN_NAME.test(message));

const UNKNOWN_NAME = /^Unknown (global|type) '/;
const UNKNOWN = /^(?:Unknown global|Unknown type|Key|Property|Type '[^']+' does not have key) '(\w+)'/;
const WRONG_LITERAL = /^Expected this to be '(.*)', but got '"([^"]*)"'/;

const METHOD = /^(.*)\.(\w+)$/;

/** The nearest name that completion offers in the place of an unknown one; for a file: all. */
function suggestionFor(
  { message, span }: Omit<Diagnostic, "source">,
  unit: UnitCode,
  checker: Checker,
  engine: EngineNames,
): string | null {
  if (message.startsWith("Unknown require"))
    return `The files of this text: ${unit.sources.map((source) => source.name).join(", ")}.`;
  const [, expected = "", literal] = WRONG_LITERAL.exec(message) ?? [];
  if (literal !== undefined)
    return didYouMean(
      literal,
      [...expected.matchAll(/"([^"]*)"/g)].map(([, one = ""]) => one),
    );
  const text = unit.sources[0]?.text ?? "";
  const [, object, method = ""] = METHOD.exec(text.slice(...span)) ?? [];
  if (message.startsWith("Argument count mismatch") && object !== undefined) {
    const isMethod = checker
      .complete(unit.main, span[1])
      .some((one) => one.name === method && one.wrongIndex);
    return isMethod ? `Did you mean \`${object}:${method}\`?` : null;
  }
  const name = UNKNOWN.exec(message)?.[1];
  const at = name === undefined ? -1 : text.indexOf(name, span[0]);
  if (name === undefined || at === -1 || at >= span[1]) return null;
  const completions = checker.complete(unit.main, at + name.length).filter(({ kind }) => kind !== "keyword");
  const space = UNKNOWN_NAME.exec(message)?.[1];
  const others = space === undefined ? [] : space === "type" ? engine.types : engine.values;
  return didYouMean(name, [...completions.map((completion) => completion.name), ...others]);
}
