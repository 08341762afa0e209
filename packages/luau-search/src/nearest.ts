import { fold } from "./name-forms";
import type { OpenSymbols } from "./open-index";

const NO_FORMS = { full: "", pathStart: 0, nameStart: 0 };
export const MAX_NEAREST = 5;
/** Below this, similarity is chance. */
const LEAST_SIMILARITY = 0.2;

/** The most similar names share most bigrams with the text. */
export function nearestSymbols(
  { symbols, forms }: OpenSymbols,
  text: string,
  admits: (symbol: number) => boolean,
): readonly number[] {
  const wanted = bigramsOf(fold(text));
  if (wanted.size === 0) return [];
  return symbols
    .filter(({ id }) => admits(id))
    .map(({ id }) => {
      const { full, pathStart, nameStart } = forms[id] ?? NO_FORMS;
      const whole = diceCoefficient(wanted, full.slice(pathStart));
      return { id, similarity: Math.max(whole, diceCoefficient(wanted, full.slice(nameStart))) };
    })
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity || a.id - b.id)
    .slice(0, MAX_NEAREST)
    .map(({ id }) => id);
}

const bigramsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** The Sørensen–Dice coefficient of bigrams, from 0 to 1. Repeated bigrams of the name count. */
function diceCoefficient(wanted: ReadonlySet<string>, name: string): number {
  let shared = 0;
  for (const pair of wanted) if (name.includes(pair)) shared++;
  return (2 * shared) / (wanted.size + Math.max(0, name.length - 1));
}
