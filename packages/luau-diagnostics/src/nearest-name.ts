import { groupBy } from "luau-syntax";

export type NearestName = (name: string) => string | null;

/** Comparisons per kind of problem: with ten thousand names, a hundred problems receive a suggestion. */
const MAX_COMPARISONS = 1_000_000;

/** Prepares repeated searches among the same names, since a file may have thousands of problems. */
export function nearestNames(names: Iterable<string>): NearestName {
  const all = [...names];
  const byLength = groupBy(all, ({ length }) => length);
  const results = new Map<string, string | null>();
  return (name) => {
    const earlier = results.get(name);
    if (earlier !== undefined) return earlier;
    const isOverLimit = (results.size + 1) * all.length > MAX_COMPARISONS;
    const nearest = isOverLimit ? null : search(name, byLength);
    results.set(name, nearest);
    return nearest;
  };
}

/** The most similar name, if at most a third of its letters differ; otherwise null. */
export const nearestName = (name: string, names: Iterable<string>): string | null =>
  nearestNames(names)(name);

/** «Did you mean `x`?», or null. */
export const didYouMean = (name: string, names: Iterable<string>): string | null =>
  asQuestion(nearestName(name, names));

export const asQuestion = (nearest: string | null): string | null =>
  nearest === null ? null : `Did you mean \`${nearest}\`?`;

/** If several names are equally near, the first one in alphabetical order. */
function search(wanted: string, byLength: ReadonlyMap<number, readonly string[]>): string | null {
  const folded = wanted.toLowerCase();
  let nearest: string | null = null;
  let smallest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const length of nearestFirst(wanted.length, smallest)) {
    if (Math.abs(length - wanted.length) > smallest) break;
    for (const name of byLength.get(length) ?? []) {
      if (name === wanted) continue;
      const distance = editDistance(folded, name.toLowerCase(), smallest + 1);
      if (distance < smallest || (distance === smallest && nearest !== null && name < nearest)) {
        smallest = distance;
        nearest = name;
      }
    }
  }
  return nearest;
}

/** Candidate lengths, nearest first: a good match, found early, avoids comparing the others. */
const nearestFirst = (length: number, limit: number): readonly number[] => [
  length,
  ...Array.from({ length: limit }, (_, index) => [length - index - 1, length + index + 1]).flat(),
];

/** Rows of the distance matrix, reused because one problem may cause tens of thousands of comparisons. */
let [beforeLast, last, row]: [number[], number[], number[]] = [[], [], []];

/** Damerau–Levenshtein, or `limit`. Cells further than `limit` from the diagonal cost at least as much. */
function editDistance(a: string, b: string, limit: number): number {
  for (let j = 0; j <= Math.min(b.length, limit); j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    row[from - 1] = from === 1 ? i : limit;
    let least = row[from - 1] ?? limit;
    for (let j = from; j <= to; j += 1) {
      const cost = costAt(a, b, i, j, j === i + limit ? limit : (last[j] ?? limit));
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? limit, limit);
}

/** The cost of a cell, from its neighbours (`above` is in the previous row) and from a transposition. */
function costAt(a: string, b: string, i: number, j: number, above: number): number {
  const [inA, inB] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
  const cost = Math.min(above + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (inA === inB ? 0 : 1));
  const isSwap = i > 1 && j > 1 && inA === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === inB;
  return isSwap ? Math.min(cost, (beforeLast[j - 2] ?? 0) + 1) : cost;
}
