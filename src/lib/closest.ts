import { editDistance } from "./search/edit-distance";

/** The name that was probably meant: at most a third of its letters differ. Null when none is near. */
export function closest(name: string, candidates: Iterable<string>): string | null {
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
