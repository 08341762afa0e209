/** Finds the name that was probably meant, or null when none is near. */
export type NearestName = (name: string) => string | null;

/** A search among the same names, many times over: a file may have thousands of mistakes. */
export function nearestNames(names: Iterable<string>): NearestName {
  const byLength = groupByLength(names);
  const found = new Map<string, string | null>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const nearest = search(toCandidate(name), byLength);
    found.set(name, nearest);
    return nearest;
  };
}

/** «Did you mean `x`?», or null. */
export const didYouMean = (name: string, names: Iterable<string>): string | null => asQuestion(nearestNames(names)(name));

export const asQuestion = (nearest: string | null): string | null => (nearest === null ? null : `Did you mean \`${nearest}\`?`);

interface Candidate {
  readonly name: string;
  /** Case is no difference. */
  readonly folded: string;
  /** A bit for each character that it has. */
  readonly letters: number;
}

function toCandidate(name: string): Candidate {
  const folded = name.toLowerCase();
  let letters = 0;
  for (let index = 0; index < folded.length; index += 1) letters |= 1 << (folded.charCodeAt(index) & 31);
  return { name, folded, letters };
}

function groupByLength(names: Iterable<string>): ReadonlyMap<number, readonly Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const name of names) {
    const group = groups.get(name.length);
    if (group === undefined) groups.set(name.length, [toCandidate(name)]);
    else group.push(toCandidate(name));
  }
  return groups;
}

/** Of several that are equally near, the first in the alphabet. */
function search(wanted: Candidate, byLength: ReadonlyMap<number, readonly Candidate[]>): string | null {
  let nearest: string | null = null;
  let smallest = Math.max(1, Math.floor(wanted.name.length / 3)) + 1;
  for (const length of nearestFirst(wanted.name.length, smallest)) {
    if (Math.abs(length - wanted.name.length) > smallest) break;
    for (const candidate of byLength.get(length) ?? []) {
      if (candidate.name === wanted.name || differingLetters(wanted.letters, candidate.letters) > smallest) continue;
      const distance = editDistance(wanted.folded, candidate.folded, smallest + 1);
      if (distance < smallest || (distance === smallest && nearest !== null && candidate.name < nearest)) {
        smallest = distance;
        nearest = candidate.name;
      }
    }
  }
  return nearest;
}

/** Lengths that can be near enough: a good match, found early, saves looking at the others. */
const nearestFirst = (length: number, limit: number): readonly number[] =>
  [length, ...Array.from({ length: limit }, (_, index) => [length - index - 1, length + index + 1]).flat()];

/** Each edit brings or takes one letter at most, so there are at least this many between the two. */
const differingLetters = (a: number, b: number): number => Math.max(bitCount(a & ~b), bitCount(b & ~a));

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Insertions, deletions, changes and swaps of neighbours between two texts; `limit` when there are as many or more. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
