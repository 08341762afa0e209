/** Converts texts and names into the words that search by meaning compares. */
import { splitWords } from "./name-forms";
import { stem } from "./stem";
import { findWords, toPlain } from "./words";

/** Plain words of a text, with names split: `RunService.Heartbeat` is `run`, `service`, `heartbeat`. */
export function plainTerms(text: string): readonly string[] {
  return findWords(text).flatMap(({ text: word }) => partsOf(word));
}

const partsOf = (word: string): readonly string[] =>
  (/[a-z][A-Z]|_|[A-Za-z]\d/.test(word) ? splitWords(word) : [word]).flatMap((part) => toPlain(part) ?? []);

/** Plain words of a query. In scripts without spaces, the last bigram already has a run's last letter. */
export function queryTerms(text: string): readonly string[] {
  const found = findWords(text);
  const asked = found.filter(({ end }, at) => end > (found[at - 1]?.end ?? 0));
  return asked.flatMap(({ text: word }) => partsOf(word));
}

export const stemmedTerms = (text: string): readonly string[] => plainTerms(text).map((term) => stem(term));
