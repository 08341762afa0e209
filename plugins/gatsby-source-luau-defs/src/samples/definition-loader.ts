import { createChecker, type Checker, type Resolve } from "luau-wasm";
import type { DefinitionGroup } from "./definition-groups";
import type { Solver, Report } from "./findings";

/** What a solver says of the groups that it was asked to load, by their indexes. */
export interface Verdicts {
  readonly accepted: Set<number>;
  /** With what it reports: these have no effect. */
  readonly rejected: Map<number, readonly Report[]>;
}

/** A checker that loads definitions when they are needed. */
export interface DefinitionLoader {
  readonly checker: Checker;
  /** What it knows of the samples' own definitions. */
  readonly definitions: readonly string[];
  /** Loads groups and what they need. Returns false, and loads nothing, if it has loaded too much else. */
  load(needs: readonly number[]): boolean;
  /** What it reports of the samples' own definitions. */
  readonly reports: readonly Report[];
}

const ENGINE = "@engine";
const SAMPLE = "@sample";

/** In characters. What Luau does for a definition grows with those that are loaded in the same call. */
const PORTION = 16_000;
/**
 * In characters. Luau's linter reads all globals for each source, and an instance's memory is limited. Where units
 * reach more, twice as much is kept, so that less is loaded again than was loaded for the first time.
 */
const MOST_LOADED = 1_000_000;

/** @param verdicts completed by those of each group that is loaded */
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
  /** What one unit has reached. */
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
    // With a mistake, nothing of a text is loaded.
    if (found.length > 0 && places.length > 1) for (const place of places) loadTogether([place]);
    else if (found.length > 0) for (const place of places) verdicts.rejected.set(place, found);
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
      // Behind the engine's, which they name.
      if (!isComplete) reports.push(...definitions.flatMap((text) => define(SAMPLE, text)));
      isComplete = true;
      return true;
    },
  };
}

/** Groups and what they need, each after those that it needs itself. */
export function reachedFrom(
  needs: readonly number[],
  groups: readonly DefinitionGroup[],
  without: ReadonlySet<number> = new Set(),
): readonly number[] {
  const found = new Set(needs.filter((place) => !without.has(place)));
  // Those that are added are visited, too.
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
