/** Reads tests/fixtures/search-intents and counts at which rank a search has what is wanted. */
import { readdirSync, readFileSync } from "node:fs";

export interface Intent {
  readonly query: string;
  /** Symbols' paths, and addresses of sections without their leading slash. Any is right. */
  readonly wanted: ReadonlySet<string>;
}

export interface Score {
  readonly count: number;
  readonly first: number;
  readonly firstThree: number;
  readonly firstTen: number;
  readonly meanReciprocalRank: number;
  /** Queries whose answer is not among the first three. */
  readonly missed: readonly string[];
}

const FOLDER = new URL("../../../fixtures/search-intents/", import.meta.url);

export function readIntents(): readonly Intent[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort();
  return files.flatMap((file) => readFileSync(new URL(file, FOLDER), "utf8").split("\n").flatMap(toIntent));
}

function toIntent(line: string): readonly Intent[] {
  if (line.startsWith("#") || line.trim() === "") return [];
  const at = line.lastIndexOf(" => ");
  if (at < 0) throw new Error(`A line of the search intents lacks " => ": ${line}`);
  return [{ query: line.slice(0, at), wanted: new Set(line.slice(at + 4).split(" | ")) }];
}

/** The third that is set aside: FNV-1a of the query, divisible by 3. */
export function isHeldOut({ query }: Intent): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % 3 === 0;
}

/** Evaluates a search that returns paths and addresses, best first. */
export function scoreIntents(
  intents: readonly Intent[],
  search: (query: string) => readonly string[],
): Score {
  const ranks = intents.map(({ query, wanted }) => search(query).findIndex((found) => wanted.has(found)));
  const within = (limit: number) => ranks.filter((rank) => rank >= 0 && rank < limit).length;
  return {
    count: intents.length,
    first: within(1),
    firstThree: within(3),
    firstTen: within(10),
    meanReciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / intents.length,
    missed: intents.flatMap(({ query }, at) =>
      (ranks[at] ?? -1) < 0 || (ranks[at] ?? 0) > 2 ? [query] : [],
    ),
  };
}

/** One line of the figures. */
export function toLine(name: string, score: Score): string {
  const share = (part: number) => `${part} (${((100 * part) / score.count).toFixed(0)} %)`;
  return `${name}: first ${share(score.first)}, first three ${share(score.firstThree)}, first ten ${share(score.firstTen)}, MRR ${score.meanReciprocalRank.toFixed(3)}, of ${score.count}`;
}
