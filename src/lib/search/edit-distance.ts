/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to make one text of the other
 * (optimal string alignment), or `limit + 1` as soon as it is clear that it takes more than the limit.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = nextRow(from, to, row, last, beforeLast, limit);
    if (current === null) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1);
}

/** Cells further than the limit from the diagonal cannot count: only the band between is worked out. */
function nextRow(from: string, to: string, row: number, last: readonly number[], beforeLast: readonly number[], limit: number): number[] | null {
  const far = limit + 1;
  const current = new Array<number>(to.length + 1).fill(far);
  if (row <= limit) current[0] = row;
  let least = current[0] ?? far;
  for (let column = Math.max(1, row - limit); column <= Math.min(to.length, row + limit); column++) {
    const same = from[row - 1] === to[column - 1];
    let cost = Math.min((last[column] ?? far) + 1, (current[column - 1] ?? far) + 1, (last[column - 1] ?? far) + (same ? 0 : 1));
    const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1);
    current[column] = cost;
    least = Math.min(least, cost);
  }
  return least > limit ? null : current;
}
