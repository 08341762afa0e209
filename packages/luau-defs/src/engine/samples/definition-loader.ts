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
  load(needs: readonly number[]): boolean;
  readonly reports: readonly Report[];
}

const ENGINE = "@engine";
const SAMPLE = "@sample";

/** In characters. The time to load a definition grows with the others in the same call. */
const PORTION = 16_000;
/** In characters: Luau's linter visits all globals for each source, and memory is limited. */
const MOST_LOADED = 1_000_000;

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
  const sizeOf = (places: readonly number[]): number =>
    places.reduce((sum, place) => sum + (groups[place]?.code.length ?? 0), 0);
  const loadTogether = (places: readonly number[]): void => {
    const found = define(ENGINE, places.map((place) => groups[place]?.code ?? "").join("\n"));
    // Luau loads nothing of a text that has an error.
    if (found.length > 0 && places.length > 1) for (const place of places) loadTogether([place]);
    else if (found.length > 0)
      for (const place of places) verdicts.rejected.set(place, found.map(withoutPlace));
    else for (const place of places) verdicts.accepted.add(place);
  };
  return {
    checker,
    definitions,
    reports,
    load: (needs) => {
      const missing = reachedFrom(needs, groups, loaded);
      const grown = size + sizeOf(missing);
      if (missing.length > 0) largest = Math.max(largest, sizeOf(reachedFrom(needs, groups)));
      if (size > 0 && grown > Math.max(MOST_LOADED, 2 * largest)) return false;
      for (const portion of portionsOf(missing, sizeOf)) loadTogether(portion);
      for (const place of missing) loaded.add(place);
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
  needs: readonly number[],
  groups: readonly DefinitionGroup[],
  without: ReadonlySet<number> = new Set(),
): readonly number[] {
  const found = new Set(needs.filter((place) => !without.has(place)));
  // The set grows while it is iterated.
  for (const place of found)
    for (const other of groups[place]?.needs ?? []) if (!without.has(other)) found.add(other);
  return [...found].sort((a, b) => a - b);
}

function portionsOf(
  places: readonly number[],
  sizeOf: (places: readonly number[]) => number,
): readonly (readonly number[])[] {
  const portions: number[][] = [];
  let size = Infinity;
  for (const place of places) {
    size += sizeOf([place]);
    if (size > PORTION) portions.push([]);
    if (size > PORTION) size = sizeOf([place]);
    portions.at(-1)?.push(place);
  }
  return portions;
}

/** Luau's messages name places in the text that is made of the definitions, which is not a file of the author's. */
const withoutPlace = (report: Report): Report => ({
  ...report,
  message: report.message.replace(/ \(to close .+? at (?:line|column) \d+\)/, ""),
});
