/** Checks a unit with Luau. */
import { didYouMean, refineReports, UNNAMED_SAMPLE } from "luau-contract";
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

/** @param solvers those that know the engine */
export function runUnit(unit: Unit, solvers: readonly Solver[], checkers: Checkers): Findings {
  const checkerOf = (solver: Solver): Checker => checkers.checkerOf(solver, unit.definitions);
  const reports = solvers.flatMap((solver) => {
    const checker = checkerOf(solver);
    const found = refineReports(checker.check(unit.sources, [unit.main]), unit.sources[0]?.text ?? "");
    return found.map(({ source: _source, ...diagnostic }) => ({
      ...diagnostic,
      solver,
      suggestion: suggestionFor(diagnostic, unit, checker),
    }));
  });
  const [first] = solvers;
  if (first === undefined) return { reports, names: [] };
  const checker = checkerOf(first);
  const misspelt = misspeltFields(unit, checker, checkers.words(unit.definitions));
  return { reports: [...reports, ...misspelt], names: readTypes(unit, checker, checkers.globals) };
}

const UNKNOWN = /^(?:Unknown global|Unknown type|Key|Property|Type '[^']+' does not have key) '(\w+)'/;
const WRONG_LITERAL = /^Expected this to be '(.*)', but got '"([^"]*)"'/;

const METHOD = /^(.*)\.(\w+)$/;

function suggestFile({ sources }: Unit): string {
  const files = sources
    .map(({ name }) => name)
    .filter((name) => name !== UNNAMED_SAMPLE && name !== ANY_MODULE.name);
  return files.length === 0
    ? 'Show the file, too, in a sample with `file="…"`. `no-check` excludes this sample.'
    : `The files of this text: ${files.join(", ")}.`;
}

/** The nearest name that completion offers in the place of an unknown one; for a file: all. */
function suggestionFor(
  { message, span }: Omit<Diagnostic, "source">,
  unit: Unit,
  checker: Checker,
): string | null {
  if (message.startsWith("Unknown require")) return suggestFile(unit);
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
  return didYouMean(
    name,
    completions.map((completion) => completion.name),
  );
}
