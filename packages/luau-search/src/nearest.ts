/** What is called most alike, for a query that finds nothing. */
import { fold, nameStartIn } from "./name-forms";
import type { OpenSymbols } from "./open-index";

const MOST = 5;
/** Less in common is chance. */
const LEAST_ALIKE = 0.2;

/** Numbers of the symbols whose names share most pairs of letters with a text. */
export function nearestSymbols(
  { symbols }: OpenSymbols,
  text: string,
  admits: (symbol: number) => boolean,
): readonly number[] {
  const wanted = pairsOf(fold(text));
  if (wanted.size === 0) return [];
  return symbols
    .filter(({ id }) => admits(id))
    .map(({ id, path }) => {
      const whole = likeness(wanted, pairsOf(fold(path)));
      return { id, alike: Math.max(whole, likeness(wanted, pairsOf(fold(path.slice(nameStartIn(path)))))) };
    })
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike || a.id - b.id)
    .slice(0, MOST)
    .map(({ id }) => id);
}

function pairsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** Of 1, how many of their pairs two words share (Dice's coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
