import { createChecker, type Checker, type Resolve } from "luau-wasm";
import type { DefinitionGroup } from "./definition-groups";
import type { Solver, Report } from "./findings";

export interface Verdicts {
  readonly accepted: Set<number>;
  /** Groups that the solver rejects, with its reports: they have no effect. */
  readonly rejected: Map<number, readonly Report[]>;
}

export interface DefinitionLoader {
  readonly checker: Checker;
  readonly definitions: readonly string[];
  /** Returns false, and loads nothing, if too many unrelated definitions are loaded. */
  load(dependencies: readonly number[]): boolean;
  readonly reports: readonly Report[];
}

const ENGINE = "@engine";
const SAMPLE = "@sample";

/** In characters. The time to load a definition grows with the others in the same call. */
const PORTION = 16_000;
/** In characters: Luau's linter visits all globals for each source, and memory is limited. */
const MAX_LOADED = 1_000_000;

/** @param verdicts extended by those of each loaded group */
export function createLoader(
  groups: readonly DefinitionGroup[],
  module: WebAssembly.Module,
  { solver, resolve }: { readonly solver: Solver; readonly resolve: Resolve },
  definitions: readonly string[],
  verdicts: Verdicts,
): DefinitionLoader {
  const checker = createChecker(module, { solver, resolve });
  const loaded = new Set<number>();
  let size = 0;
  let largest = 0;
  let isComplete = false;
  const reports: Report[] = [];
  const define = (name: string, text: string): readonly Report[] =>
    checker
      .define({ name, text })
      .map(({ source: _source, ...diagnostic }) => ({ ...diagnostic, solver, suggestion: null }));
  const sizeOf = (groupIndexes: readonly number[]): number =>
    groupIndexes.reduce((sum, group) => sum + (groups[group]?.code.length ?? 0), 0);
  const loadTogether = (groupIndexes: readonly number[]): void => {
    const problems = define(ENGINE, groupIndexes.map((group) => groups[group]?.code ?? "").join("\n"));
    // Luau loads nothing of a text that has an error.
    if (problems.length > 0 && groupIndexes.length > 1)
      for (const group of groupIndexes) loadTogether([group]);
    else if (problems.length > 0)
      for (const group of groupIndexes) verdicts.rejected.set(group, problems.map(withoutLocation));
    else for (const group of groupIndexes) verdicts.accepted.add(group);
  };
  return {
    checker,
    definitions,
    reports,
    load: (dependencies) => {
      const missing = reachedFrom(dependencies, groups, loaded);
      const grown = size + sizeOf(missing);
      if (missing.length > 0) largest = Math.max(largest, sizeOf(reachedFrom(dependencies, groups)));
      if (size > 0 && grown > Math.max(MAX_LOADED, 2 * largest)) return false;
      for (const portion of portionsOf(missing, sizeOf)) loadTogether(portion);
      for (const group of missing) loaded.add(group);
      size = grown;
      // After the engine's definitions, to which they refer.
      if (!isComplete) reports.push(...definitions.flatMap((text) => define(SAMPLE, text)));
      isComplete = true;
      return true;
    },
  };
}

/** Groups and their dependencies, dependencies first. */
export function reachedFrom(
  dependencies: readonly number[],
  groups: readonly DefinitionGroup[],
  without: ReadonlySet<number> = new Set(),
): readonly number[] {
  const reached = new Set(dependencies.filter((group) => !without.has(group)));
  for (const group of reached)
    for (const other of groups[group]?.dependencies ?? []) if (!without.has(other)) reached.add(other);
  return [...reached].sort((a, b) => a - b);
}

function portionsOf(
  groupIndexes: readonly number[],
  sizeOf: (groupIndexes: readonly number[]) => number,
): readonly (readonly number[])[] {
  const portions: number[][] = [];
  let size = Infinity;
  for (const group of groupIndexes) {
    size += sizeOf([group]);
    if (size > PORTION) portions.push([]);
    if (size > PORTION) size = sizeOf([group]);
    portions.at(-1)?.push(group);
  }
  return portions;
}

/** Luau's messages name lines of the text that is made of the definitions, which is not a file of the author's. */
const withoutLocation = (report: Report): Report => ({
  ...report,
  message: report.message.replace(/ \(to close .+? at (?:line|column) \d+\)/, ""),
});
