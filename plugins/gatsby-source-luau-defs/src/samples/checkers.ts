import { tokenize } from "full-moon-wasm";
import { isOutsideModule } from "luau-contract";
import { createChecker, resolveOrAny, type Checker } from "luau-wasm";
import { SOLVERS, type Findings, type Report, type Solver } from "./run-unit";
import { textOf, type Sample } from "./sample";
import type { Unit } from "./units";

/** Checkers with the bundle, created when they are needed. */
export interface Checkers {
  /** The names of the engine's globals. */
  readonly globals: ReadonlySet<string>;
  /** The words of the definitions, other than those of comments. */
  words(definitions: readonly string[]): ReadonlySet<string>;
  /** A checker with further definitions. */
  checkerOf(solver: Solver, definitions: readonly string[]): Checker;
  /** A sample of definitions, as a unit. */
  definitionUnit(sample: Sample): Unit;
  /** Loads a sample of definitions. */
  runDefinitions(unit: Unit, solvers: readonly Solver[]): Findings;
  /** The first mistake that each solver finds in the bundle, whose definitions it then does not know. */
  rejections(): readonly Report[];
}

const BUNDLE = "@engine";
const SAMPLE = "@sample";

/** @param modules names of the engine's modules that scripts require */
export function createCheckers(
  bundle: string,
  modules: readonly string[],
  loadLuau: () => WebAssembly.Module,
): Checkers {
  const made = new Map<string, Checker>();
  const checkerOf = (solver: Solver, definitions: readonly string[]): Checker => {
    const key = JSON.stringify([solver, definitions]);
    const checker =
      made.get(key) ??
      createChecker(loadLuau(), {
        solver,
        definitions: [{ name: BUNDLE, text: bundle }, ...definitions.map((text) => ({ name: SAMPLE, text }))],
        resolve: resolveOrAny((request) => isOutsideModule(request, modules)),
      });
    made.set(key, checker);
    return checker;
  };
  const globals = new Set([...bundle.matchAll(GLOBAL)].map(([, name = ""]) => name));
  const first = (solver: Solver): readonly Report[] =>
    reportsOf(checkerOf(solver, []), BUNDLE, solver).slice(0, 1);
  let engineWords: readonly string[] | null = null;
  return {
    globals,
    words: (definitions) =>
      new Set([...(engineWords ??= wordsIn(withoutComments(bundle))), ...definitions.flatMap(wordsIn)]),
    checkerOf,
    definitionUnit,
    runDefinitions: (unit, solvers) => runDefinitions(unit, solvers, checkerOf),
    rejections: () => SOLVERS.flatMap(first),
  };
}

const wordsIn = (code: string): readonly string[] => code.match(/[A-Za-z_]\w*/g) ?? [];

const GLOBAL = /^declare\s+(?:function\s+)?(\w+)/gm;

const definitionUnit = (sample: Sample): Unit => ({
  sample,
  main: SAMPLE,
  sources: [{ name: SAMPLE, text: textOf(sample.lines) }],
  lines: sample.lines,
  before: 0,
  definitions: [],
});

const runDefinitions = (
  { sources: [source] }: Unit,
  solvers: readonly Solver[],
  checkerOf: Checkers["checkerOf"],
): Findings => ({
  reports: solvers.flatMap((solver) =>
    reportsOf(checkerOf(solver, source === undefined ? [] : [source.text]), SAMPLE, solver),
  ),
  names: [],
});

const reportsOf = ({ definitionDiagnostics }: Checker, name: string, solver: Solver): readonly Report[] =>
  definitionDiagnostics
    .filter(({ source }) => source === name)
    .map(({ source: _source, ...diagnostic }) => ({ ...diagnostic, solver, suggestion: null }));

/** The bundle contains the samples of its comments, which do not affect the others. */
export function withoutComments(bundle: string): string {
  const { tokens } = tokenize(bundle);
  return tokens
    .filter(({ kind }) => kind !== "comment" && kind !== "docComment")
    .map(({ span }) => bundle.slice(...span))
    .join(" ");
}
