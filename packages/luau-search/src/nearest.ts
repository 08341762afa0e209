/** What is called most alike, for a query that finds nothing. */
import { fold } from "./name-forms";
import type { OpenSymbols } from "./open-index";

const NO_FORMS = { full: "", pathStart: 0, nameStart: 0 };
export const MOST_NEAREST = 5;
/** Less in common is chance. */
const LEAST_ALIKE = 0.2;

/** Numbers of the symbols whose names share most pairs of letters with a text. */
export function nearestSymbols(
  { symbols, forms }: OpenSymbols,
  text: string,
  admits: (symbol: number) => boolean,
): readonly number[] {
  const wanted = pairsOf(fold(text));
  if (wanted.size === 0) return [];
  return symbols
    .filter(({ id }) => admits(id))
    .map(({ id }) => {
      const { full, pathStart, nameStart } = forms[id] ?? NO_FORMS;
      const whole = likeness(wanted, full.slice(pathStart));
      return { id, alike: Math.max(whole, likeness(wanted, full.slice(nameStart))) };
    })
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike || a.id - b.id)
    .slice(0, MOST_NEAREST)
    .map(({ id }) => id);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/**
 * Of 1, how many of their pairs two words share (Dice's coefficient, with repeated pairs of the name
 * counted).
 */
function likeness(wanted: ReadonlySet<string>, name: string): number {
  let shared = 0;
  for (const pair of wanted) if (name.includes(pair)) shared++;
  return (2 * shared) / (wanted.size + Math.max(0, name.length - 1));
}
