/** What is asked of Luau. An earlier run has answered a part, by the digest of all that an answer depends on. */
import { createHash } from "node:crypto";
import type { Mock } from "../mock/to-mock";
import { isByAllNames } from "./run-unit";
import type { Findings } from "./findings";
import type { UnitCode } from "./units";
import type { Found, UnitWork, Work } from "./work";

/** What Luau has found, by digests. */
export type SampleCache = Map<string, Findings>;

/** Stands for the answer. */
export type Key = string;

export interface Questions {
  /** Asks whether Luau accepts a group of definitions, by its index. */
  askGroup(place: number): Key;
  /** @param needs indexes of the groups that the unit names */
  askUnit(unit: UnitCode, needs: readonly number[], mock: Mock | null): Key;
  /** Asks for what `find` returns, which is nothing if an earlier run has found nothing. */
  askOnce<T>(content: string, find: () => readonly T[]): readonly T[];
  /** Whether an earlier run has the answer. */
  isKnown(key: Key): boolean;
  /** What has no answer yet. */
  work(): Work;
  /** All answers. They replace those in the cache. */
  answers(found: Found): (key: Key) => Findings;
}

/** Increased when the same unit could have other findings. */
const FORMAT = 8;

const NOTHING: Findings = { reports: [], names: [], solvers: [] };

type Engine = Pick<Work, "groups" | "modules">;

/** @param luau digest of Luau */
export function openQuestions(cache: SampleCache, luau: string, engine: Engine): Questions {
  const { groups } = engine;
  const known = new Map(cache);
  const found = new Map<Key, Findings>();
  const places = new Map<Key, number>();
  const units = new Map<Key, UnitWork>();
  const mocks: Mock[] = [];
  const allNames = digestOf(groups.map(({ digest }) => digest));
  /** Suggestions for an unknown name depend on all of the engine: its members have names, too. */
  const withNames = (key: Key): Key => digestOf([key, allNames]);
  const ask = (content: unknown, add: (key: Key) => void): Key => {
    const key = digestOf([FORMAT, luau, content]);
    const answer = known.get(key) ?? known.get(withNames(key));
    if (answer === undefined) add(key);
    else found.set(key, answer);
    return key;
  };
  const indexOf = (mock: Mock): number => (mocks.includes(mock) ? mocks.indexOf(mock) : mocks.push(mock) - 1);
  const ordered = () => [...units].sort(([, a], [, b]) => placeOf(a) - placeOf(b));
  return {
    askGroup: (place) => ask(groups[place]?.digest, (key) => places.set(key, place)),
    askUnit: (unit, needs, mock) =>
      ask([...contentOf(unit, needs, engine), mock?.text], (key) =>
        units.set(key, { unit, needs, mock: mock === null ? null : indexOf(mock) }),
      ),
    askOnce: (content, find) => {
      let all: ReturnType<typeof find> = [];
      const key = ask(content, () => (all = find()));
      if (all.length === 0) found.set(key, NOTHING);
      return all;
    },
    isKnown: (key) => found.has(key),
    work: () => ({
      ...engine,
      mocks,
      places: [...places.values()],
      units: ordered().map(([, unit]) => unit),
    }),
    answers: (answers) => {
      for (const [index, key] of [...places.keys()].entries())
        found.set(key, answers.places[index] ?? NOTHING);
      for (const [index, [key]] of ordered().entries()) found.set(key, answers.units[index] ?? NOTHING);
      cache.clear();
      for (const [key, one] of found) cache.set(isByAllNames(one) ? withNames(key) : key, one);
      return (key) => found.get(key) ?? NOTHING;
    },
  };
}

/** What the findings in a unit depend on. */
function contentOf(
  { main, sources, definitions }: UnitCode,
  needs: readonly number[],
  { groups, modules }: Engine,
): readonly unknown[] {
  const reached = needs.map((place) => groups[place]?.digest).sort();
  const required = sources.some(({ text }) => text.includes("require")) ? modules : [];
  return [main, sources, definitions, reached, required];
}

/** Units that need the same definitions follow each other. */
const placeOf = ({ unit, needs }: UnitWork): number =>
  unit.definitions.length > 0 ? Infinity : (needs[0] ?? -1);

const digestOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url");
