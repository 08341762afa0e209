import { stemmer } from "stemmer";

/** `rotate`, `rotates` and `rotation` become `rotat`. Only English words in lower case change. */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}
