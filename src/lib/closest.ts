import { distance } from "fastest-levenshtein";

/** The name that was probably meant: at most a third of its letters differ, or two that changed places. Null when none is near. */
export function closest(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  // Two letters that changed places count as two changes; of three letters, two are too many.
  let smallest = (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  const wanted = name.toLowerCase();
  for (const candidate of candidates) {
    // As many letters have to be added or dropped, which is known without looking at them.
    if (Math.abs(candidate.length - name.length) >= smallest) continue;
    const changes = distance(wanted, candidate.toLowerCase());
    if (changes < smallest) [best, smallest] = [candidate, changes];
  }
  return best;
}
