/** Reads tests/fixtures/search-intents and counts at which rank a search has what is wanted. */
import { readdirSync, readFileSync } from "node:fs";
import {
  isAnswered,
  type RankedResult,
  type SearchResult,
} from "../../../../packages/luau-search/src/results";

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

const UNANSWERED = "unanswered.txt";
/** Files with this prefix are not for tuning. */
const UNSEEN = "unseen-";

/** The intents by file, in the order of their names. */
export function readIntentFiles(): ReadonlyMap<string, readonly Intent[]> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt") && file !== UNANSWERED)
    .sort();
  return new Map(files.map((file) => [file, readLines(file).map(toIntent)]));
}

/** All intents that may be tuned with. */
export const readIntents = (): readonly Intent[] =>
  [...readIntentFiles()].filter(([file]) => !file.startsWith(UNSEEN)).flatMap(([, intents]) => intents);

/** Queries that nothing on the site answers. */
const readUnanswered = (): readonly string[] => readLines(UNANSWERED);

const readLines = (file: string): readonly string[] =>
  readFileSync(new URL(file, FOLDER), "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.trim() !== "");

function toIntent(line: string): Intent {
  const at = line.lastIndexOf(" => ");
  if (at < 0) throw new Error(`A line of the search intents lacks " => ": ${line}`);
  return { query: line.slice(0, at), wanted: new Set(line.slice(at + 4).split(" | ")) };
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

export interface SaidScore {
  /** Queries that have their answer among the first ten, and are said to have none. */
  readonly lost: readonly string[];
  /** The number of `unanswered` queries that are reported to have no answer. */
  readonly admitted: number;
  readonly unanswered: number;
}

/** Evaluates whether a search says of the right queries that nothing answers them. */
export function scoreSaid(intents: readonly Intent[], search: (query: string) => SearchResult): SaidScore {
  const isSaid = (query: string) => isAnswered(search(query));
  const isFound = ({ query, wanted }: Intent) =>
    search(query)
      .results.slice(0, 10)
      .some((result) => wanted.has(addressOf(result)));
  const lost = intents.filter((intent) => !isSaid(intent.query) && isFound(intent));
  const unanswered = readUnanswered();
  return {
    lost: lost.map(({ query }) => query),
    admitted: unanswered.filter((query) => !isSaid(query)).length,
    unanswered: unanswered.length,
  };
}

/** A result as the answers of the intents are written. */
export const addressOf = (result: RankedResult): string =>
  result.kind === "symbol" ? result.symbol.path : result.href.slice(1);
