import { type EngineNames, isExternalModule } from "luau-contract";
import { resolveOrAny, type Checker, type Resolve } from "luau-wasm";
import { createLoader, reachedFrom, type DefinitionLoader, type Verdicts } from "./definition-loader";
import { wordsIn, type DefinitionGroup } from "./definition-groups";
import { moduleOfAlias } from "./module-scope";
import type { Solver, Report } from "./findings";

export interface Reach {
  /** Indexes of the engine's groups that it names. */
  readonly dependencies: readonly number[];
  readonly definitions: readonly string[];
}

export interface Checkers {
  /** All names of the engine. A checker may have loaded only those that a unit can reach. */
  readonly engine: EngineNames;
  /** Null if the solver rejects the definitions that the unit can reach. */
  checkerOf(solver: Solver, reach: Reach): Checker | null;
  /** Modules that exceeded the time limit of a solver: each of their samples would take as long. */
  readonly tooSlow: Readonly<Record<Solver, Set<string>>>;
  rejectionsOf(solver: Solver, groupIndexes: readonly number[]): readonly (readonly Report[])[];
  reportsOf(solver: Solver, reach: Reach): readonly Report[];
  vocabularyOf(reach: Reach): (word: string) => boolean;
}

/** @param modules names of the engine's modules that scripts can require */
export function createCheckers(
  groups: readonly DefinitionGroup[],
  modules: readonly string[],
  loadLuau: () => WebAssembly.Module,
): Checkers {
  const loaders = new Map<string, DefinitionLoader>();
  const resolve = resolveModules(modules);
  const verdicts: Readonly<Record<Solver, Verdicts>> = { new: noVerdicts(), old: noVerdicts() };
  const loaderOf = (solver: Solver, { dependencies, definitions }: Reach): DefinitionLoader => {
    // Two checkers of a solver are kept: for the engine alone, and for the last samples with definitions.
    const key = `${solver} ${definitions.length > 0}`;
    const last = loaders.get(key);
    if (last !== undefined && isSame(last.definitions, definitions) && last.load(dependencies)) return last;
    const loader = createLoader(groups, loadLuau(), { solver, resolve }, definitions, verdicts[solver]);
    loaders.set(key, loader);
    loader.load(dependencies);
    return loader;
  };
  const wordsOf = createWords(groups);
  const engine = {
    values: new Set(groups.flatMap(({ values }) => values)),
    types: new Set(groups.flatMap(({ types }) => types)),
  };
  return {
    engine,
    checkerOf: (solver, reach) => {
      const { checker } = loaderOf(solver, reach);
      const { rejected } = verdicts[solver];
      const isRejected =
        rejected.size > 0 && reachedFrom(reach.dependencies, groups).some((group) => rejected.has(group));
      return isRejected ? null : checker;
    },
    tooSlow: { new: new Set(), old: new Set() },
    rejectionsOf: (solver, groupIndexes) => {
      const { accepted, rejected } = verdicts[solver];
      const dependencies = groupIndexes.filter((group) => !accepted.has(group) && !rejected.has(group));
      if (dependencies.length > 0) loaderOf(solver, { dependencies, definitions: [] });
      return groupIndexes.map((group) => rejected.get(group) ?? []);
    },
    reportsOf: (solver, reach) => loaderOf(solver, reach).reports,
    vocabularyOf: ({ dependencies, definitions }) => {
      let reached: readonly ReadonlySet<string>[] | null = null;
      const all = () =>
        (reached ??= [
          new Set(definitions.flatMap(wordsIn)),
          ...reachedFrom(dependencies, groups).map((group) => wordsOf(group)),
        ]);
      return (word) => all().some((words) => words.has(word));
    },
  };
}

/** Resolves aliases to modules among the sources, and all other aliases to `any`. */
function resolveModules(modules: readonly string[]): Resolve {
  const otherwise = resolveOrAny((request) => isExternalModule(request, modules));
  return (from, request, names) => {
    const module = request.startsWith("@") ? moduleOfAlias(request, names) : null;
    return module ?? otherwise(from, request, names);
  };
}

const noVerdicts = (): Verdicts => ({ accepted: new Set(), rejected: new Map() });

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

function createWords(groups: readonly DefinitionGroup[]): (group: number) => ReadonlySet<string> {
  const wordsOf = new Map<number, ReadonlySet<string>>();
  return (group) => {
    const words = wordsOf.get(group) ?? new Set(wordsIn(groups[group]?.code ?? ""));
    wordsOf.set(group, words);
    return words;
  };
}
