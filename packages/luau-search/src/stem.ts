import { stemmer } from "stemmer";

/** Texts repeat their words, and stems take time. */
const stems = new Map<string, string>();

/** `rotate`, `rotates` and `rotation` become `rotat`. Only English words in lower case change. */
export function stem(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const stemmed = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
  stems.set(word, stemmed);
  return stemmed;
}
