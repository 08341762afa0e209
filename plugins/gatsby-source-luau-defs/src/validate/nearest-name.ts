/** The name among `names` that was probably meant, or null when none is near. */
export function nearestName(name: string, names: Iterable<string>): string | null {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const folded = name.toLowerCase();
  let nearest: string | null = null;
  let smallest = limit + 1;
  for (const candidate of names) {
    if (candidate === name || Math.abs(candidate.length - name.length) > smallest) continue;
    const distance = editDistance(folded, candidate.toLowerCase(), smallest + 1);
    if (distance < smallest || (distance === smallest && nearest !== null && candidate < nearest)) {
      smallest = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** «Did you mean `x`?», or null. */
export function didYouMean(name: string, names: Iterable<string>): string | null {
  const nearest = nearestName(name, names);
  return nearest === null ? null : `Did you mean \`${nearest}\`?`;
}

/** Insertions, deletions, changes and swaps of neighbours between two texts; `limit` when there are as many or more. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    if (Math.min(...row) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
