import { stemmer } from "stemmer";

/** `rotate`, `rotates` and `rotation` become `rotat`. Only English words in lower case change. */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

/** The stem of a word that a collection of texts repeats: kept in `stems`, by word. */
export function keptStem(word: string, stems: Map<string, string>): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stemmed = stem(word);
  stems.set(word, stemmed);
  return stemmed;
}
