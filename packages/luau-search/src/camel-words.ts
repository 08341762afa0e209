import type { NameForms } from "./name-forms";
import type { NameQuery } from "./name-query";
import type { NameMatch } from "./name-score";
import type { OpenSymbols } from "./open-index";
import { NAME } from "./weights";

/** Words that make up the whole name score more, but less than initials. */
const ROOM = 5;

/**
 * Other words may be between: `Entity.setPosition` matches `Entity.setLocalPosition`. The last may be a
 * prefix. Words before a separator must be in the owner.
 */
export function scoreCamelWords(
  { camelWords, ownerCamelWords }: NameQuery,
  open: OpenSymbols,
  symbol: number,
): NameMatch | null {
  const forms = open.forms[symbol];
  if (forms === undefined || camelWords.length === 0 || ownerCamelWords === camelWords.length) return null;
  const { full, starts, nameStart } = forms;
  if (!camelWords.every((word) => full.includes(word))) return null;
  let covered = 0;
  let next = 0;
  for (const [at, word] of camelWords.entries()) {
    const ofOwner = at < ownerCamelWords;
    const inPlace = (start: number) => ofOwner === start < nameStart || ownerCamelWords === 0;
    const whole = at < camelWords.length - 1;
    while (next < starts.length && !(inPlace(starts[next] ?? 0) && beginsWord(word, forms, next, whole)))
      next++;
    const start = starts[next++];
    if (start === undefined) return null;
    if (start >= nameStart) covered += word.length;
    else if (!whole) return null;
  }
  return {
    score: NAME.camelWords + ROOM * Math.min(covered / (full.length - nameStart), 1),
    reason: "camelCase",
  };
}

function beginsWord(text: string, { full, starts }: NameForms, word: number, whole: boolean): boolean {
  const start = starts[word] ?? 0;
  return (
    full.startsWith(text, start) && (!whole || start + text.length === (starts[word + 1] ?? full.length))
  );
}
