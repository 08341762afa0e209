/**
 * Damerau–Levenshtein (optimal string alignment), or `limit + 1` if it is greater. For limits of one or two,
 * recursion is much faster than the usual table.
 */
export function editDistance(from: string, to: string, limit: number, start = 0, end = to.length): number {
  if (Math.abs(from.length - (end - start)) > limit) return limit + 1;
  for (let edits = 0; edits <= limit; edits++) {
    if (isWithin(from, 0, to, start, end, edits)) return edits;
  }
  return limit + 1;
}

function isWithin(
  from: string,
  fromStart: number,
  to: string,
  toStart: number,
  end: number,
  edits: number,
): boolean {
  let at = fromStart;
  let other = toStart;
  while (at < from.length && other < end && from.charCodeAt(at) === to.charCodeAt(other)) {
    at++;
    other++;
  }
  const left = from.length - at;
  const right = end - other;
  if (left === 0 && right === 0) return true;
  if (edits === 0 || Math.abs(left - right) > edits) return false;
  if (left > 0 && right > 0 && isWithin(from, at + 1, to, other + 1, end, edits - 1)) return true;
  if (left > 0 && isWithin(from, at + 1, to, other, end, edits - 1)) return true;
  if (right > 0 && isWithin(from, at, to, other + 1, end, edits - 1)) return true;
  const swapped =
    left > 1 &&
    right > 1 &&
    from.charCodeAt(at) === to.charCodeAt(other + 1) &&
    from.charCodeAt(at + 1) === to.charCodeAt(other);
  return swapped && isWithin(from, at + 2, to, other + 2, end, edits - 1);
}
