/** The work for Luau, without results that are cached by the digest of everything they depend on. */
import { digestOf } from "../../read/digest";
import type { Mock } from "../mock/to-mock";
import { isByAllNames } from "./run-unit";
import type { Findings } from "./findings";
import type { UnitCode } from "./units";
import type { WorkResults, UnitWork, Work } from "./work";

export type SampleCache = Map<string, Findings>;

export type Key = string;

export interface Questions {
  askGroup(groupIndex: number): Key;
  /** @param dependencies indexes of the groups that the unit refers to */
  askUnit(unit: UnitCode, dependencies: readonly number[], mock: Mock | null): Key;
  /** Returns the result of `find`, which is not called if its cached result is empty. */
  askOnce<T>(content: string, find: () => readonly T[]): readonly T[];
  isKnown(key: Key): boolean;
  work(): Work;
  /** All results, which replace those in the cache. */
  answers(results: WorkResults): (key: Key) => Findings;
}

/** Increased when the same unit could have other findings. */
const FORMAT = 12;

const NOTHING: Findings = { reports: [], names: [], uses: [], solvers: [] };

type Engine = Pick<Work, "groups" | "modules">;

export function openQuestions(cache: SampleCache, luau: string, engine: Engine): Questions {
  const { groups } = engine;
  const cached = new Map(cache);
  const results = new Map<Key, Findings>();
  const groupIndexes = new Map<Key, number>();
  const units = new Map<Key, UnitWork>();
  const mocks: Mock[] = [];
  const allNames = digestOf(groups.map(({ digest }) => digest));
  /** Suggestions for an unknown name depend on the whole engine, including names of members. */
  const withNames = (key: Key): Key => digestOf([key, allNames]);
  const ask = (content: unknown, add: (key: Key) => void): Key => {
    const key = digestOf([FORMAT, luau, content]);
    const answer = cached.get(key) ?? cached.get(withNames(key));
    if (answer === undefined) add(key);
    else results.set(key, answer);
    return key;
  };
  const indexOf = (mock: Mock): number => (mocks.includes(mock) ? mocks.indexOf(mock) : mocks.push(mock) - 1);
  const ordered = () => [...units].sort(([, a], [, b]) => placeOf(a) - placeOf(b));
  return {
    askGroup: (group) => ask(groups[group]?.digest, (key) => groupIndexes.set(key, group)),
    askUnit: (unit, dependencies, mock) =>
      ask([...contentOf(unit, dependencies, engine), mock?.text], (key) =>
        units.set(key, { unit, dependencies, mock: mock === null ? null : indexOf(mock) }),
      ),
    askOnce: (content, find) => {
      let all: ReturnType<typeof find> = [];
      const key = ask(content, () => (all = find()));
      if (all.length === 0) results.set(key, NOTHING);
      return all;
    },
    isKnown: (key) => results.has(key),
    work: () => ({
      ...engine,
      mocks,
      groupIndexes: [...groupIndexes.values()],
      units: ordered().map(([, unit]) => unit),
    }),
    answers: (answers) => {
      for (const [index, key] of [...groupIndexes.keys()].entries())
        results.set(key, answers.groups[index] ?? NOTHING);
      for (const [index, [key]] of ordered().entries()) results.set(key, answers.units[index] ?? NOTHING);
      cache.clear();
      for (const [key, one] of results) cache.set(isByAllNames(one) ? withNames(key) : key, one);
      return (key) => results.get(key) ?? NOTHING;
    },
  };
}

function contentOf(
  { main, sources, definitions }: UnitCode,
  dependencies: readonly number[],
  { groups, modules }: Engine,
): readonly unknown[] {
  const reached = dependencies.map((group) => groups[group]?.digest).sort();
  const required = sources.some(({ text }) => text.includes("require")) ? modules : [];
  return [main, sources, definitions, reached, required];
}

/** Sorts units so that those with the same definitions are adjacent. */
const placeOf = ({ unit, dependencies }: UnitWork): number =>
  unit.definitions.length > 0 ? Infinity : (dependencies.at(-1) ?? -1);
