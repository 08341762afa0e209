import { explainReports, isUnknownName, misspeltFields, UNNAMED_SAMPLE } from "luau-contract";
import type { Elsewhere } from "luau-search";
import { check } from "full-moon-wasm";
import { ANY_MODULE, hasFunction, type Diagnostic } from "luau-wasm";
import { hoveredNames, readTypes } from "./hovered-names";
import { readUses } from "./read-uses";
import type { Checkers } from "./checkers";
import type { UnitCode } from "./units";
import { SOLVERS, type Findings, type Report, type Solver } from "./findings";

export interface UnitTools {
  readonly checkers: Checkers;
  readonly elsewhere: Elsewhere;
}

export function runUnit(
  unit: UnitCode,
  dependencies: readonly number[],
  { checkers, elsewhere }: UnitTools,
): Findings {
  const reach = { dependencies, definitions: unit.definitions };
  const { engine } = checkers;
  const isReached = checkers.vocabularyOf(reach);
  const checked = SOLVERS.flatMap((solver) => {
    const checker = checkers.checkerOf(solver, reach);
    if (checker === null || unit.modules.some((name) => checkers.tooSlow[solver].has(name))) return [];
    const completionsAt = (offset: number) => checker.complete(unit.main, offset);
    // Other units may have loaded types that this unit cannot reach.
    const checkUnit = () => checker.check(unit.sources, [unit.main], isReached);
    const all = checkUnit();
    const slow = slowModules(all, unit);
    for (const name of slow) checkers.tooSlow[solver].add(name);
    if (slow.length > 0 || isNewerSyntax(all, unit)) return [];
    const diagnostics = all.filter(({ message }) => !isEnumType(message, engine.types));
    const explained = explainReports(diagnostics, unit.sources[0]?.text ?? "", {
      completionsAt,
      isFunction: (path) => hasFunction(checker, path, checkUnit),
      engine,
      elsewhere,
    });
    return [{ solver, checker, reports: explained.map((report) => toReport(report, solver, unit)) }];
  });
  const solvers = checked.map(({ solver }) => solver);
  const reports = checked.flatMap((one) => one.reports);
  const [first] = checked;
  if (first === undefined) return { reports, names: [], uses: [], solvers };
  const names = hoveredNames(unit, first.checker);
  const misspelt = misspeltFields(unit.sources, first.checker, isReached).map(
    (field): Report => ({ ...field, solver: "new" }),
  );
  return {
    reports: [...reports, ...misspelt],
    names: readTypes(names, engine.values),
    uses: readUses(names, unit, engine),
    solvers,
  };
}

/** Modules that Luau has not checked to the end: it cannot judge samples that use them. */
const slowModules = (diagnostics: readonly Diagnostic[], { modules }: UnitCode): readonly string[] =>
  diagnostics.flatMap(({ kind, source }) => (kind === "timeout" && modules.includes(source) ? [source] : []));

/** Syntax that our parser accepts, and that this version of Luau's checker cannot parse yet. */
const isNewerSyntax = (diagnostics: readonly Diagnostic[], { sources: [main] }: UnitCode): boolean =>
  main !== undefined &&
  diagnostics.some(({ kind, source }) => kind === "syntax" && source === main.name) &&
  check(main.text).errors.length === 0;

/** Roblox has `Enum.KeyCode` as a type, which no definition file can declare. */
function isEnumType(message: string, types: ReadonlySet<string>): boolean {
  const name = /^Unknown type 'Enum\.(\w+)'/.exec(message)?.[1];
  return name !== undefined && types.has(`Enum${name}`);
}

const toReport = (
  { source: _source, ...report }: Diagnostic & { readonly suggestion: string | null },
  solver: Solver,
  unit: UnitCode,
): Report => ({
  ...report,
  solver,
  suggestion: report.message.startsWith("Unknown require") ? suggestFile(unit) : report.suggestion,
});

export const isByAllNames = ({ reports }: Findings): boolean => reports.some(isUnknownName);

function suggestFile({ sources }: UnitCode): string {
  const files = sources
    .map(({ name }) => name)
    .filter((name) => name !== UNNAMED_SAMPLE && name !== ANY_MODULE.name);
  return files.length === 0
    ? 'Show the file, too, in a sample with `file="…"`. `no-check` excludes this sample.'
    : `The files of this text: ${files.join(", ")}.`;
}
