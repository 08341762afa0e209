import { stemmer } from "stemmer";

/**
 * The stem of an English word in lower case: `rotate`, `rotates` and `rotation` become `rotat`. Other words
 * stay as they are.
 */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}
