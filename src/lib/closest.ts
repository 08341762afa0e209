/** The name that was probably meant: at most a third of its letters differ. Null when none is near. */
export function closest(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.floor(Math.max(name.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** How many letters must change, come or go; `limit` is as good as more. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (row[column - 1] ?? limit) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[column] ?? limit) + 1, (next[column - 1] ?? limit) + 1));
    }
    row = next;
  }
  return Math.min(row[to.length] ?? limit, limit);
}
