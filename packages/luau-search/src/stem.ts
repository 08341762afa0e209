import { stemmer } from "stemmer";

/** Texts repeat their words, and stems take time. */
const known = new Map<string, string>();

/** `rotate`, `rotates` and `rotation` become `rotat`. Only English words in lower case change. */
export function stem(word: string): string {
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const stemmed = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
  known.set(word, stemmed);
  return stemmed;
}
